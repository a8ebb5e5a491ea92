/* npm run bench:db: response times of a desk after two years, of THREADS (90,000), in a separate PostgreSQL. Every query runs
   ROUNDS (15) times, functions over the HTTP API as an admin. Prints a Markdown table; fails when a median is over what is
   allowed or a plan scans a large table sequentially. ONLY=overview: those with this in their names. */
import postgres from 'postgres'
import { createAccount } from '../db/support/accounts.ts'
import { startApi } from '../db/support/api.ts'
import { startCluster } from '../db/support/cluster.ts'
import { fillDesk } from './desk/fill-desk.ts'
import { twoYears } from './desk/filling.ts'
import { asAccount, readPlan } from './desk/plans.ts'
import { type Call, deskQueries, inboxQueries, runCall } from './desk/queries.ts'
import { median } from './statistics.ts'

const threads = Number(process.env.THREADS ?? twoYears)
const rounds = Number(process.env.ROUNDS ?? 15)
const only = process.env.ONLY ?? ''
const allowedByDefaultMs = 50

const cluster = await startCluster()
const failures: string[] = []
try {
  const url = await cluster.createDatabase('bench')
  const api = await startApi({ kind: 'postgres', url })
  const notices: string[] = []
  const sql = postgres(url, { max: 1, onnotice: ({ message }) => void notices.push(message ?? '') })
  const admin = await createAccount(api, 'admin', 'admin')
  const began = performance.now()
  await fillDesk(sql, admin.id, threads)
  const [size] = await sql<{ emails: string }[]>`select count(*) as emails from public.emails`
  console.log(
    `${threads} threads, ${size?.emails} mails in ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
  )

  /** @returns how many rows it answers, and how long it took */
  async function time(call: Call): Promise<[rows: number, ms: number]> {
    const run = async (ask: () => Promise<number>): Promise<[number, number]> => {
      const start = performance.now()
      const rows = await ask()
      return [rows, performance.now() - start]
    }
    if ('rpc' in call) return run(() => runCall(admin.client, call))
    return asAccount(sql, admin.id, (transaction) =>
      run(async () => (await transaction.unsafe(call.sql)).length),
    )
  }

  const [colleague] = await sql<{ id: string }[]>`
    select user_id as id from public.profiles where email = 'colleague-1@kerege.example'`
  const people = { staff: admin.id, colleague: colleague?.id ?? admin.id }
  const queries = [...(await inboxQueries(admin.client, people)), ...deskQueries(people)]
  console.log('| query | rows | fastest | median | indexes |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const query of queries.filter(({ name }) => name.includes(only))) {
    const { name, calls, allowedMs = allowedByDefaultMs, reads = [] } = query
    const times: number[] = []
    let rows = 0
    for (let round = -1; round < rounds; round += 1) {
      const parts: [number, number][] = []
      for (const call of calls) parts.push(await time(call))
      rows = parts.reduce((sum, [count]) => sum + count, 0)
      // The first reads from the disk what the others find in memory.
      if (round >= 0) times.push(parts.reduce((sum, [, ms]) => sum + ms, 0))
    }
    const { indexes, scanned } = await readPlan(sql, notices, admin.id, query)
    if (median(times) > allowedMs) failures.push(`${name}: ${median(times).toFixed(0)} ms`)
    const lost = scanned.filter((table) => !reads.includes(table))
    if (lost.length > 0) failures.push(`${name}: scans ${lost.join(', ')}`)
    const ms = [Math.min(...times), median(times)].map((each) => `${each.toFixed(0)} ms`)
    const used = indexes.map((index) => `\`${index}\``).join(', ')
    console.log(`| ${[name, rows, ...ms, used].join(' | ')} |`)
  }
  await sql.end()
  await api.close()
} finally {
  await cluster.stop()
}
if (failures.length > 0) {
  console.error(`\n${failures.join('\n')}`)
  process.exitCode = 1
}
