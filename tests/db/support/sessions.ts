import postgres, { type ReservedSql, type Row, type Sql } from 'postgres'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { claimsOf, startAllSessions } from './claims.ts'
import { copyDatabase } from './copy-database.ts'

/** Two admins, as whom the two sessions are signed in. */
export const colleagues = {
  first: '00000000-0000-4000-8000-0000000000b1',
  second: '00000000-0000-4000-8000-0000000000b2',
} as const

type Isolation = 'read committed' | 'repeatable read' | 'serializable'

/** Two database sessions: the first keeps its transaction open while the second works. */
export interface Sessions {
  /** Runs a statement in the first session and commits it. */
  run: (statement: string) => Promise<Row[]>
  /**
   * The rows of both statements, of which the second has to wait until the first transaction commits.
   * Rejects with the error of the second.
   */
  inTurn: (first: string, second: string, isolation?: Isolation) => Promise<[Row[], Row[]]>
  /** The rows of both statements, of which the second has to finish before the first transaction. */
  sideBySide: (first: string, second: string) => Promise<[Row[], Row[]]>
}

/** Cascades empty the other tables that the tests fill; a digest in the outbox belongs to no email. */
const filledTables = [
  'public.chat_sessions',
  'public.emails',
  'public.customers',
  'public.outbox',
  'public.attachments',
  'private.discarded_files',
  'public.newsletter_subscriptions',
  'public.newsletter_issues',
  'public.quiz_runs',
  'public.user_presence',
  'public.writers',
  'private.rate_limits',
  'private.llm_pause',
  'private.llm_spending',
]

/** Opens the sessions for the surrounding tests, on a migrated database without rows. */
export function openSessions(): Sessions {
  let sql: Sql
  let first: ReservedSql
  let second: ReservedSql
  let pids: { first: unknown; second: unknown }

  const signIn = async (session: ReservedSql, userId: string) => {
    const [row] = await session`
      select pg_backend_pid() as pid, set_config('request.jwt.claims', ${claimsOf(userId)}, false)`
    return row?.pid
  }
  const expectSecondToWait = async () => {
    const [row] = await sql`select pg_blocking_pids(${Number(pids.second)}) as blockers`
    expect(row?.blockers, 'the second session waits for the first').toEqual([pids.first])
  }

  beforeAll(async () => {
    sql = postgres(await copyDatabase('hosted'), { max: 3, onnotice: () => undefined })
    first = await sql.reserve()
    second = await sql.reserve()
    await sql`insert into auth.users (id, email)
      values (${colleagues.first}, 'first@kerege.example'),
        (${colleagues.second}, 'second@kerege.example')`
    await sql`update public.user_roles set role = 'admin'`
    await sql.unsafe(startAllSessions)
    pids = {
      first: await signIn(first, colleagues.first),
      second: await signIn(second, colleagues.second),
    }
    // Fails a test in which it waits although it should not.
    await second`set lock_timeout = '5s'`
  })
  afterEach(async () => {
    await first`rollback`
    for (const table of filledTables) await sql`delete from ${sql(table)}`
  })
  afterAll(async () => {
    first.release()
    second.release()
    await sql.end()
  })

  return {
    run: (statement) => first.unsafe(statement),
    async inTurn(earlier, later, isolation = 'read committed') {
      await second.unsafe(`set default_transaction_isolation = '${isolation}'`)
      await first.unsafe(`begin isolation level ${isolation}`)
      const rows = await first.unsafe(earlier)
      const waiting = second.unsafe(later).execute()
      await Promise.race([
        vi.waitFor(expectSecondToWait, { timeout: 5000, interval: 5 }),
        waiting.then(() => expect.fail('the second session did not wait')),
      ])
      await first`commit`
      return [rows, await waiting]
    },
    async sideBySide(earlier, later) {
      await first`begin`
      const rows = await first.unsafe(earlier)
      const otherRows = await second.unsafe(later)
      await first`commit`
      return [rows, otherRows]
    },
  }
}
