import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { emailKey } from '../../refetch'
import { unwrap } from '../../request'

async function fetchChat(emailId: string) {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('chat_sessions')
    .select(
      'id, rating, ended_reason, started_at, message_count, chat_messages(id, role, content, created_at)',
    )
    .eq('email_id', emailId)
    .order('id', { referencedTable: 'chat_messages' })
    .limit(1)
    .maybeSingle()
  return unwrap(answer)
}

/** The chat that an email came from. */
export type Chat = NonNullable<Awaited<ReturnType<typeof fetchChat>>>

const chatQuery = (emailId: string) =>
  queryOptions({
    queryKey: [...emailKey(emailId), 'chat'],
    queryFn: () => fetchChat(emailId),
    meta: { refused: 'Ошибка загрузки данных' },
  })

export const useChat = (emailId: string) => useQuery(chatQuery(emailId))
