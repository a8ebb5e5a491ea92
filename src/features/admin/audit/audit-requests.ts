import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { request, requestInChunks } from '@/lib/backend/database-answer'
import { actorName } from '../lib/person-name'
import { momentsOf } from '../lib/day-range'
import { fetchPeople } from '../lib/people-requests'
import { type AuditQuery, theSystem } from './audit-query'
import {
  type AuditNames,
  type AuditRow,
  describeChange,
  foldReplies,
  peopleIn,
  subjectOf,
} from './audit-row'

const pageSize = 50

/** The names of the users, emails and customers in log rows, which hold ids only. */
async function fetchNames(rows: readonly AuditRow[]): Promise<AuditNames> {
  const idsOf = (kind: string) => [
    ...new Set(rows.flatMap(({ entity, entity_id }) => (entity === kind ? entity_id : []))),
  ]
  const [people, emails, customers, issues, invitations] = await Promise.all([
    fetchPeople(rows.flatMap(peopleIn)),
    requestInChunks(idsOf('email'), (supabase, ids) =>
      supabase.from('emails').select('id, subject').in('id', ids),
    ),
    requestInChunks(idsOf('customer'), (supabase, ids) =>
      supabase.from('customers').select('id, name, email, phone').in('id', ids),
    ),
    requestInChunks(idsOf('newsletter_issue'), (supabase, ids) =>
      supabase.from('newsletter_issues').select('id, subject').in('id', ids),
    ),
    // Those that were not withdrawn.
    requestInChunks(idsOf('invitation'), (supabase, ids) =>
      supabase.from('invitations').select('id, subject:email').in('id', ids),
    ),
  ])
  return {
    people,
    subjects: new Map(
      [...emails, ...issues, ...invitations].map(({ id, subject }) => [id, subject]),
    ),
    customers: new Map(customers.map((customer) => [customer.id, customer])),
  }
}

async function listAudit({ kind, who, ...days }: AuditQuery, olderThan: number | null) {
  const { after, before } = momentsOf(days)
  const rows = await request((supabase) => {
    let log = supabase
      .from('audit_log')
      .select('id, at, actor_id, action, entity, entity_id, details')
    if (kind) log = log.eq('kind', kind)
    if (who === theSystem) log = log.is('actor_id', null)
    else if (who) log = log.eq('actor_id', who)
    if (after) log = log.gte('at', after)
    if (before) log = log.lt('at', before)
    if (olderThan !== null) log = log.lt('id', olderThan)
    return log.order('id', { ascending: false }).limit(pageSize)
  })
  const names = await fetchNames(rows)
  return rows.map((row) => ({
    ...row,
    actor: actorName(row.actor_id, names.people),
    change: describeChange(row, names),
    subject: subjectOf(row, names),
  }))
}

export type AuditEntry = Awaited<ReturnType<typeof listAudit>>[number]

export const useAudit = (query: AuditQuery) =>
  useInfiniteQuery({
    queryKey: ['audit', query],
    queryFn: ({ pageParam }) => listAudit(query, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    select: ({ pages }) => foldReplies(pages.flat()),
    placeholderData: keepPreviousData,
    meta: { refused: 'Ошибка загрузки журнала' },
  })
