import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { recheckRole } from '@/features/auth/session/role-recheck'
import { AdminHeading } from './admin-heading'
import { adminTabs, type AdminTab, readTab, tabLabels } from './admin-tab'
import { PanelPending } from './panel-pending'

const AuditPanel = lazy(async () => ({
  default: (await import('@/features/admin/components/audit/audit-panel')).AuditPanel,
}))
const EmailPanel = lazy(async () => ({
  default: (await import('@/features/admin/components/inbox/email-panel')).EmailPanel,
}))
const OverviewPanel = lazy(async () => ({
  default: (await import('@/features/admin/components/overview/overview-panel')).OverviewPanel,
}))
const UsersPanel = lazy(async () => ({
  default: (await import('@/features/admin/components/users/users-panel')).UsersPanel,
}))

interface Viewer {
  userId: string
  isAdmin: boolean
  isStaff: boolean
}

const panels: Record<AdminTab, (viewer: Viewer) => ReactNode> = {
  emails: (viewer) => <EmailPanel viewer={viewer} />,
  users: (viewer) => (
    // A wider table would only part names from roles.
    <div className="max-w-page">
      <UsersPanel viewer={viewer} onOwnRoleChange={recheckRole} />
    </div>
  ),
  overview: (viewer) => <OverviewPanel viewer={viewer} />,
  audit: (viewer) => <AuditPanel viewer={viewer} />,
}

/**
 * The e-mails, and beside them what only admins see; which of it is shown is in the address. The code
 * of each panel is loaded when it is shown.
 */
export function AdminPanels({ viewer }: { viewer: Viewer }) {
  const [params, setParams] = useSearchParams()
  if (!viewer.isAdmin) {
    return (
      <>
        <AdminHeading />
        <Panel>{panels.emails(viewer)}</Panel>
      </>
    )
  }
  return (
    <Tabs
      value={readTab(params)}
      // What is filtered in one panel says nothing to the other.
      onValueChange={(next) => setParams(next === adminTabs[0] ? {} : { tab: next })}
    >
      <AdminHeading>
        <TabsList fit="content" aria-label="Разделы админ-панели">
          {adminTabs.map((tab) => (
            <TabsTrigger key={tab} value={tab}>
              {tabLabels[tab]}
            </TabsTrigger>
          ))}
        </TabsList>
      </AdminHeading>
      {adminTabs.map((tab) => (
        <TabsContent key={tab} value={tab}>
          <Panel>{panels[tab](viewer)}</Panel>
        </TabsContent>
      ))}
    </Tabs>
  )
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <div className="mt-5">
      <Suspense fallback={<PanelPending />}>{children}</Suspense>
    </div>
  )
}
