import { proveDatabase } from './prove-database.ts'

proveDatabase('PGlite', () => ({ kind: 'pglite', folder: 'memory://' }))
