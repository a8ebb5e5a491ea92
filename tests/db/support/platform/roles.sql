-- The roles that a project of the platform has, with their timeouts: https://supabase.com/docs/guides/database/postgres/timeouts
-- %PASSWORD% is the same for all who may sign in. The cluster's superuser is supabase_admin; postgres is none.
create role postgres login password '%PASSWORD%' createdb createrole replication bypassrls;
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login password '%PASSWORD%' noinherit;
create role supabase_auth_admin login password '%PASSWORD%' noinherit createrole;
create role supabase_storage_admin login password '%PASSWORD%' noinherit createrole;

grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role, authenticator to postgres with admin option;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role postgres set search_path = "$user", public, extensions;
alter role supabase_auth_admin set search_path = auth;
alter role supabase_auth_admin set idle_in_transaction_session_timeout = '60s';
alter role supabase_storage_admin set search_path = storage;
