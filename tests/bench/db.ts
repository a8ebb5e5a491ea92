/* npm run bench:db: response times of an inbox of EMAILS (1,000,000) in a separate PostgreSQL. Every query runs
   ROUNDS (30) times over the HTTP API as staff. Prints a Markdown table with the indexes used; fails when a median is
   over 50 ms or a plan scans a large table sequentially. */
import postgres from 'postgres'
import { createAccount } from '../db/support/accounts.ts'
import { startApi } from '../db/support/api.ts'
import { startCluster } from '../db/support/cluster.ts'
import { fill } from './inbox/fill.ts'
import { readPlan } from './inbox/plans.ts'
import { listQueries, runQuery } from './inbox/queries.ts'
import { median } from './statistics.ts'

const count = Number(process.env.EMAILS ?? 1_000_000)
const rounds = Number(process.env.ROUNDS ?? 30)
const allowedMs = 50

const cluster = await startCluster()
const failures: string[] = []
try {
  const url = await cluster.createDatabase('bench')
  const api = await startApi({ kind: 'postgres', url })
  const notices: string[] = []
  const sql = postgres(url, { max: 1, onnotice: ({ message }) => void notices.push(message ?? '') })
  const staff = await createAccount(api, 'staff', 'staff')
  for (let colleague = 1; colleague < 8; colleague += 1) {
    await createAccount(api, `colleague-${colleague}`, 'staff')
  }
  const began = performance.now()
  await fill(sql, count)
  console.log(`${count} e-mails in ${((performance.now() - began) / 1000).toFixed(0)} s\n`)

  console.log('| query | rows | fastest | median | indexes |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const query of await listQueries(staff.client, { colleague: staff.id })) {
    const times: number[] = []
    const rows = await runQuery(staff.client, query)
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now()
      await runQuery(staff.client, query)
      times.push(performance.now() - start)
    }
    const { indexes, scanned } = await readPlan(sql, notices, staff.id, query)
    if (median(times) >= allowedMs) failures.push(`${query.name}: ${median(times).toFixed(0)} ms`)
    if (scanned.length > 0) failures.push(`${query.name}: scans ${scanned.join(', ')}`)
    const ms = [Math.min(...times), median(times)].map((time) => `${time.toFixed(0)} ms`)
    const used = indexes.map((index) => `\`${index}\``).join(', ')
    console.log(`| ${[query.name, rows, ...ms, used].join(' | ')} |`)
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
