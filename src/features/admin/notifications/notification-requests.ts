import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Database } from '@contracts/database.types.ts'
import type { NotificationChannel, NotificationKind } from '@contracts/notification.ts'
import { useEffect } from 'react'
import { tickWhileHidden } from '@/lib/browser/hidden-ticks'
import { call, request, requestAnswer } from '@/lib/backend/database-answer'
import { notificationsKey, refetchAwaited, refetchChanged } from '../lib/refetch'
import { urgentPollMs, useLiveTables } from '../lib/use-live-tables'

/** How many the bell lists at first, and more of at a time. */
export const listed = 30

async function fetchNotifications(length: number) {
  const [latest, { data: unread, count }] = await Promise.all([
    request((supabase) =>
      supabase
        .from('notifications')
        .select(
          `id, kind, email_id, chat_id, created_at, announce_at, read_at,
           email:emails(from_email, from_name, subject, preview, answer_preview, lead, interest, source, customer:customers(name, company)),
           chat:chat_sessions(id, contact)`,
        )
        .order('created_at', { ascending: false })
        .limit(length),
    ),
    // An entry that begins in the list is among as many of the newest.
    requestAnswer((supabase) =>
      supabase
        .rpc('unread_entries', {}, { count: 'exact' })
        .order('newest', { ascending: false })
        .limit(length),
    ),
  ])
  return { latest, unread, unreadCount: count ?? unread.length }
}

/** Unread notifications of one kind within an hour, with those beyond the list. */
export type UnreadEntry = Database['public']['Functions']['unread_entries']['Returns'][number]

export type Notification = Awaited<ReturnType<typeof fetchNotifications>>['latest'][number]

const place = { channel: 'notifications', tables: ['notifications'], keys: [notificationsKey] }

/** The latest ones, and how many entries are unread. @param length how many are listed */
export function useNotifications(length: number) {
  const pollMs = useLiveTables(place, urgentPollMs)
  const notifications = useQuery({
    queryKey: [...notificationsKey, 'latest', length],
    queryFn: () => fetchNotifications(length),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
    meta: { refused: 'Ошибка загрузки уведомлений' },
  })
  const { refetch } = notifications
  // Browser notifications are for tabs in the background.
  useEffect(
    () => tickWhileHidden(pollMs, () => void refetch({ cancelRefetch: false })),
    [pollMs, refetch],
  )
  return notifications
}

/** Marks the viewer's notifications as read: those of one email or chat, or all. */
export const useReadNotifications = () =>
  useMutation({
    mutationFn: (which: { email_id?: string; chat_id?: string }) =>
      call('read_notifications', which),
    meta: { refused: 'Не удалось отметить прочитанным' },
    onSettled: refetchAwaited(notificationsKey),
  })

/** The status of the latest message to the team's chat; null before the first one. */
export const useLatestMessage = () =>
  useQuery({
    queryKey: [...notificationsKey, 'telegram'],
    queryFn: () =>
      request((supabase) =>
        supabase
          .from('outbox')
          .select('id, email_id, status, attempts, next_attempt_at, last_error, sent_at')
          .eq('kind', 'notification_telegram')
          .order('created_at', { ascending: false })
          .limit(1)
          .maybeSingle(),
      ),
  })

/** Whether an event reaches the viewer by a channel; Telegram reaches the team. */
export interface Switch {
  kind: NotificationKind
  channel: NotificationChannel
  is_on: boolean
}

const switchesKey = ['notification-switches'] as const

/** All switches; those of Telegram are missing without a connected bot. */
export const useSwitches = () =>
  useQuery({
    queryKey: switchesKey,
    queryFn: (): Promise<Switch[]> => call('notification_switches'),
    staleTime: 60_000,
    meta: { refused: 'Ошибка загрузки настроек уведомлений' },
  })

/** Whether an event is delivered: an event hidden from the bell is not sent by other channels either. */
export function reaches(
  switches: readonly Switch[],
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  const isOn = (by: NotificationChannel) =>
    switches.some((each) => each.kind === kind && each.channel === by && each.is_on)
  return isOn(channel) && (channel === 'telegram' || isOn('app'))
}

/** Sets a switch, optimistically; rolled back if the database refuses. */
export function useSetSwitch() {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: switchesKey,
    mutationFn: (changed: Switch) => call('switch_notification', { ...changed }),
    meta: { refused: 'Не удалось изменить уведомления' },
    onSettled: () => {
      // Only the last of several quick changes refetches.
      if (queries.isMutating({ mutationKey: switchesKey }) > 1) return
      return refetchChanged(queries, switchesKey)
    },
  })
  return (changed: Switch) => {
    // Not in onMutate, which runs later: a checkbox reverts unless it changes within its event.
    void queries.cancelQueries({ queryKey: switchesKey })
    queries.setQueryData<Switch[]>(switchesKey, (shown) =>
      shown?.map((each) =>
        each.kind === changed.kind && each.channel === changed.channel ? changed : each,
      ),
    )
    mutate(changed)
  }
}
