import { attemptsSuite } from './access/attempts.suite.ts'
import { functionsSuite } from './access/functions.suite.ts'
import { onPostgres } from './support/on-database.ts'

onPostgres({
  functions: functionsSuite,
  attempts: attemptsSuite,
})
