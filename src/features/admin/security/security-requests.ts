import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '@/lib/backend/database-answer'
import { actorName } from '../lib/person-name'
import { momentsOf } from '../lib/day-range'
import { fetchLogPeople } from '../lib/log-people'
import { searchWords } from '../lib/search-patterns'
import {
  describeEvent,
  eventsNamed,
  eventsOf,
  groupOf,
  type SecurityQuery,
} from './security-events'

const pageSize = 50

async function listSecurityLog(
  { event: group, q, ...days }: SecurityQuery,
  olderThan: number | null,
) {
  const { after, before } = momentsOf(days)
  const words = searchWords(q)
  const rows = await call('security_page', {
    words,
    wanted: words.map((word) => eventsNamed(word).join(',')),
    page_size: pageSize,
    ...(group && { events: eventsOf(group) }),
    ...(after && { since: after }),
    ...(before && { before }),
    ...(olderThan !== null && { older_than: olderThan }),
  })
  const people = await fetchLogPeople(rows.flatMap(({ user_id, actor_id }) => [user_id, actor_id]))
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
    // Its button does: what has been scrolled to is many pages.
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
    meta: { refused: 'Ошибка загрузки журнала безопасности' },
  })
