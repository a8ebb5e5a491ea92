import { request, requestAll, requestInChunks } from '@/lib/backend/database-answer'
import { openable, pageAfter, pageArguments } from '../inbox-requests'
import type { InboxQuery } from '../inbox-query'

/** What of each email of a thread is said in the thread's row. */
const parts =
  'email_replies(count), attachments(name), email_notes(body, created_at, author:profiles!email_notes_author_id_fkey(full_name, email))' as const

const columns =
  `id, submission_id, from_email, from_name, to_email, authentication, is_suspicious, spam_at, subject, body, answers, answer_preview, lead, interest, source, status, listed_at, received_at, due_at, answered_at, waits_until, waiting_since, snoozed_until, tags, page_url, referrer, utm, consents(given_at, text_version), assignee:profiles!emails_assigned_to_user_id_fkey(full_name, email), customer:customers(name, company, phone, email), ${parts}` as const

/** The most rows that the database returns at once. */
const pageSize = 500

async function fetchPage(page: ReturnType<typeof pageArguments>) {
  return request((supabase) =>
    supabase
      .rpc('inbox_page', { ...page, page_size: pageSize })
      .select(columns)
      .or(openable, { referencedTable: 'attachments' }),
  )
}

type Row = Awaited<ReturnType<typeof fetchPage>>[number]

const fetchLater = (threadIds: readonly string[]) =>
  requestAll((supabase, from, to) =>
    supabase
      .from('emails')
      .select(`id, thread_id, ${parts}`)
      .in('thread_id', threadIds)
      .is('listed_at', null)
      .or(openable, { referencedTable: 'attachments' })
      .order('id')
      .range(from, to),
  )

/** As many ids as fit into one URL. */
const chunkSize = 100

/** Adds what the later emails of each thread have. */
async function withLater(page: readonly Row[]) {
  const ids = page.flatMap(({ id, answers }) => (answers > 0 ? id : []))
  const later: Awaited<ReturnType<typeof fetchLater>> = []
  for (let at = 0; at < ids.length; at += chunkSize) {
    later.push(...(await fetchLater(ids.slice(at, at + chunkSize))))
  }
  return page.map((row) => {
    const all = [row, ...later.filter(({ thread_id }) => thread_id === row.id)]
    return {
      ...row,
      email_replies: all.flatMap((each) => each.email_replies),
      attachments: all.flatMap((each) => each.attachments),
      email_notes: all
        .flatMap((each) => each.email_notes)
        .toSorted((a, b) => a.created_at.localeCompare(b.created_at)),
    }
  })
}

export type ExportedEmail = Awaited<ReturnType<typeof withLater>>[number]

/** The whole list, page by page. */
export async function* fetchList(query: InboxQuery, viewerId: string) {
  const filters = pageArguments(query, viewerId)
  let after = {}
  for (;;) {
    const page = await fetchPage({ ...filters, ...after })
    yield await withLater(page)
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    after = pageAfter(filters.queue, last)
  }
}

/** Some emails of the list, in their order. */
export async function* fetchChosen(ids: readonly string[]) {
  const rows = await requestInChunks(ids, (supabase, chunk) =>
    supabase
      .from('emails')
      .select(columns)
      .in('id', chunk)
      .or(openable, { referencedTable: 'attachments' }),
  )
  yield await withLater(rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)))
}
