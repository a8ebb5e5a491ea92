import { useMemo } from 'react'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Database } from '@contracts/database.types.ts'
import { searchedText } from '@contracts/mail-address.ts'
import { call, request, requestAll } from '@/lib/backend/database-answer'
import { inboxKey, inboxKeys } from '../lib/refetch'
import { useLiveTables } from '../lib/use-live-tables'
import { useViewer } from '../lib/viewer'
import { weekStart } from '../lib/weeks'
import type { InboxQuery } from './inbox-query'
import { keptPage } from './kept-page'
import { monthSpan } from '../lib/month'

const pageSize = 100

const columns =
  'id, submission_id, customer_id, from_email, from_name, authentication, is_suspicious, subject, preview, answers, answer_preview, lead, interest, source, status, listed_at, received_at, due_at, answered_at, waits_until, waiting_since, snoozed_until, tags, assigned_to_user_id, assignee:profiles!emails_assigned_to_user_id_fkey(full_name, email), customer:customers(name, company), outbox(status), email_replies(count), email_notes(count), attachments(count)'

type PageArguments = Database['public']['Functions']['inbox_page']['Args']

function assigneeArguments({ queue, assignee }: InboxQuery, viewerId: string): PageArguments {
  if (queue === 'mine' || assignee === 'me') return { assignee: viewerId }
  if (assignee === 'none') return { is_unassigned: true }
  return assignee === 'all' ? {} : { assignee }
}

function sourceArguments(source: InboxQuery['source']): PageArguments {
  if (source === 'all') return {}
  if (source === 'order') return { wanted_source: 'consultation', is_order: true }
  return { wanted_source: source, ...(source === 'consultation' && { is_order: false }) }
}

/** Translates a query; the viewer's own queue is the waiting emails assigned to them. */
export function pageArguments(query: InboxQuery, viewerId: string): PageArguments {
  const { q, queue, status, source, tag, month } = query
  const search = searchedText(q)
  const span = month && monthSpan(month)
  return {
    queue: queue === 'mine' ? 'waiting' : queue,
    ...(search && { search }),
    ...(status !== 'all' && { wanted_status: status }),
    ...sourceArguments(source),
    ...(tag !== '' && { wanted_tag: tag }),
    ...(span && { wrote_from: span.from, wrote_before: span.before }),
    ...assigneeArguments(query, viewerId),
  }
}

/** Pictures inside a mail's text, such as a logo in the signature, do not count as attachments. */
export const openable = 'content_id.is.null,media_type.not.like.image/*'

/** A page of the inbox, filtered, searched and sorted by the database: threads, each as its first email. */
export const fetchInboxPage = (page: PageArguments) =>
  request((supabase) =>
    supabase
      .rpc('inbox_page', page)
      .select(columns)
      .or(openable, { referencedTable: 'attachments' }),
  )

export type InboxEmail = Awaited<ReturnType<typeof fetchInboxPage>>[number] & {
  /** The later emails of its thread. */
  laterIds?: readonly string[]
  /** How many other requests of the same customer wait. */
  others?: number
}

/** Adds how many other requests of its customer wait, whatever the list leaves out. */
async function withOthers(page: InboxEmail[]): Promise<InboxEmail[]> {
  const customers = new Set(page.flatMap(({ customer_id }) => customer_id ?? []))
  if (customers.size === 0) return page
  const waiting = await requestAll((supabase, from, to) =>
    supabase
      .from('emails')
      .select('id, customer_id')
      .in('customer_id', [...customers])
      .not('waits_until', 'is', null)
      .eq('is_suspicious', false)
      .order('id')
      .range(from, to),
  )
  const isOther = (email: InboxEmail) => (other: (typeof waiting)[number]) =>
    other.customer_id === email.customer_id && other.id !== email.id
  return page.map((email) => ({
    ...email,
    ...(email.customer_id !== null && { others: waiting.filter(isOther(email)).length }),
  }))
}

/** Adds data of the later emails of each thread: replies, notes, files and undelivered mails. */
async function withAnswers(page: InboxEmail[]): Promise<InboxEmail[]> {
  const ids = page.flatMap(({ id, answers }) => (answers > 0 ? id : []))
  if (ids.length === 0) return page
  const rows = await requestAll((supabase, from, to) =>
    supabase
      .from('emails')
      .select(
        'id, thread_id, outbox(status), email_replies(count), email_notes(count), attachments(count)',
      )
      .in('thread_id', ids)
      .is('listed_at', null)
      .or(openable, { referencedTable: 'attachments' })
      .order('id')
      .range(from, to),
  )
  return page.map((email) => {
    const later = rows.filter(({ thread_id }) => thread_id === email.id)
    const all = [email, ...later]
    return {
      ...email,
      laterIds: later.map(({ id }) => id),
      outbox: all.flatMap((each) => each.outbox),
      email_replies: all.flatMap((each) => each.email_replies),
      email_notes: all.flatMap((each) => each.email_notes),
      attachments: all.flatMap((each) => each.attachments),
    }
  })
}

type Place = Pick<
  InboxEmail,
  'id' | 'listed_at' | 'waits_until' | 'waiting_since' | 'snoozed_until'
>

export function pageAfter(queue: PageArguments['queue'], email: Place): PageArguments {
  const { listed_at, waits_until, waiting_since, snoozed_until, id } = email
  if (queue === 'waiting' || queue === 'overdue') {
    return {
      ...(waits_until && { after_waits_until: waits_until }),
      ...(waiting_since && { after_moment: waiting_since }),
      after_id: id,
    }
  }
  const moment = queue === 'snoozed' ? snoozed_until : listed_at
  return { ...(moment && { after_moment: moment }), after_id: id }
}

const firstPage: PageArguments = {}

/** Drops duplicates: an email may move to another page between two requests. */
const joinPages = ({ pages }: { pages: readonly InboxEmail[][] }) => [
  ...new Map(pages.flat().map((email) => [email.id, email])).values(),
]

async function fetchInboxCounts() {
  const since = new Date(weekStart(Date.now())).toISOString()
  const [counts] = await call('inbox_counts', { since, by_customer: true })
  return counts ?? null
}

export type InboxCounts = NonNullable<Awaited<ReturnType<typeof fetchInboxCounts>>>

export const useInboxCounts = (pollMs: number) =>
  useQuery({
    queryKey: [...inboxKey, 'counts'],
    queryFn: fetchInboxCounts,
    refetchInterval: pollMs,
    meta: { refused: 'Ошибка загрузки emails' },
  })

const place = {
  channel: 'inbox',
  tables: ['emails', 'email_notes', 'email_replies'],
  keys: inboxKeys,
}

const noEmails: InboxEmail[] = []

export function useInboxEmails(query: InboxQuery) {
  const pollMs = useLiveTables(place)
  const { data: counts } = useInboxCounts(pollMs)
  const filters = pageArguments(query, useViewer().userId)
  // One conversation with each customer: what is due first stands for their other requests.
  const isByTime = filters.queue === 'waiting' || filters.queue === 'overdue'
  const once = isByTime && { by_customer: true }
  const pages = useInfiniteQuery({
    queryKey: [...inboxKey, 'pages', filters],
    queryFn: async ({ pageParam, queryKey, client }) => {
      const kept = keptPage<InboxEmail, PageArguments>(client, queryKey, pageParam)
      if (kept) return kept
      const page = { ...filters, ...pageParam, ...once, page_size: pageSize }
      return withOthers(await withAnswers(await fetchInboxPage(page)))
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => {
      const last = page.at(-1)
      return last && page.length === pageSize ? pageAfter(filters.queue, last) : undefined
    },
    select: joinPages,
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
    meta: { refused: 'Ошибка загрузки emails' },
  })
  const emails = pages.data ?? noEmails
  const ids = useMemo(() => emails.map(({ id }) => id), [emails])
  return { counts, pages, emails, ids }
}
