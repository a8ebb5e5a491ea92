import { Bell, Settings2 } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { notificationSettingsPath } from '@contracts/notification.ts'
import { formatNumber, plural } from '@contracts/russian.ts'
import { Button, buttonVariants } from '@/components/ui/button'
import { useDismissal } from '@/lib/hooks/use-dismissal'
import { useAnnouncements } from './announcements'
import {
  listed,
  type Notification,
  useNotifications,
  useReadNotifications,
} from './notification-requests'
import { NotificationList } from './notification-list'
import { useTabBadge } from './tab-badge'

export function NotificationBell() {
  const [isOpen, setOpen] = useState(false)
  const [length, setLength] = useState(listed)
  // Closed, it asks for no more than it needs.
  const notifications = useNotifications(isOpen ? length : listed)
  const { data } = notifications
  const read = useReadNotifications()
  const frame = useRef<HTMLDivElement>(null)
  const panelId = useId()
  useDismissal(frame, isOpen, setOpen)
  const newest = useMemo(() => data?.latest.slice(0, listed), [data])
  useAnnouncements(newest)
  useReadWhatIsShown(data?.latest)
  // As many as the entries of the whole list.
  const unread = data?.unreadCount ?? 0
  useTabBadge(unread)

  return (
    <div ref={frame} className="relative">
      <Button
        variant="ghost"
        size="icon"
        aria-label={bellLabel(unread)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Bell aria-hidden className="size-5!" />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 left-5.5 rounded-full bg-foreground px-1.5 py-0.5 text-[0.6875rem] leading-none whitespace-nowrap text-background"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Button>
      {isOpen && (
        <section
          id={panelId}
          aria-label="Последние уведомления"
          className="absolute top-full right-0 z-30 mt-2 flex max-h-[min(36rem,75dvh)] w-[min(26rem,calc(100vw-2.5rem))] flex-col overflow-hidden rounded-card border bg-raised shadow-2xl"
        >
          <header className="flex items-center gap-2 border-b py-1.5 pr-1.5 pl-4">
            <h2 className="flex-1 font-semibold">Уведомления</h2>
            {unread > 0 && (
              <Button
                variant="ghost"
                className="text-sm"
                aria-label="Отметить всё прочитанным"
                aria-busy={read.isPending}
                onClick={() => read.mutate({})}
              >
                <span className="max-sm:hidden">Отметить всё прочитанным</span>
                <span className="sm:hidden">Прочитать всё</span>
              </Button>
            )}
            <Link
              to={notificationSettingsPath}
              aria-label="Настроить уведомления"
              title="Настроить уведомления"
              className={buttonVariants({ variant: 'ghost', size: 'icon' })}
              onClick={() => setOpen(false)}
            >
              <Settings2 aria-hidden />
            </Link>
          </header>
          <NotificationList
            notifications={notifications}
            length={length}
            onMore={() => setLength(length + listed)}
            onFollow={() => setOpen(false)}
          />
        </section>
      )}
    </div>
  )
}

const bellLabel = (unread: number) =>
  unread === 0
    ? 'Уведомления'
    : `Уведомления: ${formatNumber(unread)} ${plural(unread, 'непрочитанное', 'непрочитанных', 'непрочитанных')}`

/** Opening an email or chat marks its notifications as read. */
function useReadWhatIsShown(latest: readonly Notification[] | undefined) {
  const [params] = useSearchParams()
  const { mutate } = useReadNotifications()
  const emailId = params.get('email')
  const chatId = params.get('chat')
  const shown = latest?.find(
    ({ read_at, email_id, chat_id }) =>
      read_at === null && ((email_id && email_id === emailId) || (chat_id && chat_id === chatId)),
  )
  const { email_id, chat_id, created_at } = shown ?? {}
  useEffect(() => {
    if (document.hidden) return
    if (email_id) mutate({ email_id })
    else if (chat_id) mutate({ chat_id })
    // Another one may arrive while it is open.
  }, [email_id, chat_id, created_at, mutate])
}
