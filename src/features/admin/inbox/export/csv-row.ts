import { formatDateTime } from '@/lib/format-moment'
import { deadlineOf, formatDeadline, type Promised } from '../../deadline'
import { sourceLabel, statusAppearance } from '../../labels'
import { leadDetails } from '../../lead-details'
import { personName } from '../../person-name'
import type { InboxEmail } from '../fetch-inbox-page'

const momentText = (iso: string | null) => (iso ? formatDateTime(iso) : '')

const promiseText = (email: Promised, now: number) => {
  const deadline = deadlineOf(email, now)
  return deadline && deadline.state !== 'waiting' ? formatDeadline(deadline) : ''
}

/**
 * An email as a row of a spreadsheet, by column.
 * @param now milliseconds since 1970
 */
export function csvRow(email: InboxEmail, now: number): Record<string, string> {
  const details = new Map(leadDetails(email.lead).map(({ label, value }) => [label, value]))
  const detail = (label: string) => details.get(label) ?? ''
  return {
    Получено: momentText(email.received_at),
    Источник: sourceLabel(email.source),
    Статус: statusAppearance[email.status].label,
    Ответственный: email.assignee ? personName(email.assignee) : '',
    Метки: email.tags.join(', '),
    Имя: detail('Имя') || (email.from_name ?? ''),
    Email: email.from_email ?? '',
    Телефон: detail('Телефон'),
    Компания: detail('Компания'),
    Тема: email.subject ?? '',
    Интерес: email.interest ?? '',
    'Тип проекта': detail('Тип проекта'),
    Бюджет: detail('Бюджет'),
    Текст: detail('Описание') || (email.preview ?? ''),
    'Ответить до': momentText(email.due_at),
    Отвечено: momentText(email.answered_at),
    Обещание: promiseText(email, now),
    Номер: email.id,
  }
}
