import { useEffect, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { ActionButton } from '@/components/action-button'
import { Backdrop } from '@/components/backdrop'
import { ServiceGroups } from '@/components/service-groups'
import { buttonVariants } from '@/components/ui/button'
import { consultationAction } from '@/content/navigation'
import { siteMap } from '@/content/site-map'
import { nearestPage } from './nearest-page'

export function Page() {
  const { pathname } = useLocation()
  // Only the browser knows the path: one built page answers for all.
  const isBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const nearest = isBrowser ? nearestPage(pathname) : undefined
  useEffect(() => {
    console.error('404: no such page:', pathname)
  }, [pathname])

  return (
    <>
      <section className="relative isolate grid min-h-[60vh] place-items-center overflow-hidden px-5 py-20 text-center">
        <Backdrop className="lattice-ground [--lattice-fade:radial-gradient(50%_60%_at_50%_45%,black,transparent)]" />
        <div className="max-w-[34rem]">
          <p
            aria-hidden
            className="text-[clamp(5rem,18vw,9rem)] leading-none font-semibold tracking-display"
          >
            4<span className="text-accent">0</span>4
          </p>
          <h1 lang="en" className="mt-6 text-2xl font-semibold tracking-headline sm:text-3xl">
            Oops! Page not found
          </h1>
          <p className="mt-4 text-lead text-muted-foreground">
            Такой страницы нет: возможно, адрес изменился или в&nbsp;нём опечатка.
          </p>
          {nearest && (
            <p className="mt-4 text-lead">
              Может быть, вы искали страницу{' '}
              <Link
                to={siteMap[nearest].path}
                className="text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
              >
                «{siteMap[nearest].label}»
              </Link>
              ?
            </p>
          )}
          <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
            <Link to={siteMap.home.path} className={buttonVariants({ size: 'large' })}>
              На главную
            </Link>
            <ActionButton action={consultationAction} variant="secondary" size="large" />
          </div>
        </div>
      </section>
      <div className="container-page section-space">
        <ServiceGroups titles="h2" />
      </div>
    </>
  )
}
