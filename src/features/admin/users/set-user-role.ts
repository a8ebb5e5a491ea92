import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Role } from '@contracts/role.ts'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { explainRoleRefusal } from './role-refusal'
import { roleChangesKey } from './list-role-changes'
import { usersKey } from './list-users'
import { refetchChanged } from '../refetch-changed'
import { unwrap } from '../request-error'

interface RoleAssignment {
  userId: string
  role: Role
  /** Whether an admin takes their own role away. */
  isOwn: boolean
}

async function setUserRole({ userId, role }: RoleAssignment): Promise<void> {
  const supabase = await getSupabase()
  unwrap(await supabase.rpc('set_user_role', { target_user_id: userId, new_role: role }))
}

/** Gives somebody a role, in one transaction that also writes the audit log. */
export function useSetUserRole() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: setUserRole,
    onSuccess: () => toast.success('Роль пользователя обновлена'),
    meta: { refused: 'Ошибка обновления роли', explain: explainRoleRefusal },
    onSettled: (_done, error, { userId, isOwn }) => {
      // Who is no admin any more would only see that the list is empty to them.
      if (isOwn && !error) return
      void refetchChanged(queries, usersKey, roleChangesKey(userId))
    },
  })
}
