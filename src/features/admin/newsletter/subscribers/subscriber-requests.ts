import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { Constants, type Database } from '@contracts/database.types.ts'
import { formatNumber, plural } from '@contracts/russian.ts'
import { z } from '@contracts/zod.ts'
import { call, request } from '@/lib/backend/database-answer'
import { formatDateTime } from '@/lib/text/format-moment'
import { toast } from '@/lib/toast'
import type { Appearance } from '../../lib/labels'
import { refetchAwaited } from '../../lib/refetch'
import { saveCsv } from '../../lib/save-csv'
import { addressPatterns } from '../../lib/search-patterns'

type SubscriberStatus = Database['public']['Enums']['newsletter_status']

export const subscriberAppearance: Record<SubscriberStatus, Appearance> = {
  confirmed: { label: 'Подписан', badge: 'success' },
  pending: { label: 'Не подтвердил', badge: 'outline' },
  unsubscribed: { label: 'Отписался', badge: 'secondary' },
  bounced: { label: 'Адрес не принимает почту', badge: 'danger' },
  complained: { label: 'Пожаловался на спам', badge: 'danger' },
}

const statuses = Constants.public.Enums.newsletter_status

export const subscriberQuery = z.object({
  q: z.string().catch(''),
  status: z.enum(['', ...statuses]).catch(''),
})

type SubscriberQuery = z.infer<typeof subscriberQuery>

const subscribersKey = ['newsletter-subscribers'] as const

const pageSize = 50

const fetchSubscribers = (
  { q, status }: SubscriberQuery,
  after: Record<'requested_at' | 'id', string> | null,
) =>
  request((supabase) => {
    let list = supabase
      .from('newsletter_subscriptions')
      .select('id, email, status, requested_at, confirmed_at, ended_at')
    if (status) list = list.eq('status', status)
    if (q.trim()) list = list.likeAllOf('email', addressPatterns(q))
    if (after) {
      const { requested_at, id } = after
      list = list.or(
        `requested_at.lt."${requested_at}",and(requested_at.eq."${requested_at}",id.lt.${id})`,
      )
    }
    return list
      .order('requested_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(pageSize)
  })

export type Subscriber = Awaited<ReturnType<typeof fetchSubscribers>>[number]

export const useSubscribers = (query: SubscriberQuery) =>
  useInfiniteQuery({
    queryKey: [...subscribersKey, 'list', query],
    queryFn: ({ pageParam }) => fetchSubscribers(query, pageParam),
    initialPageParam: null as Subscriber | null,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)),
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
    meta: { refused: 'Ошибка загрузки подписчиков' },
  })

/** The numbers of subscribers, by status; one without subscribers is missing. */
export const useSubscriberCounts = () =>
  useQuery({
    queryKey: [...subscribersKey, 'counts'],
    queryFn: async () => {
      const rows = await call('newsletter_counts')
      return new Map<string, number>(rows.map(({ status, count }) => [status, count]))
    },
    meta: { refused: 'Ошибка загрузки подписчиков' },
  })

/** Erases a subscriber with all their data. */
export const useRemoveSubscriber = () =>
  useMutation({
    mutationFn: (id: string) => call('remove_subscriber', { subscription_id: id }),
    onSuccess: () => toast.success('Подписчик удалён'),
    meta: { refused: 'Подписчик не удалён' },
    onSettled: refetchAwaited(subscribersKey),
  })

const exportedSchema = z.array(
  z.object({
    email: z.string(),
    status: z.enum(statuses),
    requested_at: z.string(),
    confirmed_at: z.string().nullable(),
    ended_at: z.string().nullable(),
    consent_text_version: z.string().nullable(),
  }),
)

const momentText = (iso: string | null) => (iso ? formatDateTime(iso) : '')

async function exportSubscribers() {
  const subscribers = exportedSchema.parse(await call('export_subscribers'))
  const rows = subscribers.map((subscriber) => ({
    Email: subscriber.email,
    Статус: subscriberAppearance[subscriber.status].label,
    'Адрес оставлен': momentText(subscriber.requested_at),
    Подтверждён: momentText(subscriber.confirmed_at),
    'Подписка закончилась': momentText(subscriber.ended_at),
    'Версия согласия': subscriber.consent_text_version ?? '',
  }))
  return saveCsv('subscribers', [rows])
}

/** Saves all subscribers as a CSV file; the audit log records it. */
export const useExportSubscribers = () =>
  useMutation({
    mutationFn: exportSubscribers,
    onSuccess: (count) => {
      if (count === 0) return toast.info('Выгружать нечего', 'Подписчиков пока нет.')
      const people = plural(count, 'подписчик', 'подписчика', 'подписчиков')
      toast.success(`Выгружено: ${formatNumber(count)} ${people}`)
    },
    meta: { refused: 'Ошибка выгрузки' },
  })
