import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { refetchChats } from '../refetch'
import { RequestError, unwrap } from '@/lib/database-answer'

interface Said {
  chatId: string
  /** Made once per text: sent twice, it is stored once. */
  messageId: string
  text: string
}

const refusals: Record<string, string> = {
  not_yours: 'Разговор уже не у вас.',
  ended: 'Разговор завершён.',
  unknown: 'Такого разговора больше нет.',
}

/** @throws {RequestError} whose message is for the reader when nothing was said */
async function sayInChat({ chatId, messageId, text }: Said): Promise<void> {
  const supabase = await getSupabase()
  const outcome = unwrap(
    await supabase.rpc('say_in_chat', { chat_id: chatId, message_id: messageId, content: text }),
  )
  const refusal = outcome && refusals[outcome]
  if (refusal) throw new RequestError(refusal)
}

/** Says something to the visitor of a chat. */
export function useSayInChat() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: sayInChat,
    meta: {
      refused: 'Сообщение не отправлено',
      explain: ({ message }) => Object.values(refusals).find((refusal) => refusal === message),
    },
    // Not awaited: the message is stored, whenever the lists refresh.
    onSettled: () => void refetchChats(queries),
  })
}
