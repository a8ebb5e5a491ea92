import { Link } from 'react-router-dom'
import { Icon } from '@/components/icon'
import { Badge } from '@/components/ui/badge'
import { Button, buttonVariants } from '@/components/ui/button'
import { siteMap } from '@/content/site-map'
import { useAuth } from '@/features/auth/session/auth-context'
import { cn } from '@/lib/cn'
import { openDialog } from '@/lib/page/dialog-events'

/** «Войти» or «Выйти»; with a stored session hidden, but taking its room, until that is known. */
export function AccountButton() {
  const { user, loading, signOut } = useAuth()
  return (
    <Button
      variant="ghost"
      className={cn(loading && 'in-data-session:invisible')}
      aria-haspopup={user ? undefined : 'dialog'}
      onClick={() => (user ? void signOut() : openDialog('signIn'))}
    >
      {user ? 'Выйти' : 'Войти'}
    </Button>
  )
}

const openSecurity = () => openDialog('security')

/**
 * The signed-in user's page and «Безопасность». A header has little room: there staff find the page in the menu, and
 * the role badge opens «Безопасность».
 */
export function AccountLinks({ label }: { label: 'icon' | 'text' }) {
  const { user, loading, isStaff } = useAuth()
  const asIcon = label === 'icon'
  if (!user || loading || (asIcon && isStaff)) return null
  const { path, label: name } = siteMap.account
  const look = { variant: 'ghost', size: asIcon ? 'icon' : 'default' } as const
  return (
    <>
      <Link to={path} aria-label={name} className={buttonVariants(look)}>
        <Icon name="user" />
        {!asIcon && <span>{name}</span>}
      </Link>
      <Button {...look} aria-label="Безопасность" aria-haspopup="dialog" onClick={openSecurity}>
        <Icon name="shield" />
        {!asIcon && <span>Безопасность</span>}
      </Button>
    </>
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
