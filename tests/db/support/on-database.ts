import { afterAll, beforeAll, describe } from 'vitest'
import { startApi, type Api } from './api.ts'
import { copyDatabase } from './copy-database.ts'
import { keepGrants } from './keep-grants.ts'
import { enterWorld, plantWorld, type World } from './world.ts'

/** A suite asks for the world in its tests, once there is one. */
type Suites = Record<string, (getWorld: () => World) => void>

/** Runs suites on PostgreSQL of the platform's version, in a world of their own. */
export function onPostgres(suites: Suites): void {
  runOn('PostgreSQL', suites, async () => openWorld(await copyDatabase('world')))
}

/** Opens a database with a world in it, through Lite and with the migrations' own grants. */
export function openWorld(database: string): Promise<Api> {
  const url = new URL(database)
  // Each connection compiles every function once.
  url.searchParams.set('max', '3')
  return keepGrants(database, () => startApi({ kind: 'postgres', url: url.href }))
}

/** Runs suites on PGlite, which local copies use. */
export function onPglite(suites: Suites): void {
  runOn('PGlite', suites, async () => {
    const api = await startApi({ kind: 'pglite', folder: 'memory://' })
    await plantWorld(api)
    return api
  })
}

/** Runs suites in a world of their own. */
export function runOn(name: string, suites: Suites, start: () => Promise<Api>): void {
  describe(name, () => {
    let world: World | undefined
    const getWorld = () => {
      if (!world) throw new Error('the world is not ready')
      return world
    }
    beforeAll(async () => {
      world = await enterWorld(await start())
    })
    afterAll(() => world?.api.close())

    for (const [title, suite] of Object.entries(suites)) describe(title, () => suite(getWorld))
  })
}
