import { leadNumber } from '@contracts/lead-number.ts'
import { deadlineOf, type Promised } from '../../deadline'
import { sourceLabel, statusAppearance } from '../../labels'
import { leadAnswers } from '../../lead-details'
import { personName } from '../../person-name'
import { nameOf } from '../../sender'
import type { InboxEmail } from '../fetch-inbox-page'

/** «2026-11-26 08:53» in the reader's time zone, which sorts as text. */
const sortable = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
const momentText = (iso: string | null) => (iso ? sortable.format(new Date(iso)) : '')

/** A telephone number that no spreadsheet takes for a number or a sum: «+996555123456», «+7-495-123-45-67». */
const phoneText = (phone = '') =>
  phone.replaceAll('-', ' ').replace(/^\+(7|996)(\d{3})(\d+)$/, '+$1 ($2) $3')

/** Whether the promise was kept; empty while it can be, or without one. */
function promiseText(email: Promised, now: number): string {
  const deadline = deadlineOf(email, now)
  if (deadline?.state === 'kept') return 'да'
  const isLate = deadline?.state === 'open' && deadline.urgency === 'overdue'
  return isLate || deadline?.state === 'broken' ? 'нет' : ''
}

/**
 * An email as a row of a spreadsheet, keyed by column.
 * @param now milliseconds since 1970
 */
export function csvRow(email: InboxEmail, now: number): Record<string, string> {
  const answers = leadAnswers(email.lead)
  return {
    Номер: email.submission_id ? leadNumber(email.submission_id) : '',
    Получено: momentText(email.received_at),
    Источник: sourceLabel(email.source),
    Статус: statusAppearance[email.status].label,
    Ответственный: email.assignee ? personName(email.assignee) : '',
    Метки: email.tags.join(', '),
    Имя: nameOf(email) ?? '',
    Email: email.from_email ?? '',
    Телефон: phoneText(answers.phone),
    Компания: email.customer?.company ?? answers.company ?? '',
    Тема: email.subject ?? '',
    Интерес: email.interest ?? '',
    'Тип проекта': answers.projectType ?? '',
    Бюджет: answers.budget ?? '',
    Текст: answers.description ?? email.preview ?? '',
    'Ответить до': momentText(email.due_at),
    Отвечено: momentText(email.answered_at),
    'В срок': promiseText(email, now),
  }
}
