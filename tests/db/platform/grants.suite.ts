import type { Sql } from 'postgres'
import { expect, it } from 'vitest'

const everyVerb = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']

/** Every privilege that the migrations grant; there are no others. */
const expectedGrants: Record<string, Record<string, string[]>> = {
  'private.rate_limits': { service_role: everyVerb },
  'public.audit_log': { authenticated: ['SELECT'], service_role: ['SELECT', 'INSERT'] },
  'public.chat_messages': { authenticated: ['SELECT'], service_role: everyVerb },
  'public.chat_sessions': { authenticated: ['SELECT'], service_role: everyVerb },
  'public.chat_summaries': { authenticated: ['SELECT'], service_role: everyVerb },
  'public.consents': { authenticated: ['SELECT'], service_role: everyVerb },
  'public.customers': { authenticated: ['SELECT'], service_role: everyVerb },
  'public.email_notes': {
    authenticated: ['SELECT', 'INSERT (body)', 'INSERT (email_id)', 'INSERT (id)', 'DELETE'],
    service_role: everyVerb,
  },
  'public.email_replies': { authenticated: ['SELECT'], service_role: everyVerb },
  'public.emails': {
    authenticated: ['SELECT', 'UPDATE (assigned_to_user_id)', 'UPDATE (status)'],
    service_role: everyVerb,
  },
  'public.newsletter_subscriptions': { authenticated: ['SELECT'], service_role: everyVerb },
  'public.outbox': { authenticated: ['SELECT'], service_role: everyVerb },
  'public.profiles': {
    authenticated: [
      'SELECT',
      'INSERT (email)',
      'INSERT (full_name)',
      'INSERT (user_id)',
      'UPDATE (full_name)',
    ],
    service_role: everyVerb,
  },
  'public.quiz_runs': { authenticated: ['SELECT'], service_role: everyVerb },
  'public.user_presence': { authenticated: ['SELECT'], service_role: everyVerb },
  'public.user_roles': {
    authenticated: ['SELECT', 'INSERT (role)', 'INSERT (user_id)', 'DELETE'],
    service_role: everyVerb,
  },
}

/** Who may call which function; all others only their owner. */
const expectedCallers: Record<string, string[]> = {
  'private.colleague_ids': ['authenticated'],
  'private.count_hit': ['service_role'],
  'private.has_role': ['authenticated'],
  'private.inbox_counts': ['authenticated'],
  'private.inbox_page': ['authenticated'],
  'private.is_assured': ['authenticated'],
  'private.is_staff': ['authenticated'],
  'private.period_start': ['authenticated'],
  'private.promised_within': ['service_role'],
  'private.reply_to_email': ['authenticated'],
  'private.require_admin': ['authenticated'],
  'private.retry_mail': ['authenticated'],
  'private.save_customer': ['service_role'],
  'private.set_user_role': ['authenticated'],
  'private.thread_of': ['service_role'],
  'private.touch_last_seen': ['authenticated'],
  'private.unwrap_json': ['service_role'],
  'public.book_chat': ['service_role'],
  'public.claim_outbox': ['service_role'],
  'public.colleagues': ['authenticated'],
  'public.confirm_newsletter': ['service_role'],
  'public.end_chat': ['service_role'],
  'public.inbox_counts': ['authenticated'],
  'public.inbox_page': ['authenticated'],
  'public.overview_leads': ['authenticated'],
  'public.overview_quiz': ['authenticated'],
  'public.overview_ratings': ['authenticated'],
  'public.overview_replies': ['authenticated'],
  'public.receive_email': ['service_role'],
  'public.release_chat_message': ['service_role'],
  'public.reply_to_email': ['authenticated'],
  'public.report_quiz_progress': ['service_role'],
  'public.retry_mail': ['authenticated'],
  'public.set_user_role': ['authenticated'],
  'public.settle_outbox': ['service_role'],
  'public.store_chat_answer': ['service_role'],
  'public.submit_lead': ['service_role'],
  'public.subscribe_newsletter': ['service_role'],
  'public.take_chat_message': ['service_role'],
  'public.touch_last_seen': ['authenticated'],
  'public.unsubscribe_newsletter': ['service_role'],
}

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

const rank = (right: string) => everyVerb.indexOf(right.split(' ')[0] ?? '')

interface FunctionRow {
  name: string
  schema: string
  definer: boolean
  config: string[] | null
  callers: string[] | null
}

/** Every function of our schemas: who may call it (owner aside), as whom it runs, its settings. */
async function readFunctions(sql: Sql): Promise<FunctionRow[]> {
  return sql<FunctionRow[]>`
    select format('%I.%I', n.nspname, p.proname) as name, n.nspname as schema,
      p.prosecdef as definer, p.proconfig as config,
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
