import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createDatabase } from './cluster.ts'

/** A copy of one of the databases that the run has prepared, for one file of tests; answers its URL. */
export const copyDatabase = (prepared: 'world' | 'hosted' | 'older'): Promise<string> =>
  createDatabase(inject('postgresUrl'), `${prepared}-${randomUUID()}`, prepared)
