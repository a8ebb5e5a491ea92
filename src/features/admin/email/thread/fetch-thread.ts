import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { emailKey } from '../../refetch'
import { unwrap } from '@/lib/database-answer'

/** How many emails of a long thread's end are shown at first, and of its beginning. */
const endSize = 100
const beginningSize = 10

/** How many of those between them are asked for at once. */
export const pageSize = 500

const attachments = 'attachments(id, name, media_type, size, content_id, position, stored_at)'

/** Emails of a thread from one end on, and how many it has. */
async function fetchEmails(threadId: string, ascending: boolean, offset: number, size: number) {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('emails')
    .select(
      `id, from_email, from_name, authentication, to_email, also_to, cc, reply_to, is_relayed, subject, body, html_content, source, lead, interest, received_at, ${attachments},
       email_replies(id, email_id, author_id, to_email, cc, subject, body, created_at, ${attachments},
         author:profiles!email_replies_author_id_fkey(full_name, email),
         outbox(id, status, attempts, next_attempt_at, last_error, sent_at)),
       email_notes(id, email_id, body, created_at, author_id,
         author:profiles!email_notes_author_id_fkey(full_name, email))`,
      { count: 'exact' },
    )
    .eq('thread_id', threadId)
    .order('created_at', { ascending })
    .order('id', { ascending })
    .range(offset, offset + size - 1)
  const emails = unwrap(answer) ?? []
  return { emails, total: answer.count ?? emails.length }
}

/** The end of a thread, with its beginning; or what is before the newest `offset` emails. */
async function fetchPage(threadId: string, offset: number) {
  if (offset > 0) {
    const { emails, total } = await fetchEmails(threadId, false, offset, pageSize)
    return { emails, total, beginning: [] }
  }
  const { emails, total } = await fetchEmails(threadId, false, 0, endSize + beginningSize)
  if (total <= emails.length) return { emails, total, beginning: [] }
  const beginning = await fetchEmails(threadId, true, 0, beginningSize)
  return { emails: emails.slice(0, endSize), total, beginning: beginning.emails.toReversed() }
}

type Page = Awaited<ReturnType<typeof fetchPage>>

/** An email of a thread, with its replies and notes. */
export type ThreadEmail = Page['emails'][number]
export type Reply = ThreadEmail['email_replies'][number]
export type Note = ThreadEmail['email_notes'][number]

const isSending = ({ email_replies }: ThreadEmail) =>
  email_replies.some(({ outbox }) => outbox?.status === 'pending' || outbox?.status === 'sending')

/** A thread, as far as it is shown. */
interface Thread {
  /** Newest first. */
  emails: ThreadEmail[]
  /** How many there are between the beginning and the end. */
  hidden: number
  /** The first email after them. */
  gapBefore: string | undefined
}

/** Puts the pages of a thread together. An email may be in two of them when others have come meanwhile. */
export function joinPages(pages: readonly Page[]): Thread {
  const end = pages.flatMap(({ emails }) => emails)
  const emails = [
    ...new Map([...end, ...(pages[0]?.beginning ?? [])].map((it) => [it.id, it])).values(),
  ]
  const hidden = Math.max(0, (pages.at(-1)?.total ?? 0) - emails.length)
  return { emails, hidden, gapBefore: hidden > 0 ? end.at(-1)?.id : undefined }
}

const threadQuery = (emailId: string, threadId: string) =>
  infiniteQueryOptions({
    queryKey: [...emailKey(emailId), 'thread', threadId],
    queryFn: ({ pageParam }) => fetchPage(threadId, pageParam),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => {
      const { emails, hidden } = joinPages(pages)
      return hidden > 0 ? emails.length - (pages[0]?.beginning.length ?? 0) : undefined
    },
    select: ({ pages }: InfiniteData<Page, number>) => joinPages(pages),
    // Polls faster while a reply is on its way; new emails of the customer and replies of colleagues appear as well.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ emails }) => emails.some(isSending)) ? 3000 : 10_000,
    meta: { refused: 'Ошибка загрузки данных' },
  })

/** The thread of an email, newest first: of a long one, its beginning and its end, and more on demand. */
export const useThread = ({ id, thread_id }: { id: string; thread_id: string }) =>
  useInfiniteQuery(threadQuery(id, thread_id))
