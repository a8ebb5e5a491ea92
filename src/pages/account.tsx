import { Button } from '@/components/ui/button'
import { AccountQueries } from '@/features/account/account-queries'
import { OwnRequests } from '@/features/account/own-requests'
import { useAuth } from '@/features/auth/session/auth-context'
import { openDialog } from '@/lib/dialog-events'
import { typography } from '@/lib/typography'

/** The account of whoever is signed in: what they have asked, and what was answered. */
export function Page() {
  const { loading, user, signOut } = useAuth()
  const name: unknown = user?.user_metadata.full_name
  return (
    <div className="container-page max-w-[60rem] py-10 lg:py-14">
      <h1 className="text-headline font-semibold tracking-headline">Мой кабинет</h1>
      {loading ? (
        <p role="status" className="mt-6 animate-pulse text-muted-foreground">
          Загрузка...
        </p>
      ) : user ? (
        <>
          <div className="mt-3 mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="mr-auto min-w-0 [overflow-wrap:anywhere] text-muted-foreground">
              {[typeof name === 'string' ? name : '', user.email].filter(Boolean).join(' · ')}
            </p>
            <Button variant="secondary" onClick={() => openDialog('security')}>
              Безопасность
            </Button>
            <Button variant="ghost" onClick={() => void signOut()}>
              Выйти из аккаунта
            </Button>
          </div>
          <AccountQueries key={user.id}>
            <OwnRequests email={user.email ?? ''} />
          </AccountQueries>
        </>
      ) : (
        <div className="mt-6 max-w-[36rem]">
          <p className="text-lead text-muted-foreground">
            {typography(
              'Войдите с адресом, с которого обращались к нам: увидите свои заявки, переписку и файлы.',
            )}
          </p>
          <Button size="large" className="mt-6" onClick={() => openDialog('signIn')}>
            Войти
          </Button>
        </div>
      )}
    </div>
  )
}
