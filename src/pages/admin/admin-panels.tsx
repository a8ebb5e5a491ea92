import { useSearchParams } from 'react-router-dom'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { EmailPanel } from '@/features/admin/components/email-panel'
import { UsersPanel } from '@/features/admin/components/users-panel'
import { recheckRole } from '@/features/auth/model/role-recheck'

interface AdminPanelsProps {
  viewer: { userId: string; isAdmin: boolean; isStaff: boolean }
}

/** The e-mails, and beside them the users for admins; which of them is shown is in the address. */
export function AdminPanels({ viewer }: AdminPanelsProps) {
  const [params, setParams] = useSearchParams()
  if (!viewer.isAdmin) return <EmailPanel viewer={viewer} />

  const tab = params.get('tab') === 'users' ? 'users' : 'emails'
  return (
    <Tabs
      value={tab}
      // What is filtered in one panel says nothing to the other.
      onValueChange={(next) => setParams(next === 'users' ? { tab: next } : {})}
    >
      <TabsList aria-label="Разделы админ-панели" className="sm:inline-grid sm:w-80">
        <TabsTrigger value="emails">Emails</TabsTrigger>
        <TabsTrigger value="users">Пользователи</TabsTrigger>
      </TabsList>
      <TabsContent value="emails" className="mt-7">
        <EmailPanel viewer={viewer} />
      </TabsContent>
      <TabsContent value="users" className="mt-7">
        <UsersPanel viewer={viewer} onOwnRoleChange={recheckRole} />
      </TabsContent>
    </Tabs>
  )
}
