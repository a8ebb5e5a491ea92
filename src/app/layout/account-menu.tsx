import { useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { notificationSettingsPath } from '@contracts/notification.ts'
import { Icon } from '@/components/icon'
import { Badge } from '@/components/ui/badge'
import { siteMap } from '@/content/site-map'
import { useAuth } from '@/features/auth/session/auth-context'
import { useDismissal } from '@/lib/hooks/use-dismissal'
import { openDialog } from '@/lib/page/dialog-events'

const itemStyle =
  'flex h-11 w-full items-center gap-3 rounded-control px-3 text-left text-[0.9375rem] hover:bg-muted'

/** In the back office: the role and, behind it, everything about the viewer's own account. */
export function AccountMenu() {
  const { user, isAdmin, signOut } = useAuth()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useDismissal(frame, isOpen, setOpen)
  if (!user) return null
  return (
    <div ref={frame} className="relative">
      <button
        type="button"
        aria-label={`Аккаунт: ${user.email ?? ''}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="flex h-11 items-center gap-2 rounded-control px-2 hover:bg-muted"
        onClick={() => setOpen(!isOpen)}
      >
        <Badge variant={isAdmin ? 'destructive' : 'default'}>{isAdmin ? 'Admin' : 'Staff'}</Badge>
        <Icon name="user" className="size-5" />
      </button>
      {isOpen && (
        <section
          id={id}
          aria-label="Аккаунт"
          className="absolute top-full right-0 z-30 mt-1 w-64 rounded-card border bg-raised p-1.5 shadow-2xl"
          onClick={() => setOpen(false)}
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
        </section>
      )}
    </div>
  )
}
