/** Stands in for pg_cron, pg_net and Vault: a job is run when it is scheduled. */
export const extensions = `
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text, active boolean default true);
  create table cron.job_run_details (end_time timestamptz);
  create function cron.schedule(name text, schedule text, command text) returns void
    language plpgsql as 'begin insert into cron.job values (name, schedule, command); execute command; end';
  create schema net;
  create table net.requests as select '' as url, '{}'::jsonb as headers;
  create table net._http_response (id bigint generated always as identity, status_code int, error_msg text);
  create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds int) returns void
    language sql as 'insert into net.requests values (url, headers)';
  create schema vault;
  create table vault.decrypted_secrets (id int generated always as identity, decrypted_secret text, name text unique);
  create view vault.secrets as select id, name from vault.decrypted_secrets;
  create function vault.create_secret(secret text, name text) returns void
    language sql as 'insert into vault.decrypted_secrets (decrypted_secret, name) values (secret, name)';
  create function vault.update_secret(secret_id int, secret text) returns void
    language sql as 'update vault.decrypted_secrets set decrypted_secret = secret where id = secret_id';
  grant usage on schema cron, net, vault to postgres;
  grant all on all tables in schema cron, net, vault to postgres;
  truncate net.requests;`
