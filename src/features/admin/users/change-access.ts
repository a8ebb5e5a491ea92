import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withFreshProof } from '@/lib/fresh-proof'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchChanged } from '../refetch'
import { unwrap } from '@/lib/database-answer'
import { usersKey } from './list-users'

/** What an admin does with somebody else's account. */
export const accessActs = ['block', 'unblock', 'endSessions', 'delete'] as const

export type AccessAct = (typeof accessActs)[number]

interface AccessChange {
  act: AccessAct
  userId: string
}

async function changeAccess({ act, userId: target_user_id }: AccessChange): Promise<void> {
  const supabase = await getSupabase()
  switch (act) {
    case 'block':
    case 'unblock':
      unwrap(await supabase.rpc('set_blocked', { target_user_id, blocked: act === 'block' }))
      return
    case 'endSessions':
      unwrap(await supabase.rpc('end_sessions', { target_user_id }))
      return
    case 'delete':
      unwrap(await supabase.rpc('delete_account', { target_user_id }))
  }
}

const doneTexts: Record<AccessAct, [title: string, description: string]> = {
  block: ['Аккаунт заблокирован', 'Человек вышел на всех устройствах и войти не сможет.'],
  unblock: ['Аккаунт разблокирован', 'Теперь в него снова можно войти.'],
  endSessions: ['Сеансы завершены', 'На всех устройствах понадобится войти заново.'],
  delete: ['Аккаунт удалён', 'Ответы клиентам остались в переписке.'],
}

/** The messages of the database, in the admin's words. */
const explanations = [
  [
    'The last admin',
    'Это единственный администратор. Сначала назначьте администратором кого-нибудь ещё.',
  ],
  ['Only an admin', 'Это могут только администраторы, а вы больше не администратор.'],
  ['There is no such user', 'Такого пользователя больше нет: аккаунт удалён.'],
  ['Nobody may do that', 'Со своим аккаунтом этого сделать нельзя.'],
  ['Prove again', 'Вы не подтвердили, что это вы.'],
] as const

/** Explains why somebody's access stayed as it was, where the reason is known. */
export function explainAccessRefusal(error: Error): string | undefined {
  return explanations.find(([message]) => error.message.startsWith(message))?.[1]
}

/** Blocks, unblocks, signs out or deletes an account, in one transaction with the logs. */
export function useChangeAccess() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: AccessChange) => withFreshProof(() => changeAccess(change)),
    onSuccess: (_done, { act }) => toast.success(...doneTexts[act]),
    meta: { refused: 'Доступ не изменён', explain: explainAccessRefusal },
    onSettled: () => void refetchChanged(queries, usersKey),
  })
}
