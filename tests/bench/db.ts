/*
 * npm run bench:db: how soon a large inbox answers: EMAILS (1,000,000) in a PostgreSQL of its own, asked
 * ROUNDS (30) times each through the HTTP API as staff, and the indexes by which the database found it. A
 * Markdown table; fails when a median is over 50 ms or a plan reads a large table from end to end.
 */
import postgres from 'postgres'
import { createAccount } from '../db/support/accounts.ts'
import { startApi } from '../db/support/api.ts'
import { startCluster } from '../db/support/cluster.ts'
import { fill } from './inbox/fill.ts'
import { readPlan } from './inbox/plans.ts'
import { ask, listQuestions } from './inbox/questions.ts'
import { median } from './statistics.ts'

const count = Number(process.env.EMAILS ?? 1_000_000)
const rounds = Number(process.env.ROUNDS ?? 30)
const allowedMs = 50

const cluster = await startCluster()
const problems: string[] = []
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

  console.log('| asked for | rows | fastest | median | by |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const question of await listQuestions(staff.client, { colleague: staff.id })) {
    const times: number[] = []
    const rows = await ask(staff.client, question)
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now()
      await ask(staff.client, question)
      times.push(performance.now() - start)
    }
    const { indexes, readWhole } = await readPlan(sql, notices, staff.id, question)
    if (median(times) >= allowedMs)
      problems.push(`${question.what}: ${median(times).toFixed(0)} ms`)
    if (readWhole.length > 0)
      problems.push(`${question.what}: reads all of ${readWhole.join(', ')}`)
    const ms = [Math.min(...times), median(times)].map((time) => `${time.toFixed(0)} ms`)
    const by = indexes.map((index) => `\`${index}\``).join(', ')
    console.log(`| ${[question.what, rows, ...ms, by].join(' | ')} |`)
  }
  await sql.end()
  await api.close()
} finally {
  await cluster.stop()
}
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exitCode = 1
}
