import { type EmailStatus, emailStatuses } from '@contracts/email-status.ts'
import { type LeadSource, sourceLabels } from '../labels'
import { isUuid } from '@contracts/uuid.ts'
import { withParams } from '../url-params'
import { isMonth } from './month'

/**
 * All emails, waiting ones, overdue ones, those waiting for the viewer, snoozed ones, those above a limit, chats
 * without a contact, and spam. The last two are in no other queue.
 */
export const inboxQueues = [
  'all',
  'waiting',
  'overdue',
  'mine',
  'snoozed',
  'suspicious',
  'chats',
  'spam',
] as const

export type InboxQueue = (typeof inboxQueues)[number]

export const queueLabels: Record<InboxQueue, string> = {
  all: 'Все',
  waiting: 'Ждут ответа',
  overdue: 'Просрочены',
  mine: 'Мои',
  snoozed: 'Отложены',
  suspicious: 'Подозрительные',
  chats: 'Чаты без контакта',
  spam: 'Спам',
}

/** Anyone, no one, the viewer, or the colleague with this id. */
type AssigneeFilter = 'all' | 'none' | 'me' | (string & {})

/** The search, queue and filters of the inbox. */
export interface InboxQuery {
  text: string
  queue: InboxQueue
  status: EmailStatus | 'all'
  source: LeadSource | 'all'
  assignee: AssigneeFilter
  /** The tag of the emails; all emails if empty, as an absent parameter of the URL is read. */
  tag: string
  /** The month in which the customer wrote; all months if empty. */
  month: string
}

export const defaultInboxQuery: InboxQuery = {
  text: '',
  queue: 'all',
  status: 'all',
  source: 'all',
  assignee: 'all',
  tag: '',
  month: '',
}

const filters = ['status', 'source', 'assignee', 'tag', 'month'] as const

/** How many filters are active, not counting the search and the queue. */
export const countFilters = (query: InboxQuery) =>
  filters.filter((key) => query[key] !== defaultInboxQuery[key]).length

/** The id of the email opened by the URL. */
export function readOpened(params: URLSearchParams): string | undefined {
  const id = params.get('email') ?? ''
  return isUuid(id) ? id : undefined
}

/** The URL that opens an email, or none. */
export const writeOpened = (params: URLSearchParams, id: string | undefined) =>
  withParams(params, { email: id })

const oneOf = <T extends string>(choices: readonly T[], text: string | null) =>
  choices.find((choice) => choice === text)

function readAssignee(text: string | null): AssigneeFilter {
  if (text === 'none' || text === 'me') return text
  return text && isUuid(text) ? text : defaultInboxQuery.assignee
}

const isSource = (text: string | null): text is LeadSource =>
  text !== null && Object.hasOwn(sourceLabels, text)

function readSource(params: URLSearchParams): InboxQuery['source'] {
  const source = params.get('source')
  return isSource(source) ? source : defaultInboxQuery.source
}

function readMonth(params: URLSearchParams): string {
  const month = params.get('month') ?? ''
  return isMonth(month) ? month : defaultInboxQuery.month
}

/** Reads the query from the URL and ignores invalid values. */
export const readInboxQuery = (params: URLSearchParams): InboxQuery => ({
  text: params.get('q') ?? defaultInboxQuery.text,
  queue: oneOf(inboxQueues, params.get('queue')) ?? defaultInboxQuery.queue,
  status: oneOf(emailStatuses, params.get('status')) ?? defaultInboxQuery.status,
  source: readSource(params),
  assignee: readAssignee(params.get('assignee')),
  tag: params.get('tag') ?? defaultInboxQuery.tag,
  month: readMonth(params),
})

/** Writes the query into the URL, without default values. */
export function writeInboxQuery(params: URLSearchParams, query: InboxQuery): URLSearchParams {
  const parts = (['text', 'queue', ...filters] as const).map((key): [string, string] => [
    key === 'text' ? 'q' : key,
    query[key] === defaultInboxQuery[key] ? '' : query[key],
  ])
  return withParams(params, Object.fromEntries(parts))
}

/** For the links of a list: returns a function from a row's id to its URL. */
export function addressesIn(query: InboxQuery): (id: string) => string {
  const list = writeInboxQuery(new URLSearchParams(), query).toString()
  return (id) => `?${list && `${list}&`}email=${id}`
}
