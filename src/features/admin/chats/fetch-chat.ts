import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { chatsKey } from '../refetch'
import { unwrap } from '@/lib/database-answer'

async function fetchChat(id: string) {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('chat_sessions')
    .select(
      `id, page_url, started_at, last_message_at, ended_at, ended_reason, rating, message_count, contact,
       handler_id, taken_over_at, waiting_since, email_id,
       handler:profiles!chat_sessions_handler_id_fkey(full_name, email),
       chat_messages(id, role, content, model, cost_micros,
         author:profiles!chat_messages_author_id_fkey(full_name, email))`,
    )
    .eq('id', id)
    .order('id', { referencedTable: 'chat_messages' })
    .maybeSingle()
  return unwrap(answer)
}

/** A chat with its messages. */
export type OpenedChat = NonNullable<Awaited<ReturnType<typeof fetchChat>>>

/** Somebody is talking: a few seconds count. */
const livePollMs = 4000

const chatQuery = (id: string) =>
  queryOptions({
    queryKey: [...chatsKey, 'opened', id],
    queryFn: () => fetchChat(id),
    refetchInterval: ({ state }) => (state.data && !state.data.ended_at ? livePollMs : false),
    meta: { refused: 'Ошибка загрузки чата' },
  })

/** A chat; null if it does not exist, or may not be seen. */
export const useChat = (id: string) => useQuery(chatQuery(id))
