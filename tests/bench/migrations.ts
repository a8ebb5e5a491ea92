/* npm run bench:migrations [-- <file>…]: how long each migration since the release before, or those files, keeps others
   waiting in an inbox of EMAILS (1,000,000). Beside it a reader and a writer of the large tables do nothing else than wait.
   Prints a Markdown table; fails when somebody waited for more than a second. */
import { readFileSync } from 'node:fs'
import postgres from 'postgres'
import { applyMigration } from '../../dev/backend/migrate.ts'
import { listMigrations } from '../../dev/migrations/migrations.ts'
import { formerRelease, releases } from '../db/releases/releases.ts'
import { createProject, migrateProject } from '../db/support/bare-database.ts'
import { asRole, startCluster } from '../db/support/cluster.ts'
import { fillMail } from './desk/fill-mail.ts'

const count = Number(process.env.EMAILS ?? 1_000_000)
const allowedMs = 1000

const release = formerRelease ?? releases[0]
if (!release) throw new Error('there is no release yet')
const released = new Set(release.migrations.map(({ file }) => file))
const files = process.argv.slice(2)
const steps =
  files.length > 0
    ? files.map((file) => ({ version: file, name: file, file, text: readFileSync(file, 'utf8') }))
    : listMigrations().filter(({ file }) => !released.has(file))

const tables = ['emails', 'outbox', 'customers', 'email_replies']

/** Does the same again and again until it is stopped. @returns the longest time that it took once */
function repeat(url: string, statements: readonly string[]): () => Promise<number> {
  const sql = postgres(url, { max: 1 })
  let isGoing = true
  let longest = 0
  const going = (async () => {
    while (isGoing) {
      for (const statement of statements) {
        const began = performance.now()
        await sql.unsafe(statement).simple()
        longest = Math.max(longest, performance.now() - began)
      }
    }
    await sql.end()
  })()
  return async () => {
    isGoing = false
    await going
    return longest
  }
}

const cluster = await startCluster()
try {
  const url = await cluster.createDatabase('bench')
  await createProject(url)
  await migrateProject(url, release.migrations)
  const owner = postgres(url, { max: 1, onnotice: () => undefined })
  await owner`insert into auth.users (id, email)
    select gen_random_uuid(), 'staff-' || n || '@kerege.example' from generate_series(1, 8) n`
  await owner`update public.user_roles set role = 'staff'`
  // Some two mails each.
  await fillMail(owner, count / 2)
  await owner.unsafe('vacuum analyze')
  await owner`alter table storage.objects owner to postgres`
  await owner.end()
  const sql = postgres(asRole(url, 'postgres'), { max: 1, onnotice: () => undefined })
  const script = async (text: string) => void (await sql.unsafe(text).simple())
  console.log(`${count} e-mails, ${steps.length} migrations since ${release.version}\n`)
  console.log('| migration | took | longest wait of a reader | of a writer |')
  console.log('| --- | --- | --- | --- |')
  for (const migration of steps) {
    const stopReading = repeat(
      url,
      tables.map((table) => `select from public.${table} limit 1`),
    )
    const stopWriting = repeat(
      url,
      tables.map(
        (table) =>
          `update public.${table} set id = id where id = (select id from public.${table} limit 1)`,
      ),
    )
    const began = performance.now()
    await applyMigration(migration, { script })
    const took = performance.now() - began
    const waits = [await stopReading(), await stopWriting()]
    console.log(
      `| ${[migration.file, ...[took, ...waits].map((ms) => `${ms.toFixed(0)} ms`)].join(' | ')} |`,
    )
    if (Math.max(...waits) > allowedMs) process.exitCode = 1
  }
  await sql.end()
} finally {
  await cluster.stop()
}
