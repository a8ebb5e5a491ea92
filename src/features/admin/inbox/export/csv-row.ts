import { formatDateTime } from '@/lib/format-moment'
import type { InboxEmail } from '../fetch-inbox-page'
import { type Promised, deadlineOf, formatDeadline } from '../../deadline'
import { statusAppearance } from '../../email-labels'
import { leadDetails } from '../../lead-details'
import { sourceLabel } from '../../source-labels'

const moment = (iso: string | null) => (iso ? formatDateTime(iso) : '')

const promise = (email: Promised, now: number) => {
  const deadline = deadlineOf(email, now)
  return deadline ? formatDeadline(deadline) : ''
}

/**
 * One e-mail as a line of a spreadsheet, by column.
 * @param now milliseconds since 1970
 */
export function csvRow(email: InboxEmail, now: number): Record<string, string> {
  const details = new Map(leadDetails(email.lead).map(({ label, value }) => [label, value]))
  const told = (label: string) => details.get(label) ?? ''
  return {
    Получено: moment(email.received_at),
    Источник: sourceLabel(email.source),
    Статус: statusAppearance[email.status].label,
    Ответственный: email.assignee ? (email.assignee.full_name ?? email.assignee.email) : '',
    Имя: told('Имя') || (email.customer?.name ?? ''),
    Email: email.from_email ?? '',
    Телефон: told('Телефон'),
    Компания: told('Компания'),
    Тема: email.subject ?? '',
    Интерес: email.interest ?? '',
    'Тип проекта': told('Тип проекта'),
    Бюджет: told('Бюджет'),
    Текст: told('Описание') || (email.preview ?? ''),
    'Ответить до': moment(email.due_at),
    Отвечено: moment(email.answered_at),
    Обещание: promise(email, now),
    Номер: email.id,
  }
}
