import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { auditDeed, type AuditRow } from './audit-line'
import { type AuditQuery, theSystem } from './audit-query'
import { actorName } from '../role-change'
import { unwrap } from '../request-error'
import { fetchAuditNames } from './fetch-audit-names'

/** How many lines one page has. */
const pageSize = 50

async function listAudit({ kind, who }: AuditQuery, before: number | null) {
  const supabase = await getSupabase()
  let lines = supabase
    .from('audit_log')
    .select('id, at, actor_id, action, entity, entity_id, details')
  if (kind) lines = lines.eq('kind', kind)
  if (who === theSystem) lines = lines.is('actor_id', null)
  else if (who) lines = lines.eq('actor_id', who)
  if (before !== null) lines = lines.lt('id', before)
  const answer = await lines.order('id', { ascending: false }).limit(pageSize)
  const rows: AuditRow[] = unwrap(answer) ?? []
  const names = await fetchAuditNames(rows)
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    action: row.action,
    actor: actorName(row.actor_id, names.people),
    deed: auditDeed(row, names),
    person: row.entity === 'user' ? names.people.get(row.entity_id) : undefined,
    emailId: row.entity === 'email' ? row.entity_id : undefined,
    isGone: !(row.entity === 'user' ? names.people : names.subjects).has(row.entity_id),
    subject: names.subjects.get(row.entity_id),
  }))
}

/** A line of the log with the names that it needs. */
export type AuditEntry = Awaited<ReturnType<typeof listAudit>>[number]

const auditQuery = (query: AuditQuery) =>
  infiniteQueryOptions({
    queryKey: ['audit', query],
    queryFn: ({ pageParam }) => listAudit(query, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
    meta: { refused: 'Ошибка загрузки журнала' },
  })

/** The log, the latest first, a page at a time. */
export const useAudit = (query: AuditQuery) => useInfiniteQuery(auditQuery(query))
