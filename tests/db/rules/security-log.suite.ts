import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Account, createAccount } from '../support/accounts.ts'
import type { World } from '../support/world.ts'

/** The database itself records account events, and notifies the owners. */
export function securityLogSuite(getWorld: () => World): void {
  let owner: Account
  beforeEach(async () => {
    owner = await createAccount(getWorld().api, 'owner', 'user')
  })
  afterEach(async () => {
    const { api, restore } = getWorld()
    await api.sql(`delete from auth.users where email like 'owner%'`)
    await restore()
  })

  const events = async () => {
    const rows = await getWorld().api.sql<{ event: string }>(
      `select event from public.security_log where user_id = '${owner.id}' order by id`,
    )
    return rows.map(({ event }) => event)
  }

  const notices = () =>
    getWorld().api.sql<{ event: string; to_email: string }>(
      `select l.event, o.to_email from public.outbox o
       join public.security_log l on l.id = o.event_id order by l.id, o.to_email`,
    )

  const fail = (times: number, person: string | null = owner.id) =>
    getWorld().api.sql(
      `select private.note_attempt(jsonb_build_object('user_id', ${
        person === null ? 'null' : `'${person}'`
      }::text, 'valid', false)) from generate_series(1, ${times})`,
    )

  describe('after too many failed attempts', () => {
    const attempt = async (changes: object) => {
      const event = JSON.stringify({ user_id: owner.id, valid: true, ...changes })
      const [row] = await getWorld().api.sql<{ decision: string }>(
        `select private.note_attempt('${event}') ->> 'decision' as decision`,
      )
      return row?.decision
    }
    const repeat = async (times: number, changes: object) => {
      for (let count = 0; count < times; count += 1) await attempt({ valid: false, ...changes })
    }
    /** As if all of the log were so much older. */
    const age = (interval: string) =>
      getWorld().api.script(`set local session_replication_role = 'replica';
        update public.security_log set at = at - interval '${interval}'`)

    it('refuses every code of an app for a quarter of an hour', async () => {
      const code = { factor_id: owner.id }
      await repeat(9, code)
      expect(await attempt(code)).toBe('continue')
      await repeat(1, code)
      expect(await attempt(code)).toBe('reject')
      expect(await attempt({ ...code, user_id: getWorld().accounts.user.id })).toBe('continue')
      // What is refused does not prolong it, and is told apart in the log.
      const [last] = await getWorld().api.sql<{ details: object }>(
        'select details from public.security_log order by id desc limit 1',
      )
      expect(last?.details).toEqual({ refused: true })
      await age('15 minutes')
      expect(await attempt(code)).toBe('continue')
    })

    it('refuses passwords for a growing pause, a minute at most', async () => {
      await repeat(4, {})
      expect(await attempt({})).toBe('continue')
      /** One more failure, once the pause of the last is over. */
      const failAgain = async () => {
        await age('1 minute')
        await repeat(1, {})
      }
      for (let failures = 5; failures <= 10; failures += 1) await failAgain()
      expect(await attempt({})).toBe('reject')
      await age('20 seconds')
      expect(await attempt({})).toBe('reject')
      await age('12 seconds')
      expect(await attempt({})).toBe('continue')
      for (let failures = 11; failures <= 13; failures += 1) await failAgain()
      await age('40 seconds')
      expect(await attempt({})).toBe('reject')
      await age('20 seconds')
      expect(await attempt({})).toBe('continue')
    })
  })

  it('records sign-ins', async () => {
    expect(await events()).toEqual(['signed_in'])
  })

  it('records a changed password, and tells the owner', async () => {
    const { error } = await owner.client.auth.updateUser({ password: 'another-password' })
    expect(error).toBeNull()
    expect(await events()).toContain('password_changed')
    expect(await notices()).toEqual([{ event: 'password_changed', to_email: owner.email }])
  })

  it.each([
    ['right after the confirmation is its part', '0 minutes', false],
    [
      'in a session that has been open since is a new one, which proves nothing',
      '15 minutes',
      true,
    ],
  ])('a first password %s', async (_, confirmed, isNoted) => {
    const { api } = getWorld()
    const isRecent = async () => (await owner.client.rpc('is_recent')).data
    await api.sql(`update auth.users set encrypted_password = null,
      email_confirmed_at = now() - interval '${confirmed}' where id = '${owner.id}'`)
    expect(await isRecent()).toBe(true)
    await api.sql(`update auth.users set encrypted_password = 'a hash' where id = '${owner.id}'`)
    expect((await events()).includes('password_changed')).toBe(isNoted)
    expect(await notices()).toHaveLength(isNoted ? 1 : 0)
    expect(await isRecent()).toBe(!isNoted)
  })

  it('tells the owner of one kind of event five times an hour', async () => {
    const { api } = getWorld()
    for (let times = 0; times < 8; times += 1) {
      await api.sql(
        `update auth.users set encrypted_password = 'hash ${times}' where id = '${owner.id}'`,
      )
    }
    expect(await notices()).toHaveLength(5)
    expect((await events()).filter((event) => event === 'password_changed')).toHaveLength(8)
    await api.sql(`select private.note_security('factor_added', '${owner.id}')`)
    expect((await notices()).map(({ event }) => event)).toContain('factor_added')
  })

  it('notes a hundred events of a kind about an account in an hour, and goes on with others', async () => {
    const { api, accounts } = getWorld()
    await api.sql(`select public.note_denial('${owner.id}', 'reply') from generate_series(1, 300)`)
    await api.sql(
      `update auth.users set email = 'owner-' || n || '@kerege.example' from generate_series(1, 1) n where id = '${owner.id}'`,
    )
    const noted = await events()
    expect(noted.filter((event) => event === 'access_denied')).toHaveLength(100)
    expect(noted).toContain('address_changed')
    await api.sql(`select public.note_denial('${accounts.user.id}', 'reply')`)
    const [others] = await api.sql<{ count: number }>(
      `select count(*)::int from public.security_log where user_id = '${accounts.user.id}' and event = 'access_denied'`,
    )
    expect(others).toEqual({ count: 1 })
  })

  it('tells the old address of a new one', async () => {
    await getWorld().api.sql(
      `update auth.users set email = 'owner-new@kerege.example' where id = '${owner.id}'`,
    )
    expect(await notices()).toEqual([{ event: 'address_changed', to_email: owner.email }])
  })

  it('does not mention what stayed the same', async () => {
    await owner.client.auth.updateUser({ data: { full_name: 'Новое Имя' } })
    await getWorld().api.sql(`update auth.users set email = email where id = '${owner.id}'`)
    expect(await events()).toEqual(['signed_in'])
    expect(await notices()).toEqual([])
  })

  it('alerts the admins of ten failures of one account, once', async () => {
    await fail(9)
    expect(await notices()).toEqual([])
    await fail(3)
    expect(await notices()).toEqual([
      { event: 'failures_burst', to_email: getWorld().accounts.admin.email },
    ])
  })

  it('alerts the admins of fifty failures across accounts', async () => {
    // The prepared database has one already.
    await fail(48, null)
    expect(await notices()).toEqual([])
    await fail(1, null)
    expect(await notices()).toHaveLength(1)
  })

  it('ignores failures of more than ten minutes ago', async () => {
    const { api } = getWorld()
    await api.sql(
      `insert into public.security_log (event, user_id, at)
       select 'sign_in_failed', '${owner.id}', now() - interval '11 minutes'
       from generate_series(1, 9)`,
    )
    await fail(1)
    expect(await notices()).toEqual([])
  })

  it('records who exported a list of people, and who erased a person', async () => {
    const { clients, accounts, ids, api } = getWorld()
    await clients.admin.rpc('export_subscribers').throwOnError()
    await clients.admin
      .rpc('remove_subscriber', { subscription_id: ids.subscription })
      .throwOnError()
    const rows = await api.sql(
      `select event, details ->> 'what' as what from public.security_log
       where actor_id = '${accounts.admin.id}' order by id`,
    )
    expect(rows).toEqual([
      { event: 'data_exported', what: 'subscribers' },
      { event: 'data_erased', what: 'subscriber' },
    ])
  })

  it('cannot be changed, not even by its owner', async () => {
    const { api } = getWorld()
    await expect(api.sql(`update public.security_log set user_id = null`)).rejects.toThrow(
      'can only grow',
    )
    await expect(api.sql('truncate public.security_log cascade')).rejects.toThrow('can only grow')
  })

  it('forgets what is older than a year', async () => {
    const { api } = getWorld()
    await api.sql(
      `insert into public.security_log (event, user_id, at)
       values ('signed_in', '${owner.id}', now() - interval '366 days'),
         ('access_denied', '${owner.id}', now() - interval '364 days')`,
    )
    await api.sql('select private.prune_old_data()')
    expect(await events()).toEqual(['signed_in', 'access_denied'])
  })
}
