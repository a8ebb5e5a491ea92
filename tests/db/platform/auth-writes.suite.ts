import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asRole } from '../support/cluster.ts'

const newcomer = '00000000-0000-4000-8000-0000000000f1'
const session = '00000000-0000-4000-8000-0000000000f2'
const factor = '00000000-0000-4000-8000-0000000000f3'
const address = 'newcomer@auth.example'

/** Everything that Auth writes, in its order and as its own role, whose rights end at our schemas. */
export function authWritesSuite(prepare: () => Promise<string>): void {
  let url: string
  let auth: Sql
  let owner: Sql

  beforeAll(async () => {
    url = await prepare()
    auth = postgres(asRole(url, 'supabase_auth_admin'), { max: 1 })
    owner = postgres(asRole(url, 'postgres'), { max: 1 })
  })
  afterAll(() => Promise.all([auth.end(), owner.end()]))

  const events = async () => {
    const rows = await owner<{ event: string }[]>`
      select event from public.security_log where user_id = ${newcomer} order by id`
    return rows.map(({ event }) => event)
  }
  const person = async () => {
    const [row] = await owner`
      select p.email, p.full_name, r.role from public.profiles p
      join public.user_roles r using (user_id) where user_id = ${newcomer}`
    return row
  }
  /** The sessions that a token of this one sees, as PostgREST asks. */
  const seenBy = async (aal: string) => {
    const api = postgres(asRole(url, 'authenticator'), { max: 1 })
    try {
      return await api.begin(async (sql) => {
        const claims = { sub: newcomer, session_id: session, role: 'authenticated', aal }
        await sql`select set_config('role', 'authenticated', true),
          set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
        const rows = await sql`select user_agent from public.my_sessions()`
        return rows.map(({ user_agent }) => user_agent)
      })
    } finally {
      await api.end()
    }
  }

  it('reads nothing of ours', async () => {
    await expect(auth`select from public.profiles`).rejects.toMatchObject({ code: '42501' })
    await expect(auth`select from private.security_settings`).rejects.toMatchObject({
      code: '42501',
    })
  })

  it('a sign-up, with identity and token', async () => {
    await auth.begin(async (sql) => {
      await sql`insert into auth.users (
          id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
        )
        values (
          ${newcomer}, 'authenticated', '', ${address}, 'a hash', '{"provider": "email"}', '{"full_name": "Асель"}',
          now(), now()
        )`
      await sql`insert into auth.identities (
          provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at
        )
        values (${newcomer}, ${newcomer}, ${sql.json({ sub: newcomer, email: address })}, 'email', now(), now(), now())`
      await sql`update auth.users set role = 'authenticated' where id = ${newcomer}`
      await sql`update auth.users set confirmation_token = 'a token', confirmation_sent_at = now()
        where id = ${newcomer}`
      await sql`insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
        values (gen_random_uuid(), ${newcomer}, 'confirmation_token', 'a token', ${address})`
      await sql`insert into auth.audit_log_entries (id, payload, created_at)
        values (gen_random_uuid(), '{"action": "user_signedup"}', now())`
    })
    expect(await person()).toEqual({ email: address, full_name: 'Асель', role: 'user' })
  })

  it('a confirmed address, which the password of the sign-up does not outlive', async () => {
    await auth.begin(async (sql) => {
      await sql`update auth.users set confirmation_token = '', email_confirmed_at = now(), updated_at = now()
        where id = ${newcomer}`
      await sql`delete from auth.one_time_tokens where user_id = ${newcomer}`
    })
    const [user] = await auth`select encrypted_password from auth.users where id = ${newcomer}`
    expect(user).toEqual({ encrypted_password: null })
  })

  it('a session, with its refresh token and method', async () => {
    await auth.begin(async (sql) => {
      await sql`insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
        values (${session}, ${newcomer}, now(), now(), 'aal1', 'a browser', '127.0.0.1')`
      await sql`insert into auth.refresh_tokens (token, user_id, session_id, revoked, parent, created_at, updated_at)
        values ('r1', ${newcomer}, ${session}, false, '', now(), now())`
      await sql`insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
        values (gen_random_uuid(), ${session}, 'otp', now(), now())`
      await sql`update auth.users set last_sign_in_at = now() where id = ${newcomer}`
    })
    expect(await events()).toEqual(['signed_in'])
    expect(await seenBy('aal1')).toEqual(['a browser'])
  })

  it('a refreshed token', async () => {
    await auth.begin(async (sql) => {
      await sql`update auth.refresh_tokens set revoked = true where token = 'r1'`
      await sql`insert into auth.refresh_tokens (token, user_id, session_id, revoked, parent, created_at, updated_at)
        values ('r2', ${newcomer}, ${session}, false, 'r1', now(), now())`
      await sql`update auth.sessions set refreshed_at = now(), user_agent = 'a browser' where id = ${session}`
    })
    expect(await seenBy('aal1')).toEqual(['a browser'])
  })

  it('a factor, its challenge and the level that it gives', async () => {
    await auth.begin(async (sql) => {
      await sql`insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
        values (${factor}, ${newcomer}, 'totp', 'unverified', 'a secret', now(), now())`
      await sql`insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
        values (gen_random_uuid(), ${factor}, now(), '127.0.0.1')`
      await sql`update auth.mfa_challenges set verified_at = now()`
      await sql`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factor}`
      await sql`update auth.sessions set aal = 'aal2', factor_id = ${factor} where id = ${session}`
      await sql`insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
        values (gen_random_uuid(), ${session}, 'totp', now(), now())`
    })
    expect(await events()).toEqual(['signed_in', 'factor_added'])
    expect(await seenBy('aal1')).toEqual([])
    expect(await seenBy('aal2')).toEqual(['a browser'])
  })

  it('a new password, a new name and a new address', async () => {
    // The first one after the confirmation is no change.
    for (const hash of ['a first hash', 'another hash']) {
      await auth`update auth.users set encrypted_password = ${hash}, updated_at = now() where id = ${newcomer}`
    }
    await auth`update auth.users set raw_user_meta_data = '{"full_name": "Асель Токтосунова"}' where id = ${newcomer}`
    await auth`update auth.users set email_change = 'new@auth.example', email_change_token_new = 'n',
      email_change_token_current = 'c', email_change_sent_at = now() where id = ${newcomer}`
    await auth.begin(async (sql) => {
      await sql`update auth.users set email_change_confirm_status = 1, email_change_token_current = ''
        where id = ${newcomer}`
      await sql`update auth.users set email = 'new@auth.example', email_change = '', email_change_token_new = '',
        email_change_confirm_status = 0 where id = ${newcomer}`
    })
    expect(await person()).toEqual({
      email: 'new@auth.example',
      full_name: 'Асель Токтосунова',
      role: 'user',
    })
    expect(await events()).toEqual(expect.arrayContaining(['password_changed', 'address_changed']))
  })

  it('what its hooks say of attempts', async () => {
    for (const attempt of [{ factor_id: factor }, {}]) {
      const event = JSON.stringify({ user_id: newcomer, ...attempt, valid: false })
      const [answer] = await auth`select private.note_attempt(${event}::text::jsonb) as answer`
      expect(answer).toEqual({ answer: { decision: 'continue' } })
    }
    expect((await events()).slice(-2).toSorted()).toEqual(['code_failed', 'sign_in_failed'])
  })

  it('a ban and its end', async () => {
    await auth`update auth.users set banned_until = now() + interval '1 day' where id = ${newcomer}`
    await auth`update auth.users set banned_until = null where id = ${newcomer}`
    expect(await person()).toMatchObject({ role: 'user' })
  })

  it('a sign-out, after which its token sees nothing', async () => {
    await auth`delete from auth.sessions where id = ${session}`
    expect(await seenBy('aal2')).toEqual([])
    const [left] = await auth`select
      (select count(*)::int from auth.refresh_tokens where session_id = ${session}) as tokens,
      (select count(*)::int from auth.mfa_amr_claims where session_id = ${session}) as methods`
    expect(left).toEqual({ tokens: 0, methods: 0 })
  })

  it('a deleted account, unless it is the last admin’s', async () => {
    const admin = '00000000-0000-4000-8000-0000000000f4'
    await auth`insert into auth.users (id, email, created_at, updated_at)
      values (${admin}, 'last@auth.example', now(), now())`
    await owner`update public.user_roles set role = 'admin' where user_id = ${admin}`
    await auth`delete from auth.users where id = ${newcomer}`
    expect(await person()).toBeUndefined()
    await expect(auth`delete from auth.users where id = ${admin}`).rejects.toThrow(/last admin/i)
  })
}
