import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { emailKey } from '../refetch'
import { unwrap } from '@/lib/database-answer'

async function fetchOne(id: string) {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('emails')
    .select(
      'id, submission_id, thread_id, refers_to_thread_id, from_email, from_name, authentication, is_suspicious, spam_at, snoozed_until, tags, to_email, subject, status, source, lead, interest, page_url, referrer, utm, customer_id, assigned_to_user_id, received_at, due_at, answered_at, waits_until, waiting_since, consents(given_at, text_version), assignee:profiles!emails_assigned_to_user_id_fkey(full_name, email)',
    )
    .eq('id', id)
    .maybeSingle()
  return unwrap(answer)
}

/** A link may name any email of a thread; its first one stands for all. */
async function fetchEmail(id: string) {
  const email = await fetchOne(id)
  return email && email.thread_id !== email.id ? fetchOne(email.thread_id) : email
}

/** An email without its text, which comes with the thread. */
export type EmailDetail = NonNullable<Awaited<ReturnType<typeof fetchEmail>>>

const emailQuery = (id: string) =>
  queryOptions({
    queryKey: emailKey(id),
    queryFn: () => fetchEmail(id),
    meta: { refused: 'Ошибка загрузки данных' },
  })

/** An email; null if it does not exist, or may not be seen. */
export const useEmail = (id: string) => useQuery(emailQuery(id))
