import { leadNumber } from '@contracts/lead-number.ts'
import { dueText } from '@contracts/working-time-text.ts'
import type { EmailStatus } from '@contracts/email-status.ts'
import { clockName, workingHours } from '@/content/working-hours'
import type { OwnRequest } from './requests'

const clock = { timeZone: workingHours.timeZone, zoneName: clockName.ru }

const sources: Partial<Record<NonNullable<OwnRequest['source']>, string>> = {
  consultation: 'Консультация',
  project_quiz: 'Проект',
  chat: 'Обращение в чате',
  manual: 'Звонок',
  inbound: 'Письмо',
}

/** The title of a request: «Консультация № 482 913», or the subject of a mail. */
export function requestTitle({ source, subject, submission_id: submissionId }: OwnRequest): string {
  const kind = source && sources[source]
  if (kind && submissionId) return `${kind} № ${leadNumber(submissionId)}`
  return (source === 'inbound' ? subject : kind) ?? subject ?? 'Обращение'
}

const states: Record<EmailStatus, string> = {
  new: 'Принято',
  in_progress: 'В работе',
  processed: 'Отвечено',
  completed: 'Завершено',
}

/**
 * The state of a request, in words for the customer.
 * @param now milliseconds since 1970
 */
export function requestState(
  { status, due_at: due, answered_at: answered }: OwnRequest,
  now = Date.now(),
): { state: string; next?: string } {
  const state = status === 'new' && answered ? 'В работе' : states[status]
  const isPromised = status === 'new' || status === 'in_progress'
  if (!isPromised || answered || !due) return { state }
  return Date.parse(due) > now
    ? { state, next: `ответим ${dueText(Date.parse(due), now, clock)}` }
    : { state, next: 'задерживаемся с ответом, простите' }
}

/** Whether a request is a call that the customer can still cancel. */
export const isCancellable = ({ source, status }: OwnRequest): boolean =>
  (source === 'chat' || source === 'consultation') && (status === 'new' || status === 'in_progress')
