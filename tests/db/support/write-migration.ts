/*
 * npm run db:migration -- <name>: writes the next migration, which makes a database of the present ones one of
 * supabase/schemas. Its author reads and completes it (CONTRIBUTING.md).
 */
import { writeFileSync } from 'node:fs'
import { listMigrations } from '../../../dev/migrations/migrations.ts'
import { applySchemas, migrateBareDatabase } from './bare-database.ts'
import { asRole, startCluster } from './cluster.ts'
import { diffDatabases } from './platform-cli.ts'

const [name = ''] = process.argv.slice(2)
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  throw new Error('Usage: npm run db:migration -- the_name_of_the_change')
}

/** Now, and behind the present ones in any case. */
function nextVersion(): string {
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const last = listMigrations().at(-1)?.version ?? ''
  return now > last ? now : String(Number(last) + 1)
}

const cluster = await startCluster()
try {
  const [from, to] = await Promise.all([
    cluster.createDatabase('from'),
    cluster.createDatabase('to'),
  ])
  await Promise.all([migrateBareDatabase(from), applySchemas(to)])
  const difference = await diffDatabases(asRole(from, 'postgres'), asRole(to, 'postgres'))
  if (!difference) {
    console.log('supabase/schemas and the migrations make the same database: nothing to write.')
  } else {
    const file = `supabase/migrations/${nextVersion()}_${name}.sql`
    // Whoever waits longer for a lock than this would have everybody else wait behind: better to fail and be run again.
    writeFileSync(
      file,
      `set local lock_timeout = '2s';\nset local statement_timeout = '10min';\n\n${difference}\n`,
    )
    console.log(`Wrote ${file}: read and complete it, then run npm run db:types`)
  }
} finally {
  await cluster.stop()
}
