import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSupabase } from '../../dev/backend/supabase.ts'
import { copyBeforeUpgrade } from '../../dev/commands/support/data-folder.ts'
import { listMigrations, type Migration } from '../../dev/migrations/migrations.ts'
import { UserError } from '../../dev/user-error.ts'
import { everything } from '../support/scope.ts'
import { prepareData } from '../support/prepared.ts'
import { startNode, waitForOutput } from '../support/processes.ts'

/* The data of a local installation: `npm run backup`, `restore`, `reset`, and what happens to it after `git pull`. */

let folder: string
let dataFolder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerege-data-'))
  dataFolder = join(folder, 'data')
  await mkdir(dataFolder)
  await prepareData(dataFolder)
  await writeFile(join(dataFolder, 'secrets.json'), '{}')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The files below a folder, by the hash of what is in them. */
const contentOf = (path: string) =>
  new Map(
    readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) => {
      if (!entry.isFile()) return []
      const file = join(entry.parentPath, entry.name)
      return [
        [file.slice(path.length), createHash('sha256').update(readFileSync(file)).digest('hex')],
      ]
    }),
  )

async function run(command: string, ...args: string[]) {
  const { exited, output } = startNode(['dev/cli.mjs', command, ...args], { DATA_DIR: dataFolder })
  return { code: await exited, output: output() }
}

/** An embedded backend on the data, as a checkout with these migrations starts it. */
const open = (migrations: readonly Migration[]) =>
  startSupabase({
    database: { kind: 'pglite', folder: join(dataFolder, 'postgres') },
    storageFolder: join(dataFolder, 'storage'),
    siteUrl: 'http://127.0.0.1',
    publishableKey: 'unused',
    secretKey: 'unused',
    jwtSecret: 'unused',
    sendEmail: async () => undefined,
    migrations,
    beforeUpgrade: () => copyBeforeUpgrade(dataFolder).then(() => undefined),
  })

const migration = (version: string, text: string): Migration => ({
  version,
  name: 'next',
  file: `${version}_next.sql`,
  text,
})
const present = listMigrations()
const tables = async (migrations: readonly Migration[], name: string) => {
  const { sql, close } = await open(migrations)
  const found = await sql(`select from pg_catalog.pg_tables where tablename = '${name}'`)
  await close()
  return found.length
}

const beside = (part: string) => readdirSync(folder).filter((name) => name.includes(part))

test('a backup is the same, and so is what is restored of it; what was there is moved aside', async () => {
  const content = contentOf(dataFolder)
  const backup = join(folder, 'backup')
  expect((await run('backup', backup)).code).toBe(0)
  expect(contentOf(backup)).toEqual(content)
  expect(await run('backup', backup)).toEqual({
    code: 1,
    output: expect.stringContaining('is there already'),
  })

  await writeFile(join(dataFolder, 'later'), 'entered after the backup')
  expect((await run('restore', backup)).code).toBe(0)
  expect(contentOf(dataFolder)).toEqual(content)
  const [aside = ''] = beside('aside')
  expect(readFileSync(join(folder, aside, 'later'), 'utf8')).toBe('entered after the backup')

  expect((await run('restore', join(folder, 'nothing'))).output).toContain('no folder of npm run')
  expect(await tables(present, 'emails')).toBe(1)
})

// As a backup does, above.
test.runIf(everything)('a reset moves the data aside, once it is agreed to', async () => {
  const content = contentOf(dataFolder)
  expect(await run('reset')).toEqual({ code: 1, output: expect.stringContaining('Nothing was') })
  expect(contentOf(dataFolder)).toEqual(content)
  expect((await run('reset', '--yes')).code).toBe(0)
  const [aside = ''] = beside('aside')
  expect(contentOf(join(folder, aside))).toEqual(content)
  expect((await run('backup', join(folder, 'backup'))).output).toContain('There is no data')
  expect(await run('backup', '--remote')).toEqual({
    code: 1,
    output: expect.stringContaining('It copies what npm start has'),
  })
})

test('new migrations are applied once, after a copy was put beside; the last two copies are kept', async () => {
  await mkdir(`${dataFolder}.before-upgrade-2025`)
  await mkdir(`${dataFolder}.before-upgrade-2026`)
  // The third is what `create index concurrently` needs: to run alone.
  const next = [
    ...present,
    migration('30000101000000', 'create table public.first_of_all (id int)'),
    migration(
      '30000102000000',
      'create index concurrently if not exists next on public.first_of_all (id);',
    ),
  ]
  expect(await tables(next, 'first_of_all')).toBe(1)
  const copies = beside('before-upgrade')
  expect(copies).toHaveLength(2)
  expect(copies).not.toContain('data.before-upgrade-2025')
  expect(await tables(next, 'first_of_all')).toBe(1)
  expect(beside('before-upgrade')).toEqual(copies)

  expect((await run('restore', join(folder, copies.at(-1) ?? ''))).code).toBe(0)
  expect(await tables(present, 'first_of_all')).toBe(0)
})

// Tried on PostgreSQL by tests/db/upgrade.
test.runIf(everything)('a migration that fails leaves the data as it was', async () => {
  const failing = migration('30000101000000', 'create table public.half (id int); select 1 / 0;')
  await expect(open([...present, failing])).rejects.toThrow('division by zero')
  expect(await tables(present, 'half')).toBe(0)
})

// PostgreSQL's own is tried on each engine by tests/db/upgrade; a killed PGlite, as slow, in `npm run test:all`.
test.runIf(everything)('an upgrade that is killed can be run again', async () => {
  const text = `create table public.half (id int);
    do $$ begin raise warning 'half-way'; perform pg_sleep(600); end $$;`
  const script = `
    import { migrate } from './dev/backend/migrate.ts'
    import { listMigrations } from './dev/migrations/migrations.ts'
    import { createPgliteConnection } from '@supabase/lite/pglite'
    const { driver } = await createPgliteConnection({ url: '${join(dataFolder, 'postgres')}' })
    const sql = async (query) => (await driver.query(query)).rows
    const script = (text) => driver.exec(text, { onNotice: ({ message }) => console.log(message) })
    await migrate({ sql, script }, undefined, [
      ...listMigrations(),
      ${JSON.stringify(migration('30000101000000', text))},
    ])`
  const started = startNode(['--import', 'tsx', '--input-type=module', '--eval', script])
  await waitForOutput(started, 'half-way')
  started.child.kill('SIGKILL')
  await started.exited
  const whole = migration('30000101000000', 'create table public.half (id int)')
  expect(await tables([...present, whole], 'half')).toBe(1)
})

test('data with migrations that are not known is refused with one sentence, and nothing happens to it', async () => {
  const refused = await open(present.slice(0, -1)).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(UserError)
  expect(String(refused)).toMatch(/has migrations that this checkout lacks .* npm run reset/)
  expect(beside('before-upgrade')).toEqual([])
  expect(await tables(present, 'emails')).toBe(1)
})
