import { splitSqlStatements } from '@supabase/lite'
import {
  compareMigrations,
  listMigrations,
  type Migration,
  migrationHash,
  whyForeign,
} from '../migrations/migrations.ts'
import { UserError } from '../user-error.ts'

const leadingComments = /^(?:\s+|--[^\n]*|\/\*[\s\S]*?\*\/)+/
/** Statements that PostgreSQL refuses in a transaction: https://www.postgresql.org/docs/17/sql-createindex.html */
const concurrent = /^(?:create\s+(?:unique\s+)?index|drop\s+index|reindex\b[^;]*)\s+concurrently\b/i

/** Whether a migration has a statement that no transaction can hold: its statements are then run one by one. */
export const runsAlone = ({ text }: Pick<Migration, 'text'>): boolean =>
  splitSqlStatements(text).some((statement) =>
    concurrent.test(statement.replace(leadingComments, '')),
  )

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

export type RunSql = <Row = Record<string, unknown>>(
  query: string,
  ...parameters: string[]
) => Promise<Row[]>

interface Database {
  sql: RunSql
  /** Several statements sent at once are one transaction. */
  script: (text: string) => Promise<void>
}

/** Applies one migration, as `supabase db push` does: whole or not at all, unless a statement must run alone. */
export async function applyMigration(
  migration: Migration,
  { script }: Pick<Database, 'script'>,
): Promise<void> {
  const { version, name, text } = migration
  const record = `insert into supabase_migrations.schema_migrations (version, name, statements)
    values ('${version}', '${name}', array[${quote(text)}])`
  if (!runsAlone(migration)) return script(`${text}\n;${record}`)
  for (const statement of [...splitSqlStatements(text), record]) await script(statement)
}

/**
 * Applies what a database lacks of the migrations.
 * @param beforeUpgrade is called before the first one, if the database is not new
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
  const difference = compareMigrations(
    applied.map(({ version, text }) => ({ version, hash: migrationHash(text) })),
    migrations,
  )
  const why = whyForeign(difference)
  if (why) {
    throw new UserError(
      `The local data ${why}. Check out the version that made it, or run npm run reset, which moves it aside and begins anew.`,
    )
  }
  const { pending } = difference
  if (applied.length === 0) await database.script(makeRoles)
  else if (pending.length > 0) await beforeUpgrade(pending)
  for (const migration of pending) await applyMigration(migration, database)
}
