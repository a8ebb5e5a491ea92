import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/backend/database-answer'
import { env } from '@/lib/backend/env'

const calendarKey = ['calendar']

/** The address that calendar programs open, with the viewer's own key. */
const addressOf = (key: string) => `${env.supabaseUrl}/functions/v1/calendar?key=${key}`

/** The address of the viewer's calendar. */
export const useCalendarAddress = () =>
  useQuery({
    queryKey: calendarKey,
    queryFn: async () => addressOf(await call('my_calendar')),
    meta: { refused: 'Ошибка загрузки адреса календаря' },
  })

/** Replaces the address: the former one stops working. */
export function useRenewCalendar() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => addressOf(await call('my_calendar', { renew: true })),
    onSuccess: (address) => client.setQueryData(calendarKey, address),
    meta: { refused: 'Ошибка смены адреса календаря' },
  })
}
