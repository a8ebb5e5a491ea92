import type { Sql } from 'postgres'
import { expect, it } from 'vitest'
import { expectedCallers, expectedGrants, longFunctions } from './expected-grants.ts'

const verbs = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']

/** The migrations grant exactly what is needed. Lite, which grants everything, would hide a mistake. */
export function grantsSuite(getSql: () => Sql): void {
  it('gives each role its privileges on tables and columns, and no more', async () => {
    expect(await readGrants(getSql())).toEqual(expectedGrants)
  })

  it('gives each role its functions, and no more', async () => {
    const functions = await readFunctions(getSql())
    const callers = functions.flatMap(({ name, callers }) => (callers ? [[name, callers]] : []))
    expect(Object.fromEntries(callers)).toEqual(expectedCallers)
  })

  it('fixes the search path of every function', async () => {
    const functions = await readFunctions(getSql())
    expect(functions.filter(({ config }) => !config?.includes('search_path=""'))).toEqual([])
  })

  it('gives the functions that may work for long the time, which PostgREST grants', async () => {
    const functions = await readFunctions(getSql())
    const long = functions.flatMap(({ name, config }) =>
      config?.includes('statement_timeout=2min') ? [name] : [],
    )
    expect(long).toEqual(longFunctions)
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

  it('closes the private schema to anonymous visitors', async () => {
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

/** Rights on tables, views, sequences and columns of our schemas, owners aside. */
async function readGrants(sql: Sql): Promise<Record<string, Record<string, string[]>>> {
  const rows = await sql<{ relation: string; grantee: string; right: string }[]>`
    with relations as (
      select c.oid, c.relacl, c.relowner, format('%I.%I', n.nspname, c.relname) as relation
      from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
    ), grants as (
      select relation, relowner, acl.grantee, acl.privilege_type as right
      from relations, aclexplode(relacl) acl
      union all
      select relation, relowner, acl.grantee, format('%s (%s)', acl.privilege_type, a.attname)
      from relations join pg_catalog.pg_attribute a on a.attrelid = oid, aclexplode(a.attacl) acl
    )
    select relation, coalesce(r.rolname, 'public') as grantee, "right"
    from grants left join pg_catalog.pg_roles r on r.oid = grantee
    where grantee <> relowner
    order by relation, grantee, "right"`
  const grants: Record<string, Record<string, string[]>> = {}
  for (const { relation, grantee, right } of rows) {
    const rights = ((grants[relation] ??= {})[grantee] ??= [])
    rights.push(right)
  }
  for (const rights of Object.values(grants).flatMap((grantees) => Object.values(grantees))) {
    rights.sort((a, b) => rank(a) - rank(b))
  }
  return grants
}

const rank = (right: string) => verbs.indexOf(right.split(' ')[0] ?? '')

interface FunctionRow {
  name: string
  config: string[] | null
  callers: string[] | null
}

/** Every function of our schemas: who may call it (owner aside), and its settings. */
async function readFunctions(sql: Sql): Promise<FunctionRow[]> {
  return sql<FunctionRow[]>`
    select format('%I.%I', n.nspname, p.proname) as name, p.proconfig as config,
      (
        select array_agg(coalesce(r.rolname, 'public') order by 1)
        from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) acl
        left join pg_catalog.pg_roles r on r.oid = acl.grantee
        where acl.grantee <> p.proowner
      ) as callers
    from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private')
    order by 1`
}

/** Tables of our schemas on which row-level security is off. */
async function readUnguardedTables(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select c.oid::regclass::text as name
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and not c.relrowsecurity`
  return rows.map(({ name }) => name)
}

/** Foreign keys of our schemas that no index begins with. */
async function readUnindexedForeignKeys(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select f.conname as name from pg_catalog.pg_constraint f
    where f.contype = 'f'
      and f.connamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (
        select from pg_catalog.pg_index i
        where i.indrelid = f.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] = f.conkey
      )`
  return rows.map(({ name }) => name)
}
