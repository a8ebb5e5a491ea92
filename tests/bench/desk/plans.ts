import type { Sql, TransactionSql } from 'postgres'
import { claimsOf, startAllSessions } from '../../db/support/claims.ts'
import type { Call, Query } from './queries.ts'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Loops'?: number
  'Actual Rows'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** Growing tables, which no plan may scan sequentially. */
export const large = [
  ...['emails', 'email_search', 'customers', 'outbox', 'email_replies', 'email_notes'],
  ...['chat_sessions', 'chat_messages', 'audit_log', 'security_log', 'notifications', 'quiz_runs'],
]

function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node
  for (const child of node.Plans ?? []) yield* nodesOf(child)
}

const literal = (value: unknown): string =>
  Array.isArray(value)
    ? `array[${value.map(literal).join(', ')}]::text[]`
    : `'${String(value).replaceAll("'", "''")}'`

/** The SQL of the API's call. */
export function sqlOf(call: Call): string {
  if ('sql' in call) return call.sql
  const named = Object.entries(call.args).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${name} => ${literal(value)}`],
  )
  return `select * from public.${call.rpc}(${named.join(', ')})`
}

/** Settings with which auto_explain tells the client the plan of every statement, of those inside of functions, too. */
export const explaining = [
  'auto_explain.log_min_duration = 0',
  'auto_explain.log_nested_statements = on',
  'auto_explain.log_analyze = on',
  'auto_explain.log_timing = off',
  'auto_explain.log_format = json',
  'client_min_messages = log',
]

/** Runs as the API does for an account. */
export const asAccount = <Result>(
  sql: Sql,
  userId: string,
  run: (transaction: TransactionSql) => Promise<Result>,
  isExplained = false,
) =>
  sql.begin(async (transaction) => {
    await transaction.unsafe(startAllSessions)
    await transaction`select set_config('request.jwt.claims', ${claimsOf(userId)}, true),
      set_config('request.jwt.claim.sub', ${userId}, true)`
    if (isExplained) {
      await transaction.unsafe(`
      load 'auto_explain';
      ${explaining.map((setting) => `set local ${setting};`).join(' ')}`)
    }
    await transaction.unsafe('set local role authenticated')
    return run(transaction)
  })

/** What a node has read of its table: in the plan of a statement also what was never run has nodes. */
const rowsRead = (node: PlanNode) =>
  (node['Actual Loops'] ?? 0) *
  ((node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0))

/**
 * The indexes that the database uses for a query, the large tables that it scans sequentially, and the most rows that one
 * step read of each. The plans of statements inside of functions come from auto_explain.
 * @param notices what the connection is told
 */
export async function readPlan(sql: Sql, notices: string[], userId: string, query: Query) {
  notices.length = 0
  const run = async (transaction: TransactionSql) => {
    for (const call of query.calls) await transaction.unsafe(sqlOf(call))
  }
  await asAccount(sql, userId, run, true)
  return readPlans(notices)
}

/** The same of what auto_explain has told. */
export function readPlans(notices: readonly string[]) {
  const indexes = new Set<string>()
  const scanned = new Set<string>()
  const read = new Map<string, number>()
  for (const notice of notices) {
    const start = notice.indexOf('{')
    if (!notice.includes('plan:') || start < 0) continue
    const { Plan } = JSON.parse(notice.slice(start)) as { Plan: PlanNode }
    for (const node of nodesOf(Plan)) {
      const table = node['Relation Name'] ?? ''
      if (!node['Actual Loops']) continue
      if (large.includes(table)) {
        if (node['Node Type'] === 'Seq Scan') scanned.add(table)
        read.set(table, Math.max(read.get(table) ?? 0, rowsRead(node)))
      }
      const index = node['Index Name']
      if (index) indexes.add(index)
    }
  }
  return { indexes: [...indexes].sort(), scanned: [...scanned].sort(), read }
}
