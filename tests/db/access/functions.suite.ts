import { describe, expect, it } from 'vitest'
import { actors } from '../support/actors.ts'
import type { World } from '../support/world.ts'
import { functions } from './functions.ts'
import { attempt, expected } from './outcome.ts'

/** Every function × actor, and none of the private schema's through the API. */
export function functionsSuite(getWorld: () => World): void {
  const listFunctions = async (schema: string) => {
    const rows = await getWorld().api.sql<{ name: string }>(
      `select proname as name from pg_catalog.pg_proc
       where pronamespace = '${schema}'::regnamespace order by 1`,
    )
    return rows.map(({ name }) => name)
  }

  it('has a line in this proof for every exposed function', async () => {
    expect(Object.keys(functions)).toEqual(await listFunctions('public'))
  })

  for (const actor of actors) {
    describe(actor, () => {
      for (const [name, { args, allowed, readsOnly }] of Object.entries(functions)) {
        it(`call ${name}`, async () => {
          const world = getWorld()
          if (readsOnly) {
            const { data } = await world.clients[actor].rpc(name, args(world))
            expect((data ?? []).length > 0).toBe(allowed.includes(actor))
            expect(await world.snapshot()).toEqual(world.baseline)
            return
          }
          const act = () => world.clients[actor].rpc(name, args(world))
          expect(await attempt(world, act)).toBe(expected(allowed.includes(actor)))
        })
      }

      it('reaches no function of the private schema', async () => {
        const world = getWorld()
        const names = await listFunctions('private')
        expect(names).toContain('set_user_role')
        const args = functions.set_user_role?.args(world)
        for (const name of names) {
          const { error, status } = await world.clients[actor].schema('private').rpc(name, args)
          expect({ name, code: error?.code, status }).toEqual({
            name,
            code: 'PGRST106',
            status: 406,
          })
        }
        expect(await world.snapshot()).toEqual(world.baseline)
      })

      it('reaches no table of the private schema', async () => {
        const world = getWorld()
        const { error } = await world.clients[actor].schema('private').from('rate_limits').select()
        expect(error?.code).toBe('PGRST106')
        const unqualified = await world.clients[actor].from('rate_limits').select()
        expect(unqualified.error?.code).toBe('PGRST205')
      })
    })
  }
}
