import { attemptsSuite } from './access/attempts.suite.ts'
import { costsSuite } from './access/costs.suite.ts'
import { functionsSuite } from './access/functions.suite.ts'
import { onPostgres } from './support/on-database.ts'

onPostgres({
  functions: functionsSuite,
  attempts: attemptsSuite,
  costs: costsSuite,
})
