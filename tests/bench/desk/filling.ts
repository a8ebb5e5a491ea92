import type { Sql } from 'postgres'

/** A desk after two years: threads, of which everything else is a part or a multiple. */
export const twoYears = 90_000

/** The number of a row as a number that looks random, the same in every run. */
export const hash = (salt: number) => `abs(hashint8(n * 31 + ${salt}))`

/** SQL that picks an item by the row's number, the same in every run. */
export const pick = (list: readonly string[], salt: number) =>
  `(array['${list.join("','")}'])[1 + ${hash(salt)} % ${list.length}]`

/** The ids of the n-th customer and the n-th thread. */
export const customerId = (n: string) =>
  `('00000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
export const threadId = (n: string) => `md5('thread ' || ${n})::uuid`

/** Fills tables without their triggers, and makes their indexes last; otherwise it would take an hour. */
export async function fillTables(
  sql: Sql,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  await sql.unsafe(`set session_replication_role = replica; set synchronous_commit = off;
    set maintenance_work_mem = '256MB'`)
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_catalog.pg_index
    where indrelid = any (${tables}::regclass[])
      and not exists (select from pg_catalog.pg_constraint c where c.conindid = indexrelid)`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  await fill()
  for (const { definition } of indexes) await sql.unsafe(definition)
  await sql.unsafe('reset session_replication_role')
}
