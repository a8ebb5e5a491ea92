import { splitSqlStatements } from '@supabase/lite'
import {
  compareMigrations,
  listMigrations,
  type Migration,
  migrationHash,
} from '../migrations/migrations.ts'
import { UserError } from '../user-error.ts'
import type { RunSql } from './supabase.ts'

/** What a migration does that no transaction may hold: https://www.postgresql.org/docs/17/sql-createindex.html */
const runsAlone = /^[^-]*\bconcurrently\b/im

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The platform's roles, which Lite makes with the first request only. */
const makeRoles = `do $$
  declare
    missing text;
  begin
    foreach missing in array array['anon', 'authenticated', 'service_role'] loop
      if to_regrole(missing) is null then
        execute format('create role %I nologin %s', missing, case missing when 'service_role' then 'bypassrls' end);
      end if;
    end loop;
  end $$`

interface Database {
  sql: RunSql
  /** Several statements sent at once are one transaction. */
  script: (text: string) => Promise<void>
}

/** Applies one migration, as `supabase db push` does: whole or not at all, unless a statement must run alone. */
async function apply({ version, name, text }: Migration, { script }: Database): Promise<void> {
  const record = `insert into supabase_migrations.schema_migrations (version, name, statements)
    values ('${version}', '${name}', array[${quote(text)}])`
  if (!runsAlone.test(text)) return script(`${text}\n;${record}`)
  for (const statement of [...splitSqlStatements(text), record]) await script(statement)
}

const namesOf = (list: readonly string[]) =>
  [...list.slice(0, 3), ...(list.length > 3 ? ['…'] : [])].join(', ')

/**
 * Applies what a database lacks of the migrations.
 * @param beforeUpgrade is called before the first one, if the database is no new one
 * @throws UserError if the database was made by others: nothing is changed then
 */
export async function migrate(
  database: Database,
  beforeUpgrade: (pending: readonly Migration[]) => Promise<void> = () => Promise.resolve(),
  migrations: readonly Migration[] = listMigrations(),
): Promise<void> {
  const applied = await database.sql<{ version: string; text: string }>(
    `select version, array_to_string(statements, E'\\n') as text from supabase_migrations.schema_migrations`,
  )
  const { pending, unknown, edited } = compareMigrations(
    applied.map(({ version, text }) => ({ version, hash: migrationHash(text) })),
    migrations,
  )
  const foreign = [...unknown, ...edited.map(({ file }) => file)]
  if (foreign.length > 0) {
    throw new UserError(
      `The local data was made by migrations that are not those of this checkout (${namesOf(foreign)}). Check out the version that made it, or run npm run reset, which moves it aside and begins anew.`,
    )
  }
  if (applied.length === 0) await database.script(makeRoles)
  else if (pending.length > 0) await beforeUpgrade(pending)
  for (const migration of pending) await apply(migration, database)
}
