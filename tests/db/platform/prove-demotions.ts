import postgres, { type ReservedSql, type Sql } from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

const first = '00000000-0000-4000-8000-0000000000b1'
const second = '00000000-0000-4000-8000-0000000000b2'

/** Two transactions that each remove one of the only two admins, step by step. */
export function proveDemotionsAreSerial(getUrl: () => string): void {
  let sql: Sql
  let one: ReservedSql
  let other: ReservedSql

  beforeAll(async () => {
    sql = postgres(getUrl(), { max: 3, onnotice: () => undefined })
    one = await sql.reserve()
    other = await sql.reserve()
    await sql`insert into auth.users (id, email)
      values (${first}, 'first@kerege.example'), (${second}, 'second@kerege.example')`
  })
  beforeEach(async () => {
    await sql`insert into public.user_roles (user_id, role)
      values (${first}, 'admin'), (${second}, 'admin')
      on conflict (user_id) do update set role = 'admin'`
    await sql`update public.user_roles set role = 'user' where user_id not in (${first}, ${second})`
  })
  afterEach(async () => {
    await one`rollback`
    await other`rollback`
  })
  afterAll(async () => {
    one.release()
    other.release()
    await sql.end()
  })

  it.each(['read committed', 'repeatable read', 'serializable'])(
    'the later one fails under %s',
    async (isolation) => {
      for (const session of [one, other]) {
        await session.unsafe(`begin isolation level ${isolation}`)
        // Fixes what the stricter levels will see from now on: two admins.
        await session`select count(*) from public.user_roles`
      }
      await one`update public.user_roles set role = 'user' where user_id = ${first}`
      const late = other`delete from public.user_roles where user_id = ${second}`.execute()
      const refusal = expect(late).rejects.toThrow()
      await vi.waitFor(async () => {
        const waiting = await sql`select from pg_locks where locktype = 'advisory' and not granted`
        expect(waiting).toHaveLength(1)
      })
      await one`commit`
      await refusal
      await other`rollback`
      const admins = await sql`select user_id from public.user_roles where role = 'admin'`
      expect([...admins]).toEqual([{ user_id: second }])
    },
  )
}
