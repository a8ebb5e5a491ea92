import { readFileSync } from 'node:fs'
import type { Sql } from 'postgres'
import { expect, it } from 'vitest'

/** Every block of SQL in the documents. */
const blocks = ['deployment', 'operations'].flatMap((name) =>
  [...readFileSync(`docs/${name}.md`, 'utf8').matchAll(/^ *```sql\n([\s\S]*?)^ *```/gm)].map(
    ([, block = '']) => block,
  ),
)

/** Stands in for pg_cron, pg_net and Vault: a job is run when it is scheduled. */
const extensions = `
  create schema cron;
  create table cron.job_run_details (end_time timestamptz);
  create function cron.schedule(name text, schedule text, command text) returns void
    language plpgsql as 'begin execute command; end';
  create schema net;
  create table net.requests as select '' as url, '{}'::jsonb as headers;
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

/** The SQL that a deployer is told to run, run by whom the SQL editor runs it as. */
export function documentedSqlSuite(sql: () => Sql): void {
  it('runs as it stands, and the schedule calls deliver-mail while something is due', async () => {
    expect(blocks.length).toBeGreaterThan(4)
    const tx = await sql().reserve()
    try {
      await tx`begin`
      await tx.unsafe(extensions)
      await tx`insert into private.discarded_files (id) values (gen_random_uuid())`
      await tx`set local role postgres`
      for (const block of blocks) {
        await tx.unsafe(block.replace(/^\s*create extension .*$/gm, ''))
      }
      expect(Array.from(await tx`select * from net.requests`)).toEqual([
        {
          url: 'https://<ref>.supabase.co/functions/v1/deliver-mail',
          headers: { 'content-type': 'application/json', apikey: 'sb_secret_…' },
        },
      ])
    } finally {
      await tx`rollback`
      tx.release()
    }
  })
}
