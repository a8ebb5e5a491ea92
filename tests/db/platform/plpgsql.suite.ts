import { expect, it } from 'vitest'
import type { Api } from '../support/api.ts'

/** What plpgsql_check remarks without cause. */
const known = [
  // The names of relations and columns are the database's own, quoted by regclass and format.
  'private.black_out(text[],uuid[],jsonb,timestamp with time zone): text type variable is not sanitized',
  'mentions_of_person(text[],text[]): text type variable is not sanitized',
  // The platform's, looked up when it runs.
  'health(): relation "cron.job" does not exist',
  'private.call_deliver_mail(): relation "vault.decrypted_secrets" does not exist',
  // It raises: the planner must not fold it.
  'private.require(boolean,text,text): routine is marked as STABLE, should be IMMUTABLE',
]

/** Debian's plpgsql_check reads every function as PostgreSQL would run it: https://github.com/okbob/plpgsql_check */
export function plpgsqlSuite(getDatabase: () => Pick<Api, 'sql'>): void {
  it('has no function with an error, a warning, or a cast that costs', async () => {
    const { sql } = getDatabase()
    await sql('create extension if not exists plpgsql_check')
    const remarks = await sql<{ remark: string }>(`
      select distinct format('%s: %s', p.oid::regprocedure, found.message) as remark
      from pg_catalog.pg_proc p
      join pg_catalog.pg_language l on l.oid = p.prolang and l.lanname = 'plpgsql'
      left join pg_catalog.pg_trigger t on t.tgfoid = p.oid
      cross join plpgsql_check_function_tb(p.oid, coalesce(t.tgrelid, 0),
        performance_warnings := true, extra_warnings := true, security_warnings := true) found
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`)
    await sql('drop extension plpgsql_check')
    expect(remarks.map(({ remark }) => remark).filter((remark) => !known.includes(remark))).toEqual(
      [],
    )
  })
}
