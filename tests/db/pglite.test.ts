import { tablesSuite } from './access/tables.suite.ts'
import { onPglite } from './support/on-database.ts'

onPglite({ tables: tablesSuite })
