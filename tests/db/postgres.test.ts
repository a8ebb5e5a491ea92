import { inject } from 'vitest'
import { proveDatabase } from './prove-database.ts'

proveDatabase('PostgreSQL', () => ({ kind: 'postgres', url: inject('postgresUrls').lite }))
