/*
 * npm run bench:api: `npm start` under load, on a data folder of its own: leads, the chat, the staff's list and sign-in
 * with 1, 10, 50 and 200 clients (CLIENTS=1,10,50,200), each of which asks again as soon as it is answered, for SECONDS (8)
 * or until REQUESTS (2,000) are made. Prints a Markdown table, and the resident memory of all processes. Fails when a lead
 * is refused, or a limit of the table below is passed.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import packageJson from '../../package.json' with { type: 'json' }
import { localPublishableKey } from '../../dev/backend/secrets.ts'
import { demoAccounts } from '../../dev/backend/demo-data.ts'
import { childrenOf, freePort, pause } from '../support/processes.ts'
import { startConversation } from '../support/send-chat.ts'
import { consultationRequest, sendLead } from '../support/send-lead.ts'
import { columns } from './desk/queries.ts'
import { median, percentile } from './statistics.ts'

const levels = (process.env.CLIENTS ?? '1,10,50,200').split(',').map(Number)
const longestMs = Number(process.env.SECONDS ?? 8) * 1000
const mostRequests = Number(process.env.REQUESTS ?? 2000)
const leastLeadsASecond = 40
const worstToMedian = 4
const mostMegabytes = 700

const port = await freePort()
const url = `http://127.0.0.1:${port}`

/** One request of a client; answers its status. */
type Ask = () => Promise<number>
interface Kind {
  name: string
  /** Prepares what all its clients need, such as a session. */
  begin: () => Promise<() => Ask>
}

const json = { apikey: localPublishableKey, 'content-type': 'application/json' }
const staff = demoAccounts.find(({ role }) => role === 'staff')
const signIn = () =>
  fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: staff?.email, password: staff?.password }),
  })

/** Reads the answer to its end: until then it has not come. */
async function statusOf(answering: Promise<Response>): Promise<number> {
  const answer = await answering
  await answer.arrayBuffer()
  return answer.status
}

const kinds: Kind[] = [
  {
    name: 'leads',
    begin: async () => () => () => statusOf(sendLead(url, consultationRequest())),
  },
  {
    name: 'chat',
    begin: async () => () => {
      let conversation = startConversation(url)
      let said = 0
      return () => {
        // Well below the limit of a session.
        if ((said += 1) % 10 === 0) conversation = startConversation(url)
        return statusOf(conversation.send('Сколько стоит интернет-магазин?'))
      }
    },
  },
  {
    name: 'the inbox’ list',
    async begin() {
      const { access_token: token } = z
        .object({ access_token: z.string() })
        .parse(await (await signIn()).json())
      const list = `${url}/rest/v1/rpc/inbox_page?${new URLSearchParams({ select: columns.replaceAll(' ', '') })}`
      const request = {
        method: 'POST',
        headers: { ...json, authorization: `Bearer ${token}` },
        body: '{}',
      }
      return () => () => statusOf(fetch(list, request))
    },
  },
  { name: 'sign-in', begin: async () => () => () => statusOf(signIn()) },
]

interface Load {
  times: number[]
  /** How many were answered with anything but 200, by what. */
  refusals: Map<string, number>
  seconds: number
}

async function load({ begin }: Kind, clients: number): Promise<Load> {
  const newClient = await begin()
  // The first of its kind loads what the others have.
  await newClient()()
  const times: number[] = []
  const refusals = new Map<string, number>()
  const began = performance.now()
  let left = mostRequests
  const client = async (ask: Ask) => {
    while (performance.now() - began < longestMs && (left -= 1) >= 0) {
      const start = performance.now()
      const outcome = await ask().catch((error: unknown) => String(error))
      times.push(performance.now() - start)
      if (outcome !== 200) refusals.set(String(outcome), (refusals.get(String(outcome)) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: clients }, () => client(newClient())))
  return { times, refusals, seconds: (performance.now() - began) / 1000 }
}

function familyOf(pid: number | undefined): number[] {
  const children = childrenOf(pid)
  return [...(pid ? [pid] : []), ...children.flatMap(familyOf)]
}

/** Resident memory of a process and all below it, in megabytes. */
function residentOf(pid: number | undefined): number {
  const list = execFileSync('ps', ['-o', 'rss=', '-p', familyOf(pid).join(',')], {
    encoding: 'utf8',
  })
  return (
    list
      .trim()
      .split('\n')
      .map(Number)
      .reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024
  )
}

const dataFolder = await mkdtemp(join(tmpdir(), 'kerege-bench-'))
const unlimited = ['LEAD_LIMIT', 'LEADS_PER_HOUR', 'LEADS_PER_DAY', 'CHAT_LIMIT']
// As `npm start` does, but as a child of this process, which counts its memory.
const [, ...startArguments] = packageJson.scripts.start.split(' ')
const server = spawn(process.execPath, startArguments, {
  env: {
    ...process.env,
    ...Object.fromEntries(unlimited.map((name) => [name, '1000000'])),
    PORT: String(port),
    DATA_DIR: dataFolder,
    AI_BASE_URL: '',
    TELEGRAM_BOT_TOKEN: '',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const ended = once(server, 'exit')
const resident: number[] = []
const sampling = setInterval(() => resident.push(residentOf(server.pid)), 500)
const failures: string[] = []
try {
  for (let tries = 0; (await signIn().catch(() => undefined))?.ok !== true; tries += 1) {
    if (tries === 120) throw new Error('the site did not start')
    await pause(1000)
  }
  await pause(3000)
  console.log(`resident before the first request: ${residentOf(server.pid).toFixed(0)} MB\n`)
  console.log(
    '| request | clients | answered | a second | median | p99 | p99 / median | refused | resident |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const kind of kinds) {
    for (const clients of levels) {
      resident.length = 0
      const { times, refusals, seconds } = await load(kind, clients)
      const refused = [...refusals.values()].reduce((sum, count) => sum + count, 0)
      const rate = (times.length - refused) / seconds
      const ratio = percentile(times, 99) / median(times)
      const megabytes = Math.max(...resident)
      const cells = [
        kind.name,
        clients,
        times.length - refused,
        rate.toFixed(0),
        `${median(times).toFixed(0)} ms`,
        `${percentile(times, 99).toFixed(0)} ms`,
        ratio.toFixed(1),
        [...refusals].map(([outcome, count]) => `${count} × ${outcome}`).join(', ') || 0,
        `${megabytes.toFixed(0)} MB`,
      ]
      console.log(`| ${cells.join(' | ')} |`)
      const where = `${kind.name}, ${clients} clients:`
      if (refused > 0) failures.push(`${where} ${refused} refused`)
      if (ratio > worstToMedian) failures.push(`${where} p99 is ${ratio.toFixed(1)} × the median`)
      if (megabytes > mostMegabytes) failures.push(`${where} ${megabytes.toFixed(0)} MB resident`)
      if (kind.name === 'leads' && clients > 1 && rate < leastLeadsASecond)
        failures.push(`${where} ${rate.toFixed(0)} a second`)
    }
  }
} finally {
  clearInterval(sampling)
  server.kill('SIGTERM')
  await ended
  await rm(dataFolder, { recursive: true, force: true })
}
if (failures.length > 0) {
  console.error(`\n${failures.join('\n')}`)
  process.exitCode = 1
}
