import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leadArguments, submitLead } from '../rules/lead.ts'
import { registerAccount } from '../support/accounts.ts'
import { migrateBareDatabase } from '../support/bare-database.ts'
import { asRole } from '../support/cluster.ts'
import { openWorld } from '../support/on-database.ts'
import { dumpScript } from '../support/platform-cli.ts'
import { asLiteHasIt } from '../support/prepare-world.ts'
import { askOf, readSchema } from '../support/schema-lines.ts'
import { listTables, takeSnapshot } from '../support/snapshot.ts'

const schemas = ['public', 'private', 'auth', 'storage']

/** A database with everything in it, and empty ones to restore it into. */
interface Databases {
  source: () => Promise<string>
  empty: (name: string) => Promise<string>
}

/** What a backup is restored into is the same database, and works. */
export function backupsSuite(bin: string, { source, empty }: Databases): void {
  let url: string
  let folder: string

  beforeAll(async () => {
    url = await source()
    folder = await mkdtemp(join(tmpdir(), 'kerege-backup-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(join(bin, program), args, {
      env: { ...process.env, PGCONNECT_TIMEOUT: '10' },
    })

  async function describeDatabase(database: string) {
    const sql = postgres(database, { max: 1 })
    const api = askOf(sql)
    try {
      return {
        // PostgreSQL puts other brackets around what it reads for a second time.
        schema: (await readSchema(api)).map((line) => line.replaceAll(/[()]/g, '')).sort(),
        rows: await takeSnapshot(api, await listTables(api, schemas)),
        sequences: await api.sql(`select schemaname, sequencename, last_value from pg_sequences
          where schemaname in ('${schemas.join("', '")}') order by 1, 2`),
      }
    } finally {
      await sql.end()
    }
  }

  /** A sign-up and a lead go through, by every trigger and sequence that they touch. */
  async function expectToWork(database: string) {
    const api = await openWorld(database)
    try {
      const id = await registerAccount(api, 'afterwards', 'user')
      const { email_id: emailId } = await submitLead(
        { clients: { service: api.service } },
        leadArguments(),
      )
      const [found] = await api.sql(`select
        (select count(*)::int from public.profiles where user_id = '${id}') as profiles,
        (select count(*)::int from public.outbox where email_id = '${String(emailId)}') as mails`)
      expect(found).toEqual({ profiles: 1, mails: 1 })
    } finally {
      await api.close()
    }
  }

  it('by pg_dump and pg_restore, whole', async () => {
    const file = join(folder, 'whole.dump')
    await run('pg_dump', '--format=custom', `--file=${file}`, `--dbname=${url}`)
    const restored = await empty('restored')
    await run('pg_restore', '--exit-on-error', `--dbname=${restored}`, file)
    expect(await describeDatabase(restored)).toEqual(await describeDatabase(url))
    await expectToWork(restored)
  })

  it('by the platform’s own command, into a new project with the migrations', async () => {
    const file = join(folder, 'data.sql')
    const script = await dumpScript(asRole(url, 'postgres'))
    const { stdout: data } = await promisify(execFile)('bash', ['-c', script], {
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
      maxBuffer: 100 * 1024 * 1024,
    })
    await writeFile(file, data)
    const restored = await empty('moved')
    await migrateBareDatabase(restored)
    const sql = postgres(restored, { max: 1, onnotice: () => undefined })
    await sql.unsafe(asLiteHasIt)
    await (await openWorld(restored)).close()
    // The platform lets postgres put triggers aside (supautils), and the migrations' own rows make way.
    await sql`grant set on parameter session_replication_role to postgres`
    await sql.unsafe('truncate private.security_settings, private.schedule')
    await sql.end()
    await run(
      'psql',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
      `--file=${file}`,
      asRole(restored, 'postgres'),
    )
    // The buckets are those of the migrations, and younger.
    for (const database of [url, restored]) {
      const owner = postgres(database, { max: 1 })
      await owner`update storage.buckets set created_at = 'epoch', updated_at = 'epoch'`
      await owner.end()
    }
    expect(await describeDatabase(restored)).toEqual(await describeDatabase(url))
    await expectToWork(restored)
  })
}
