import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'

const migrations = 'supabase/migrations'

/**
 * What the migrations find on a hosted project and nothing more: `auth` and `storage` schemas, an owner who is no
 * superuser (the roles are the cluster's) and an empty publication for Realtime. No default privileges:
 * since 2026 the platform gives new tables none.
 */
const platform = `
  create schema auth;
  create table auth.users (
    id uuid primary key default gen_random_uuid(),
    email text,
    encrypted_password text,
    email_confirmed_at timestamptz,
    email_change_token_new text,
    phone_confirmed_at timestamptz,
    created_at timestamptz default now(),
    banned_until timestamptz,
    raw_user_meta_data jsonb
  );
  create table auth.sessions (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    not_after timestamptz,
    refreshed_at timestamp,
    user_agent text,
    created_at timestamptz default now(),
    updated_at timestamptz default now()
  );
  create function auth.jwt() returns jsonb language sql stable
    as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
  create function auth.uid() returns uuid language sql stable
    as $$ select coalesce(
      nullif(current_setting('request.jwt.claim.sub', true), ''), auth.jwt() ->> 'sub')::uuid $$;
  create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.mfa_factors (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    factor_type auth.factor_type not null,
    status auth.factor_status not null
  );
  grant usage on schema auth to anon, authenticated, service_role, project_owner, supabase_auth_admin;
  grant all on auth.users, auth.sessions, auth.mfa_factors to project_owner, supabase_auth_admin;
  create schema storage;
  create table storage.buckets (
    id text primary key,
    name text not null unique,
    public boolean default false,
    file_size_limit bigint
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(),
    bucket_id text references storage.buckets (id),
    name text,
    unique (bucket_id, name)
  );
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  alter table storage.objects owner to project_owner;
  grant usage on schema storage to anon, authenticated, service_role, project_owner;
  grant all on storage.buckets, storage.objects to anon, authenticated, service_role, project_owner;
  grant create on database %DATABASE% to project_owner;
  alter schema public owner to project_owner;
  grant usage on schema public to anon, authenticated, service_role;
  create publication supabase_realtime;
  alter publication supabase_realtime owner to project_owner;
`

/** Projects from before 2026 grant every new object to everybody. */
const openDefaults = ['tables', 'sequences', 'functions'].map(
  (kind) => `
  alter default privileges for role project_owner in schema public
    grant all on ${kind} to anon, authenticated, service_role;`,
)

/** Applies the migrations to an empty database as `supabase db push` does to a hosted one. */
export async function migrateBareDatabase(url: string, { isOlder = false } = {}): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await sql.unsafe(platform.replace('%DATABASE%', new URL(url).pathname.slice(1)))
    if (isOlder) await sql.unsafe(openDefaults.join(''))
    await sql.unsafe('set role project_owner')
    for (const file of (await readdir(migrations)).sort()) {
      await sql.unsafe(await readFile(join(migrations, file), 'utf8'))
    }
  } finally {
    await sql.end()
  }
}
