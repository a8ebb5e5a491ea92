import type { Sql } from 'postgres'
import type { Api } from './api.ts'

const ours = `('public'::regnamespace, 'private'::regnamespace)`

const objects = `
  select 'schema ' || nspname || ' ' || coalesce(nspacl::text, '') from pg_namespace
    where nspname in ('public', 'private')
  union all select 'extension ' || extname || ' in ' || extnamespace::regnamespace from pg_extension
  union all select format('type %s: %s', t.oid::regtype, string_agg(enumlabel, ', ' order by enumsortorder))
    from pg_type t join pg_enum e on e.enumtypid = t.oid where typnamespace in ${ours} group by t.oid
  union all select format('relation %s %s rls=%s acl=%s', relkind, c.oid::regclass, relrowsecurity,
      array(select a::text from unnest(coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))) a order by 1))
    from pg_class c where relnamespace in ${ours} and relkind not in ('i', 't', 'c')
  union all select format('column %s.%s %s%s%s%s%s acl=%s', attrelid::regclass, attname,
      format_type(atttypid, atttypmod), case when attnotnull then ' not null' end,
      ' identity=' || nullif(attidentity::text, ''), ' generated=' || nullif(attgenerated::text, ''),
      ' default ' || pg_get_expr(adbin, adrelid), attacl)
    from pg_attribute a join pg_class c on c.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace in ${ours} and relkind = 'r' and attnum > 0 and not attisdropped
  union all select format('constraint %s %s: %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace in ${ours}
  union all select pg_get_indexdef(indexrelid) from pg_index join pg_class c on c.oid = indexrelid
    where relnamespace in ${ours}
  union all select format(E'%sacl=%s', pg_get_functiondef(oid),
      array(select a::text from unnest(coalesce(proacl, acldefault('f', proowner))) a order by 1))
    from pg_proc p where pronamespace in ${ours}
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all select pg_get_triggerdef(t.oid) || ' enabled=' || tgenabled::text
    from pg_trigger t where not tgisinternal
  union all select format('policy %s.%s "%s" %s %s to %s using %s check %s',
      schemaname, tablename, policyname, permissive, cmd, roles, qual, with_check) from pg_policies
  union all select format('publication %s: %s.%s', pubname, schemaname, tablename)
    from pg_publication_tables
  union all select format('comment on %s: %s', pg_describe_object(classoid, objoid, objsubid), description)
    from pg_description
    where pg_describe_object(classoid, objoid, objsubid) ~ '(public|private)\\.' and objoid >= 16384
  union all select format('default privileges of %s in %s: %s', defaclrole::regrole,
      defaclnamespace::regnamespace, defaclacl) from pg_default_acl`

/** Asks a connection what an API is asked. */
export const askOf = (sql: Sql): Pick<Api, 'sql'> => ({
  sql: async <Row>(query: string) => Array.from(await sql.unsafe<Row[]>(query)),
})

/** The database as it is made: one line or block for each object, sorted. */
export async function readSchema({ sql }: Pick<Api, 'sql'>): Promise<string[]> {
  const rows = await sql<{ object: string }>(
    `select object from (${objects}) o (object) order by object collate "C"`,
  )
  return rows.map(({ object }) => object)
}
