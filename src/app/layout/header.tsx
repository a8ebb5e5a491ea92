import { Link, useLocation } from 'react-router-dom'
import { ActionButton } from '@/components/action-button'
import { BrandMark } from '@/components/brand-mark'
import { Icon } from '@/components/icon'
import { buttonVariants } from '@/components/ui/button'
import { company } from '@/content/company'
import { contacts } from '@/content/contacts'
import { consultationAction, hasChat, projectAction } from '@/content/navigation'
import { siteMap } from '@/content/site-map'
import { useAuth } from '@/features/auth/session/auth-context'
import { cn } from '@/lib/cn'
import { useOnDemand } from '@/lib/hooks/use-on-demand'
import { workBarId } from '@/lib/page/work-bar'
import { AccountButton, AccountLinks, RoleBadge } from './account'
import { HeaderLinks } from './header-links'
import { MobileMenu } from './mobile-menu'
import { ScrollProgress } from './scroll-progress'
import { ThemeToggle } from './theme-toggle'
import { useIsAtWork } from './use-is-at-work'

const loadAccountMenu = async () => (await import('./account-menu')).AccountMenu

/** The staff's menu: no visitor loads it. */
function LaterAccountMenu() {
  const { loaded: AccountMenu } = useOnDemand(loadAccountMenu, true)
  return AccountMenu && <AccountMenu />
}

/** On phones, which can call. */
function CallLink() {
  const { pathname } = useLocation()
  return (
    <>
      <a
        href={contacts()[0]?.href}
        aria-label={`Позвонить: ${company.phone}`}
        className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), '@min-[46rem]:hidden')}
      >
        <Icon name="call" />
      </a>
      {/* On phones the chat's fixed button covers this room. */}
      {hasChat(pathname) && <span aria-hidden className="size-12 shrink-0 sm:hidden" />}
    </>
  )
}

export function Header() {
  const isAtWork = useIsAtWork()
  const { isStaff } = useAuth()
  return (
    // Blur only once the page is scrolled under the header: blurring is most of a frame's cost.
    <header className="@container sticky top-0 z-40 border-b bg-background data-scrolled:bg-background/85 data-scrolled:backdrop-blur-lg print:hidden">
      <div
        className={cn(
          'container-page flex items-center gap-2 whitespace-nowrap',
          isAtWork ? 'h-14' : 'h-16 lg:h-18',
        )}
      >
        <Link
          to={siteMap.home.path}
          aria-label={`${company.name}: на главную`}
          className="-ml-2 flex h-11 items-center overflow-hidden rounded-control px-2"
        >
          <BrandMark />
        </Link>
        {!isAtWork && (
          <div className="ml-2">
            <RoleBadge />
          </div>
        )}
        {isAtWork ? (
          <div id={workBarId} className="ml-3 hidden min-w-0 flex-1 items-center gap-2 lg:flex" />
        ) : (
          <div className="ml-3 hidden @min-[68rem]:block">
            <HeaderLinks direction="row" />
          </div>
        )}
        <div className="ml-auto flex items-center gap-2">
          {import.meta.env.HAS_CONTACTS && company.phone && !isAtWork && <CallLink />}
          <ThemeToggle />
          {/* Not before the role is known: the back office may still be refused. */}
          {isAtWork && isStaff ? (
            <LaterAccountMenu />
          ) : (
            <>
              <div className="hidden items-center gap-2 @min-[46rem]:flex">
                <AccountLinks label="icon" />
                <AccountButton />
                {!isAtWork && (
                  <>
                    {/* The first to go: a narrower header has it in the menu, and every page has it at its end. */}
                    <div className="hidden @min-[77rem]:block">
                      <ActionButton action={consultationAction} variant="secondary" />
                    </div>
                    <ActionButton action={projectAction} />
                  </>
                )}
              </div>
              <MobileMenu />
            </>
          )}
        </div>
      </div>
      {!isAtWork && <ScrollProgress />}
    </header>
  )
}
