import { AdminQueries } from '@/features/admin/components/admin-queries'
import { EmailPanel } from '@/features/admin/components/email-panel'
import { useAuth } from '@/features/auth/model/auth-context'
import { useDocumentHead } from '@/lib/use-document-head'
import { AccessDenied } from './admin/access-denied'

export default function AdminPage() {
  const { loading, user, isStaff } = useAuth()
  useDocumentHead({ title: 'Админ' })

  if (loading) {
    return (
      <div role="status" className="grid min-h-[70vh] place-items-center">
        <span className="animate-pulse text-muted-foreground">Загрузка...</span>
      </div>
    )
  }
  if (!user || !isStaff) return <AccessDenied signedIn={user !== null} />
  return (
    <div className="container-page py-8 sm:py-12">
      <h1 className="text-3xl font-semibold tracking-headline sm:text-4xl">Админ-панель</h1>
      <div className="mt-8">
        <AdminQueries key={user.id}>
          <EmailPanel viewer={{ userId: user.id, isStaff }} />
        </AdminQueries>
      </div>
    </div>
  )
}
