import type { Api } from './api.ts'

/** The rows of every table, by its name. */
export type Snapshot = Record<string, Record<string, unknown>[]>

/** The names of the tables of the exposed and the private schema, or of others. */
export async function listTables(
  { sql }: Pick<Api, 'sql'>,
  schemas = ['public', 'private'],
): Promise<string[]> {
  const rows = await sql<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_catalog.pg_tables
    where schemaname in ('${schemas.join("', '")}') order by 1`)
  return rows.map(({ name }) => name)
}

/** Reads everything as the owner, so that no change is hidden. */
export async function takeSnapshot(api: Pick<Api, 'sql'>, tables: string[]): Promise<Snapshot> {
  const parts = tables.map(
    (table) => `
      select '${table}' as name, coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') as content
      from ${table} t`,
  )
  const [row] = await api.sql<{ snapshot: Snapshot }>(
    `select jsonb_object_agg(name, content) as snapshot from (${parts.join(' union all ')}) tables`,
  )
  if (!row) throw new Error('the snapshot came back empty')
  return row.snapshot
}

/** What tables hold now, for tests that change it. */
export interface Memory {
  /** The tables that were written to since, in whatever way and even if the rows are the same again. */
  touched: () => Promise<string[]>
  /** Puts the rows back where they were touched, without firing a trigger. */
  restore: () => Promise<void>
}

/**
 * Remembers the rows of these tables in the schema `remembered`. The versions of their rows tell which were
 * touched: a write gives a row another place and the number of its transaction.
 */
export async function rememberRows(
  { sql, script }: Pick<Api, 'sql' | 'script'>,
  tables: string[],
): Promise<Memory> {
  const copyOf = (table: string) => `remembered."${table}"`
  const versions = tables.map(
    (table) => `select '${table}', md5(string_agg(ctid || '/' || xmin, ' ')) from ${table}`,
  )
  await script(`
    create schema remembered;
    ${tables.map((table) => `create table ${copyOf(table)} as table ${table};`).join('\n')}
    create function remembered.versions() returns table (name text, version text)
      language plpgsql as $$ begin return query ${versions.join(' union all ')}; end $$;`)
  // Generated columns cannot be written.
  const columns = await sql<{ name: string; stored: string }>(`
    select format('%I.%I', relnamespace::regnamespace, relname) as name,
      string_agg(quote_ident(attname), ', ') as stored
    from pg_catalog.pg_attribute join pg_catalog.pg_class c on c.oid = attrelid
    where attrelid = any ('{${tables.join(', ')}}'::regclass[])
      and attnum > 0 and attgenerated = '' and not attisdropped group by 1`)
  const storedIn = new Map(columns.map(({ name, stored }) => [name, stored]))

  const readVersions = async () => {
    const rows = await sql<{ name: string; version: string | null }>(
      'select * from remembered.versions()',
    )
    return new Map(rows.map(({ name, version }) => [name, version]))
  }
  let known = await readVersions()
  const touched = async () => {
    const now = await readVersions()
    return tables.filter((table) => now.get(table) !== known.get(table))
  }
  return {
    touched,
    async restore() {
      const changed = await touched()
      if (changed.length === 0) return
      const statements = changed.map((table) => {
        const stored = storedIn.get(table)
        return `delete from ${table};
          insert into ${table} (${stored}) overriding system value select ${stored} from ${copyOf(table)};`
      })
      // Several statements at once are one transaction.
      await script(`set local session_replication_role = 'replica'; ${statements.join('\n')}`)
      known = await readVersions()
    },
  }
}
