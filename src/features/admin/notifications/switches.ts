import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NotificationChannel, NotificationKind } from '@contracts/notification.ts'
import { request } from '@/lib/backend/database-answer'
import { refetchChanged } from '../refetch'

/** Whether an event reaches the viewer by a channel; by Telegram, the team. */
export interface Switch {
  kind: NotificationKind
  channel: NotificationChannel
  is_on: boolean
}

const switchesKey = ['notification-switches'] as const

/** All switches; those of Telegram are missing where no bot is connected. */
export const useSwitches = () =>
  useQuery({
    queryKey: switchesKey,
    queryFn: (): Promise<Switch[]> => request((supabase) => supabase.rpc('notification_switches')),
    staleTime: 60_000,
    meta: { refused: 'Ошибка загрузки настроек уведомлений' },
  })

/** Whether an event reaches its reader: what the bell does not show is not told in any other way. */
export function reaches(
  switches: readonly Switch[],
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  const isOn = (by: NotificationChannel) =>
    switches.some((each) => each.kind === kind && each.channel === by && each.is_on)
  return isOn(channel) && (channel === 'telegram' || isOn('app'))
}

/** Turns a switch, at once on the screen, and back if the database refuses. */
export function useSetSwitch() {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: switchesKey,
    mutationFn: (changed: Switch) =>
      request((supabase) => supabase.rpc('switch_notification', { ...changed })),
    meta: { refused: 'Не удалось изменить уведомления' },
    onSettled: () => {
      // The last of several quick changes asks for all of them.
      if (queries.isMutating({ mutationKey: switchesKey }) > 1) return
      return refetchChanged(queries, switchesKey)
    },
  })
  return (changed: Switch) => {
    // Not in onMutate, which runs later: a checkbox springs back unless it changes with its event.
    void queries.cancelQueries({ queryKey: switchesKey })
    queries.setQueryData<Switch[]>(switchesKey, (shown) =>
      shown?.map((each) =>
        each.kind === changed.kind && each.channel === changed.channel ? changed : each,
      ),
    )
    mutate(changed)
  }
}
