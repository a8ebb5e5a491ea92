/* npm run bench:desk: a walk through the built back office on a desk after two years, of THREADS (90,000), in a separate
   PostgreSQL. Prints a Markdown table; fails when opening a queue takes one task of more than TASK (200) ms of the processor, or the
   filters leave the list no room. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createClient } from '@supabase/supabase-js'
import { chromium } from 'playwright'
import postgres from 'postgres'
import { isBackendPath } from '../../dev/backend/local-backend.ts'
import { localPublishableKey } from '../../dev/backend/secrets.ts'
import { buildSite } from '../../dev/commands/support/build.ts'
import { findBenchBrowser } from '../../dev/commands/support/chromium.ts'
import { createSiteApp } from '../../dev/commands/support/site-app.ts'
import { startSupabase } from '../../dev/backend/supabase.ts'
import { createAccount } from '../db/support/accounts.ts'
import { startCluster } from '../db/support/cluster.ts'
import { NoSocket } from '../db/support/no-socket.ts'
import { fillDesk } from './desk/fill-desk.ts'
import { twoYears } from './desk/filling.ts'
import { signIn, walkDesk } from './desk/walk.ts'

const threads = Number(process.env.THREADS ?? twoYears)
const allowedTaskMs = Number(process.env.TASK ?? 200)
const port = Number(process.env.PORT ?? 5298)
const url = `http://127.0.0.1:${port}`

await buildSite()
// Cheap password hashes: the account exists for one run.
process.env.LITE_AUTH_BCRYPT_COST = '4'
const cluster = await startCluster()
const storageFolder = await mkdtemp(join(tmpdir(), 'kerege-bench-'))
const failures: string[] = []
try {
  const database = await cluster.createDatabase('bench')
  const supabase = await startSupabase({
    database: { kind: 'postgres', url: database },
    storageFolder,
    siteUrl: url,
    publishableKey: localPublishableKey,
    secretKey: 'sb_secret_bench',
    jwtSecret: 'only for this run, and long enough for a secret',
    sendEmail: async () => undefined,
  })
  const site = await createSiteApp('dist')
  const server = serve({
    hostname: '127.0.0.1',
    port,
    fetch: (request) =>
      isBackendPath(new URL(request.url).pathname) ? supabase.fetch(request) : site.fetch(request),
  })
  const anonymous = () =>
    createClient(url, localPublishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: NoSocket },
    })
  const admin = await createAccount({ anonymous, sql: supabase.sql }, 'admin', 'admin')
  const sql = postgres(database, { max: 1, onnotice: () => undefined })
  await fillDesk(sql, admin.id, threads)
  await sql.end()

  const browser = await chromium.launch({
    executablePath: findBenchBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ locale: 'ru-RU', timezoneId: 'Asia/Bishkek' })
    await signIn(page, url, admin.email)
    console.log('| act | time | longest task | requests | kB |')
    console.log('| --- | --- | --- | --- | --- |')
    await walkDesk(browser, page, url, ({ name, ms, longestTask, requests, kilobytes }) => {
      const cells = [
        `${ms.toFixed(0)} ms`,
        `${longestTask.toFixed(0)} ms`,
        requests,
        kilobytes.toFixed(0),
      ]
      console.log(`| ${[name, ...cells].join(' | ')} |`)
      if (name.startsWith('queue') && longestTask > allowedTaskMs) {
        failures.push(`${name}: a task of ${longestTask.toFixed(0)} ms`)
      }
    })
  } finally {
    await browser.close()
  }
  server.close()
  await supabase.close()
} finally {
  await cluster.stop()
  await rm(storageFolder, { recursive: true, force: true })
}
if (failures.length > 0) {
  console.error(`\n${failures.join('\n')}`)
  process.exitCode = 1
}
