import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { Button } from '@/components/ui/button'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { AccountQueries } from '@/features/account/account-queries'
import { OwnRequests } from '@/features/account/own-requests'
import { NewsletterSetting } from '@/features/account/settings/newsletter-setting'
import { OwnData } from '@/features/account/settings/own-data'
import { useAuth } from '@/features/auth/session/auth-context'
import { recheckRole } from '@/features/auth/session/role-recheck'
import { ProfileForm } from '@/features/auth/settings/profile-form'
import { SecuritySettings } from '@/features/auth/settings/security-settings'
import { openDialog } from '@/lib/page/dialog-events'
import { forgetDrafts } from '@/lib/drafts'
import { typography } from '@/lib/text/typography'
import '@/brand/more-letters'
import './signed-in.css'

export function Page() {
  const { loading, user } = useAuth()
  const [erased, setErased] = useState<string>()
  return (
    <div className="container-page max-w-[60rem] py-10 lg:py-14">
      <h1 className="text-headline font-semibold tracking-headline">Мой кабинет</h1>
      {user && !loading && erased !== user.email ? (
        <AccountQueries key={user.id}>
          <Account
            userId={user.id}
            email={user.email ?? ''}
            name={user.user_metadata.full_name}
            onErased={setErased}
          />
        </AccountQueries>
      ) : erased ? (
        <Erased email={erased} />
      ) : (
        <Guest isLoading={loading} />
      )}
    </div>
  )
}

interface AccountProps {
  userId: string
  email: string
  name: unknown
  onErased: (email: string) => void
}

function Account({ userId, email, name, onErased }: AccountProps) {
  const { signOut } = useAuth()
  const [params, setParams] = useSearchParams()
  const fullName = typeof name === 'string' ? name : ''
  // An opened request stays in the address, so that the way back leads to it.
  const show = (tab: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (tab === 'settings') next.set('tab', tab)
      else next.delete('tab')
      return next
    })
  const leave = () => {
    // Nothing is left to answer: sign-out would ask.
    forgetDrafts(userId)
    void signOut()
    onErased(email)
  }
  return (
    <>
      <p className="mt-3 mb-8 [overflow-wrap:anywhere] text-muted-foreground">
        {[fullName, email].filter(Boolean).join(' · ')}
      </p>
      <Tabs
        value={params.get('tab') === 'settings' ? 'settings' : 'requests'}
        onValueChange={show}
        // A press would change the tab twice, by pointer and by focus, and Back undo one of them.
        activationMode="manual"
      >
        <TabsList aria-label="Разделы кабинета" className="mb-6 sm:w-fit">
          <TabsTrigger value="requests" className="sm:px-6">
            Обращения
          </TabsTrigger>
          <TabsTrigger value="settings" className="sm:px-6">
            Настройки
          </TabsTrigger>
        </TabsList>
        <TabsContent value="requests">
          <OwnRequests userId={userId} email={email} name={fullName} onNothing={recheckRole} />
        </TabsContent>
        <TabsContent value="settings">
          <Settings email={email} name={fullName} onErased={leave} />
        </TabsContent>
      </Tabs>
    </>
  )
}

function Settings(props: { email: string; name: string; onErased: () => void }) {
  const { email, name, onErased } = props
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-6">
        <Part title="Профиль">
          <ProfileForm name={name} />
        </Part>
        <Part title="Письма">
          <NewsletterSetting />
        </Part>
        <Part title="Ваши данные">
          <OwnData email={email} onErased={onErased} />
        </Part>
      </div>
      <Part title="Безопасность">
        <SecuritySettings />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border bg-card p-5 sm:p-7">
      <h2 className="mb-5 text-title font-semibold">{title}</h2>
      <ErrorBoundary>{children}</ErrorBoundary>
    </section>
  )
}

/** Its room is taken while it is not known yet who looks: nothing below it moves. */
function Guest({ isLoading }: { isLoading: boolean }) {
  return (
    <div className="relative mt-6 max-w-[36rem]">
      {isLoading && (
        <p role="status" className="absolute animate-pulse text-muted-foreground">
          Загрузка...
        </p>
      )}
      <div className={isLoading ? 'invisible' : undefined}>
        <p className="text-lead text-muted-foreground">
          {typography(
            'Войдите с адресом, с которого обращались к нам: увидите свои заявки, переписку и файлы.',
          )}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button size="large" onClick={() => openDialog('signIn')}>
            Войти
          </Button>
          <Button
            variant="secondary"
            size="large"
            onClick={() => openDialog('signIn', { interest: 'sign-up' })}
          >
            Зарегистрироваться
          </Button>
        </div>
      </div>
    </div>
  )
}

const focusOnce = (heading: HTMLHeadingElement | null) => heading?.focus()

function Erased({ email }: { email: string }) {
  return (
    <div className="mt-6 max-w-[36rem]">
      <h2 ref={focusOnce} tabIndex={-1} className="text-title font-semibold outline-none">
        Аккаунт и данные удалены
      </h2>
      <p className="mt-3 [overflow-wrap:anywhere] text-muted-foreground">
        {typography(
          `Под адресом ${email} у нас больше нет аккаунта, обращений с перепиской и файлами, чатов и подписки. Спасибо, что были с нами.`,
        )}
      </p>
    </div>
  )
}
