import type { TestProject } from 'vitest/node'
import { startCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser URLs of empty databases on the run's PostgreSQL server. */
    postgresUrls: Record<'lite' | 'bare' | 'older' | 'concurrency', string>
  }
}

/** One PostgreSQL server for all database tests of a run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  provide('postgresUrls', {
    lite: await cluster.createDatabase('lite'),
    bare: await cluster.createDatabase('bare'),
    older: await cluster.createDatabase('older'),
    concurrency: await cluster.createDatabase('concurrency'),
  })
  return () => cluster.stop()
}
