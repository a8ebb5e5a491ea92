import { tablesSuite } from './access/tables.suite.ts'
import { onPostgres } from './support/on-database.ts'

onPostgres({
  tables: tablesSuite,
})
