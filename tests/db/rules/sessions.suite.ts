import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Account, createAccount } from '../support/accounts.ts'
import { ids } from '../support/rows.ts'
import type { World } from '../support/world.ts'

/** A token is valid as long as its session is alive, not until it expires. */
export function sessionsSuite(getWorld: () => World): void {
  let leaver: Account
  beforeEach(async () => {
    leaver = await createAccount(getWorld().api, 'leaver', 'admin')
  })
  afterEach(async () => {
    const { api, restore } = getWorld()
    await api.sql(`delete from auth.users where email like 'leaver%'`)
    await restore()
  })

  /** A client that keeps using the token, like a thief. */
  const keepToken = async ({ client }: Account) => {
    const { data } = await client.auth.getSession()
    const token = data.session?.access_token
    if (!token) throw new Error('nobody is signed in')
    return getWorld().api.withToken(token)
  }

  type Client = Awaited<ReturnType<typeof keepToken>>

  /** What the token grants: rows of tables, changed rows, and results of functions. */
  const reach = async (client: Client) => {
    const read = async (table: string) => (await client.from(table).select()).data?.length ?? 0
    const changed = await client
      .from('emails')
      .update({ status: 'in_progress' })
      .eq('id', ids.email)
      .select()
    const listed = await client.rpc('inbox_page')
    const given = await client.rpc('set_user_role', {
      target_user_id: getWorld().accounts.bystander.id,
      new_role: 'user',
    })
    return {
      emails: await read('emails'),
      roles: await read('user_roles'),
      profiles: await read('profiles'),
      changed: changed.data?.length ?? 0,
      listed: listed.data?.length ?? 0,
      refused: given.error?.code ?? null,
    }
  }

  const nothing = { emails: 0, roles: 0, profiles: 0, changed: 0, listed: 0, refused: '42501' }

  /** Runs the statement for the user who leaves. Lite lacks the API with which a hosted project's admins do it. */
  const run = async (statement: string) => {
    await getWorld().api.sql(`${statement} where id = '${leaver.id}'`)
    return { error: null }
  }

  it('opens the inbox for as long as it lives', async () => {
    const { emails, changed, refused } = await reach(await keepToken(leaver))
    expect([emails > 0, changed, refused]).toEqual([true, 1, null])
  })

  it.each([
    ['signing out', async () => leaver.client.auth.signOut({ scope: 'local' })],
    ['signing out everywhere', async () => leaver.client.auth.signOut({ scope: 'global' })],
    [
      'signing out from another device',
      async () => {
        const other = getWorld().api.anonymous()
        await other.auth.signInWithPassword({ email: leaver.email, password: 'a-password' })
        return other.auth.signOut({ scope: 'others' })
      },
    ],
    ['a block', () => run(`update auth.users set banned_until = now() + interval '1 day'`)],
    ['deleting the account', () => run('delete from auth.users')],
  ] as const)('opens nothing at once after %s', async (_, end) => {
    const kept = await keepToken(leaver)
    const { error } = await end()
    expect(error).toBeNull()
    expect(await reach(kept)).toEqual(nothing)
  })

  it('opens nothing when its session has run out', async () => {
    const kept = await keepToken(leaver)
    await getWorld().api.sql(
      `update auth.sessions set not_after = now() - interval '1 second' where user_id = '${leaver.id}'`,
    )
    expect(await reach(kept)).toEqual(nothing)
  })

  it('opens everything again when a block is over', async () => {
    const kept = await keepToken(leaver)
    await run(`update auth.users set banned_until = now() - interval '1 second'`)
    expect((await reach(kept)).changed).toBe(1)
  })

  it('leaves the other sessions of an account alone', async () => {
    const other = getWorld().api.anonymous()
    await other.auth.signInWithPassword({ email: leaver.email, password: 'a-password' })
    const kept = await keepToken(leaver)
    await other.auth.signOut({ scope: 'local' })
    expect((await reach(kept)).changed).toBe(1)
  })
}
