import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Account, createAccount } from '../support/accounts.ts'
import type { World } from '../support/world.ts'

interface Line {
  id: number
  action: string
  event: string
  details: Record<string, unknown>
}

/** What the logs remember of people, and how they are searched. */
export function logsSuite(getWorld: () => World): void {
  let leaver: Account
  beforeEach(async () => {
    const { api } = getWorld()
    leaver = await createAccount(api, 'leaver', 'staff')
    await api.sql(
      `update public.profiles set full_name = 'Өмүр Асанов' where user_id = '${leaver.id}'`,
    )
  })
  afterEach(async () => {
    const { api, restore } = getWorld()
    await api.sql(`delete from auth.users where email like 'leaver%'`)
    await restore()
  })

  const remembered = () =>
    getWorld().api.sql(
      `select full_name, email from public.former_staff where user_id = '${leaver.id}'`,
    )
  const leave = () =>
    getWorld().clients.admin.rpc('delete_account', { target_user_id: leaver.id }).throwOnError()
  const setRole = (new_role: string) =>
    getWorld()
      .clients.admin.rpc('set_user_role', { target_user_id: leaver.id, new_role })
      .throwOnError()
  const erase = () =>
    getWorld().clients.admin.rpc('erase_person', { address: leaver.email }).throwOnError()

  describe('the name of who left', () => {
    const known = { full_name: 'Өмүр Асанов', email: 'leaver@kerege.example' }

    it('stays, and of those who had lost their role before', async () => {
      await setRole('user')
      await leave()
      expect(await remembered()).toEqual([known])
    })

    it('does not of people who never worked here', async () => {
      const { api } = getWorld()
      const visitor = await createAccount(api, 'leaver-visitor', 'user')
      await api.sql(`delete from auth.users where id = '${visitor.id}'`)
      expect(
        await api.sql(`select from public.former_staff where user_id = '${visitor.id}'`),
      ).toEqual([])
    })

    it('is erased with the person, before and after they left', async () => {
      await setRole('user')
      await erase()
      expect(await remembered()).toEqual([])
      leaver = await createAccount(getWorld().api, 'leaver', 'staff')
      await leave()
      expect(await remembered()).toHaveLength(1)
      await erase()
      expect(await remembered()).toEqual([])
    })
  })

  const invite = async () => {
    const { data } = await getWorld()
      .clients.admin.rpc('invite_person', {
        address: 'leaver-new@kerege.example',
        new_role: 'staff',
      })
      .throwOnError()
    return String(data)
  }

  it('an invitation names its address, also once withdrawn, until its person is erased', async () => {
    const { clients, api } = getWorld()
    await clients.admin.rpc('withdraw_invitation', { invitation_id: await invite() }).throwOnError()
    const addresses = async () => {
      const rows = await api.sql<{ address: string | null }>(`
        select details ->> 'to' as address from public.audit_log where entity = 'invitation' order by id`)
      return rows.map(({ address }) => address)
    }
    const address = 'leaver-new@kerege.example'
    expect(await addresses()).toEqual([address, address])
    await clients.admin.rpc('erase_person', { address }).throwOnError()
    expect(await addresses()).toEqual([null, null])
  })

  const ask = async (name: 'audit_page' | 'security_page', args: object = {}) => {
    const { data } = await getWorld().clients.admin.rpc(name, args).throwOnError()
    return data as Line[]
  }
  const actionsOf = async (args: object) => (await ask('audit_page', args)).map((row) => row.action)

  it('finds lines by colleague, also former, by email, and by action', async () => {
    const { ids, accounts, clients } = getWorld()
    await leaver.client.from('emails').update({ status: 'completed' }).eq('id', ids.email)
    await clients.staff
      .from('emails')
      .update({ assigned_to_user_id: leaver.id })
      .eq('id', ids.otherEmail)
    await setRole('user')
    await leave()
    const byAuthor = await actionsOf({ words: ['омур'] })
    expect(byAuthor).toContain('status_changed')
    // As the one to whom an email was assigned.
    expect(byAuthor).toContain('assignee_changed')
    expect(byAuthor).toContain('person_deleted')
    expect(await actionsOf({ words: ['омур', ''], acts: ['', ''] })).toEqual(byAuthor)
    expect(await actionsOf({ words: ['омур', 'стат'], acts: ['', 'status_changed'] })).toEqual([
      'status_changed',
    ])
    const [email] = await getWorld().api.sql<{ subject: string }>(
      `select subject from public.emails where id = '${ids.email}'`,
    )
    const subject = (email?.subject ?? '').toLowerCase().split(' ')[0] ?? ''
    expect(await actionsOf({ words: [subject, 'leaver@'] })).toContain('status_changed')
    expect(await actionsOf({ words: ['абракадабра'] })).toEqual([])
    expect(await actionsOf({ author: leaver.id })).toEqual(['status_changed'])
    expect(await actionsOf({ author: accounts.staff.id, wanted_kind: 'assignee' })).toEqual([
      'assignee_changed',
    ])
  })

  it('is read in pages, within days', async () => {
    const all = await ask('audit_page')
    expect(all.length).toBeGreaterThan(3)
    const first = await ask('audit_page', { page_size: 2 })
    expect(first).toEqual(all.slice(0, 2))
    expect(await ask('audit_page', { older_than: first.at(-1)?.id })).toEqual(all.slice(2))
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect(await ask('audit_page', { since: tomorrow })).toEqual([])
    expect(await ask('audit_page', { before: tomorrow, is_system: true })).not.toEqual([])
  })

  it('tells staff who worked here, with the emails that are still theirs', async () => {
    const { ids, clients } = getWorld()
    const former = async () => {
      const { data } = await clients.staff.rpc('former_colleagues').throwOnError()
      return data
    }
    const assignee = async () => {
      const { data } = await clients.staff
        .from('emails')
        .select('assignee:profiles!emails_assigned_to_user_id_fkey(full_name)')
        .eq('id', ids.email)
        .single()
        .throwOnError()
      return data.assignee
    }
    await clients.staff
      .from('emails')
      .update({ assigned_to_user_id: leaver.id })
      .eq('id', ids.email)
      .throwOnError()
    expect(await former()).toEqual([])
    await setRole('user')
    const known = { user_id: leaver.id, full_name: 'Өмүр Асанов', email: leaver.email }
    expect(await former()).toEqual([known])
    expect(await assignee()).toEqual({ full_name: 'Өмүр Асанов' })
    // Visitors and those who were staff themselves read no names.
    expect((await leaver.client.rpc('former_colleagues')).data).toEqual([])
    const { data: seen } = await leaver.client.from('profiles').select('user_id').throwOnError()
    expect(seen).toEqual([{ user_id: leaver.id }])
    await setRole('staff')
    expect(await former()).toEqual([])
  })

  it('names its authors: colleagues, and those who were', async () => {
    const { accounts, ids, clients } = getWorld()
    await leaver.client.from('emails').update({ status: 'completed' }).eq('id', ids.email)
    const author = async () => {
      const { data } = await clients.admin.rpc('log_authors').throwOnError()
      const rows = data as { user_id: string; state: string }[]
      expect(rows.some(({ user_id }) => user_id === accounts.user.id)).toBe(false)
      return rows.find(({ user_id }) => user_id === leaver.id)
    }
    expect(await author()).toMatchObject({ state: 'works' })
    await clients.admin
      .rpc('set_blocked', { target_user_id: leaver.id, blocked: true })
      .throwOnError()
    expect(await author()).toMatchObject({ state: 'blocked' })
    await setRole('user')
    expect(await author()).toMatchObject({ state: 'demoted' })
    await leave()
    expect(await author()).toMatchObject({ state: 'deleted', full_name: 'Өмүр Асанов' })
  })

  it('the security log finds people and events', async () => {
    await leave()
    const eventsOf = async (args: object) =>
      (await ask('security_page', args)).map((row) => row.event)
    expect(await eventsOf({ words: ['асанов'] })).toEqual(['account_deleted', 'signed_in'])
    expect(await eventsOf({ words: ['асанов', 'вход'], wanted: ['', 'signed_in'] })).toEqual([
      'signed_in',
    ])
    expect(await eventsOf({ words: ['асанов'], events: ['account_deleted'] })).toHaveLength(1)
    const [newest] = await ask('security_page', { page_size: 1 })
    expect(await ask('security_page', { older_than: newest?.id, words: ['асанов'] })).toHaveLength(
      1,
    )
  })
}
