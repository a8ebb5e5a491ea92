import { formatDateTime } from '@/lib/text/format-moment'
import { deadlineOf, formatDeadline, type Promised } from '../../deadline'
import { sourceLabel, statusAppearance } from '../../labels'
import { leadAnswers } from '../../lead-details'
import { personName } from '../../person-name'
import type { InboxEmail } from '../fetch-inbox-page'

const momentText = (iso: string | null) => (iso ? formatDateTime(iso) : '')

const promiseText = (email: Promised, now: number) => {
  const deadline = deadlineOf(email, now)
  return deadline && deadline.state !== 'waiting' ? formatDeadline(deadline) : ''
}

/**
 * An email as a row of a spreadsheet, keyed by column.
 * @param now milliseconds since 1970
 */
export function csvRow(email: InboxEmail, now: number): Record<string, string> {
  const answers = leadAnswers(email.lead)
  return {
    Получено: momentText(email.received_at),
    Источник: sourceLabel(email.source),
    Статус: statusAppearance[email.status].label,
    Ответственный: email.assignee ? personName(email.assignee) : '',
    Метки: email.tags.join(', '),
    Имя: answers.name ?? email.from_name ?? '',
    Email: email.from_email ?? '',
    Телефон: answers.phone ?? '',
    Компания: answers.company ?? '',
    Тема: email.subject ?? '',
    Интерес: email.interest ?? '',
    'Тип проекта': answers.projectType ?? '',
    Бюджет: answers.budget ?? '',
    Текст: answers.description ?? email.preview ?? '',
    'Ответить до': momentText(email.due_at),
    Отвечено: momentText(email.answered_at),
    Обещание: promiseText(email, now),
    Номер: email.id,
  }
}
