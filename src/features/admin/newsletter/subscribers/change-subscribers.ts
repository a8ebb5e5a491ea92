import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { formatNumber, plural } from '@contracts/russian.ts'
import { formatDateTime } from '@/lib/format-moment'
import { withFreshProof } from '@/lib/fresh-proof'
import { getSupabase } from '@/lib/supabase'
import { toast } from '@/lib/toast'
import { refetchChanged } from '../../refetch'
import { unwrap } from '@/lib/database-answer'
import { saveCsv } from '../../save-csv'
import { subscriberAppearance, subscribersKey } from './fetch-subscribers'

async function removeSubscriber(subscriptionId: string) {
  const supabase = await getSupabase()
  unwrap(await supabase.rpc('remove_subscriber', { subscription_id: subscriptionId }))
}

/** Erases a subscriber with everything that is kept of them. */
export function useRemoveSubscriber() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => withFreshProof(() => removeSubscriber(id)),
    onSuccess: () => toast.success('Подписчик удалён'),
    meta: { refused: 'Подписчик не удалён' },
    onSettled: () => refetchChanged(queries, subscribersKey),
  })
}

const exportedSchema = z.array(
  z.object({
    email: z.string(),
    status: z.enum(['pending', 'confirmed', 'unsubscribed', 'bounced', 'complained']),
    requested_at: z.string(),
    confirmed_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    consent_text_version: z.string().nullable(),
  }),
)

const momentText = (iso: string | null) => (iso ? formatDateTime(iso) : '')

async function exportSubscribers() {
  const supabase = await getSupabase()
  const subscribers = exportedSchema.parse(unwrap(await supabase.rpc('export_subscribers')))
  const rows = subscribers.map((subscriber) => ({
    Email: subscriber.email,
    Статус: subscriberAppearance[subscriber.status].label,
    'Адрес оставлен': momentText(subscriber.requested_at),
    Подтверждён: momentText(subscriber.confirmed_at),
    'Подписка закончилась': momentText(subscriber.ended_at),
    'Версия согласия': subscriber.consent_text_version ?? '',
  }))
  if (rows.length > 0) await saveCsv('subscribers', rows)
  return rows.length
}

/** Saves all subscribers as a CSV file, which the log notes. */
export const useExportSubscribers = () =>
  useMutation({
    mutationFn: () => withFreshProof(exportSubscribers),
    onSuccess: (count) => {
      if (count === 0) return toast.info('Выгружать нечего', 'Подписчиков пока нет.')
      const people = plural(count, 'подписчик', 'подписчика', 'подписчиков')
      toast.success(`Выгружено: ${formatNumber(count)} ${people}`)
    },
    meta: { refused: 'Ошибка выгрузки' },
  })
