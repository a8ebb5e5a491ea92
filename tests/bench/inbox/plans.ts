import type { Sql } from 'postgres'
import type { Question } from './questions.ts'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}

/** Tables that grow: reading one of them from end to end is what no plan may do. */
const large = ['emails', 'email_search', 'customers', 'outbox', 'email_replies', 'email_notes']

function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node
  for (const child of node.Plans ?? []) yield* nodesOf(child)
}

/** Writes a call with named arguments: what it says in the log is what the API's call runs. */
function callOf({ rpc, args }: Question): string {
  const named = Object.entries(args).flatMap(([name, value]) =>
    value === undefined || value === null
      ? []
      : [`${name} => '${String(value).replaceAll("'", "''")}'`],
  )
  return `select * from public.${rpc}(${named.join(', ')})`
}

/**
 * How the database really answers a question: the indexes it reads, and the large tables that it reads
 * whole. The statements inside the functions are heard of through auto_explain.
 */
export async function readPlan(sql: Sql, notices: string[], userId: string, question: Question) {
  notices.length = 0
  await sql.begin(async (transaction) => {
    await transaction`select set_config('request.jwt.claims', ${JSON.stringify({ sub: userId, role: 'authenticated' })}, true),
      set_config('request.jwt.claim.sub', ${userId}, true)`
    await transaction.unsafe(`
      load 'auto_explain';
      set local auto_explain.log_min_duration = 0;
      set local auto_explain.log_nested_statements = on;
      set local auto_explain.log_analyze = on;
      set local auto_explain.log_timing = off;
      set local auto_explain.log_format = json;
      set local client_min_messages = log`)
    await transaction.unsafe(callOf(question))
  })
  const indexes = new Set<string>()
  const readWhole = new Set<string>()
  for (const notice of notices) {
    const start = notice.indexOf('{')
    if (!notice.includes('plan:') || start < 0) continue
    const { Plan } = JSON.parse(notice.slice(start)) as { Plan: PlanNode }
    for (const node of nodesOf(Plan)) {
      const table = node['Relation Name'] ?? ''
      if (node['Node Type'] === 'Seq Scan' && large.includes(table)) readWhole.add(table)
      const index = node['Index Name']
      if (index && /^email/.test(index)) indexes.add(index)
    }
  }
  return { indexes: [...indexes], readWhole: [...readWhole] }
}
