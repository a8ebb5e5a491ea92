import { readFileSync } from 'node:fs'
import type { Sql } from 'postgres'
import { insertRows } from '../support/rows.ts'
import { askOf } from '../support/schema-lines.ts'
import { listTables } from '../support/snapshot.ts'

const schemas = ['public', 'private', 'auth', 'storage']

/** Fills a new project as years of work would. */
async function live(sql: Sql): Promise<void> {
  const life = readFileSync('tests/db/releases/life.sql', 'utf8')
  const [people = '', calls = ''] = life.split(/^-- What Auth, .*$/m)
  await sql.unsafe(people)
  await sql.unsafe(readFileSync('supabase/seed.sql', 'utf8'))
  await insertRows(askOf(sql))
  await sql.unsafe(calls)
}

/**
 * The rows of a table as statements of one row each. Moments are said by their distance from now, so that what is due
 * tomorrow stays due tomorrow.
 */
async function rowsOf(sql: Sql, table: string): Promise<string[]> {
  const [filled] = await sql.unsafe<{ names: string[] }[]>(
    `select array_agg(distinct field.key) as names from ${table} t, jsonb_each(to_jsonb(t)) field where field.value <> 'null'`,
  )
  const columns = await sql<{ name: string; type: string }[]>`
    select quote_ident(attname) as name, format_type(atttypid, null) as type
    from pg_catalog.pg_attribute
    where attrelid = ${table}::regclass and attname = any (${filled?.names ?? []}) and attgenerated = ''
    order by attnum`
  if (columns.length === 0) return []
  const values = columns.map(({ name, type }) => {
    if (type === 'date') return `coalesce('current_date + ' || (${name} - current_date), 'null')`
    if (!type.startsWith('timestamp')) return `quote_nullable(${name})`
    return `case when isfinite(${name})
      then format('now() + interval ''%s seconds''', round(extract(epoch from ${name} - now())))
      else quote_nullable(${name}) end`
  })
  const rows = await sql.unsafe<{ text: string }[]>(
    `select concat_ws(', ', ${values.join(', ')}) as text from ${table} order by 1`,
  )
  const names = columns.map(({ name }) => name).join(', ')
  return rows.map(
    ({ text }) => `insert into ${table} (${names}) overriding system value values (${text});`,
  )
}

/** Numbers go on behind the rows' own. */
const continueNumbers = (table: string) =>
  `perform setval(pg_get_serial_sequence('${table}', attname), 100000) from pg_catalog.pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and pg_get_serial_sequence('${table}', attname) is not null;`

/** Lives in a new project. @returns SQL that makes another one the same, without firing a trigger */
export async function writeLife(sql: Sql): Promise<string> {
  await live(sql)
  const lines = ['set local session_replication_role = replica;']
  for (const table of await listTables(askOf(sql), schemas)) {
    const rows = await rowsOf(sql, table)
    if (rows.length === 0) continue
    lines.push(
      // Of Auth's and Storage's tables Supabase Lite lacks some.
      `do $fill$ begin if to_regclass('${table}') is null then return; end if;`,
      `delete from ${table};`,
      ...rows,
      continueNumbers(table),
      'end $fill$;',
    )
  }
  return `${lines.join('\n')}\n`
}
