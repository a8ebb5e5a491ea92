import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/backend/supabase'
import { emailKey } from '../../refetch'
import { unwrap } from '@/lib/backend/database-answer'

async function fetchChat(emailId: string) {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('chat_sessions')
    .select(
      `id, rating, ended_reason, started_at, message_count, chat_messages(id, role, content, created_at,
         author:profiles!chat_messages_author_id_fkey(full_name, email))`,
    )
    .eq('email_id', emailId)
    .order('id', { referencedTable: 'chat_messages' })
    .limit(1)
    .maybeSingle()
  return unwrap(answer)
}

const chatQuery = (emailId: string) =>
  queryOptions({
    queryKey: [...emailKey(emailId), 'chat'],
    queryFn: () => fetchChat(emailId),
    meta: { refused: 'Ошибка загрузки данных' },
  })

export const useChat = (emailId: string) => useQuery(chatQuery(emailId))
