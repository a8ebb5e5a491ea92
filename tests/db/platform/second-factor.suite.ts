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
/** `null` is a token without the claim. */
type Level = 'aal1' | 'aal2' | null

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
  'join requests': `select public.join_requests('{${ids.email},${ids.otherEmail}}', '${ids.unused}')`,
  'tell that they write': `select public.tell_writing('${ids.email}')`,
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
      await sql`insert into auth.users (id, email, email_confirmed_at)
        values (${id}, ${`${name}@assured.example`}, now())`
    }
    await sql`update public.user_roles set role = 'admin' where user_id = ${people.admin}`
    await sql`update public.user_roles set role = 'staff'
      where user_id in (${people.staff}, ${people.colleague})`
    await sql.unsafe(startAllSessions)
    // The matrix is for an owner who leaves the choice to staff; the default is tested below.
    await sql`update private.security_settings set staff_need_factor = false`
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

  /** How many rows a statement touches for this user, or the code of its refusal. */
  async function attempt(role: Role, factor: Factor, level: Level, statement: string) {
    await sql`savepoint attempt`
    try {
      if (factor !== 'none') {
        await sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
          values (gen_random_uuid(), ${people[role]}, 'totp', ${factor}, now(), now())`
      }
      const claims = claimsOf(people[role], level)
      await sql`select set_config('request.jwt.claims', ${claims}, true),
        set_config('role', 'authenticated', true)`
      return (await sql.unsafe(statement)).length
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : String(error)
    } finally {
      await sql`rollback to savepoint attempt`
    }
  }

  /** Everything that this user can read and do. */
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
      'join requests': 1,
      'let a sender into a thread': 1,
      'tell that they write': 1,
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
      'join requests': '42501',
      'let a sender into a thread': '42501',
      'tell that they write': '42501',
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
        'join requests': '42501',
        'tell that they write': '42501',
        'let a sender into a thread': '42501',
        'edit a customer': '42501',
        'merge customers': '42501',
      })
    })
  })

  it('keeps a customer’s own requests for a session that proves it', async () => {
    await sql`savepoint own`
    await sql`insert into public.emails (from_email, subject) values ('user@assured.example', 'Х')`
    const requests = 'select from public.my_requests()'
    expect([
      await attempt('user', 'none', 'aal1', requests),
      await attempt('user', 'verified', 'aal1', requests),
      await attempt('user', 'verified', 'aal2', requests),
    ]).toEqual([1, 0, 1])
    // A file of their email, and one of a reply to them, once it was sent.
    const files = 'select from storage.objects'
    expect(await attempt('user', 'none', 'aal1', files)).toBe(0)
    await sql`update public.attachments set email_id = (
      select id from public.emails where from_email = 'user@assured.example')
      where id = ${ids.attachment}`
    expect([
      await attempt('user', 'none', 'aal1', files),
      await attempt('user', 'verified', 'aal1', files),
    ]).toEqual([1, 0])
    await sql`insert into public.email_replies (id, email_id, to_email, subject, body)
      select ${ids.unused}, id, from_email, 'Х', 'Х' from public.emails where from_email = 'user@assured.example'`
    await sql`insert into public.outbox (id, reply_id, email_id, kind, to_email, subject, text_body, next_attempt_at)
      select ${ids.unused}, ${ids.unused}, id, 'reply', from_email, 'Х', 'Х', now() + interval '1 minute'
      from public.emails where from_email = 'user@assured.example'`
    await sql`update public.attachments set email_id = null, reply_id = ${ids.unused}
      where id = ${ids.attachment}`
    expect(await attempt('user', 'none', 'aal1', files)).toBe(0)
    await sql`update public.outbox set next_attempt_at = now() where id = ${ids.unused}`
    expect(await attempt('user', 'none', 'aal1', files)).toBe(1)
    await sql`rollback to savepoint own`
  })

  describe('where staff need a factor, which is the default', () => {
    beforeAll(async () => {
      await sql`savepoint needed`
      await sql`update private.security_settings set staff_need_factor = true`
    })
    afterAll(() => sql`rollback to savepoint needed`)

    it.each(['admin', 'staff'] as const)('%s without one is a visitor', async (role) => {
      const asVisitor = await reach('user', 'none', 'aal1')
      expect(await reach(role, 'none', 'aal1')).toEqual(asVisitor)
      expect(await reach(role, 'unverified', 'aal1')).toEqual(asVisitor)
      expect(await reach(role, 'none', null)).toEqual(asVisitor)
    })

    it.each(roles)('%s with one has full access', async (role) => {
      const reached = await reach(role, 'verified', 'aal2')
      await sql`update private.security_settings set staff_need_factor = false`
      expect(reached).toEqual(await reach(role, 'none', 'aal1'))
      await sql`update private.security_settings set staff_need_factor = true`
    })

    it('says so, and an admin with one decides otherwise', async () => {
      const needed = 'select where public.staff_need_factor()'
      expect(await attempt('staff', 'none', 'aal1', needed)).toBe(1)
      const decide = 'select public.set_staff_need_factor(false)'
      expect(await attempt('admin', 'none', 'aal1', decide)).toBe('42501')
      expect(await attempt('staff', 'verified', 'aal2', decide)).toBe('42501')
      expect(await attempt('admin', 'verified', 'aal2', decide)).toBe(1)
    })
  })

  it('is the default', async () => {
    const [column] = await sql<{ column_default: string }[]>`
      select column_default from information_schema.columns
      where table_name = 'security_settings' and column_name = 'staff_need_factor'`
    expect(column?.column_default).toBe('true')
  })

  it('makes recovery codes, of which each is good once, and of all of which the owner hears', async () => {
    await sql`savepoint codes`
    try {
      await sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
        values (gen_random_uuid(), ${people.staff}, 'totp', 'verified', now(), now())`
      await sql`select set_config('request.jwt.claims', ${claimsOf(people.staff)}, true)`
      const codes = await sql<{ code: string }[]>`
        select code from public.make_recovery_codes() code`
      expect(new Set(codes.map(({ code }) => code)).size).toBe(10)
      expect(codes[0]?.code).toMatch(/^[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}$/)
      const take = async (person: string, code: string) => {
        const [row] = await sql<{ taken: boolean }[]>`
          select public.take_recovery_code(${person}, ${code}) as taken`
        return row?.taken
      }
      const code = codes[3]?.code ?? ''
      expect(await take(people.admin, code)).toBe(false)
      expect(await take(people.staff, `${code}0`)).toBe(false)
      expect(await take(people.staff, ` ${code.toUpperCase()} `)).toBe(true)
      expect(await take(people.staff, code)).toBe(false)
      const told = await sql<{ event: string }[]>`
        select l.event from public.outbox o join public.security_log l on l.id = o.event_id
        where o.to_email = 'staff@assured.example' order by l.id`
      expect(told.map(({ event }) => event)).toEqual(['recovery_codes_made', 'recovery_code_used'])
    } finally {
      await sql`rollback to savepoint codes`
    }
  })

  it('takes no sixth recovery code within the hour, not even the right one', async () => {
    await sql`savepoint codes`
    try {
      await sql`select set_config('request.jwt.claims', ${claimsOf(people.staff)}, true)`
      const [right] = await sql<
        { code: string }[]
      >`select code from public.make_recovery_codes() code`
      for (let guess = 0; guess < 5; guess += 1) {
        await sql`select public.take_recovery_code(${people.staff}, 'wrong')`
      }
      const [row] = await sql<{ taken: boolean }[]>`
        select public.take_recovery_code(${people.staff}, ${right?.code ?? ''}) as taken`
      expect(row?.taken).toBe(false)
    } finally {
      await sql`rollback to savepoint codes`
    }
  })

  it('makes no recovery codes without one', async () => {
    const make = 'select public.make_recovery_codes()'
    expect(await attempt('staff', 'none', 'aal1', make)).toBe('42501')
  })

  it('notes a factor that came and one that went, and tells the owner', async () => {
    await sql`savepoint factors`
    await sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${people.staff}, 'totp', 'unverified', now(), now())`
    await sql`update auth.mfa_factors set status = 'verified'`
    await sql`delete from auth.mfa_factors`
    const told = await sql<{ event: string; to_email: string }[]>`
      select l.event, o.to_email from public.outbox o join public.security_log l on l.id = o.event_id
      order by l.id`
    expect([...told]).toEqual([
      { event: 'factor_added', to_email: 'staff@assured.example' },
      { event: 'factor_removed', to_email: 'staff@assured.example' },
    ])
    await sql`rollback to savepoint factors`
  })

  it('is noted by Auth’s hooks where a code was wrong', async () => {
    await sql`savepoint hooks`
    await sql`select set_config('role', 'supabase_auth_admin', true)`
    for (const valid of [true, false]) {
      for (const factor of [{ factor_id: people.staff }, {}]) {
        const event = JSON.stringify({ user_id: people.staff, ...factor, valid })
        const [answer] = await sql`select private.note_attempt(${event}::text::jsonb) as answer`
        expect(answer).toEqual({ answer: { decision: 'continue' } })
      }
    }
    await sql`select set_config('role', 'none', true)`
    const noted = await sql<{ event: string }[]>`
      select event from public.security_log where user_id = ${people.staff} and event <> 'signed_in'
      order by id`
    expect(noted.map(({ event }) => event)).toEqual(['code_failed', 'sign_in_failed'])
    await sql`rollback to savepoint hooks`
  })

  it('ends with all else that was set up before the address was confirmed, or changed', async () => {
    await sql`savepoint owners`
    const register = async (email: string) => {
      await sql`delete from auth.users where id = ${ids.unused}`
      await sql`insert into auth.users (id, email, encrypted_password, recovery_token)
        values (${ids.unused}, ${email}, 'the hash of whoever came first', 'a link')`
      await sql`insert into auth.sessions (id, user_id) values (${ids.unused}, ${ids.unused})`
      await sql`insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
        values (gen_random_uuid(), ${ids.unused}, 'totp', 'verified', now(), now())`
      await sql`insert into private.recovery_codes (user_id, code_hash) values (${ids.unused}, 'a hash')`
    }
    const left = async () => {
      const [row] = await sql`
        select u.encrypted_password as password, u.email_confirmed_at is not null as confirmed,
          u.recovery_token as link,
          (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions,
          (select count(*)::int from auth.mfa_factors f where f.user_id = u.id) as factors,
          (select count(*)::int from private.recovery_codes c where c.user_id = u.id) as codes
        from auth.users u where u.id = ${ids.unused}`
      return row
    }
    const nothing = { password: null, link: '', sessions: 0, factors: 0, codes: 0 }

    await register('first@assured.example')
    await sql`update auth.users set email_confirmed_at = now() where id = ${ids.unused}`
    expect(await left()).toEqual({ ...nothing, confirmed: true })

    // As Auth does, if the link in the new mailbox was used last.
    await register('first@assured.example')
    await sql`update auth.users set email_confirmed_at = now(), email_change_token_new = 'a token'
      where id = ${ids.unused}`
    await sql`update auth.users set email = 'next@assured.example', email_change_token_new = ''
      where id = ${ids.unused}`
    expect(await left()).toEqual({ ...nothing, confirmed: true })
    // Used last in the former mailbox, it leaves the new address unconfirmed.
    await sql`update auth.users set email = 'third@assured.example' where id = ${ids.unused}`
    expect(await left()).toEqual({ ...nothing, confirmed: false })
    await sql`rollback to savepoint owners`
  })

  describe('a fresh proof', () => {
    const now = () => Math.floor(Date.now() / 1000)
    /** Whether a session of this age, with these methods in its token, counts as recent after these events. */
    async function isRecent(minutes: number, methods: string[], ...events: string[]) {
      await sql`savepoint proof`
      try {
        await sql`update auth.sessions set created_at = now() - ${`${minutes} minutes`}::interval`
        for (const event of events) {
          await sql`insert into public.security_log (event, user_id)
            values (${event}::public.security_event, ${people.staff})`
        }
        const amr = methods.map((method) => ({ method, timestamp: now() }))
        const level = methods.includes('totp') ? 'aal2' : 'aal1'
        const claims = JSON.stringify({ ...JSON.parse(claimsOf(people.staff, level)), amr })
        await sql`select set_config('request.jwt.claims', ${claims}, true)`
        const [row] = await sql<{ recent: boolean }[]>`select public.is_recent() as recent`
        return row?.recent
      } finally {
        await sql`rollback to savepoint proof`
      }
    }

    it.each([
      ['a sign-in of this minute', 0, ['password'], [], true],
      ['a code of this minute in an old session', 60, ['password', 'totp'], [], true],
      ['an old session', 60, ['password'], [], false],
      ['a sign-in by a password of today', 0, ['password'], ['password_changed'], false],
      ['a mail’s link, also after a new password', 0, ['otp'], ['password_changed'], true],
      ['a code of a factor of today', 60, ['password', 'totp'], ['factor_added'], false],
      ['a sign-in beside a factor of today', 0, ['password', 'totp'], ['factor_added'], true],
      ['a code, after a new password', 0, ['password', 'totp'], ['password_changed'], true],
      [
        'a new password and a new factor together',
        0,
        ['password', 'totp'],
        ['password_changed', 'factor_added'],
        false,
      ],
      ['a link to an address of today', 0, ['otp'], ['address_changed'], false],
    ])('%s', async (_, minutes, methods, events, expected) => {
      expect(await isRecent(minutes, methods, ...events)).toBe(expected)
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
    await sql`drop table auth.mfa_factors cascade`
    expect(await attempt('staff', 'none', 'aal1', 'select from public.emails')).toBe(3)
    await sql`rollback to savepoint no_factors`
  })
}
