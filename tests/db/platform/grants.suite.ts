import type { Sql } from 'postgres'
import { expect, it } from 'vitest'
import {
  readFunctions,
  readGrants,
  readUnguardedTables,
  readUnindexedForeignKeys,
} from './catalogue.ts'
import { expectedCallers, expectedGrants } from './expected-grants.ts'

/** The migrations grant by themselves exactly what is needed: Lite would hide a missing grant. */
export function grantsSuite(getSql: () => Sql): void {
  it('gives each role its rights on tables and columns, and no more', async () => {
    expect(await readGrants(getSql())).toEqual(expectedGrants)
  })

  it('lets each function be called by those who need it, and by nobody else', async () => {
    const functions = await readFunctions(getSql())
    const callers = functions.flatMap(({ name, callers }) => (callers ? [[name, callers]] : []))
    expect(Object.fromEntries(callers)).toEqual(expectedCallers)
  })

  it('keeps security definer functions out of the exposed schema', async () => {
    const functions = await readFunctions(getSql())
    const definers = functions.filter(({ definer }) => definer)
    expect(definers.length).toBeGreaterThan(0)
    expect(new Set(definers.map(({ schema }) => schema))).toEqual(new Set(['private']))
  })

  it('fixes the search path of every function', async () => {
    const functions = await readFunctions(getSql())
    expect(functions.filter(({ config }) => !config?.includes('search_path=""'))).toEqual([])
  })

  it('guards every table with row-level security', async () => {
    expect(await readUnguardedTables(getSql())).toEqual([])
  })

  it('has an index under every foreign key', async () => {
    const sql = getSql()
    expect(await readUnindexedForeignKeys(sql)).toEqual([])
    await sql`drop index public.consents_customer_id_idx`
    expect(await readUnindexedForeignKeys(sql)).toEqual(['consents_customer_id_fkey'])
    await sql`create index consents_customer_id_idx on public.consents (customer_id)`
  })

  it('opens the private schema to no anonymous visitor', async () => {
    const rows = await getSql()`
      select role, has_schema_privilege(role, 'private', 'usage') as usage,
        has_schema_privilege(role, 'private', 'create') as create
      from unnest(array['anon', 'authenticated', 'service_role']) role`
    expect([...rows]).toEqual([
      { role: 'anon', usage: false, create: false },
      { role: 'authenticated', usage: true, create: false },
      { role: 'service_role', usage: true, create: false },
    ])
  })
}
