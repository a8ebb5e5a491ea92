import type { TestProject } from 'vitest/node'
import { migrateBareDatabase } from './bare-database.ts'
import { createDatabase, startCluster } from './cluster.ts'
import { prepareWorld } from './prepare-world.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser URL of the run's PostgreSQL server. */
    postgresUrl: string
  }
}

/**
 * One PostgreSQL server for all database tests of a run, with databases that the files work in copies of: `hosted` and
 * `older`, with the migrations alone; `world`, with accounts and rows as well.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  const prepareHosted = async () => {
    await migrateBareDatabase(await cluster.createDatabase('hosted'))
    await prepareWorld(await createDatabase(cluster.url, 'world', 'hosted'))
  }
  await Promise.all([
    prepareHosted(),
    cluster.createDatabase('older').then((url) => migrateBareDatabase(url, { isOlder: true })),
  ])
  provide('postgresUrl', cluster.url)
  return () => cluster.stop()
}
