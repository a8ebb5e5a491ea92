import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { request } from '@/lib/backend/database-answer'
import { actorName } from '../lib/person-name'
import { momentsOf } from '../lib/day-range'
import { fetchPeople } from '../lib/people-requests'
import { describeEvent, eventsOf, groupOf, type SecurityQuery } from './security-events'

const pageSize = 50

async function listSecurityLog({ event: group, ...days }: SecurityQuery, olderThan: number | null) {
  const { after, before } = momentsOf(days)
  const rows = await request((supabase) => {
    let log = supabase.from('security_log').select('id, at, event, user_id, actor_id, details')
    if (group) log = log.in('event', eventsOf(group))
    if (after) log = log.gte('at', after)
    if (before) log = log.lt('at', before)
    if (olderThan !== null) log = log.lt('id', olderThan)
    return log.order('id', { ascending: false }).limit(pageSize)
  })
  const people = await fetchPeople(rows.flatMap(({ user_id, actor_id }) => [user_id, actor_id]))
  return rows.map(({ id, at, event, user_id, actor_id, details }) => ({
    id,
    at,
    group: groupOf(event),
    text: describeEvent(event, details),
    person: user_id && people.get(user_id),
    /** The user concerned: none for a setting, unknown for a wrong address. */
    who: user_id
      ? actorName(user_id, people)
      : event === 'sign_in_failed'
        ? 'Неизвестный адрес'
        : undefined,
    /** The actor, if it is another user. */
    by: actor_id && actor_id !== user_id ? actorName(actor_id, people) : undefined,
  }))
}

export type SecurityRow = Awaited<ReturnType<typeof listSecurityLog>>[number]

export const useSecurityLog = (query: SecurityQuery) =>
  useInfiniteQuery({
    queryKey: ['security-log', query],
    queryFn: ({ pageParam }) => listSecurityLog(query, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
    meta: { refused: 'Ошибка загрузки журнала безопасности' },
  })
