import type { Api } from './api.ts'

/** The rows of every table, by its name. */
export type Snapshot = Record<string, Record<string, unknown>[]>

/** The names of the tables of the exposed and the private schema. */
export async function listTables({ sql }: Pick<Api, 'sql'>): Promise<string[]> {
  const rows = await sql<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_catalog.pg_tables
    where schemaname in ('public', 'private') order by 1`)
  return rows.map(({ name }) => name)
}

/** Reads everything as the owner, so that no change is hidden. */
export async function takeSnapshot(api: Pick<Api, 'sql'>, tables: string[]): Promise<Snapshot> {
  const parts = tables.map(
    (table) => `'${table}', (
      select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') from ${table} t)`,
  )
  const [row] = await api.sql<{ snapshot: Snapshot }>(
    `select jsonb_build_object(${parts.join(', ')}) as snapshot`,
  )
  if (!row) throw new Error('the snapshot came back empty')
  return row.snapshot
}

/** Restores the snapshot's rows in every table, without firing a trigger. */
export async function restoreSnapshot(api: Pick<Api, 'sql'>, snapshot: Snapshot): Promise<void> {
  await api.sql(`
    do $restore$
    declare
      snapshot constant jsonb := $snapshot$${JSON.stringify(snapshot)}$snapshot$;
      name text;
      stored text;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for name in select jsonb_object_keys(snapshot) loop
        -- Generated columns cannot be written.
        select string_agg(quote_ident(attname), ', ') into strict stored
        from pg_catalog.pg_attribute
        where attrelid = name::regclass and attnum > 0 and attgenerated = '' and not attisdropped;
        execute 'delete from ' || name;
        execute format(
          'insert into %1$s (%2$s) overriding system value '
            'select %2$s from jsonb_populate_recordset(null::%1$s, $1)',
          name, stored
        ) using snapshot -> name;
      end loop;
    end
    $restore$`)
}
