import { LockKeyhole } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Backdrop } from '@/components/backdrop'
import { Button, buttonVariants } from '@/components/ui/button'
import { siteMap } from '@/content/site-map'
import { openDialog } from '@/lib/page/dialog-events'
import { typography } from '@/lib/text/typography'

interface AccessDeniedProps {
  signedIn: boolean
  /** The server did not say who they are. */
  isRoleAssumed: boolean
}

/** /admin for visitors who are neither staff nor admins. */
export function AccessDenied({ signedIn, isRoleAssumed }: AccessDeniedProps) {
  return (
    <section className="relative isolate grid min-h-[72vh] place-items-center overflow-hidden px-5 py-20 text-center">
      <Backdrop className="lattice-ground [--lattice-fade:radial-gradient(45%_55%_at_50%_45%,black,transparent)]" />
      <div className="max-w-[32rem]">
        <span className="relative mx-auto grid size-20 place-items-center text-accent">
          <span
            aria-hidden
            className="absolute inset-2 rotate-45 rounded-2xl border border-accent/40 bg-accent/10"
          />
          <LockKeyhole aria-hidden className="relative size-7" strokeWidth={1.6} />
        </span>
        <h1 className="mt-8 text-headline font-semibold tracking-headline">Доступ запрещен</h1>
        <p className="mt-4 text-lead text-balance text-muted-foreground">
          У вас нет прав администратора для доступа к этой странице.
        </p>
        {!signedIn && (
          <p className="mt-2 text-muted-foreground">
            Если вы сотрудник, войдите: админ-панель откроется.
          </p>
        )}
        {isRoleAssumed && (
          <p role="status" className="mt-2 text-muted-foreground">
            {typography(
              'Сервер не ответил, кто вы. Если вы сотрудник, админ-панель откроется сама, как только ответит.',
            )}
          </p>
        )}
        <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
          {!signedIn && (
            <Button size="large" onClick={() => openDialog('signIn')}>
              Войти
            </Button>
          )}
          <Link
            to={siteMap.home.path}
            className={buttonVariants({
              variant: signedIn ? 'primary' : 'secondary',
              size: 'large',
            })}
          >
            На главную
          </Link>
        </div>
      </div>
    </section>
  )
}
