import { useEffect, useRef } from 'react'
import type { Role } from '@contracts/role.ts'
import { roleAppearance } from '@/features/admin/role-appearance'
import { toast } from '@/lib/toast'

/** Says so when the role of who is signed in becomes another while they look. */
export function useRoleNews(userId: string | undefined, role: Role | null) {
  const known = useRef<{ userId: string | undefined; role: Role | null }>(null)
  useEffect(() => {
    const before = known.current
    known.current = { userId, role }
    if (!role || !before?.role || before.userId !== userId || before.role === role) return
    toast.info('Ваша роль изменена', `Теперь вы — ${roleAppearance[role].label.toLowerCase()}.`)
  }, [userId, role])
}
