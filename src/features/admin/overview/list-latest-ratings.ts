import { getSupabase } from '@/lib/supabase'
import type { Period } from './period'
import { unwrap } from '../request-error'

const latest = 5

/** The latest ratings of chats, with the e-mail that tells of each, while there is one. */
export async function listLatestRatings(days: Period) {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('chat_summaries')
    .select('id, rating, created_at, email_id, email:emails(subject, from_email)')
    .not('rating', 'is', null)
    .gte('created_at', new Date(Date.now() - days * 86_400_000).toISOString())
    .order('created_at', { ascending: false })
    .limit(latest)
  return (unwrap(answer) ?? []).map(({ id, rating, created_at, email_id, email }) => ({
    id,
    rating: rating ?? 0,
    at: created_at,
    emailId: email_id,
    subject: email?.subject ?? null,
  }))
}
