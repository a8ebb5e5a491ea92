import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  childrenOf,
  freePort,
  isAlive,
  pause,
  startNode,
  waitForOutput,
  type StartedProcess,
} from '../support/processes.ts'
import { prepareData } from '../support/prepared.ts'
import { publicSubmissionId } from '../support/public-id.ts'
import { everything } from '../support/scope.ts'

const visitors = 4
/** How often everything is killed. */
const rounds = everything ? 4 : 1
/** A busy machine takes half a minute to restart the server. */
const longestWaitMs = 60_000

let folder: string
let ports: { site: number; mailbox: number }
let server: StartedProcess
let mailbox: StartedProcess

async function startServer() {
  server = startNode(['dev/cli.mjs', 'start'], {
    PORT: String(ports.site),
    DATA_DIR: join(folder, 'data'),
    MAILBOX_URL: `http://127.0.0.1:${ports.mailbox}/mailbox`,
    LEAD_LIMIT: '100000',
    LEADS_PER_HOUR: '100000',
    LEADS_PER_DAY: '100000',
    OUTBOX_LEASE_SECONDS: '4',
    OUTBOX_RETRY_BASE_SECONDS: '1',
  })
  await waitForOutput(server, 'mailbox ')
}

async function startMailbox() {
  const args = ['--import', 'tsx', 'tests/support/mailbox-process.ts']
  mailbox = startNode([...args, String(ports.mailbox), join(folder, 'mails')])
  await waitForOutput(mailbox, 'listening')
}

async function kill(started: StartedProcess) {
  started.child.kill('SIGKILL')
  await started.exited
}

/** A visitor who sends one request and, like the dialog, retries until it is answered ok. */
async function submit(submissionId: string, mayRetry: () => boolean): Promise<boolean> {
  while (mayRetry()) {
    try {
      const answer = await fetch(`http://127.0.0.1:${ports.site}/functions/v1/send-email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          type: 'consultation',
          submissionId,
          data: {
            name: submissionId,
            email: `${submissionId}@example.com`,
            phone: '+996 700 000 000',
          },
        }),
        signal: AbortSignal.timeout(20_000),
      })
      if (answer.ok) return true
      expect(answer.status, await answer.text()).toBe(503)
    } catch (error) {
      // Connection refused or broken, or no answer in time. Other errors are the test's own.
      if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error
    }
    await pause(200)
  }
  return false
}

async function readTable<Row>(path: string): Promise<Row[]> {
  const { secretKey } = JSON.parse(await readFile(join(folder, 'data/secrets.json'), 'utf8'))
  const answer = await fetch(`http://127.0.0.1:${ports.site}/rest/v1/${path}`, {
    headers: { apikey: secretKey },
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerege-faults-'))
  ports = { site: await freePort(), mailbox: await freePort() }
  await prepareData(join(folder, 'data'))
  await startMailbox()
  await startServer()
})

afterAll(async () => {
  await kill(server)
  await kill(mailbox)
  await rm(folder, { recursive: true, force: true })
})

test('requests answered ok are stored and notified once, whatever is killed in between', async () => {
  const answeredOk: string[] = []
  const unanswered: string[] = []
  let deadline = Infinity
  const visitor = async () => {
    while (deadline === Infinity) {
      const id = crypto.randomUUID()
      const list = (await submit(id, () => Date.now() < deadline)) ? answeredOk : unanswered
      list.push(id)
      await pause(50)
    }
  }
  const everyone = Promise.all(Array.from({ length: visitors }, visitor))

  const killFunctions = async () => {
    const [functions] = childrenOf(server.child.pid)
    if (functions) process.kill(functions, 'SIGKILL')
  }
  const killMailbox = async () => {
    await kill(mailbox)
    await recover()
    await startMailbox()
  }
  const killServer = async () => {
    const children = childrenOf(server.child.pid)
    await kill(server)
    await startServer()
    expect(children.filter(isAlive), 'orphans of the killed server').toEqual([])
  }
  /** As many requests succeed on any machine before the next fault. */
  const recover = () => {
    const before = answeredOk.length
    return expect
      .poll(() => answeredOk.length - before, { timeout: longestWaitMs, interval: 50 })
      .toBeGreaterThanOrEqual(visitors)
  }
  const faults = [killFunctions, killMailbox, killServer]
  for (let round = 0; round < rounds; round += 1) {
    for (const fault of faults) {
      await fault()
      await recover()
    }
  }
  deadline = Date.now() + longestWaitMs
  await everyone
  expect(unanswered).toEqual([])
  expect(answeredOk.length).toBeGreaterThan(rounds * faults.length * visitors)

  const emails = await readTable<{ submission_id: string | null }>(
    'emails?select=submission_id&submission_id=not.is.null&limit=5000',
  )
  const promised = answeredOk.map(publicSubmissionId)
  const stored = emails
    .map(({ submission_id: id }) => id)
    .filter((id) => promised.includes(id ?? ''))
  expect(stored.sort()).toEqual(promised.sort())

  await expect
    .poll(() => readTable('outbox?select=id,last_error&status=in.(pending,sending)'), {
      timeout: 60_000,
      interval: 500,
    })
    .toEqual([])
  const answer = await fetch(`http://127.0.0.1:${ports.mailbox}/mailbox/api/messages`)
  const mails: { subject: string; idempotencyKey: string }[] = await answer.json()
  const notified = mails.flatMap(({ subject }) => answeredOk.filter((id) => subject.includes(id)))
  expect(notified.sort()).toEqual([...answeredOk].sort())
  expect(new Set(mails.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(mails.length)
  console.log(
    `${answeredOk.length} requests, ${faults.length * rounds} kills, none lost, none doubled`,
  )
}, 600_000)
