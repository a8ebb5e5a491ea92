import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { emailKey } from '../../refetch'
import { unwrap } from '@/lib/database-answer'

/** Nobody reads more of a thread. */
const maxEmails = 200

const attachments = 'attachments(id, name, media_type, size, content_id, position, stored_at)'

async function fetchThread(threadId: string) {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('emails')
    .select(
      `id, from_email, from_name, authentication, to_email, subject, body, html_content, source, lead, interest, received_at, ${attachments},
       email_replies(id, email_id, author_id, to_email, subject, body, created_at, ${attachments},
         author:profiles!email_replies_author_id_fkey(full_name, email),
         outbox(id, status, attempts, next_attempt_at, last_error, sent_at)),
       email_notes(id, email_id, body, created_at, author_id,
         author:profiles!email_notes_author_id_fkey(full_name, email))`,
    )
    .eq('thread_id', threadId)
    .order('created_at', { ascending: false })
    .limit(maxEmails)
  return unwrap(answer) ?? []
}

/** An email of a thread, with its replies and notes. */
export type ThreadEmail = Awaited<ReturnType<typeof fetchThread>>[number]
export type Reply = ThreadEmail['email_replies'][number]
export type Note = ThreadEmail['email_notes'][number]

const isSending = ({ email_replies }: ThreadEmail) =>
  email_replies.some(({ outbox }) => outbox?.status === 'pending' || outbox?.status === 'sending')

const threadQuery = (emailId: string, threadId: string) =>
  queryOptions({
    queryKey: [...emailKey(emailId), 'thread', threadId],
    queryFn: () => fetchThread(threadId),
    // Polls faster while a reply is on its way; new emails of the customer appear as well.
    refetchInterval: ({ state }) => (state.data?.some(isSending) ? 3000 : 30_000),
    meta: { refused: 'Ошибка загрузки данных' },
  })

/** The thread of an email, newest first. */
export const useThread = ({ id, thread_id }: { id: string; thread_id: string }) =>
  useQuery(threadQuery(id, thread_id))
