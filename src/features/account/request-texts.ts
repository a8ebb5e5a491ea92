import { leadNumber } from '@contracts/lead-number.ts'
import { dueText } from '@contracts/working-time-text.ts'
import type { EmailStatus } from '@contracts/email-status.ts'
import { consultationProjectTypeLabels } from '@/content/consultation'
import { quizProjectTypeLabels } from '@/content/quiz'
import { visitorClock } from '@/lib/text/visitor-clock'
import type { OwnRequest } from './requests'

type Kind = NonNullable<OwnRequest['source']> | 'order'

const kindOf = ({ source, is_order }: OwnRequest): Kind =>
  is_order ? 'order' : (source ?? 'inbound')

const kinds: Partial<Record<Kind, string>> = {
  consultation: 'Заявка',
  order: 'Заказ',
  project_quiz: 'Заявка',
  chat: 'Чат',
  manual: 'Звонок',
  inbound: 'Письмо',
}

/** What a request is, with its number: «Заявка № 482 913», «Письмо». */
export function requestKind(request: OwnRequest): string {
  const { submission_id: submissionId } = request
  const kind = kinds[kindOf(request)] ?? 'Обращение'
  return submissionId ? `${kind} №\u00a0${leadNumber(submissionId)}` : kind
}

const projectTypes: Record<string, string> = {
  ...consultationProjectTypeLabels.ru,
  ...quizProjectTypeLabels.ru,
}

/** In characters. */
const longestTitle = 80

/** What a request is about: what was ordered, the first line of what was written, the kind of project. */
export function requestTitle(request: OwnRequest): string {
  const { source, subject, topic, project_type: type } = request
  const [line = ''] = (topic || (source === 'inbound' ? subject : '') || '').trim().split('\n')
  if (!line) return (type && projectTypes[type]) || requestKind(request)
  return line.length > longestTitle ? `${line.slice(0, longestTitle).trimEnd()}…` : line
}

const states: Record<EmailStatus, string> = {
  new: 'Принято',
  in_progress: 'В работе',
  processed: 'Отвечено',
  completed: 'Завершено',
}

export function requestState(
  { status, due_at: due, answered_at: answered }: OwnRequest,
  now = Date.now(),
): { state: string; next?: string } {
  const state = status === 'new' && answered ? 'В работе' : states[status]
  const isPromised = status === 'new' || status === 'in_progress'
  if (!isPromised || answered || !due) return { state }
  return Date.parse(due) > now
    ? { state, next: `ответим ${dueText(Date.parse(due), now, visitorClock(Date.parse(due)))}` }
    : { state, next: 'задерживаемся с ответом, простите' }
}

/** How a request is called off. */
export interface Cancellation {
  what: string
  said: string
}

const ofCall = { what: 'консультацию', said: 'Консультация больше не нужна' }

const cancellations: Partial<Record<Kind, Cancellation>> = {
  consultation: ofCall,
  chat: ofCall,
  order: { what: 'заказ', said: 'Заказ больше не нужен' },
}

/** How a request can be called off; undefined if it cannot, or no more. */
export const cancellationOf = (request: OwnRequest): Cancellation | undefined =>
  ['new', 'in_progress'].includes(request.status) ? cancellations[kindOf(request)] : undefined
