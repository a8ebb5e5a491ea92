import { emailStatuses } from '@contracts/email-status.ts'
import { kindLabels, type LeadKind } from '../lib/labels'
import { isUuid } from '@contracts/uuid.ts'
import { z } from '@contracts/zod.ts'
import { readQuery, writeQuery } from '../lib/url-params'
import { isMonth } from '../lib/month'

/** Spam and chats without a contact are in no other queue. `isRare` ones are hidden while empty. */
export const queues = [
  { id: 'all', label: 'Все', none: 'Email сообщения не найдены', isRare: false },
  {
    id: 'waiting',
    label: 'Ждут ответа',
    none: 'Никто не ждёт ответа. Отличная работа!',
    isRare: false,
  },
  { id: 'overdue', label: 'Просрочены', none: 'Просроченных писем нет', isRare: false },
  { id: 'mine', label: 'Мои', none: 'Ваши письма не ждут ответа', isRare: false },
  { id: 'snoozed', label: 'Отложены', none: 'Отложенных писем нет', isRare: true },
  { id: 'suspicious', label: 'Подозрительные', none: 'Подозрительных обращений нет', isRare: true },
  { id: 'chats', label: 'Чаты без контакта', none: 'Чатов без контакта нет', isRare: true },
  { id: 'spam', label: 'Спам', none: 'В спаме пусто', isRare: true },
] as const

export type InboxQueue = (typeof queues)[number]['id']

export const queueOf = (id: InboxQueue) => queues.find((queue) => queue.id === id) ?? queues[0]

/** The search, queue and filters of the inbox. What is missing or invalid gets its default. */
export const inboxQuery = z.object({
  q: z.string().catch(''),
  queue: z.enum(queues.map(({ id }) => id)).catch('all'),
  status: z.enum(['all', ...emailStatuses]).catch('all'),
  source: z
    .custom<LeadKind | 'all'>((name) => Object.hasOwn(kindLabels, String(name)))
    .catch('all'),
  /** Anyone, no one, the viewer, or the colleague with this id. */
  assignee: z.union([z.enum(['all', 'none', 'me']), z.guid()]).catch('all'),
  tag: z.string().catch(''),
  month: z.string().refine(isMonth).catch(''),
})

export type InboxQuery = z.infer<typeof inboxQuery>

export const defaultInboxQuery = inboxQuery.parse({})

const filters = ['status', 'source', 'assignee', 'tag', 'month'] as const

/** How many filters are active, not counting the search and the queue. */
export const countFilters = (query: InboxQuery) =>
  filters.filter((key) => query[key] !== defaultInboxQuery[key]).length

export function readOpened(params: URLSearchParams): string | undefined {
  const id = params.get('email') ?? ''
  return isUuid(id) ? id : undefined
}

export const readInboxQuery = (search: URLSearchParams | string) =>
  readQuery(inboxQuery, new URLSearchParams(search))

/** The query in a URL of its own. */
export const searchOf = (query: InboxQuery): string =>
  writeQuery(inboxQuery, new URLSearchParams(), query).toString()

export function addressesIn(query: InboxQuery): (id: string) => string {
  const list = searchOf(query)
  return (id) => `?${list && `${list}&`}email=${id}`
}
