import type { Database } from '@contracts/database.types.ts'
import { assignableStatuses, type AssignableStatus } from '@contracts/email-status.ts'
import { sourceLabels } from '../source-labels'

export type LeadSource = Database['public']['Enums']['lead_source']

/** What one works off: everything, what waits for an answer, what waits too long, what waits for me. */
export const inboxQueues = ['all', 'waiting', 'overdue', 'mine'] as const

export type InboxQueue = (typeof inboxQueues)[number]

/** Whose e-mails: anybody's, nobody's, the viewer's, or those of whoever has this id. */
export type AssigneeFilter = 'all' | 'none' | 'me' | (string & {})

/** Which e-mails are listed. */
export interface InboxQuery {
  text: string
  queue: InboxQueue
  status: AssignableStatus | 'all'
  source: LeadSource | 'all'
  assignee: AssigneeFilter
}

export const everything: InboxQuery = {
  text: '',
  queue: 'all',
  status: 'all',
  source: 'all',
  assignee: 'all',
}

/** Whether anything but the queue narrows the list. */
export const countFilters = ({ status, source, assignee }: InboxQuery) =>
  [status, source, assignee].filter((choice) => choice !== 'all').length

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Which e-mail the page's address opens. */
export function readOpened(params: URLSearchParams): string | undefined {
  const id = params.get('email')
  return id && uuid.test(id) ? id : undefined
}

/** The address with an e-mail opened, or none. */
export function writeOpened(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params)
  if (id) next.set('email', id)
  else next.delete('email')
  return next
}

const oneOf = <T extends string>(choices: readonly T[], text: string | null) =>
  choices.find((choice) => choice === text)

function readAssignee(text: string | null): AssigneeFilter {
  if (text === 'none' || text === 'me') return text
  return text && uuid.test(text) ? text : everything.assignee
}

const isSource = (text: string | null): text is LeadSource =>
  text !== null && Object.hasOwn(sourceLabels, text)

function readSource(params: URLSearchParams): InboxQuery['source'] {
  const source = params.get('source')
  return isSource(source) ? source : everything.source
}

/** Reads the query from the page's address; whatever is not understood there is as if it were not there. */
export const readInboxQuery = (params: URLSearchParams): InboxQuery => ({
  text: params.get('q') ?? everything.text,
  queue: oneOf(inboxQueues, params.get('queue')) ?? everything.queue,
  status: oneOf(assignableStatuses, params.get('status')) ?? everything.status,
  source: readSource(params),
  assignee: readAssignee(params.get('assignee')),
})

const names = {
  text: 'q',
  queue: 'queue',
  status: 'status',
  source: 'source',
  assignee: 'assignee',
} as const

/** Writes the query into the page's address, and leaves out what goes without saying. */
export function writeInboxQuery(params: URLSearchParams, query: InboxQuery): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const key of ['text', 'queue', 'status', 'source', 'assignee'] as const) {
    if (query[key] === everything[key]) next.delete(names[key])
    else next.set(names[key], query[key])
  }
  return next
}
