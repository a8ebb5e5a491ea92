import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { onTestFinished } from 'vitest'
import type { Migration } from '../../../dev/migrations/migrations.ts'
import { startApi } from '../support/api.ts'
import { createProject, migrateProject } from '../support/bare-database.ts'
import { openWorld } from '../support/on-database.ts'
import { asLiteHasIt } from '../support/prepare-world.ts'
import { askOf } from '../support/schema-lines.ts'
import type { Upgrade } from './upgrade.suite.ts'

/** An empty database of a server, which the platform's CLI migrates as the release, then as this checkout. */
export async function upgradeOnPostgres(
  url: string,
  migrations: readonly Migration[],
): Promise<Upgrade> {
  await createProject(url)
  await migrateProject(url, migrations)
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  const script = async (text: string) => void (await sql.unsafe(text).simple())
  const database = { ...askOf(sql), script }
  return {
    old: database,
    upgrade: async () => {
      await migrateProject(url)
      return database
    },
    async openApi() {
      await script(asLiteHasIt)
      const api = await openWorld(url)
      onTestFinished(() => api.close())
      return api
    },
  }
}

/** A data folder of `npm start`, which the release made and this checkout opens. */
export async function upgradeOnPglite(migrations: readonly Migration[]): Promise<Upgrade> {
  const folder = await mkdtemp(join(tmpdir(), 'kerege-upgrade-'))
  const old = await startApi({ kind: 'pglite', folder }, migrations)
  let upgraded = old
  return {
    old,
    async upgrade() {
      await old.close()
      upgraded = await startApi({ kind: 'pglite', folder })
      return upgraded
    },
    openApi: () => Promise.resolve(upgraded),
  }
}
