import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Account, createAccount } from '../support/accounts.ts'
import type { World } from '../support/world.ts'

const password = 'a-password'

/** Admins' actions on accounts besides roles, and who must prove their identity again. */
export function staffAccessSuite(getWorld: () => World): void {
  let person: Account
  beforeEach(async () => {
    person = await createAccount(getWorld().api, 'invited', 'staff')
  })
  afterEach(async () => {
    const { api, restore } = getWorld()
    await api.sql(`delete from auth.users where email like 'invited%'`)
    await restore()
  })

  const target = () => ({ target_user_id: person.id })

  /** The actions on an account, each with its result. */
  const acts = {
    block: (world: World, actor: 'admin' | 'staff' | 'user') =>
      world.clients[actor].rpc('set_blocked', { ...target(), blocked: true }),
    'end sessions': (world: World, actor: 'admin' | 'staff' | 'user') =>
      world.clients[actor].rpc('end_sessions', target()),
    delete: (world: World, actor: 'admin' | 'staff' | 'user') =>
      world.clients[actor].rpc('delete_account', target()),
  }

  /** What the user can still do with their token. */
  const reach = async () => {
    const { data } = await person.client.from('emails').select('id')
    return data?.length ?? 0
  }

  const signIn = async () => {
    const client = getWorld().api.anonymous()
    const { error } = await client.auth.signInWithPassword({ email: person.email, password })
    return { client, error }
  }

  const logged = async (table: 'audit_log' | 'security_log', column: 'entity_id' | 'user_id') => {
    const named = table === 'audit_log' ? 'action' : 'event'
    const rows = await getWorld().api.sql<{ what: string; actor_id: string | null }>(
      `select ${named} as what, actor_id from public.${table}
       where ${column} = '${person.id}' order by id`,
    )
    const { admin } = getWorld().accounts
    return rows.filter(({ actor_id }) => actor_id === admin.id).map(({ what }) => what)
  }

  describe.each(Object.entries(acts))('%s', (_, act) => {
    it('removes all access at once', async () => {
      expect(await reach()).toBeGreaterThan(0)
      expect((await act(getWorld(), 'admin')).error).toBeNull()
      expect(await reach()).toBe(0)
    })

    it.each(['staff', 'user'] as const)('is refused to %s', async (actor) => {
      expect((await act(getWorld(), actor)).error?.code).toBe('42501')
      expect(await reach()).toBeGreaterThan(0)
    })

    it('requires a recent sign-in of the admin', async () => {
      const { api, accounts } = getWorld()
      const age = (interval: string) =>
        api.sql(`update auth.sessions set created_at = now() - interval '${interval}'
          where user_id = '${accounts.admin.id}'`)
      await age('16 minutes')
      try {
        const { error } = await act(getWorld(), 'admin')
        expect(error?.message).toBe('Prove again who you are')
        expect(await reach()).toBeGreaterThan(0)
      } finally {
        await age('-1 day')
      }
      expect((await act(getWorld(), 'admin')).error).toBeNull()
    })

    it('is refused to an admin for themselves', async () => {
      const { accounts, clients } = getWorld()
      const own = { target_user_id: accounts.admin.id }
      for (const { error } of [
        await clients.admin.rpc('set_blocked', { ...own, blocked: true }),
        await clients.admin.rpc('end_sessions', own),
        await clients.admin.rpc('delete_account', own),
      ]) {
        expect(error?.message).toBe('You cannot do this to your own account')
      }
    })
  })

  it('keeps a blocked person out, and lets them in again afterwards', async () => {
    const { clients } = getWorld()
    await clients.admin.rpc('set_blocked', { ...target(), blocked: true }).throwOnError()
    const blocked = await signIn()
    expect((await blocked.client.from('emails').select('id')).data ?? []).toEqual([])
    const { data: shown } = await clients.admin
      .from('profiles')
      .select('blocked_until')
      .eq('user_id', person.id)
      .single()
      .throwOnError()
    expect(Date.parse(String(shown?.blocked_until))).toBeGreaterThan(Date.now())

    await clients.admin.rpc('set_blocked', { ...target(), blocked: false }).throwOnError()
    const again = await signIn()
    expect(again.error).toBeNull()
    expect((await again.client.from('emails').select('id')).data?.length).toBeGreaterThan(0)
  })

  it('is logged for the work and for the safety of accounts, once for each change', async () => {
    const { clients } = getWorld()
    for (const blocked of [true, true, false]) {
      await clients.admin.rpc('set_blocked', { ...target(), blocked }).throwOnError()
    }
    await clients.admin.rpc('end_sessions', target()).throwOnError()
    await clients.admin.rpc('delete_account', target()).throwOnError()
    expect(await logged('audit_log', 'entity_id')).toEqual([
      'person_blocked',
      'person_unblocked',
      'sessions_ended',
      'role_taken',
      'person_deleted',
    ])
    expect(await logged('security_log', 'user_id')).toEqual([
      'account_blocked',
      'account_unblocked',
      'sessions_ended',
      'account_deleted',
    ])
  })

  it('does not count a blocked admin as the last one', async () => {
    const { api, clients, accounts } = getWorld()
    const makeAdmin = (id: string) =>
      clients.admin.rpc('set_user_role', { target_user_id: id, new_role: 'admin' }).throwOnError()
    await makeAdmin(person.id)
    await clients.admin.rpc('set_blocked', { ...target(), blocked: true }).throwOnError()
    const { error } = await clients.admin.rpc('set_user_role', {
      target_user_id: accounts.admin.id,
      new_role: 'user',
    })
    expect(error?.message).toMatch(/^The last admin/)
    const blockOwn = api.sql(
      `update auth.users set banned_until = now() + interval '1 day' where id = '${accounts.admin.id}'`,
    )
    await expect(blockOwn).rejects.toThrow('The last admin')
  })

  it('requires a recent sign-in before roles and exports as well', async () => {
    const { api, accounts, clients } = getWorld()
    const own = `where user_id = '${accounts.admin.id}'`
    await api.sql(`update auth.sessions set created_at = now() - interval '16 minutes' ${own}`)
    const again = 'Prove again who you are'
    const role = { target_user_id: person.id, new_role: 'user' }
    expect((await clients.admin.rpc('set_user_role', role)).error?.message).toBe(again)
    expect((await clients.admin.rpc('export_subscribers')).error?.message).toBe(again)
    const taken = await clients.admin.from('user_roles').delete().eq('user_id', person.id).select()
    expect(taken.data).toEqual([])
    const work = await clients.admin.from('emails').select('id')
    expect(work.data?.length).toBeGreaterThan(0)
    await api.sql(`update auth.sessions set created_at = now() + interval '1 day' ${own}`)
    expect((await clients.admin.rpc('set_user_role', role)).error).toBeNull()
  })

  describe('an invitation', () => {
    const address = 'invited-too@kerege.example'

    const invite = async (role: 'staff' | 'admin' = 'staff', to = address) => {
      const { clients } = getWorld()
      const { data } = await clients.admin
        .rpc('invite_person', { address: to, new_role: role })
        .throwOnError()
      return String(data)
    }

    /** The key, which is only in the mail. */
    const readKey = async (invitationId: string) => {
      const { data } = await getWorld()
        .clients.service.rpc('make_invitation_key', { invitation_id: invitationId })
        .throwOnError()
      return data === null ? null : String(data)
    }

    const roleOf = async ({ id, client }: Account) => {
      const { data } = await client.from('user_roles').select('role').eq('user_id', id).single()
      return data?.role as unknown
    }

    it('gives its role to the address it was sent to, once', async () => {
      const key = await readKey(await invite())
      const newcomer = await createAccount(getWorld().api, 'invited-too', 'user')
      expect((await newcomer.client.rpc('accept_invitation', { key })).data).toBe('staff')
      expect(await roleOf(newcomer)).toBe('staff')
      expect((await newcomer.client.rpc('accept_invitation', { key })).data).toBeNull()
    })

    it('gives nothing to another address, to one that is not confirmed, and to a wrong key', async () => {
      const key = await readKey(await invite())
      const { api, accounts } = getWorld()
      const stranger = accounts.user.client
      expect((await stranger.rpc('accept_invitation', { key })).data).toBeNull()
      const newcomer = await createAccount(api, 'invited-too', 'user')
      const wrong = await newcomer.client.rpc('accept_invitation', { key: `${String(key)}0` })
      expect(wrong.data).toBeNull()
      await api.sql(`update auth.users set email_confirmed_at = null where id = '${newcomer.id}'`)
      expect((await newcomer.client.rpc('accept_invitation', { key })).data).toBeNull()
      expect(await roleOf(newcomer)).toBe('user')
    })

    it('expires after a week, when it is withdrawn, and when a newer one is sent', async () => {
      const { api, clients } = getWorld()
      const newcomer = await createAccount(api, 'invited-too', 'user')
      const first = await invite()
      const firstKey = await readKey(first)
      const second = await invite('admin')
      expect(await readKey(first)).toBeNull()
      const secondKey = await readKey(second)
      await api.sql(`update public.invitations set expires_at = now() where id = '${second}'`)
      const accept = async (key: string | null) =>
        (await newcomer.client.rpc('accept_invitation', { key })).data as unknown
      expect([await accept(firstKey), await accept(secondKey)]).toEqual([null, null])
      const third = await invite()
      const thirdKey = await readKey(third)
      await clients.admin.rpc('withdraw_invitation', { invitation_id: third }).throwOnError()
      expect(await accept(thirdKey)).toBeNull()
      expect(await roleOf(newcomer)).toBe('user')
    })

    it('goes by mail, without its key in the outbox', async () => {
      const id = await invite()
      const mails = await getWorld().api.sql(
        `select to_email, subject, text_body from public.outbox where invitation_id = '${id}'`,
      )
      expect(mails).toEqual([{ to_email: address, subject: null, text_body: null }])
    })

    it.each<[who: string, to: () => string, role: string]>([
      ['who works here already', () => person.email, 'staff'],
      ['without an address', () => 'nobody', 'staff'],
      ['to be a visitor', () => address, 'user'],
    ])('is refused for somebody %s', async (_, to, role) => {
      const { error } = await getWorld().clients.admin.rpc('invite_person', {
        address: to(),
        new_role: role,
      })
      expect(error?.code).toBe('22023')
    })

    it('goes to one address five times a day', async () => {
      for (let times = 0; times < 5; times += 1) await invite('staff', 'often@kerege.example')
      const { error } = await getWorld().clients.admin.rpc('invite_person', {
        address: 'Often@kerege.example',
        new_role: 'staff',
      })
      expect(error?.message).toBe('That address was invited often enough for today')
      await invite('staff', 'another@kerege.example')
    })

    it('leaves an admin an admin', async () => {
      const id = await invite('staff')
      const key = await readKey(id)
      const newcomer = await createAccount(getWorld().api, 'invited-too', 'admin')
      await newcomer.client.rpc('accept_invitation', { key }).throwOnError()
      expect(await roleOf(newcomer)).toBe('admin')
    })
  })
}
