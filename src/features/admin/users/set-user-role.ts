import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Role } from '@contracts/role.ts'
import { withFreshProof } from '@/lib/fresh-proof'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchChanged } from '../refetch'
import { unwrap } from '@/lib/database-answer'
import { roleChangesKey } from './list-role-changes'
import { usersKey } from './list-users'

interface RoleAssignment {
  userId: string
  role: Role
  /** Whether admins give up their own role. */
  isOwn: boolean
}

async function setUserRole({ userId, role }: RoleAssignment): Promise<void> {
  const supabase = await getSupabase()
  unwrap(await supabase.rpc('set_user_role', { target_user_id: userId, new_role: role }))
}

/** The messages of the database function `set_user_role` and of the last-admin rule. */
const explanations = [
  [
    'The last admin',
    'Это единственный администратор. Сначала назначьте администратором кого-нибудь ещё.',
  ],
  ['Only an admin', 'Менять роли могут только администраторы, а вы больше не администратор.'],
  ['There is no such user', 'Такого пользователя больше нет: аккаунт удалён.'],
] as const

/** Explains why a role could not be changed, where the reason is known. */
export function explainRoleRefusal(error: Error): string | undefined {
  return explanations.find(([message]) => error.message.startsWith(message))?.[1]
}

/** Sets a user's role, in one transaction with the audit log. */
export function useSetUserRole() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: RoleAssignment) => withFreshProof(() => setUserRole(change)),
    onSuccess: () => toast.success('Роль пользователя обновлена'),
    meta: { refused: 'Ошибка обновления роли', explain: explainRoleRefusal },
    onSettled: (_done, error, { userId, isOwn }) => {
      // The list is empty for somebody who is no longer an admin.
      if (isOwn && !error) return
      void refetchChanged(queries, usersKey, roleChangesKey(userId))
    },
  })
}
