import { Link } from 'react-router-dom'
import { Icon } from '@/components/icon'
import { Badge } from '@/components/ui/badge'
import { Button, buttonVariants } from '@/components/ui/button'
import { siteMap } from '@/content/site-map'
import { useAuth } from '@/features/auth/session/auth-context'
import { cn } from '@/lib/cn'
import { openDialog } from '@/lib/page/dialog-events'

/** «Войти» or «Выйти»; with a stored session hidden, but taking its room, until that is known. */
export function AccountButton({ variant }: { variant: 'ghost' | 'secondary' }) {
  const { user, loading, signOut } = useAuth()
  return (
    <Button
      variant={variant}
      className={cn(loading && 'in-data-session:invisible')}
      aria-haspopup={user ? undefined : 'dialog'}
      onClick={() => (user ? void signOut() : openDialog('signIn'))}
    >
      {user ? 'Выйти' : 'Войти'}
    </Button>
  )
}

const openSecurity = () => openDialog('security')

/** Opens «Безопасность». Where the role badge is shown, the badge opens it: a header has little room. */
export function SecurityButton({ label }: { label: 'icon' | 'text' }) {
  const { user, loading, isStaff } = useAuth()
  const asIcon = label === 'icon'
  if (!user || loading || (asIcon && isStaff)) return null
  const name = 'Безопасность'
  return (
    <Button
      variant="ghost"
      size={asIcon ? 'icon' : 'default'}
      aria-label={name}
      aria-haspopup="dialog"
      onClick={openSecurity}
    >
      <Icon name="shield" />
      {!asIcon && <span>{name}</span>}
    </Button>
  )
}

/** Links to the account's page. On the site's pages staff find it in the menu: their header has little room. */
export function AccountLink({ label }: { label: 'icon' | 'text' }) {
  const { user, loading, isStaff } = useAuth()
  const asIcon = label === 'icon'
  if (!user || loading || (asIcon && isStaff)) return null
  const { path, label: name } = siteMap.account
  return (
    <Link
      to={path}
      aria-label={name}
      className={buttonVariants({ variant: 'ghost', size: asIcon ? 'icon' : 'default' })}
    >
      <Icon name="user" />
      {!asIcon && <span>{name}</span>}
    </Link>
  )
}

/** Shows the role of a signed-in admin or staff member, and opens «Безопасность». */
export function RoleBadge() {
  const { isAdmin, isStaff } = useAuth()
  if (!isStaff) return null
  const name = isAdmin ? 'Admin' : 'Staff'
  return (
    <button
      type="button"
      aria-label={`${name}: Безопасность`}
      aria-haspopup="dialog"
      className="-mx-1 grid h-11 place-items-center rounded-control px-1"
      onClick={openSecurity}
    >
      <Badge variant={isAdmin ? 'destructive' : 'default'}>{name}</Badge>
    </button>
  )
}
