import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { useWaitingChats } from '@/features/admin/chats/fetch-chats'
import { usePresence } from '@/features/admin/chats/use-presence'
import { NotificationBell } from '@/features/admin/notifications/notification-bell'
import { useMedia } from '@/lib/use-media'
import { workBarId } from '@/lib/work-bar'
import { recheckRole } from '@/features/auth/session/role-recheck'

const AuditPanel = lazy(async () => ({
  default: (await import('@/features/admin/audit/audit-panel')).AuditPanel,
}))
const ChatsPanel = lazy(async () => ({
  default: (await import('@/features/admin/chats/chats-panel')).ChatsPanel,
}))
const InboxPanel = lazy(async () => ({
  default: (await import('@/features/admin/inbox/inbox-panel')).InboxPanel,
}))
const NewsletterPanel = lazy(async () => ({
  default: (await import('@/features/admin/newsletter/newsletter-panel')).NewsletterPanel,
}))
const NotificationsPanel = lazy(async () => ({
  default: (await import('@/features/admin/notifications/notifications-panel')).NotificationsPanel,
}))
const OverviewPanel = lazy(async () => ({
  default: (await import('@/features/admin/overview/overview-panel')).OverviewPanel,
}))
const UsersPanel = lazy(async () => ({
  default: (await import('@/features/admin/users/users-panel')).UsersPanel,
}))

interface Viewer {
  userId: string
  isAdmin: boolean
  isStaff: boolean
}

/** The tabs in their order; the first is shown by the bare URL. */
const tabs = ['emails', 'chats', 'newsletter', 'users', 'overview', 'audit'] as const
const staffTabs: readonly (typeof tabs)[number][] = ['emails', 'chats']

const panels: Record<
  (typeof tabs)[number],
  { label: string; show: (viewer: Viewer) => ReactNode }
> = {
  emails: { label: 'Emails', show: (viewer) => <InboxPanel viewer={viewer} /> },
  chats: { label: 'Чаты', show: (viewer) => <ChatsPanel viewer={viewer} /> },
  newsletter: { label: 'Рассылка', show: (viewer) => <NewsletterPanel viewer={viewer} /> },
  users: {
    label: 'Пользователи',
    show: (viewer) => (
      // A wider table would move the roles away from the names.
      <div className="max-w-page">
        <UsersPanel viewer={viewer} onOwnRoleChange={recheckRole} />
      </div>
    ),
  },
  overview: { label: 'Обзор', show: (viewer) => <OverviewPanel viewer={viewer} /> },
  audit: { label: 'Журнал', show: (viewer) => <AuditPanel viewer={viewer} /> },
}

/** Inbox and chats for staff; more panels for admins. Each panel's code loads when it is shown. */
export function AdminPanels({ viewer }: { viewer: Viewer }) {
  const [params, setParams] = useSearchParams()
  usePresence()
  const shown = viewer.isAdmin ? tabs : staffTabs
  // The bell leads to it, beside the tabs.
  const isChoosing = params.get('tab') === 'notifications'
  return (
    <Tabs
      value={isChoosing ? '' : (shown.find((tab) => tab === params.get('tab')) ?? tabs[0])}
      onValueChange={(next) => {
        // Press and focus both ask for the tab; a second entry would make Back do nothing.
        const asked = new URLSearchParams(window.location.search).get('tab') ?? tabs[0]
        // The filters of one panel mean nothing to another.
        if (next !== asked) setParams(next === tabs[0] ? {} : { tab: next })
      }}
    >
      <Heading>
        <TabsList
          fit="content"
          className="lg:w-fit lg:max-w-full"
          aria-label="Разделы админ-панели"
        >
          {shown.map((tab) => (
            <TabsTrigger key={tab} value={tab}>
              {panels[tab].label}
              {tab === 'chats' && (
                <>
                  {' '}
                  <WaitingCount />
                </>
              )}
            </TabsTrigger>
          ))}
        </TabsList>
      </Heading>
      {isChoosing && (
        <Panel>
          <NotificationsPanel viewer={viewer} />
        </Panel>
      )}
      {shown.map((tab) => (
        <TabsContent key={tab} value={tab}>
          <Panel>{panels[tab].show(viewer)}</Panel>
        </TabsContent>
      ))}
    </Tabs>
  )
}

/** How many visitors wait for a person. */
function WaitingCount() {
  const { data: waiting = [] } = useWaitingChats()
  if (waiting.length === 0) return null
  return (
    <span className="ml-1.5 rounded-full bg-destructive px-1.5 py-0.5 text-[0.6875rem] leading-none text-destructive-foreground">
      {waiting.length}
      <span className="sr-only"> ждут человека</span>
    </span>
  )
}

const subscribeToNothing = () => () => {}

/** The tabs and the bell: in the header where it has room, else above the panel. */
function Heading({ children }: { children: ReactNode }) {
  const isWide = useMedia('(min-width: 64rem)')
  const bar = useSyncExternalStore(
    subscribeToNothing,
    () => document.getElementById(workBarId),
    () => null,
  )
  const content = (
    <>
      <div className="min-w-0 flex-1">{children}</div>
      <NotificationBell />
    </>
  )
  return (
    <>
      <h1 className="sr-only">Админ-панель</h1>
      {isWide && bar ? (
        createPortal(content, bar)
      ) : (
        <div className="flex items-center gap-2">{content}</div>
      )}
    </>
  )
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <div className="max-lg:mt-4">
      <Suspense
        fallback={
          <div role="status" className="grid min-h-[40vh] place-items-center">
            <span className="animate-pulse text-muted-foreground">Загрузка...</span>
          </div>
        }
      >
        {children}
      </Suspense>
    </div>
  )
}
