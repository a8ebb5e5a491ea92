import { useEffect } from 'react'
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  call,
  isDuplicate,
  request,
  requestAnswer,
  RequestError,
} from '@/lib/backend/database-answer'
import { toast } from '@/lib/toast'
import { chatsKey, emailKey, inboxKeys, refetchLater } from '../lib/refetch'

const fetchOne = (id: string) =>
  request((supabase) =>
    supabase
      .from('emails')
      .select(
        'id, submission_id, thread_id, refers_to_thread_id, from_email, from_name, authentication, is_suspicious, spam_at, snoozed_until, tags, to_email, subject, status, answers, source, lead, interest, page_url, referrer, utm, customer_id, assigned_to_user_id, received_at, due_at, answered_at, waits_until, waiting_since, consents(given_at, text_version), assignee:profiles!emails_assigned_to_user_id_fkey(full_name, email), customer:customers(name)',
      )
      .eq('id', id)
      .maybeSingle(),
  )

/** A link may name any email of a thread; the thread is opened by its first one. */
async function fetchEmail(id: string) {
  const email = await fetchOne(id)
  return email && email.thread_id !== email.id ? fetchOne(email.thread_id) : email
}

/** An email without its text, which comes with the thread query. */
export type EmailDetail = NonNullable<Awaited<ReturnType<typeof fetchEmail>>>

const emailQuery = (id: string) => ({ queryKey: emailKey(id), queryFn: () => fetchEmail(id) })

/** An email; null if it does not exist or row-level security hides it. */
export const useEmail = (id: string, pollMs: number | false = 10_000) =>
  useQuery({ ...emailQuery(id), refetchInterval: pollMs })

export function usePrefetchedEmail(id: string | undefined): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (id !== undefined) void queries.prefetchQuery(emailQuery(id))
  }, [queries, id])
}

/** How many emails are shown at first from each end of a long thread. */
const endSize = 100
const beginningSize = 10

/** How many of the emails in between are fetched at once. */
export const pageSize = 500

const attachments = 'attachments(id, name, media_type, size, content_id, position, stored_at)'

/** Of the notes on an email or a chat. */
export const noteColumns = `email_notes(id, body, created_at, author_id,
         author:profiles!email_notes_author_id_fkey(full_name, email))` as const

async function fetchEmails(threadId: string, ascending: boolean, offset: number, size: number) {
  const { data: emails, count } = await requestAnswer((supabase) =>
    supabase
      .from('emails')
      .select(
        `id, from_email, from_name, authentication, to_email, also_to, cc, reply_to, is_relayed, subject, preview, body, html_content, in_reply_to, reference_ids, source, lead, interest, received_at, created_at, processed, ${attachments},
       email_replies(id, email_id, author_id, to_email, cc, subject, body, created_at, answers_until, ${attachments},
         author:profiles!email_replies_author_id_fkey(full_name, email),
         outbox(id, status, attempts, next_attempt_at, last_error, sent_at)),
       ${noteColumns}`,
        { count: 'exact' },
      )
      .eq('thread_id', threadId)
      .order('created_at', { ascending })
      .order('id', { ascending })
      .range(offset, offset + size - 1),
  )
  return { emails, total: count ?? emails.length }
}

/** The end of a thread with its beginning, or the emails before the newest `offset` ones. */
async function fetchPage(threadId: string, offset: number) {
  if (offset > 0) {
    return { ...(await fetchEmails(threadId, false, offset, pageSize)), beginning: [] }
  }
  const end = await fetchEmails(threadId, false, 0, endSize + beginningSize)
  if (end.total <= end.emails.length) return { ...end, beginning: [] }
  const { emails } = await fetchEmails(threadId, true, 0, beginningSize)
  return { ...end, emails: end.emails.slice(0, endSize), beginning: emails.toReversed() }
}

type Page = Awaited<ReturnType<typeof fetchPage>>

export type ThreadEmail = Page['emails'][number]
export type Reply = ThreadEmail['email_replies'][number]
export type Note = ThreadEmail['email_notes'][number]

const isPending = ({ status }: { status: string }) => status === 'pending' || status === 'sending'

const isSending = ({ email_replies }: ThreadEmail) =>
  email_replies.some(({ outbox }) => outbox && isPending(outbox))

/** Newest first. An email may be on two pages if new ones have arrived in between. */
export function joinPages(pages: readonly Page[]) {
  const end = pages.flatMap(({ emails }) => emails)
  const emails = [
    ...new Map([...end, ...(pages[0]?.beginning ?? [])].map((email) => [email.id, email])).values(),
  ]
  const hidden = Math.max(0, (pages.at(-1)?.total ?? 0) - emails.length)
  return { emails, hidden, gapBefore: hidden > 0 ? end.at(-1)?.id : undefined }
}

/** The thread of an email, newest first; of a long one, both ends, and more on demand. */
export const useThread = ({ id, thread_id }: { id: string; thread_id: string }) =>
  useInfiniteQuery({
    queryKey: [...emailKey(id), 'thread', thread_id],
    queryFn: ({ pageParam }) => fetchPage(thread_id, pageParam),
    initialPageParam: 0,
    getNextPageParam: (_, pages) => {
      const { emails, hidden } = joinPages(pages)
      return hidden > 0 ? emails.length - (pages[0]?.beginning.length ?? 0) : undefined
    },
    select: ({ pages }: InfiniteData<Page, number>) => joinPages(pages),
    // Polls faster while a reply is being sent; this also brings new emails and colleagues' replies.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ emails }) => emails.some(isSending)) ? 3000 : 10_000,
  })

export const useChat = (emailId: string) =>
  useQuery({
    queryKey: [...emailKey(emailId), 'chat'],
    queryFn: () =>
      request((supabase) =>
        supabase
          .from('chat_sessions')
          .select(
            `rating, chat_messages(id, role, content, created_at,
               author:profiles!chat_messages_author_id_fkey(full_name, email))`,
          )
          .eq('email_id', emailId)
          .order('id', { referencedTable: 'chat_messages' })
          .limit(1)
          .maybeSingle(),
      ),
  })

export const useDelivery = (emailId: string) =>
  useQuery({
    queryKey: [...emailKey(emailId), 'delivery'],
    queryFn: () =>
      request((supabase) =>
        supabase
          .from('outbox')
          .select('id, kind, status, to_email, attempts, next_attempt_at, last_error, sent_at')
          .eq('email_id', emailId)
          // The thread shows the delivery of replies.
          .neq('kind', 'reply')
          .order('created_at', { ascending: true }),
      ),
    refetchInterval: ({ state }) => (state.data?.some(isPending) ? 5000 : false),
  })

/** What a note is on. */
export type NoteSubject = { email_id: string } | { chat_id: string }

/** Stores a note, under an id made by the client: a retry stores it once. */
export const useAddNote = () =>
  useMutation({
    mutationFn: (note: Pick<Note, 'id' | 'body'> & { email_id?: string; chat_id?: string }) =>
      request((supabase) => supabase.from('email_notes').insert(note)).catch((error: unknown) => {
        if (!isDuplicate(error)) throw error
      }),
    meta: { refused: 'Не удалось сохранить заметку' },
    onSettled: refetchLater(...inboxKeys, chatsKey),
  })

export const useDeleteNote = () =>
  useMutation({
    mutationFn: (id: string) =>
      request((supabase) => supabase.from('email_notes').delete().eq('id', id)),
    onSuccess: () => toast.success('Заметка удалена'),
    meta: { refused: 'Не удалось удалить заметку' },
    onSettled: refetchLater(...inboxKeys, chatsKey),
  })

export const useJoinThread = () =>
  useMutation({
    mutationFn: async (email_id: string) => {
      const isJoined = await call('join_thread', { email_id })
      if (!isJoined) throw new RequestError('The email refers to no other thread')
    },
    onSuccess: () => toast.success('Письмо теперь в общей переписке'),
    meta: { refused: 'Не удалось присоединить письмо' },
    onSettled: refetchLater(...inboxKeys),
  })
