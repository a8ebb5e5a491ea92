import postgres from 'postgres'

/**
 * Runs what opens a database through Lite, which grants everything on every table with its first request, and puts the
 * migrations' own grants back afterwards: they are what the access tests prove.
 */
export async function keepGrants<Result>(
  url: string,
  open: () => Promise<Result>,
): Promise<Result> {
  const sql = postgres(url, { max: 1 })
  try {
    const [granted] = await sql<{ relations: string; schemas: string }[]>`select
      (select jsonb_object_agg(oid, relacl::text) from pg_catalog.pg_class)::text as relations,
      (select jsonb_object_agg(oid, nspacl::text) from pg_catalog.pg_namespace)::text as schemas`
    const result = await open()
    await sql`update pg_catalog.pg_class c set relacl = acl::aclitem[]
      from jsonb_each_text(${granted?.relations ?? ''}::text::jsonb) known (oid, acl)
      where c.oid = known.oid::oid and relacl::text is distinct from acl`
    await sql`update pg_catalog.pg_namespace n set nspacl = acl::aclitem[]
      from jsonb_each_text(${granted?.schemas ?? ''}::text::jsonb) known (oid, acl)
      where n.oid = known.oid::oid and nspacl::text is distinct from acl`
    await sql`alter default privileges in schema public, private, auth, storage
      revoke all on tables from anon, authenticated, service_role`
    await sql`alter default privileges in schema public, private, auth, storage
      revoke all on sequences from anon, authenticated, service_role`
    return result
  } finally {
    await sql.end()
  }
}
