import type { TestProject } from 'vitest/node'
import { startApi } from './api.ts'
import { migrateBareDatabase } from './bare-database.ts'
import { startCluster } from './cluster.ts'
import { plantWorld } from './world.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser URL of the run's PostgreSQL server. */
    postgresUrl: string
  }
}

/**
 * One PostgreSQL server for all database tests of a run, with databases that the files work in copies of: `world`, by
 * Lite and with accounts and rows; `hosted` and `older`, with the migrations alone.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  const prepareWorld = async () => {
    const api = await startApi({ kind: 'postgres', url: await cluster.createDatabase('world') })
    await plantWorld(api)
    await api.close()
  }
  await Promise.all([
    prepareWorld(),
    cluster.createDatabase('hosted').then((url) => migrateBareDatabase(url)),
    cluster.createDatabase('older').then((url) => migrateBareDatabase(url, { isOlder: true })),
  ])
  provide('postgresUrl', cluster.url)
  return () => cluster.stop()
}
