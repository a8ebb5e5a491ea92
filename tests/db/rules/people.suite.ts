import { afterEach, expect, it } from 'vitest'
import { foldLetters } from '../../../src/features/admin/lib/search-patterns.ts'
import type { World } from '../support/world.ts'

/** The queries of the users panel, as an admin. */
export function peopleSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  const rename = (email: string, name: string | null) => {
    const value = name === null ? 'null' : `'${name}'`
    return getWorld().api.sql(
      `update public.profiles set full_name = ${value} where email = '${email}'`,
    )
  }

  const find = async (...patterns: string[]) => {
    const { data } = await getWorld()
      .clients.admin.from('profiles')
      .select('email')
      .likeAllOf('search_text', patterns.map(foldLetters))
      .order('email')
      .throwOnError()
    return data?.map(({ email }) => String(email).split('@')[0])
  }

  it.each([
    ['%петр%', ['staff', 'user']],
    ['%user@kerege%', ['user']],
    ['%100_%', ['bystander', 'staff']],
    ['%q__b_%', ['colleague']],
    ['%search_text%', []],
  ])('finds «%s» in names and addresses', async (pattern, found) => {
    await rename('user@kerege.example', 'ПЁТР Асанов')
    await rename('staff@kerege.example', 'Асанова Петра 100%')
    await rename('bystander@kerege.example', '100_1')
    await rename('colleague@kerege.example', 'Q,(b"')
    expect(await find(pattern)).toEqual(found)
  })

  it('takes letters that look the same for one, as the browser does', async () => {
    const letters = String.fromCodePoint(
      ...Array.from({ length: 0x500 - 0x21 }, (_, i) => i + 0x21),
    )
    const text = `${letters.toLowerCase().replaceAll("'", '')}’ʼ`
    const [row] = await getWorld().api.sql<{ folded: string }>(
      `select private.same_letters(lower('${text}')) as folded`,
    )
    expect(row?.folded).toBe(foldLetters(text))
    await rename('user@kerege.example', 'Өмүралиева Жаңыл')
    await rename('staff@kerege.example', 'Jürgen Müller')
    expect(await find('%омуралиева%', '%жаныл%')).toEqual(['user'])
    expect(await find('%muller%')).toEqual(['staff'])
  })

  it('finds a changed name, and a removed one no longer', async () => {
    await rename('user@kerege.example', 'Айпери')
    expect(await find('%айпери%')).toEqual(['user'])
    await rename('user@kerege.example', null)
    expect(await find('%айпери%')).toEqual([])
  })

  it('finds people by all the words, in any order', async () => {
    await rename('user@kerege.example', 'Асанов Пётр')
    await rename('staff@kerege.example', 'Асанов Тимур')
    expect(await find('%тимур%', '%асанов%')).toEqual(['staff'])
  })

  it('sorts by role and by last visit, and counts beyond the page', async () => {
    // All have just signed in.
    await getWorld().api.sql(`
      update public.user_presence seen set last_seen_at = now() - case p.email
        when 'colleague@kerege.example' then interval '1 hour'
        when 'bystander@kerege.example' then interval '2 hours'
        when 'staff@kerege.example' then interval '3 hours'
        else interval '1 day'
      end
      from public.profiles p where p.user_id = seen.user_id
    `)
    const people = () =>
      getWorld()
        .clients.admin.from('profiles')
        .select('email, user_roles(role), user_presence(last_seen_at)', { count: 'exact' })
    const byRole = await people()
      .order('user_roles(role)')
      .order('email')
      .range(0, 1)
      .throwOnError()
    expect(byRole.data).toMatchObject([
      { email: 'admin@kerege.example', user_roles: { role: 'admin' } },
      { email: 'colleague@kerege.example', user_roles: { role: 'staff' } },
    ])
    expect(byRole.count).toBe(5)
    const byVisit = await people()
      .order('user_presence(last_seen_at)', { ascending: false, nullsFirst: false })
      .order('email', { ascending: false })
      .range(0, 2)
      .throwOnError()
    expect(byVisit.data?.map(({ email }) => email)).toEqual([
      'colleague@kerege.example',
      'bystander@kerege.example',
      'staff@kerege.example',
    ])
  })

  const lastSeen = async (userId: string) => {
    const rows = (await getWorld().snapshot())['public.user_presence'] ?? []
    const row = rows.find(({ user_id }) => user_id === userId)
    return row && Date.parse(String(row.last_seen_at))
  }

  it('updates the last visit once in five minutes', async () => {
    const { accounts, api } = getWorld()
    await api.sql(
      `update public.user_presence set last_seen_at = now() - interval '6 minutes' where user_id = '${accounts.staff.id}'`,
    )
    const before = await lastSeen(accounts.staff.id)
    await accounts.staff.client.rpc('touch_last_seen').throwOnError()
    const after = await lastSeen(accounts.staff.id)
    expect(after).toBeGreaterThan(before ?? Infinity)
    await accounts.staff.client.rpc('touch_last_seen').throwOnError()
    expect(await lastSeen(accounts.staff.id)).toBe(after)
    const bystanderBefore = await lastSeen(accounts.bystander.id)
    await accounts.bystander.client.rpc('touch_last_seen').throwOnError()
    expect(await lastSeen(accounts.bystander.id)).toBe(bystanderBefore)
  })

  it('stores a first visit, and counts a sign-in as one', async () => {
    const { accounts, api } = getWorld()
    expect(await lastSeen(accounts.admin.id)).toBeUndefined()
    await api.sql(`
      insert into auth.sessions
      select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid()))).*
      from auth.sessions s where s.user_id = '${accounts.admin.id}' limit 1`)
    expect(await lastSeen(accounts.admin.id)).toBeGreaterThan(0)
    await accounts.user.client.rpc('touch_last_seen').throwOnError()
    expect(await lastSeen(accounts.user.id)).toBeGreaterThan(0)
  })

  it('records who changed a role, with old and new value, and no change without an effect', async () => {
    const { clients, accounts } = getWorld()
    const change = { target_user_id: accounts.bystander.id, new_role: 'staff' }
    await clients.admin.rpc('set_user_role', change).throwOnError()
    await clients.admin.rpc('set_user_role', change).throwOnError()
    const { data } = await clients.admin
      .from('audit_log')
      .select('actor_id, action, details')
      .eq('entity', 'user')
      .eq('entity_id', accounts.bystander.id)
      .order('id')
      .throwOnError()
    expect(data).toEqual([
      { actor_id: null, action: 'role_given', details: { from: null, to: 'user' } },
      {
        actor_id: accounts.admin.id,
        action: 'role_changed',
        details: { from: 'user', to: 'staff' },
      },
    ])
  })
}
