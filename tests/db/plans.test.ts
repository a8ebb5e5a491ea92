import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillDesk } from '../bench/desk/fill-desk.ts'
import { large, readPlan } from '../bench/desk/plans.ts'
import { deskQueries, inboxLists, type Query } from '../bench/desk/queries.ts'
import { copyDatabase } from './support/copy-database.ts'

/** Enough that a part of a table is not all of it; the fixture of bench:db is a hundred times as large. */
const threads = 700

/** Tables with fewer rows than this are read whole by any plan. */
const fewest = 150

const people = {
  staff: '00000000-0000-4000-8000-0000000000a1',
  colleague: '00000000-0000-4000-9000-000000000002',
}

/**
 * The desk's queries read no growing table from end to end. With so few rows that would be the fastest plan, so it is made
 * dear: what is left to do it is an index that is gone, or a condition that none serves.
 */
describe('the plan of', () => {
  let sql: Sql
  const notices: string[] = []
  const sizes = new Map<string, number>()

  beforeAll(async () => {
    sql = postgres(await copyDatabase('hosted'), {
      max: 1,
      onnotice: ({ message }) => void notices.push(message ?? ''),
    })
    await sql`insert into auth.users (id, email) values (${people.staff}, 'admin@kerege.example')`
    await sql`update public.user_roles set role = 'admin'`
    await fillDesk(sql, people.staff, threads)
    await sql`set enable_seqscan = off`
    for (const table of large) {
      const schema = table === 'email_search' ? 'private' : 'public'
      const [size] = await sql.unsafe<{ rows: number }[]>(
        `select count(*)::integer as rows from ${schema}.${table}`,
      )
      sizes.set(table, size?.rows ?? 0)
    }
  })
  afterAll(() => sql.end())

  /** The tables that one step of the query reads most of. */
  async function readWhole(query: Query) {
    const { read } = await readPlan(sql, notices, people.staff, query)
    return [...read]
      .filter(([table, rows]) => rows > Math.max(fewest, (sizes.get(table) ?? 0) / 2))
      .map(([table]) => table)
      .filter((table) => !query.reads?.includes(table))
  }

  const queries = [...inboxLists(people), ...deskQueries(people)]

  it.each(queries.map((query) => [query.name, query] as const))('%s', async (_, query) => {
    expect(await readWhole(query)).toEqual([])
  })

  it.each([
    ['emails_waits_until_idx', 'waiting', 'emails'],
    ['emails_thread_id_idx', 'a thread', 'emails'],
    ['chat_sessions_last_message_at_idx', 'chats', 'chat_sessions'],
    ['audit_log_actor_idx', 'log: of a colleague', 'audit_log'],
  ])('is missed without %s', async (index, name, table) => {
    const query = queries.find((each) => each.name === name)
    if (!query) throw new Error(`there is no query ${name}`)
    const [kept] = await sql<{ definition: string }[]>`
      select indexdef as definition from pg_catalog.pg_indexes where indexname = ${index}`
    await sql.unsafe(`drop index public.${index}`)
    try {
      expect(await readWhole(query)).toContain(table)
    } finally {
      await sql.unsafe(kept?.definition ?? '')
    }
  })
})
