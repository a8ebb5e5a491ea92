import { useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { notificationSettingsPath } from '@contracts/notification.ts'
import { Icon } from '@/components/icon'
import { Badge } from '@/components/ui/badge'
import { siteMap } from '@/content/site-map'
import { useAuth } from '@/features/auth/session/auth-context'
import { openDialog } from '@/lib/page/dialog-events'

const itemStyle =
  'flex h-11 w-full items-center gap-3 rounded-control px-3 text-left text-[0.9375rem] hover:bg-muted'

/** In the back office: the role and, behind it, everything about the viewer's own account. */
export function AccountMenu() {
  const { user, isAdmin, signOut } = useAuth()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  if (!user) return null
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`Аккаунт: ${user.email ?? ''}`}
        className="flex h-11 items-center gap-2 rounded-control px-2 hover:bg-muted"
        onClick={({ currentTarget }) => {
          const { right } = currentTarget.getBoundingClientRect()
          const beside = document.documentElement.clientWidth - right
          menu.current?.style.setProperty('right', `${beside}px`)
        }}
      >
        <Badge variant={isAdmin ? 'destructive' : 'default'}>{isAdmin ? 'Admin' : 'Staff'}</Badge>
        <Icon name="user" className="size-5" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        aria-label="Аккаунт"
        className="inset-auto top-13 m-0 w-64 rounded-card border bg-raised p-1.5 text-foreground shadow-2xl"
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        <p className="truncate px-3 py-2 text-sm text-muted-foreground">{user.email}</p>
        <button type="button" className={itemStyle} onClick={() => openDialog('security')}>
          <Icon name="shield" />
          Безопасность
        </button>
        <Link to={notificationSettingsPath} className={itemStyle}>
          <Icon name="bell" />
          Уведомления
        </Link>
        <Link to={siteMap.home.path} className={itemStyle}>
          <Icon name="globe" />
          Открыть сайт
        </Link>
        <button type="button" className={itemStyle} onClick={() => void signOut()}>
          <Icon name="lock" />
          Выйти
        </button>
      </div>
    </>
  )
}
