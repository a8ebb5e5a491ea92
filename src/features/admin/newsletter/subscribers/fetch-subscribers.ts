import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { withNormalAddresses } from '@contracts/mail-address.ts'
import type { Database } from '@contracts/database.types.ts'
import type { BadgeVariant } from '@/components/ui/badge'
import { getSupabase } from '@/lib/supabase'
import { unwrap } from '@/lib/database-answer'

export type SubscriberStatus = Database['public']['Enums']['newsletter_status']

export const subscriberAppearance: Record<
  SubscriberStatus,
  { label: string; badge: BadgeVariant }
> = {
  confirmed: { label: 'Подписан', badge: 'success' },
  pending: { label: 'Не подтвердил', badge: 'outline' },
  unsubscribed: { label: 'Отписался', badge: 'secondary' },
  bounced: { label: 'Адрес не принимает почту', badge: 'danger' },
  complained: { label: 'Пожаловался на спам', badge: 'danger' },
}

export const subscriberStatuses: readonly SubscriberStatus[] = [
  'confirmed',
  'pending',
  'unsubscribed',
  'bounced',
  'complained',
]

/** The search and the filter of the list. */
export interface SubscriberQuery {
  text: string
  status?: SubscriberStatus | undefined
}

/** The key of everything about subscribers. */
export const subscribersKey = ['newsletter-subscribers'] as const

const pageSize = 50

/** Where the next page of the list begins. */
interface Place {
  requested_at: string
  id: string
}

/** A pattern for `ilike`: what would have a meaning in it stands for itself. */
export const containing = (text: string) =>
  `%${withNormalAddresses(text.trim())
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`

async function fetchSubscribers({ text, status }: SubscriberQuery, after: Place | null) {
  const supabase = await getSupabase()
  let list = supabase
    .from('newsletter_subscriptions')
    .select('id, email, status, requested_at, confirmed_at, ended_at')
  if (status) list = list.eq('status', status)
  if (text.trim()) list = list.ilike('email', containing(text))
  if (after) {
    const { requested_at, id } = after
    list = list.or(
      `requested_at.lt."${requested_at}",and(requested_at.eq."${requested_at}",id.lt.${id})`,
    )
  }
  const answer = await list
    .order('requested_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize)
  return unwrap(answer) ?? []
}

export type Subscriber = Awaited<ReturnType<typeof fetchSubscribers>>[number]

const subscribersQuery = (query: SubscriberQuery) =>
  infiniteQueryOptions({
    queryKey: [...subscribersKey, 'list', query],
    queryFn: ({ pageParam }) => fetchSubscribers(query, pageParam),
    initialPageParam: null as Place | null,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)),
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
    meta: { refused: 'Ошибка загрузки подписчиков' },
  })

/** The subscribers page by page, whoever entered their address last first. */
export const useSubscribers = (query: SubscriberQuery) => useInfiniteQuery(subscribersQuery(query))

async function fetchCounts() {
  const supabase = await getSupabase()
  const rows = unwrap(await supabase.rpc('newsletter_counts')) ?? []
  const countOf = (wanted: SubscriberStatus) =>
    rows.find(({ status }) => status === wanted)?.count ?? 0
  return {
    confirmed: countOf('confirmed'),
    pending: countOf('pending'),
    unsubscribed: countOf('unsubscribed'),
    bounced: countOf('bounced'),
    complained: countOf('complained'),
  } satisfies Record<SubscriberStatus, number>
}

const countsQuery = queryOptions({
  queryKey: [...subscribersKey, 'counts'],
  queryFn: fetchCounts,
  meta: { refused: 'Ошибка загрузки подписчиков' },
})

/** The numbers of subscribers by status. */
export const useSubscriberCounts = () => useQuery(countsQuery)
