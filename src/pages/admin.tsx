import { useLayoutEffect } from 'react'
import { AdminQueries } from '@/features/admin/components/admin-queries'
import { useAuth } from '@/features/auth/session/auth-context'
import { recheckRole, useRoleWatch } from '@/features/auth/session/role-recheck'
import { useDocumentHead } from '@/lib/use-document-head'
import { AccessDenied } from './admin/access-denied'
import { AdminPanels } from './admin/admin-panels'
import { useRoleNews } from './admin/use-role-news'

/** As wide as a tool wants to be, header and footer too; what reads better narrow narrows itself. */
function useWidePage() {
  useLayoutEffect(() => {
    document.body.classList.add('wide-page')
    return () => document.body.classList.remove('wide-page')
  }, [])
}

export default function AdminPage() {
  const { loading, user, role, isAdmin, isStaff } = useAuth()
  useDocumentHead({ title: 'Админ' })
  useWidePage()
  useRoleWatch()
  useRoleNews(user?.id, role)

  if (loading) {
    return (
      <div role="status" className="grid min-h-[70vh] place-items-center">
        <span className="animate-pulse text-muted-foreground">Загрузка...</span>
      </div>
    )
  }
  if (!user || !isStaff) return <AccessDenied signedIn={user !== null} />
  return (
    <div className="container-page py-5 sm:py-6">
      <AdminQueries key={user.id} onRefused={recheckRole}>
        <AdminPanels viewer={{ userId: user.id, isAdmin, isStaff }} />
      </AdminQueries>
    </div>
  )
}
