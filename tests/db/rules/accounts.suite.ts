import { afterEach, expect, it } from 'vitest'
import { createAccount } from '../support/accounts.ts'
import type { World } from '../support/world.ts'

/** An account's profile and role. */
export function accountsSuite(getWorld: () => World): void {
  afterEach(async () => {
    const { api, restore } = getWorld()
    await api.sql(`delete from auth.users where email like 'passing%'`)
    await restore()
  })

  const personOf = async (userId: string) => {
    const { api } = getWorld()
    const [person] = await api.sql(`
      select p.email, p.full_name, r.role from public.profiles p
      left join public.user_roles r on r.user_id = p.user_id where p.user_id = '${userId}'`)
    return person
  }

  const insertUser = async (email: string, metadata: string) => {
    const [user] = await getWorld().api.sql<{ id: string }>(`
      insert into auth.users (id, email, raw_user_meta_data)
      values (gen_random_uuid(), '${email}', '${metadata}') returning id`)
    if (!user) throw new Error('no user came back')
    return user.id
  }

  it('makes a profile and the role user at sign-up over HTTP', async () => {
    const { id, email } = await createAccount(getWorld().api, 'passing', 'user')
    expect(await personOf(id)).toEqual({ email, full_name: 'passing', role: 'user' })
  })

  it('takes no role from the metadata', async () => {
    const id = await insertUser('passing@kerege.example', '{"role": "admin", "app_role": "admin"}')
    expect(await personOf(id)).toMatchObject({ role: 'user', full_name: null })
  })

  it.each([
    ['an object', '{"full_name": " Айжан "}', 'Айжан'],
    ['a blank name', '{"full_name": "  "}', null],
    ['nothing', '{}', null],
    ['a name that is too long', `{"full_name": "${'ж'.repeat(300)}"}`, 'ж'.repeat(120)],
  ])('reads the name from metadata that is %s', async (_, metadata, name) => {
    const id = await insertUser('passing@kerege.example', metadata)
    expect(await personOf(id)).toMatchObject({ full_name: name })
  })

  it.each([
    ['\u202eАйжан\u2069 Ким', 'Айжан Ким'],
    ['Айжан\r\nBcc: x\u2028y', 'Айжан Bcc: x y'],
    ['\u200f\u061c\ufeff', null],
  ])(
    'keeps no marks of direction and no line ends in the name %j, whoever writes it',
    async (name, kept) => {
      const { api, accounts, clients } = getWorld()
      const id = await insertUser('passing@kerege.example', JSON.stringify({ full_name: name }))
      expect(await personOf(id)).toMatchObject({ full_name: kept })
      await api.sql(`update auth.users set raw_user_meta_data = '{}' where id = '${id}'`)
      await api.sql(
        `update auth.users set raw_user_meta_data = '${JSON.stringify({ full_name: name })}' where id = '${id}'`,
      )
      expect(await personOf(id)).toMatchObject({ full_name: kept })
      const own = accounts.user.id
      await clients.user
        .from('profiles')
        .update({ full_name: name })
        .eq('user_id', own)
        .throwOnError()
      expect(await personOf(own)).toMatchObject({ full_name: kept })
    },
  )

  it('updates the address of the profile with the account', async () => {
    const id = await insertUser('passing@kerege.example', '{}')
    await getWorld().api.sql(
      `update auth.users set email = 'passing.by@kerege.example' where id = '${id}'`,
    )
    expect(await personOf(id)).toMatchObject({ email: 'passing.by@kerege.example' })
  })

  it('gives a new profile the address of the account, not the one that the client sent', async () => {
    const { api, clients, accounts } = getWorld()
    const { id, email } = accounts.user
    await api.sql(`delete from public.profiles where user_id = '${id}'`)
    const { error } = await clients.user
      .from('profiles')
      .insert({ user_id: id, email: 'director@else.example', full_name: 'Я' })
    expect(error).toBeNull()
    expect(await personOf(id)).toEqual({ email, full_name: 'Я', role: null })
  })

  it('are deleted with the account', async () => {
    const id = await insertUser('passing@kerege.example', '{}')
    await getWorld().api.sql(`delete from auth.users where id = '${id}'`)
    expect(await personOf(id)).toBeUndefined()
  })
}
