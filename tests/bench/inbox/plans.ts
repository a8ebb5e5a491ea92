import type { Sql } from 'postgres'
import { claimsOf, startAllSessions } from '../../db/support/claims.ts'
import type { Query } from './queries.ts'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

/** Growing tables, which no plan may scan sequentially. */
const large = ['emails', 'email_search', 'customers', 'outbox', 'email_replies', 'email_notes']

function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node
  for (const child of node.Plans ?? []) yield* nodesOf(child)
}

/** The SQL of the API's call. */
function callOf({ rpc, args }: Query): string {
  const named = Object.entries(args).flatMap(([name, value]) =>
    value === undefined || value === null
      ? []
      : [`${name} => '${String(value).replaceAll("'", "''")}'`],
  )
  return `select * from public.${rpc}(${named.join(', ')})`
}

/**
 * The indexes that the database uses for a query, and the large tables that it scans sequentially. The
 * plans of statements inside of functions come from auto_explain.
 */
export async function readPlan(sql: Sql, notices: string[], userId: string, query: Query) {
  notices.length = 0
  await sql.begin(async (transaction) => {
    await transaction.unsafe(startAllSessions)
    await transaction`select set_config('request.jwt.claims', ${claimsOf(userId)}, true),
      set_config('request.jwt.claim.sub', ${userId}, true)`
    await transaction.unsafe(`
      load 'auto_explain';
      set local auto_explain.log_min_duration = 0;
      set local auto_explain.log_nested_statements = on;
      set local auto_explain.log_analyze = on;
      set local auto_explain.log_timing = off;
      set local auto_explain.log_format = json;
      set local client_min_messages = log`)
    await transaction.unsafe(callOf(query))
  })
  const indexes = new Set<string>()
  const scanned = new Set<string>()
  for (const notice of notices) {
    const start = notice.indexOf('{')
    if (!notice.includes('plan:') || start < 0) continue
    const { Plan } = JSON.parse(notice.slice(start)) as { Plan: PlanNode }
    for (const node of nodesOf(Plan)) {
      const table = node['Relation Name'] ?? ''
      if (node['Node Type'] === 'Seq Scan' && large.includes(table)) scanned.add(table)
      const index = node['Index Name']
      if (index && /^email/.test(index)) indexes.add(index)
    }
  }
  return { indexes: [...indexes], scanned: [...scanned] }
}
