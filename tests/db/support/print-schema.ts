/*
 * npm run db:schema: prints the database as the migrations make it, one line or block for each object,
 * sorted, so that `diff` shows what a change to the migrations really changed.
 */
import postgres from 'postgres'
import { migrateBareDatabase } from './bare-database.ts'
import { startCluster } from './cluster.ts'
import { askOf, readSchema } from './schema-lines.ts'

const cluster = await startCluster()
try {
  const url = await cluster.createDatabase('schema')
  await migrateBareDatabase(url)
  const sql = postgres(url, { max: 1 })
  console.log((await readSchema(askOf(sql))).join('\n'))
  await sql.end()
} finally {
  await cluster.stop()
}
