import { afterEach, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { attempt } from '../access/outcome.ts'

/** No path removes the last admin; with a second admin, every path is open. */
export function lastAdminSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  const paths: Record<string, (world: World) => PromiseLike<unknown>> = {
    'set_user_role by the admin': ({ clients, accounts: { admin } }) =>
      clients.admin.rpc('set_user_role', { target_user_id: admin.id, new_role: 'staff' }),
    'delete by the admin': ({ clients, accounts: { admin } }) =>
      clients.admin.from('user_roles').delete().eq('user_id', admin.id),
    'delete by the service role': ({ clients, accounts: { admin } }) =>
      clients.service.from('user_roles').delete().eq('user_id', admin.id),
    'update by the service role': ({ clients, accounts: { admin } }) =>
      clients.service.from('user_roles').update({ role: 'user' }).eq('user_id', admin.id),
    'upsert by the service role': ({ clients, accounts: { admin } }) =>
      clients.service
        .from('user_roles')
        .upsert({ user_id: admin.id, role: 'user' }, { onConflict: 'user_id' }),
    'deleting the profile': ({ clients, accounts: { admin } }) =>
      clients.service.from('profiles').delete().eq('user_id', admin.id),
    'deleting the account': ({ api, accounts: { admin } }) =>
      api.sql(`delete from auth.users where id = '${admin.id}'`).catch(() => undefined),
  }

  for (const [path, act] of Object.entries(paths)) {
    it(`${path}: refused`, async () => {
      const world = getWorld()
      const outcome = await attempt(world, async () => {
        await act(world)
        return { error: null }
      })
      expect(outcome).toBe('unchanged')
    })
  }

  for (const [path, act] of Object.entries(paths)) {
    // The next tests need the account.
    if (path === 'deleting the account') continue
    it(`${path}: possible with a second admin`, async () => {
      const world = getWorld()
      await promoteColleague(world)
      await act(world)
      expect(await adminsOf(world)).toEqual([world.accounts.colleague.id])
    })
  }

  it('refuses to demote everybody in one statement', async () => {
    const world = getWorld()
    await promoteColleague(world)
    const { error } = await world.clients.service
      .from('user_roles')
      .update({ role: 'user' })
      .not('id', 'is', null)
    expect(error?.code).toBe('42501')
    expect(await adminsOf(world)).toHaveLength(2)
  })

  it('refuses to delete every role in one statement', async () => {
    const world = getWorld()
    await promoteColleague(world)
    const { error } = await world.clients.admin.from('user_roles').delete().not('id', 'is', null)
    expect(error?.code).toBe('42501')
    expect((await world.snapshot())['public.user_roles']).toHaveLength(5)
  })

  it('refuses to truncate, even for the owner', async () => {
    const world = getWorld()
    const truncate = world.api.sql('truncate public.profiles cascade')
    await expect(truncate).rejects.toThrow()
    expect(await world.snapshot()).toEqual(world.baseline)
  })
}

async function promoteColleague({ clients, accounts: { colleague } }: World): Promise<void> {
  await clients.admin
    .rpc('set_user_role', { target_user_id: colleague.id, new_role: 'admin' })
    .throwOnError()
}

async function adminsOf(world: World): Promise<unknown[]> {
  const rows = (await world.snapshot())['public.user_roles'] ?? []
  return rows.filter(({ role }) => role === 'admin').map(({ user_id }) => user_id)
}
