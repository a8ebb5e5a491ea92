import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { recheckRole } from '@/features/auth/session/role-recheck'

const AuditPanel = lazy(async () => ({
  default: (await import('@/features/admin/audit/audit-panel')).AuditPanel,
}))
const InboxPanel = lazy(async () => ({
  default: (await import('@/features/admin/inbox/inbox-panel')).InboxPanel,
}))
const NewsletterPanel = lazy(async () => ({
  default: (await import('@/features/admin/newsletter/newsletter-panel')).NewsletterPanel,
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
const tabs = ['emails', 'newsletter', 'users', 'overview', 'audit'] as const

const panels: Record<
  (typeof tabs)[number],
  { label: string; show: (viewer: Viewer) => ReactNode }
> = {
  emails: { label: 'Emails', show: (viewer) => <InboxPanel viewer={viewer} /> },
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

/** The inbox for staff; tabs with more panels for admins. Each panel's code loads when it is shown. */
export function AdminPanels({ viewer }: { viewer: Viewer }) {
  const [params, setParams] = useSearchParams()
  if (!viewer.isAdmin) {
    return (
      <>
        <Heading />
        <Panel>{panels.emails.show(viewer)}</Panel>
      </>
    )
  }
  return (
    <Tabs
      value={tabs.find((tab) => tab === params.get('tab')) ?? tabs[0]}
      // The filters of one panel mean nothing to another.
      onValueChange={(next) => setParams(next === tabs[0] ? {} : { tab: next })}
    >
      <Heading>
        <TabsList fit="content" aria-label="Разделы админ-панели">
          {tabs.map((tab) => (
            <TabsTrigger key={tab} value={tab}>
              {panels[tab].label}
            </TabsTrigger>
          ))}
        </TabsList>
      </Heading>
      {tabs.map((tab) => (
        <TabsContent key={tab} value={tab}>
          <Panel>{panels[tab].show(viewer)}</Panel>
        </TabsContent>
      ))}
    </Tabs>
  )
}

/** The page's title, with the tabs beside it. */
function Heading({ children }: { children?: ReactNode }) {
  return (
    <div className="flex flex-col gap-5 lg:flex-row lg:items-center lg:gap-10">
      <h1 className="text-2xl font-semibold tracking-headline sm:text-3xl">Админ-панель</h1>
      {children}
    </div>
  )
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <div className="mt-5">
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
