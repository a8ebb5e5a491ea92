import { Search } from 'lucide-react'
import { type ComponentType, type ReactNode, use, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import { Button } from '@/components/ui/button'
import { formatNumber } from '@contracts/russian.ts'
import { cn } from '@/lib/cn'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { usePresence, useWaitingChats } from '@/features/admin/chats/chat-requests'
import { CommandProvider } from '@/features/admin/command-menu/command-provider'
import { CommandMenuContext, useCommands } from '@/features/admin/commands/use-commands'
import { Kbd } from '@/features/admin/parts/kbd'
import { useInboxCounts } from '@/features/admin/inbox/inbox-requests'
import { NotificationBell } from '@/features/admin/notifications/notification-bell'
import {
  firstPlace,
  personalDataOf,
  type Place,
  places,
  placesFor,
} from '@/features/admin/lib/places'
import { PanelNote } from '@/features/admin/parts/panel-note'
import { ScrollRow } from '@/features/admin/parts/scroll-row'
import { useViewer } from '@/features/admin/lib/viewer'
import { useOnDemand } from '@/lib/hooks/use-on-demand'
import { useMedia } from '@/lib/hooks/use-media'
import { workBarId } from '@/lib/page/work-bar'

type LoadPanel = () => Promise<ComponentType>

/** Each panel's code is loaded when it is first shown. */
const panels: Record<Place | 'notifications', LoadPanel> = {
  emails: async () => (await import('@/features/admin/inbox/panel/inbox-panel')).InboxPanel,
  chats: async () => (await import('@/features/admin/chats/chats-panel')).ChatsPanel,
  newsletter: async () =>
    (await import('@/features/admin/newsletter/newsletter-panel')).NewsletterPanel,
  users: async () => (await import('@/features/admin/users/users-panel')).UsersPanel,
  overview: async () => (await import('@/features/admin/overview/overview-panel')).OverviewPanel,
  audit: async () => (await import('@/features/admin/audit/logs-panel')).LogsPanel,
  notifications: async () =>
    (await import('@/features/admin/notifications/notifications-panel')).NotificationsPanel,
}

/** Inbox and chats for staff; more panels for admins. */
export function AdminPanels() {
  const { isAdmin } = useViewer()
  const [params, setParams] = useSearchParams()
  usePresence()
  const shown = placesFor(isAdmin)
  // Opened by the bell beside the tabs.
  const isChoosing = params.get('tab') === 'notifications'
  const asked = places.find(({ id }) => id === params.get('tab'))?.id ?? firstPlace
  const value = isChoosing ? '' : asked
  return (
    <CommandProvider>
      <Tabs
        value={value}
        onValueChange={(next) => {
          // Press and focus both select the tab; a second history entry would make Back do nothing.
          const asked = new URLSearchParams(window.location.search).get('tab') ?? firstPlace
          // Panels do not share filters.
          if (next !== asked) setParams(next === firstPlace ? {} : { tab: next })
        }}
      >
        <ErrorBoundary floats>
          <Heading>
            <ScrollRow chosen={value} className="lg:w-fit lg:max-w-full">
              <TabsList
                fit="content"
                className="max-xl:*:text-sm sm:max-xl:*:px-2! xl:max-2xl:*:px-3!"
                aria-label="Разделы админ-панели"
              >
                {shown.map(({ id, label }) => (
                  <TabsTrigger key={id} value={id}>
                    {label}
                    {id === 'emails' && <WaitingEmails />}
                    {id === 'chats' && <WaitingChats />}
                  </TabsTrigger>
                ))}
              </TabsList>
            </ScrollRow>
          </Heading>
        </ErrorBoundary>
        {isChoosing && (
          <ErrorBoundary>
            <Panel load={panels.notifications} />
          </ErrorBoundary>
        )}
        {/* Staff who follow a link to an admin panel read that it is for admins. */}
        {places.map(({ id }) => (
          <TabsContent key={id} value={id}>
            {shown.some((place) => place.id === id) ? (
              <Panel load={panels[id]} />
            ) : (
              <PanelNote text="У вас нет прав для просмотра этой страницы." />
            )}
          </TabsContent>
        ))}
      </Tabs>
    </CommandProvider>
  )
}

function WaitingEmails() {
  const { data: counts } = useInboxCounts(30_000)
  return counts && <Waiting count={counts.waiting} what="ждут ответа" />
}

function WaitingChats() {
  const { data: chats = [] } = useWaitingChats()
  return <Waiting count={chats.length} isUrgent what="ждут человека" />
}

function Waiting({ count, isUrgent, what }: { count: number; isUrgent?: boolean; what: string }) {
  if (count === 0) return null
  return (
    <>
      {' '}
      <span
        className={cn(
          'ml-1.5 rounded-full px-1.5 py-0.5 text-[0.6875rem] leading-none',
          isUrgent ? 'bg-primary text-primary-foreground' : 'bg-foreground/10 text-foreground',
        )}
      >
        {formatNumber(count)}
        <span className="sr-only"> {what}</span>
      </span>
    </>
  )
}

/** The tabs and the bell: in the header if there is room, else above the panel. */
function Heading({ children }: { children: ReactNode }) {
  const { isAdmin } = useViewer()
  const navigate = useNavigate()
  const openPersonalData = () => void navigate(personalDataOf())
  useCommands(() => ({ ...(isAdmin && { 'personal-data': openPersonalData }) }))
  const isWide = useMedia('(min-width: 64rem)')
  const openMenu = use(CommandMenuContext)
  // It may appear together with this.
  const bar = useSyncExternalStore(
    () => () => {},
    () => document.getElementById(workBarId),
    () => null,
  )
  const content = (
    <>
      <div className="min-w-0 flex-1">{children}</div>
      <Button
        variant="secondary"
        aria-label="Поиск и команды"
        title="Поиск и команды (Ctrl K)"
        aria-keyshortcuts="Control+k"
        className="shrink-0 text-sm font-normal text-muted-foreground max-[90rem]:size-11 max-[90rem]:border-transparent max-[90rem]:bg-transparent max-[90rem]:p-0 min-[90rem]:h-10 min-[90rem]:w-46 min-[90rem]:justify-start min-[90rem]:px-3"
        onClick={openMenu}
      >
        <Search aria-hidden />
        <span className="max-[90rem]:hidden">Поиск</span>
        <Kbd className="ml-auto shrink-0 max-[90rem]:hidden">Ctrl K</Kbd>
      </Button>
      <ErrorBoundary floats>
        <NotificationBell />
      </ErrorBoundary>
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

function Panel({ load }: { load: LoadPanel }) {
  const { loaded: Loaded, failure } = useOnDemand(load, true)
  if (failure) throw failure.error
  return (
    <div className="max-lg:mt-2">
      {Loaded ? (
        <Loaded />
      ) : (
        <div role="status" className="grid min-h-[40vh] place-items-center">
          <span className="animate-pulse text-muted-foreground">Загрузка...</span>
        </div>
      )}
    </div>
  )
}
