import { alwaysOpen } from '../../dev/backend/always-open.ts'
import type { EmbeddedSupabase } from '../../dev/backend/supabase.ts'

/** SQL that makes it night for the next nine hours, by any clock. */
export const closedNow = [
  `create or replace function private.is_working_time(moment timestamptz) returns boolean
   language sql stable set search_path = '' as 'select false'`,
  `create or replace function private.next_opening(moment timestamptz) returns timestamptz
   language sql stable set search_path = ''
   as 'select next_opening.moment + interval ''9 hours'''`,
] as const

/** The pretended hours; 'real' is by the clock. */
export type Hours = 'open' | 'closed' | 'real'

/** Reads the real hours of a database; returns a function that sets them. */
export async function readHours({
  sql,
}: Pick<EmbeddedSupabase, 'sql'>): Promise<(hours: Hours) => Promise<void>> {
  const rows = await sql<{ definition: string }>(`
    select pg_get_functiondef(oid) as definition from pg_catalog.pg_proc
    where pronamespace = 'private'::regnamespace and proname in ('is_working_time', 'next_opening')`)
  const real = rows.map(({ definition }) => definition)
  const statements = { real, open: [...real, alwaysOpen], closed: closedNow }
  return async (hours) => {
    for (const statement of statements[hours]) await sql(statement)
  }
}
