import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { notificationPath, notificationTitles } from '@contracts/notification.ts'
import { plural } from '@contracts/russian.ts'
import {
  type BrowserPermission,
  readPermission,
  requestPermission,
  showNotification,
} from '@/lib/browser/notification'
import { chime } from '@/lib/browser/chime'
import { matchesMedia } from '@/lib/browser/media'
import { useNow } from '@/lib/hooks/use-now'
import { onReturn } from '@/lib/page/on-return'
import { readStored, soundKey, writeStored } from '@/lib/storage'
import { toast } from '@/lib/toast'
import { chatsKey, inboxKey, refetchChanged } from '../lib/refetch'
import { type Notification, reaches, useSwitches } from './notification-requests'
import { notificationAbout } from './notification-list'

/** Cached: each read asks the browser's own process. */
let latestPermission: BrowserPermission = 'unsupported'

function subscribe(notify: () => void) {
  const read = () => {
    latestPermission = readPermission()
    notify()
  }
  latestPermission = readPermission()
  // Users who change it in the browser's settings come back to the page afterwards.
  return onReturn(read)
}

export const useBrowserPermission = (): BrowserPermission =>
  useSyncExternalStore(subscribe, () => latestPermission)

/** Asks for the permission; only from a click. */
export async function askPermission() {
  await requestPermission()
  // No event reports the change.
  document.dispatchEvent(new Event('visibilitychange'))
}

/** A repeated event keeps its id. */
const eventOf = ({ id, created_at }: Notification) => `${id} ${created_at}`

/** Whether its time has come; the client's clock matters only for what waited for the morning. */
const isAnnounced = ({ announce_at, created_at }: Notification, now: number) =>
  announce_at === created_at || Date.parse(announce_at) <= now

/** More than this are counted rather than shown one by one, such as in the first minute of a morning. */
const mostAtOnce = 3

/** What earlier calls saw. */
export interface Seen {
  events: ReadonlySet<string>
  /** The newest announcement of the first; what is older comes into the list only because others were taken back. */
  since: string
}

/** @param seen undefined at the first call, which shows none: older ones are in the bell */
export function messagesOf(
  latest: readonly Notification[],
  seen: Seen | undefined,
  isWanted: (notification: Notification) => boolean,
  now: number,
) {
  const due = latest.filter((each) => isAnnounced(each, now))
  const fresh = due.filter(
    (each) =>
      seen &&
      !seen.events.has(eventOf(each)) &&
      each.announce_at > seen.since &&
      each.read_at === null &&
      isWanted(each),
  )
  const messages = fresh.toReversed().map((each) => ({
    title: notificationTitles[each.kind],
    body: notificationAbout(each),
    // Two tabs that show the same tag show one notification.
    tag: eventOf(each),
    path: notificationPath(each),
  }))
  const [newest] = messages.slice(-1)
  const count = messages.length
  return {
    seen: {
      events: new Set([...(seen?.events ?? []), ...due.map(eventOf)]),
      since:
        seen?.since ??
        due
          .map(({ announce_at }) => announce_at)
          .sort()
          .at(-1) ??
        '',
    },
    hasNews: seen !== undefined && due.some((each) => !seen.events.has(eventOf(each))),
    messages:
      newest && count > mostAtOnce
        ? [
            {
              title: `${count} ${plural(count, 'новое уведомление', 'новых уведомления', 'новых уведомлений')}`,
              body: `Последнее: ${newest.title.toLowerCase()}`,
              tag: `several ${newest.tag}`,
              path: '/admin',
            },
          ]
        : messages,
  }
}

/** Whether this browser plays a sound for what is new; off until switched on. */
export const isSoundOn = (): boolean => readStored(soundKey) === true

export const setSound = (isOn: boolean): void => void writeStored(soundKey, isOn)

/** On a phone a toast would cover the current controls. */
const roomForToasts = '(min-width: 40rem)'

/** Announces news: by a toast in the tab in use, by a browser notification in others, and by a sound. */
export function useAnnouncements(latest: readonly Notification[] | undefined) {
  const queries = useQueryClient()
  const { data: switches } = useSwitches()
  const permission = useBrowserPermission()
  const navigate = useNavigate()
  const now = useNow()
  const seen = useRef<Seen>(undefined)

  useEffect(() => {
    if (!latest || !switches) return
    const look = messagesOf(
      latest,
      seen.current,
      ({ kind }) => reaches(switches, kind, 'browser'),
      now,
    )
    seen.current = look.seen
    // Also of what this person has switched off.
    if (look.hasNews) void refetchChanged(queries, inboxKey, chatsKey)
    if (look.messages.length === 0) return
    if (isSoundOn()) chime()
    for (const { title, body, tag, path } of look.messages) {
      const open = () => void navigate(path)
      if (!document.hasFocus()) {
        if (permission === 'granted') showNotification(title, { body, tag, lang: 'ru' }, open)
      } else if (matchesMedia(roomForToasts) && path !== location.pathname + location.search) {
        toast.info(title, body, { about: 'news', action: { label: 'Открыть', onPress: open } })
      }
    }
  }, [latest, switches, permission, now, navigate, queries])
}
