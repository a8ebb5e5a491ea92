import type { ReservedSql, Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimsOf, startAllSessions } from '../support/claims.ts'
import { ids, insertRows } from '../support/rows.ts'

const people = {
  admin: '00000000-0000-4000-8000-0000000000e1',
  staff: '00000000-0000-4000-8000-0000000000e2',
  user: '00000000-0000-4000-8000-0000000000e3',
  colleague: '00000000-0000-4000-8000-0000000000e4',
} as const

type Role = 'admin' | 'staff' | 'user'
type Factor = 'none' | 'unverified' | 'verified'
type Level = 'aal1' | 'aal2'

const roles: Role[] = ['admin', 'staff', 'user']

/** Actions beyond reading; each returns a row for every row it touched. */
const actions = {
  'work on emails': `update public.emails set status = 'in_progress' returning 1`,
  'rename people': `update public.profiles set full_name = 'Имя' returning 1`,
  'take a role': `delete from public.user_roles where user_id = '${people.colleague}' returning 1`,
  'give a role': `insert into public.user_roles (user_id, role)
    values ('${people.colleague}', 'staff') returning 1`,
  'set a role': `select public.set_user_role('${people.colleague}', 'user')`,
  'read the inbox': `select from public.inbox_page()`,
  'count the inbox': `select from public.inbox_counts('2020-01-01')`,
  'write a lead down': `select public.add_lead('${ids.unused}',
    '{"channel": "call", "name": "Х", "phone": "1"}')`,
  'write a note': `insert into public.email_notes (email_id, body)
    values ('${ids.email}', 'Х') returning 1`,
  reply: `select public.reply_to_email('${ids.unused}', '${ids.email}', 'Х', 'Х')`,
  'take a reply back': `select public.recall_reply('${ids.heldReply}')`,
  'read files': `select from storage.objects`,
  'upload a file': `select public.reserve_reply_upload(
    '{"name": "a.pdf", "media_type": "application/pdf", "size": 1}')`,
  'send a mail again': `select public.retry_mail('${ids.reply}')`,
  'let a sender into a thread': `select public.join_thread('${ids.emailBeingSent}')`,
  'edit a customer': `select public.update_customer('${ids.customer}', 'Имя')`,
  'merge customers': `select public.merge_customers('${ids.otherCustomer}', '${ids.customer}')`,
}

/**
 * Role × factor × level × table × verb, in one transaction that is never committed. The platform keeps
 * factors in `auth.mfa_factors`, and the level in the token's claim `aal`.
 */
export function secondFactorSuite(getSql: () => Sql): void {
  let sql: ReservedSql
  let tables: string[]

  beforeAll(async () => {
    sql = await getSql().reserve()
    await sql`begin`
    for (const [name, id] of Object.entries(people)) {
      await sql`insert into auth.users (id, email) values (${id}, ${`${name}@assured.example`})`
    }
    await sql`update public.user_roles set role = 'admin' where user_id = ${people.admin}`
    await sql`update public.user_roles set role = 'staff'
      where user_id in (${people.staff}, ${people.colleague})`
    await sql.unsafe(startAllSessions)
    await insertRows({ sql: async <Row>(query: string) => [...(await sql.unsafe<Row[]>(query))] })
    await sql`insert into storage.objects (bucket_id, name) values ('attachments', ${ids.attachment})`
    const rows = await sql<{ name: string }[]>`
      select c.relname as name from pg_catalog.pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`
    tables = rows.map(({ name }) => name)
  })
  afterAll(async () => {
    await sql`rollback`
    sql.release()
  })

  /** How many rows a statement touches for this person, or the code of its refusal. */
  async function attempt(role: Role, factor: Factor, level: Level, statement: string) {
    await sql`savepoint attempt`
    try {
      if (factor !== 'none') {
        await sql`insert into auth.mfa_factors (id, user_id, factor_type, status)
          values (gen_random_uuid(), ${people[role]}, 'totp', ${factor})`
      }
      const claims = claimsOf(people[role], { aal: level })
      await sql`select set_config('request.jwt.claims', ${claims}, true),
        set_config('role', 'authenticated', true)`
      return (await sql.unsafe(statement)).length
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : String(error)
    } finally {
      await sql`rollback to savepoint attempt`
    }
  }

  /** Everything that this person can read and do. */
  async function reach(role: Role, factor: Factor, level: Level) {
    const reached: Record<string, number | string> = {}
    for (const table of tables) {
      reached[`read ${table}`] = await attempt(role, factor, level, `select from public.${table}`)
    }
    for (const [action, statement] of Object.entries(actions)) {
      reached[action] = await attempt(role, factor, level, statement)
    }
    return reached
  }

  it('finds admins and staff with full access at first', async () => {
    expect(await reach('admin', 'none', 'aal1')).toMatchObject({
      'read emails': 3,
      'read customers': 2,
      'work on emails': 3,
      'take a role': 1,
      'give a role': '23505', // has one
      'set a role': 1,
      'read the inbox': 3,
      'write a note': 1,
      reply: 1,
    })
    expect(await reach('staff', 'none', 'aal1')).toMatchObject({
      'read emails': 3,
      'read audit_log': 0,
      'work on emails': 3,
      'take a role': 0,
      'set a role': '42501',
      'read the inbox': 3,
      'count the inbox': 1,
      'write a note': 1,
      reply: 1,
      'read files': 1,
      'take a reply back': 1,
      'upload a file': 1,
      'send a mail again': 1,
      'let a sender into a thread': 1,
      'edit a customer': 1,
      'merge customers': 1,
    })
    expect(await reach('user', 'none', 'aal1')).toMatchObject({
      'read the inbox': '42501',
      'count the inbox': '42501',
      'write a note': '42501',
      reply: '42501',
      'read files': 0,
      'take a reply back': '42501',
      'upload a file': '42501',
      'send a mail again': '42501',
      'let a sender into a thread': '42501',
      'edit a customer': '42501',
      'merge customers': '42501',
    })
  })

  describe.each(roles)('%s', (role) => {
    it.each([
      ['unverified', 'aal1'],
      ['verified', 'aal2'],
      ['none', 'aal2'],
    ] as const)('with a factor that is %s, at %s, has full access', async (factor, level) => {
      expect(await reach(role, factor, level)).toEqual(await reach(role, 'none', 'aal1'))
    })

    it('with a verified factor, at aal1, has only their own profile and role', async () => {
      const nothing = Object.fromEntries(tables.map((table) => [`read ${table}`, 0]))
      expect(await reach(role, 'verified', 'aal1')).toEqual({
        ...nothing,
        'read profiles': 1,
        'read user_roles': 1,
        'work on emails': 0,
        'rename people': 1,
        'take a role': 0,
        'give a role': '42501',
        'set a role': '42501',
        'read the inbox': '42501',
        'count the inbox': '42501',
        'write a lead down': '42501',
        'write a note': '42501',
        reply: '42501',
        'read files': 0,
        'take a reply back': '42501',
        'upload a file': '42501',
        'send a mail again': '42501',
        'let a sender into a thread': '42501',
        'edit a customer': '42501',
        'merge customers': '42501',
      })
    })
  })

  it('applies to every table with policies', async () => {
    const rows = await sql<{ table: string }[]>`
      select p.tablename as table from pg_catalog.pg_policies p where p.schemaname = 'public'
      group by 1 having bool_and(p.permissive = 'PERMISSIVE')`
    expect(rows.map(({ table }) => table)).toEqual([])
  })

  it('applies also where a later policy lets everybody in', async () => {
    await sql`savepoint open_policy`
    await sql`create policy "Everybody reads" on public.emails for select to authenticated using (true)`
    expect([
      await attempt('user', 'none', 'aal1', 'select from public.emails'),
      await attempt('staff', 'verified', 'aal1', 'select from public.emails'),
      await attempt('staff', 'verified', 'aal2', 'select from public.emails'),
    ]).toEqual([3, 0, 3])
    await sql`rollback to savepoint open_policy`
  })

  it('is not asked for where the platform has no factors', async () => {
    await sql`savepoint no_factors`
    await sql`drop table auth.mfa_factors`
    expect(await attempt('staff', 'none', 'aal1', 'select from public.emails')).toBe(3)
    await sql`rollback to savepoint no_factors`
  })
}
