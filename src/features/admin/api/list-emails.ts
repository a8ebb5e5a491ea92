import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { unwrap } from './request-error'

const newest = 100

async function listEmails() {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('emails')
    .select(
      '*, assignee:profiles!emails_assigned_to_user_id_fkey(full_name, email), outbox(status)',
    )
    .order('created_at', { ascending: false })
    .limit(newest)
  return unwrap(answer) ?? []
}

/** An e-mail as the panel lists it: all its columns, its assignee, how its notification fares. */
export type Email = Awaited<ReturnType<typeof listEmails>>[number]

export const emailsQuery = queryOptions({
  queryKey: ['emails'],
  queryFn: listEmails,
  meta: { refused: 'Ошибка загрузки emails' },
})

export const useEmails = () => useQuery(emailsQuery)
