import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { request } from '@/lib/backend/database-answer'
import { actorName } from '../person-name'
import { fetchPeople } from '../people-requests'
import { describeEvent, eventsOf, groupOf, type SecurityGroup } from './security-events'

const pageSize = 50

async function listSecurityLog(group: SecurityGroup | '', before: number | null) {
  const rows = await request((supabase) => {
    let log = supabase.from('security_log').select('id, at, event, user_id, actor_id, details')
    if (group) log = log.in('event', eventsOf(group))
    if (before !== null) log = log.lt('id', before)
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

export const useSecurityLog = (group: SecurityGroup | '') =>
  useInfiniteQuery({
    queryKey: ['security-log', group],
    queryFn: ({ pageParam }) => listSecurityLog(group, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
    meta: { refused: 'Ошибка загрузки журнала безопасности' },
  })
