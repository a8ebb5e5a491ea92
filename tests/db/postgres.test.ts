import { inject } from 'vitest'
import { databaseSuite } from './database.suite.ts'

databaseSuite('PostgreSQL', () => ({ kind: 'postgres', url: inject('postgresUrls').lite }))
