import { Link } from 'react-router-dom'
import {
  type NotificationKind,
  notificationPath,
  notificationTitles,
} from '@contracts/notification.ts'
import { formatNumber, plural } from '@contracts/russian.ts'
import { cn } from '@/lib/cn'
import { unbrokenPhones } from '@/lib/text/unbroken-phones'
import { stepOnArrow } from '../lib/step-on-arrow'
import { Moment } from '../parts/moment'
import { Loaded } from '../parts/loaded'
import { PanelNote } from '../parts/panel-note'
import type { Notification, UnreadEntry, useNotifications } from './notification-requests'
import type { InboxQueue } from '../inbox/inbox-query'
import { visitorName } from '../chats/chat-texts'
import { rowTexts } from '../inbox/row-texts'

interface NotificationListProps {
  notifications: ReturnType<typeof useNotifications>
  /** How many are asked for. */
  length: number
  onMore: () => void
  onFollow: () => void
}

export function NotificationList(props: NotificationListProps) {
  const { notifications, length, onMore, onFollow } = props
  const { data, isPlaceholderData } = notifications
  return (
    <Loaded
      query={{
        ...notifications,
        // What is shown stays as it is while more is loaded.
        isPlaceholderData: false,
        hasNextPage: data !== undefined && (isPlaceholderData || data.latest.length >= length),
        isFetchingNextPage: isPlaceholderData,
        fetchNextPage: () => Promise.resolve(onMore()),
      }}
      failure="Не удалось загрузить уведомления"
      isBare
      className="min-h-0 overflow-y-auto overscroll-contain"
    >
      {({ latest, unread }) =>
        latest.length > 0 ? (
          <Entries latest={latest} unread={unread} onFollow={onFollow} />
        ) : (
          <PanelNote
            isBare
            text="Пока ничего не произошло: здесь появятся новые обращения, ответы и сроки."
          />
        )
      }
    </Loaded>
  )
}

interface EntriesProps {
  latest: readonly Notification[]
  unread: readonly UnreadEntry[]
  onFollow: () => void
}

function Entries({ latest, unread, onFollow }: EntriesProps) {
  return (
    <ul className="divide-y">
      {inGroups(latest).map((group) => (
        <li key={group[0].id}>
          <Entry group={group} size={sizeOf(group, unread)} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

/** What groups notifications. */
type Occurrence = Pick<Notification, 'kind' | 'created_at' | 'read_at'>

/** Notifications of one kind within an hour, the newest first; never empty. */
type Group<Each> = [Each, ...Each[]]

/** Where those of one kind stand together. */
const queues: Partial<Record<NotificationKind, InboxQueue>> = {
  new_lead: 'waiting',
  due_soon: 'waiting',
  overdue: 'overdue',
  assigned: 'mine',
}

const hourMs = 3_600_000

const isOfOneGroup = (a: Occurrence, b: Occurrence) =>
  a.kind === b.kind &&
  a.kind in queues &&
  (a.read_at === null) === (b.read_at === null) &&
  Date.parse(a.created_at) - Date.parse(b.created_at) <= hourMs

/** Joins those of one kind within an hour, even if others came between them; unread ones as `unread_entries` does. */
export function inGroups<Each extends Occurrence>(latest: readonly Each[]): Group<Each>[] {
  const groups: Group<Each>[] = []
  for (const each of latest) {
    const group = groups.find(([newest]) => isOfOneGroup(newest, each))
    if (group) group.push(each)
    else groups.push([each])
  }
  return groups
}

/** How many a listed group has, with those beyond the list. */
export function sizeOf([newest, ...others]: Group<Occurrence>, unread: readonly UnreadEntry[]) {
  const whole =
    newest.read_at === null &&
    unread.find((entry) => entry.kind === newest.kind && entry.newest === newest.created_at)
  return Math.max(others.length + 1, whole ? whole.size : 0)
}

/** The heading of an entry: «Новое обращение», «12 новых обращений». */
export function groupTitle(kind: NotificationKind, count: number): string {
  if (count === 1) return notificationTitles[kind]
  const number = formatNumber(count)
  if (kind === 'new_lead') {
    return `${number}\u00a0${plural(count, 'новое обращение', 'новых обращения', 'новых обращений')}`
  }
  const leads = `${number}\u00a0${plural(count, 'обращение', 'обращения', 'обращений')}`
  return kind === 'overdue'
    ? `Просрочен ответ на ${leads}`
    : `${notificationTitles[kind]}: ${leads}`
}

interface EntryProps {
  group: Group<Notification>
  /** With those beyond the list. */
  size: number
  onFollow: () => void
}

function Entry({ group, size, onFollow }: EntryProps) {
  const [notification] = group
  const queue = queues[notification.kind]
  const { kind, read_at, created_at } = notification
  const isUnread = read_at === null
  const isLate = kind === 'overdue'
  return (
    <Link
      to={size > 1 && queue ? `/admin?queue=${queue}` : notificationPath(notification)}
      onClick={onFollow}
      onKeyDown={stepOnArrow}
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
            <span>{groupTitle(kind, size)}</span>
            {isUnread && <span className="sr-only"> (не прочитано)</span>}
          </span>
          <span className="shrink-0 text-caption text-muted-foreground">
            <Moment iso={created_at} />
          </span>
        </span>
        <span className="mt-0.5 line-clamp-2 text-sm [overflow-wrap:anywhere] text-muted-foreground">
          {unbrokenPhones(
            size > 1 ? group.map(notificationWho).join(', ') : notificationAbout(notification),
          )}
        </span>
      </span>
    </Link>
  )
}

type Subject = Pick<Notification, 'email' | 'chat'>

export function notificationWho({ email, chat }: Subject): string {
  if (email) return rowTexts(email).who
  return chat ? visitorName(chat) : 'Чат на сайте'
}

export function notificationAbout(notification: Subject): string {
  const { email } = notification
  const about = email && (rowTexts(email).subject ?? rowTexts(email).preview)
  return [notificationWho(notification), about].filter(Boolean).join(': ')
}
