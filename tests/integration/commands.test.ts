import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { everything } from '../support/scope.ts'
import { prepareData } from '../support/prepared.ts'
import { publicSubmissionId } from '../support/public-id.ts'
import {
  childrenOf,
  freePort,
  isAlive,
  startNode,
  waitForOutput,
  type StartedProcess,
} from '../support/processes.ts'

let dataFolder: string
let started: StartedProcess[]

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kerege-commands-'))
  started = []
})

afterEach(async () => {
  for (const { child, exited } of started) {
    child.kill('SIGKILL')
    await exited
  }
  await rm(dataFolder, { recursive: true, force: true })
})

function start(env: Record<string, string>, nodeArgs: string[] = []) {
  const one = startNode([...nodeArgs, 'dev/cli.mjs', 'start'], { DATA_DIR: dataFolder, ...env })
  started.push(one)
  return one
}

/** The output of a start that must fail, without empty lines. */
async function failureOf(one: StartedProcess) {
  expect(await one.exited).toBe(1)
  return one
    .output()
    .split('\n')
    .filter((line) => line.trim())
}

test('a port in use: one line that says what to do', async () => {
  const port = await freePort()
  const occupant = createServer().listen(port, '127.0.0.1')
  try {
    const lines = await failureOf(start({ PORT: String(port) }))
    expect(lines).toEqual([
      expect.stringMatching(`Port ${port} is in use.*PORT=${port + 1} npm start`),
    ])
  } finally {
    occupant.close()
  }
})

test('a port that is not a number: one line', async () => {
  expect(await failureOf(start({ PORT: 'http' }))).toEqual([
    expect.stringContaining('PORT must be'),
  ])
})

test('a Node that is too old: one line', async () => {
  const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'18.20.0'}})`
  const lines = await failureOf(start({}, ['--import', pretend]))
  expect(lines).toEqual([
    expect.stringMatching(/Node\.js 20\.19, 22\.13 or 24 .+ is needed, this is 18\.20\.0/),
  ])
})

// Every browser test begins and ends with it.
test.runIf(everything)(
  'Ctrl-C ends every process, a second copy cannot use the data, a restart finds it again',
  async () => {
    await prepareData(dataFolder)
    const port = String(await freePort())
    const first = start({ PORT: port })
    await waitForOutput(first, 'mailbox ')

    const second = await failureOf(start({ PORT: String(await freePort()) }))
    expect(second).toEqual([expect.stringMatching(/Another copy \(process \d+\) uses/)])

    const submissionId = crypto.randomUUID()
    const data = { name: 'Айбек', email: 'aibek@example.com', phone: '+996 700 123 456' }
    const send = () =>
      fetch(`http://127.0.0.1:${port}/functions/v1/send-email`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ type: 'consultation', submissionId, data }),
      })
    expect((await send()).status).toBe(200)
    const mails = async (): Promise<{ subject: string }[]> =>
      (await fetch(`http://127.0.0.1:${port}/mailbox/api/messages`)).json()
    // One to the managers, one to the sender.
    await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(2)

    const children = childrenOf(first.child.pid)
    expect(children.length).toBeGreaterThan(0)
    first.child.kill('SIGINT')
    expect(await first.exited).toBe(0)
    expect(children.filter(isAlive)).toEqual([])

    const again = start({ PORT: port })
    await waitForOutput(again, 'mailbox ')
    const subjects = (await mails()).map(({ subject }) => subject)
    expect(subjects).toHaveLength(2)
    expect(subjects).toContainEqual(expect.stringContaining('Айбек'))
    // The lead is known as well: the same submission makes no second one, and no second mail.
    expect((await send()).status).toBe(200)
    const signIn = await fetch(`http://127.0.0.1:${port}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: 'sb_publishable_local', 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'staff@demo.example', password: 'local-demo' }),
    })
    const { access_token: token }: { access_token: string } = await signIn.json()
    const found = await fetch(
      `http://127.0.0.1:${port}/rest/v1/emails?select=from_email&submission_id=eq.${publicSubmissionId(submissionId)}`,
      { headers: { apikey: 'sb_publishable_local', Authorization: `Bearer ${token}` } },
    )
    expect(await found.json()).toEqual([{ from_email: 'aibek@example.com' }])
  },
  180_000,
)
