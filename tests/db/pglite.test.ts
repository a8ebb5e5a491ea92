import { databaseSuite } from './database.suite.ts'

databaseSuite('PGlite', () => ({ kind: 'pglite', folder: 'memory://' }))
