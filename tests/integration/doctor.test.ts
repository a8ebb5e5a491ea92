import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checks, type Deployment } from '../../dev/doctor/checks.ts'
import { listMigrations } from '../../dev/migrations/migrations.ts'
import {
  fullKey,
  sendingKey,
  startResendFake,
  type ResendFake,
} from '../support/fakes/resend-fake.ts'
import { prepareData } from '../support/prepared.ts'
import { freePort, startNode, type StartedProcess, waitForOutput } from '../support/processes.ts'

type Tamper = (path: string, answer: Response) => Response | Promise<Response>

let folder: string
let site: StartedProcess
let proxy: ReturnType<typeof serve>
let deployment: Deployment & { secretKey: string }
/** What the proxy before the site makes of its answers. */
let tamper: Tamper
/** The headers of the request that came last. */
let sent: Headers

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kerege-doctor-'))
  await prepareData(folder)
  const [port, proxyPort] = [await freePort(), await freePort()]
  const env = { PORT: String(port), DATA_DIR: folder, RELEASE: 'r1' }
  site = startNode(['dev/cli.mjs', 'start'], env)
  await waitForOutput(site, '/mailbox')
  const upstream = `http://127.0.0.1:${port}`
  proxy = serve({
    port: proxyPort,
    hostname: '127.0.0.1',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const { method } = request
      sent = request.headers
      const answer = await fetch(upstream + pathname + search, {
        method,
        headers: request.headers,
        redirect: 'manual',
        body: method === 'POST' ? await request.text() : undefined,
      })
      const headers = new Headers(answer.headers)
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
        headers.delete(name)
      }
      const body = [204, 304].includes(answer.status) ? null : await answer.arrayBuffer()
      return tamper(pathname, new Response(body, { status: answer.status, headers }))
    },
  })
  const address = `http://127.0.0.1:${proxyPort}`
  const secrets: { secretKey: string } = JSON.parse(
    await readFile(join(folder, 'secrets.json'), 'utf8'),
  )
  deployment = {
    site: address,
    api: address,
    publishableKey: 'sb_publishable_local_kerege',
    secretKey: secrets.secretKey,
    release: 'r1',
  }
})

beforeEach(() => {
  tamper = (_, answer) => answer
})

afterAll(async () => {
  proxy?.close()
  site?.child.kill('SIGTERM')
  await site?.exited
  await rm(folder, { recursive: true, force: true })
})

const check = (name: string, changes: Partial<Deployment> = {}) =>
  checks.find((one) => one.name === name)?.run({ ...deployment, ...changes })

/** Answers on this path with something else. */
const on =
  (path: string, init: ResponseInit, body: string | null = null): Tamper =>
  (asked, answer) =>
    asked === path ? new Response(body, init) : answer

const withHeader =
  (path: string, name: string, value: string): Tamper =>
  (asked, answer) => {
    if (asked === path) answer.headers.set(name, value)
    return answer
  }

/** Answers `health()` with some of its figures changed. */
const health =
  (changes: object): Tamper =>
  async (path, answer) =>
    path.endsWith('/rpc/health')
      ? Response.json({ ...(await answer.json()), failed_mails: 0, ...changes })
      : answer

it('finds nothing wrong with a site as it should be', async () => {
  tamper = health({})
  for (const { name, run } of checks) {
    expect(await run(deployment), name).toMatch(/\S/)
  }
})

it.each<[name: string, found: RegExp, Tamper]>([
  ['pages', /\/about answers 500/, on('/about', { status: 500 })],
  [
    'pages',
    /missing page answers 200/,
    on('/no-such-page', { headers: { 'content-type': 'text/html' } }),
  ],
  [
    'headers',
    /X-Content-Type-Options is sniff/,
    withHeader('/', 'x-content-type-options', 'sniff'),
  ],
  [
    'headers',
    /Policy is default-src \*/,
    withHeader('/', 'content-security-policy', 'default-src *'),
  ],
  [
    'redirects',
    /another host/,
    on('/services/', { status: 301, headers: { location: '//evil.example/' } }),
  ],
  ['functions', /ai-chat answers 404/, on('/functions/v1/ai-chat', { status: 404 })],
  [
    'functions',
    /of r1 and r0|of r0 and r1/,
    withHeader('/functions/v1/newsletter', 'x-release', 'r0'),
  ],
  ['anonymous', /may read emails/, on('/rest/v1/emails', {}, '[{"id":1}]')],
  ['anonymous', /telephones/, on('/auth/v1/settings', {}, '{"external":{"phone":true}}')],
  [
    'anonymous',
    /401: set VITE_SUPABASE/,
    on('/auth/v1/settings', { status: 401 }, '{"message":"Invalid API key"}'),
  ],
  ['webhook', /answered 200/, on('/functions/v1/inbound-mail', {})],
  ['clock', /s off/, withHeader('/', 'date', 'Mon, 01 Jan 2024 00:00:00 GMT')],
  ['site', /site is of r0, this checkout is r1/, on('/release.txt', {}, 'r0\n')],
  ['site', /of a version before 0\.9\.0/, on('/release.txt', { status: 404 })],
  [
    'migrations',
    /database is of 0\.9\.0 and lacks \d+_\w+\.sql/,
    health({ release: '0.9.0', migrations: [] }),
  ],
  [
    'migrations',
    /migrations that this checkout lacks \(20200101\).* before 0\.9\.0/,
    health({ migrations: [{ version: '20200101', hash: '-' }] }),
  ],
  [
    'migrations',
    /other migrations under the names of this checkout's \(\d+_release_0_9_0\.sql/,
    health({ migrations: listMigrations().map(({ version }) => ({ version, hash: 'edited' })) }),
  ],
  ['migrations', /another version than this checkout/, health({ migrations: undefined })],
  ['migrations', /push the migrations/, on('/rest/v1/rpc/health', { status: 404 })],
  ['mail', /3 mails failed/, health({ failed_mails: 3 })],
  [
    'mail',
    /2 mails wait for more than an hour: HTTP 429 daily_quota_exceeded/,
    health({ waiting_mails: 2, waiting_why: 'HTTP 429 daily_quota_exceeded' }),
  ],
  ['cron', /2 mails are overdue/, health({ overdue_mails: 2 })],
  ['cron', /not deleted/, health({ last_retention_at: null })],
  ['admins', /no admin/, health({ admins: 0 })],
  ['admins', /second factor/, health({ admins_with_factor: 0 })],
])('%s: finds %s', async (name, found, change) => {
  tamper = change
  await expect(check(name)).rejects.toThrow(found)
})

describe('Resend’s account', () => {
  let resend: ResendFake
  const endpoint = () => `${deployment.api}/functions/v1/inbound-mail`
  const events = ['received', 'bounced', 'complained', 'failed', 'suppressed'].map(
    (name) => `email.${name}`,
  )
  beforeAll(async () => {
    resend = await startResendFake()
    resend.perSecond = 100
  })
  afterAll(() => resend.close())
  const ask = (apiKey: string) => check('webhook', { resend: { apiKey, baseUrl: resend.url } })

  it('is right with a full key and a webhook for all events', async () => {
    resend.webhooks = [{ endpoint: endpoint(), events }]
    expect(await ask(fullKey)).toContain('Resend brings mail')
  })

  it.each([
    ['a key that may only send', sendingKey, /401 restricted_api_key .*«Full access»/],
    ['a malformed key', 'nonsense', /400 validation_error API key is invalid/],
    ['a key that was deleted', 're_gone', /API key is invalid/],
  ])('is found wrong with %s', async (_, key, found) => {
    await expect(ask(key)).rejects.toThrow(found)
  })

  it.each(events)('is found wrong where the webhook lacks %s', async (event) => {
    resend.webhooks = [{ endpoint: endpoint(), events: events.filter((one) => one !== event) }]
    await expect(ask(fullKey)).rejects.toThrow(`lacks ${event}`)
  })

  it('is found wrong without a webhook', async () => {
    resend.webhooks = [{ endpoint: 'https://other.example', events }]
    await expect(ask(fullKey)).rejects.toThrow('no webhook to')
  })
})

it('finds functions of another release, and says what it cannot see without a key', async () => {
  await expect(check('functions', { release: 'r2' })).rejects.toThrow('this checkout is r2')
  await expect(check('migrations', { secretKey: undefined })).rejects.toThrow('SUPABASE_SECRET_KEY')
})

it('shows the service role’s key, which is a token, as one', async () => {
  await check('migrations')
  expect(sent.has('authorization')).toBe(false)
  tamper = () => Response.json({})
  await check('migrations', { secretKey: 'eyJ.of.role' })?.catch(() => undefined)
  expect(sent.get('authorization')).toBe('Bearer eyJ.of.role')
})

it('prints a line for each check and ends with the code of the first that found something', async () => {
  tamper = on('/functions/v1/ai-chat', { status: 404 })
  const doctor = startNode(['dev/cli.mjs', 'doctor', deployment.site])
  expect(await doctor.exited).toBe(13)
  const lines = doctor.output().trim().split('\n')
  expect(lines.map((line) => line.split(/\s+/)[1])).toEqual([
    ...checks.map(({ name }) => name),
    'model',
  ])
  expect(lines.filter((line) => line.startsWith('✗'))).toHaveLength(1)
  expect(lines.filter((line) => line.startsWith('?'))).toHaveLength(5)
})
