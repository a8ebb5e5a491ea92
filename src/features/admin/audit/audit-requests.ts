import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call, requestInChunks } from '@/lib/backend/database-answer'
import { actorName } from '../lib/person-name'
import { momentsOf } from '../lib/day-range'
import { fetchLogPeople } from '../lib/log-people'
import { searchWords } from '../lib/search-patterns'
import { type AuditQuery, theSystem } from './audit-query'
import {
  type AuditNames,
  type AuditRow,
  actionsNamed,
  describeChange,
  foldReplies,
  peopleIn,
  subjectOf,
} from './audit-row'
import { foldActs } from './fold-acts'

const pageSize = 100

/** The names of the users, emails and customers in log rows, which hold ids only. */
async function fetchNames(rows: readonly AuditRow[]): Promise<AuditNames> {
  const idsOf = (kind: string) => [
    ...new Set(rows.flatMap(({ entity, entity_id }) => (entity === kind ? entity_id : []))),
  ]
  const [people, emails, customers, issues, invitations] = await Promise.all([
    fetchLogPeople(rows.flatMap(peopleIn)),
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

async function listAudit({ kind, who, q, ...days }: AuditQuery, olderThan: number | null) {
  const { after, before } = momentsOf(days)
  const words = searchWords(q)
  const rows = await call('audit_page', {
    words,
    acts: words.map((word) => actionsNamed(word).join(',')),
    is_system: who === theSystem,
    page_size: pageSize,
    ...(kind && { wanted_kind: kind }),
    ...(who && who !== theSystem && { author: who }),
    ...(after && { since: after }),
    ...(before && { before }),
    ...(olderThan !== null && { older_than: olderThan }),
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
    select: ({ pages }) =>
      foldActs(foldReplies(pages.flat())).map((acts) => ({ id: acts[0].id, at: acts[0].at, acts })),
    // Its button does: what has been scrolled to is many pages.
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
    meta: { refused: 'Ошибка загрузки журнала' },
  })
