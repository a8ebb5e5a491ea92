import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Role } from '@contracts/role.ts'
import { AdminQueries } from '@/features/admin/lib/admin-queries'
import { roleAppearance } from '@/features/admin/lib/labels'
import { ViewerContext } from '@/features/admin/lib/viewer'
import { useAuth } from '@/features/auth/session/auth-context'
import { recheckRole, useRoleWatch } from '@/features/auth/session/role-recheck'
import { toast } from '@/lib/toast'
import { AccessDenied } from './admin/access-denied'
import { AdminPanels } from './admin/admin-panels'
import { FactorNeeded } from './admin/factor-needed'
import '@/brand/more-letters'
import './signed-in.css'

/** Widens the page, including header and footer. */
function useWidePage() {
  useLayoutEffect(() => {
    document.documentElement.classList.add('wide-page')
    return () => document.documentElement.classList.remove('wide-page')
  }, [])
}

/**
 * Shows a toast when the user's role changes while they are on the page.
 * @param role null while it has not been read; reading it is no change
 */
function useRoleChangeToast(userId: string | undefined, role: Role | null) {
  const known = useRef<{ userId: string | undefined; role: Role | null }>(null)
  useEffect(() => {
    const before = known.current
    known.current = { userId, role }
    if (!role || !before?.role || before.userId !== userId || before.role === role) return
    toast.info('Ваша роль изменена', `Теперь вы — ${roleAppearance[role].label.toLowerCase()}.`)
  }, [userId, role])
}

export function Page() {
  const { loading, user, role, isRoleAssumed, isAdmin, isStaff, lacksFactor } = useAuth()
  useWidePage()
  useRoleWatch()
  useRoleChangeToast(user?.id, isRoleAssumed ? null : role)

  if (loading) {
    return (
      <div role="status" className="grid min-h-[70vh] place-items-center">
        <span className="animate-pulse text-muted-foreground">Загрузка...</span>
      </div>
    )
  }
  if (!user || !isStaff)
    return <AccessDenied signedIn={user !== null} isRoleAssumed={isRoleAssumed} />
  if (lacksFactor) return <FactorNeeded />
  return (
    <div className="container-page py-3 max-lg:pt-1.5">
      <AdminQueries key={user.id} onRefused={recheckRole}>
        <ViewerContext value={{ userId: user.id, isAdmin, isStaff, recheckRole }}>
          <AdminPanels />
        </ViewerContext>
      </AdminQueries>
    </div>
  )
}
