import { afterAll, beforeAll, describe } from 'vitest'
import type { Database } from '../../dev/backend/supabase.ts'
import { proveFunctions } from './access/prove-functions.ts'
import { proveTables } from './access/prove-tables.ts'
import { createWorld, type World } from './support/world.ts'

/** All that has to hold on either database, on one instance of it. */
export function proveDatabase(name: string, database: () => Database): void {
  describe(name, () => {
    let world: World | undefined
    const getWorld = () => {
      if (!world) throw new Error('the world is not ready')
      return world
    }
    beforeAll(async () => {
      world = await createWorld(database())
    })
    afterAll(() => world?.api.close())

    describe('tables', () => proveTables(getWorld))
    describe('functions', () => proveFunctions(getWorld))
  })
}
