import { Icon } from '@/components/icon'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { useAuth } from '@/features/auth/model/auth-context'
import { cn } from '@/lib/cn'
import { openDialog } from '@/lib/dialog-events'

/** «Войти» or «Выйти»; it keeps its place, unseen, until it is known which. */
export function AccountButton({ variant }: { variant: 'ghost' | 'secondary' }) {
  const { user, loading, signOut } = useAuth()
  return (
    <Button
      variant={variant}
      className={cn(loading && 'invisible')}
      aria-haspopup={user ? undefined : 'dialog'}
      onClick={() => (user ? void signOut() : openDialog('signIn'))}
    >
      {user ? 'Выйти' : 'Войти'}
    </Button>
  )
}

/** Opens «Безопасность» for whoever is signed in. */
export function SecurityButton({ label }: { label: 'icon' | 'text' }) {
  const { user, loading } = useAuth()
  if (!user || loading) return null
  const name = 'Безопасность'
  return (
    <Button
      variant="ghost"
      size={label === 'icon' ? 'icon' : 'default'}
      aria-label={name}
      aria-haspopup="dialog"
      onClick={() => openDialog('security')}
    >
      <Icon name="shield" />
      {label === 'text' && name}
    </Button>
  )
}

/** Says whether an admin or a staff member is signed in. */
export function RoleBadge() {
  const { role } = useAuth()
  if (role === 'admin') return <Badge variant="destructive">Admin</Badge>
  if (role === 'staff') return <Badge>Staff</Badge>
  return null
}
