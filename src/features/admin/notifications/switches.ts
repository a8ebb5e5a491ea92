import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NotificationChannel, NotificationKind } from '@contracts/notification.ts'
import { request } from '@/lib/backend/database-answer'
import { refetchChanged } from '../refetch'

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
    queryFn: (): Promise<Switch[]> => request((supabase) => supabase.rpc('notification_switches')),
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
    mutationFn: (changed: Switch) =>
      request((supabase) => supabase.rpc('switch_notification', { ...changed })),
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
