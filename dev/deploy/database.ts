import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { agrees } from '../ask.ts'
import { compareMigrations, migrationHash, whyForeign } from '../migrations/migrations.ts'
import { effectsOf } from '../migrations/statements.ts'
import { UserError } from '../user-error.ts'

const rowSchema = z.object({ version: z.string(), text: z.string().nullable() })

/** Asks the linked project's database, by the platform's CLI. @throws UserError with what the CLI says */
function query(sql: string): unknown {
  const args = ['db', 'query', '--remote', '--read-only', '--output-format=json', sql]
  const { status, stdout, stderr } = spawnSync('npx', ['supabase', ...args], {
    encoding: 'utf8',
    maxBuffer: 100 * 1024 * 1024,
  })
  if (status === 0) return JSON.parse(stdout)
  throw new UserError(`The database could not be asked:\n${stderr}${stdout}`)
}

/** The migrations that the linked project's database has; none in a new project, which has no list of them either. */
function readApplied() {
  const list = 'supabase_migrations.schema_migrations'
  const [found] = z
    .array(z.object({ is_there: z.boolean() }))
    .parse(query(`select to_regclass('${list}') is not null as is_there`))
  if (!found?.is_there) return []
  return z
    .array(rowSchema)
    .parse(query(`select version, array_to_string(statements, E'\\n') as text from ${list}`))
    .map(({ version, text }) => ({ version, hash: migrationHash(text ?? '') }))
}

/**
 * Shows what the migrations to come do to the linked project's database, and asks for a backup of one that is in use.
 * @param yes nothing is asked
 * @throws UserError if the database is none that this checkout can update, or its owner wants to stop
 */
export async function reviewMigrations(yes: boolean): Promise<void> {
  const applied = readApplied()
  const difference = compareMigrations(applied)
  const why = whyForeign(difference)
  if (why) {
    throw new UserError(
      `The database ${why}. Deploy from a checkout that has them (docs/deployment.md).`,
    )
  }
  if (difference.pending.length === 0)
    return console.log('  It has all migrations of this checkout.')
  if (applied.length === 0) return console.log('  It is new, and gets all migrations.')
  for (const { file, text } of difference.pending) {
    const { adds, changes, removes } = effectsOf(text)
    console.log(
      `  ${file}: ${adds.length} additions, ${changes.length} changes, ${removes.length} removals`,
    )
    for (const statement of [...changes, ...removes]) console.log(`      ${statement}`)
  }
  console.log('  Make a backup first (docs/operations.md, Backups).')
  if (!yes && !(await agrees('  Is there one, and shall these be applied?'))) {
    throw new UserError('Nothing was changed. Run npm run deploy again to go on.')
  }
}
