import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { emailKey } from '../../refetch'
import { unwrap } from '../../request'

/** Nobody reads more letters of one conversation, and no screen should wait for them. */
const latest = 200

async function fetchThread(threadId: string) {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('emails')
    .select(
      `id, from_email, to_email, subject, body, html_content, source, lead, interest, received_at,
       email_replies(id, email_id, to_email, subject, body, created_at,
         author:profiles!email_replies_author_id_fkey(full_name, email),
         outbox(id, status, attempts, next_attempt_at, last_error, sent_at)),
       email_notes(id, email_id, body, created_at, author_id,
         author:profiles!email_notes_author_id_fkey(full_name, email))`,
    )
    .eq('thread_id', threadId)
    .order('created_at', { ascending: false })
    .limit(latest)
  return unwrap(answer) ?? []
}

/** A letter of a conversation, with the replies to it and the notes about it. */
export type ThreadEmail = Awaited<ReturnType<typeof fetchThread>>[number]
export type Reply = ThreadEmail['email_replies'][number]
export type Note = ThreadEmail['email_notes'][number]

const isUnderWay = ({ email_replies }: ThreadEmail) =>
  email_replies.some(({ outbox }) => outbox?.status === 'pending' || outbox?.status === 'sending')

export const threadKey = (emailId: string) => [...emailKey(emailId), 'thread'] as const

const threadQuery = (emailId: string, threadId: string) =>
  queryOptions({
    queryKey: threadKey(emailId),
    queryFn: () => fetchThread(threadId),
    // Follows a reply until it is there or has failed, and notices what the customer answers.
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? 3000 : 30_000),
    meta: { refused: 'Ошибка загрузки данных' },
  })

/** The conversation that an e-mail belongs to, the latest letter first. */
export const useThread = ({ id, thread_id }: { id: string; thread_id: string }) =>
  useQuery(threadQuery(id, thread_id))
