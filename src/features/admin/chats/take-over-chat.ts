import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchChats } from '../refetch'
import { unwrap } from '@/lib/database-answer'

async function takeOverChat(chatId: string) {
  const supabase = await getSupabase()
  return unwrap(await supabase.rpc('take_over_chat', { chat_id: chatId }))?.[0]
}

/** Takes a chat from the assistant, unless a colleague has been faster. */
export function useTakeOverChat() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: takeOverChat,
    onSuccess: (taken) => {
      switch (taken?.outcome) {
        case 'taken':
          return toast.success('Разговор у вас', 'Помощник молчит, пока вы его не вернёте.')
        case 'held':
          return toast.info('Разговор уже взяли', `Его ведёт ${taken.handler_name}.`)
        case 'ended':
          return toast.info('Разговор уже завершён')
        case 'unreachable':
          return toast.info(
            'В этот разговор не войти',
            'Посетитель не увидит ваших слов. Если он оставил контакт, ответьте по нему.',
          )
        default:
          return toast.error('Такого разговора больше нет')
      }
    },
    meta: { refused: 'Не удалось взять разговор' },
    onSettled: () => refetchChats(queries),
  })
}

async function handBackChat(chatId: string) {
  const supabase = await getSupabase()
  return unwrap(await supabase.rpc('hand_back_chat', { chat_id: chatId }))
}

/** Gives a chat back to the assistant. */
export function useHandBackChat() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: handBackChat,
    onSuccess: (isDone) =>
      isDone ? toast.success('Разговор снова ведёт помощник') : toast.info('Разговор уже не у вас'),
    meta: { refused: 'Не удалось вернуть разговор' },
    onSettled: () => refetchChats(queries),
  })
}
