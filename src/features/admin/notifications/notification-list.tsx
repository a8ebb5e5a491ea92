import { Link } from 'react-router-dom'
import { notificationPath, notificationTitles } from '@contracts/notification.ts'
import { cn } from '@/lib/cn'
import { Moment } from '../moment'
import { FailureNote, PanelNote } from '../panel-note'
import { RowsSkeleton } from '../rows-skeleton'
import type { Notification, useNotifications } from './notification-requests'
import { notificationAbout } from './notification-kinds'

interface NotificationListProps {
  notifications: ReturnType<typeof useNotifications>
  /** Called when the viewer follows a link. */
  onFollow: () => void
}

/** The latest notifications, each linked to its subject. */
export function NotificationList({ notifications, onFollow }: NotificationListProps) {
  const { data, isError, refetch } = notifications
  if (!data && isError) {
    return <FailureNote isBare text="Не удалось загрузить уведомления" onRetry={refetch} />
  }
  if (!data) return <RowsSkeleton />
  if (data.latest.length === 0) {
    return (
      <PanelNote
        isBare
        text="Пока ничего не произошло: здесь появятся новые обращения, ответы и сроки."
      />
    )
  }
  return (
    <ul className="min-h-0 divide-y overflow-y-auto overscroll-contain">
      {data.latest.map((each) => (
        <li key={each.id}>
          <Entry notification={each} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

interface EntryProps {
  notification: Notification
  onFollow: () => void
}

function Entry({ notification, onFollow }: EntryProps) {
  const { kind, read_at, created_at } = notification
  const isUnread = read_at === null
  const isLate = kind === 'overdue' || kind === 'visitor_waits' || kind === 'undelivered'
  return (
    <Link
      to={notificationPath(notification)}
      onClick={onFollow}
      className="flex gap-3 px-4 py-3 hover:bg-muted/60"
    >
      <span
        aria-hidden
        className={cn(
          'mt-1.5 size-2 shrink-0 rounded-full',
          isUnread && (isLate ? 'bg-destructive' : 'bg-accent'),
        )}
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-3">
          <span
            className={cn(
              'min-w-0 flex-1 text-[0.9375rem]',
              isUnread ? 'font-semibold' : 'text-muted-foreground',
              isUnread && isLate && 'text-destructive-text',
            )}
          >
            {notificationTitles[kind]}
            {isUnread && <span className="sr-only"> (не прочитано)</span>}
          </span>
          <span className="shrink-0 text-caption text-muted-foreground">
            <Moment iso={created_at} />
          </span>
        </span>
        <span className="mt-0.5 line-clamp-2 text-sm [overflow-wrap:anywhere] text-muted-foreground">
          {notificationAbout(notification)}
        </span>
      </span>
    </Link>
  )
}
