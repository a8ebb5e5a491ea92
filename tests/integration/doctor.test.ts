import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { once } from 'node:events'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checks } from '../../dev/doctor/checks.ts'
import { type Deployment, Unknown } from '../../dev/doctor/deployment.ts'
import { listMigrations } from '../../dev/migrations/migrations.ts'
import {
  fullKey,
  sendingKey,
  startResendFake,
  type ResendFake,
} from '../support/fakes/resend-fake.ts'
import { startDnsFake, type DnsFake } from '../support/fakes/dns-fake.ts'
import { prepareData } from '../support/prepared.ts'
import { freePort, startNode, type StartedProcess, waitForOutput } from '../support/processes.ts'
import { selfSigned } from '../support/self-signed.ts'

type Tamper = (path: string, answer: Response, method: string) => Response | Promise<Response>

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
  const env = { PORT: String(port), DATA_DIR: folder }
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
        // Announced, and never sent.
        body:
          method === 'POST' && pathname !== '/functions/v1/health'
            ? await request.text()
            : undefined,
      })
      const headers = new Headers(answer.headers)
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
        headers.delete(name)
      }
      const body = [204, 304].includes(answer.status) ? null : await answer.arrayBuffer()
      return tamper(pathname, new Response(body, { status: answer.status, headers }), method)
    },
  })
  const address = `http://127.0.0.1:${proxyPort}`
  const secrets: { secretKey: string } = JSON.parse(
    await readFile(join(folder, 'secrets.json'), 'utf8'),
  )
  deployment = {
    site: address,
    api: address,
    // Else most checks would read the site's code for it.
    publishableKey: 'sb_publishable_local',
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

/** Changes the text of all scripts. */
const inScripts =
  (pattern: string | RegExp, replacement: string): Tamper =>
  async (path, answer) =>
    path.endsWith('.js')
      ? new Response((await answer.text()).replace(pattern, replacement), answer)
      : answer

/** Answers `/functions/v1/health` with some of it changed. */
const functionsHealth =
  (changes: object): Tamper =>
  async (path, answer, method) =>
    path === '/functions/v1/health' && method === 'GET'
      ? Response.json({ ...(await answer.json()), ...changes })
      : answer

const problem = (part: string, kind: string, more: object = {}) => ({
  problems: [{ part, kind, count: null, why: null, ...more }],
})

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

/** The names of the checks that could not be made; a finding fails the test. */
async function unknownOf(changes: Partial<Deployment> = {}): Promise<string[]> {
  const examined = { ...deployment, ...changes }
  const unknown: string[] = []
  for (const { name, run } of checks) {
    try {
      expect(await run(examined), name).toMatch(/\S/)
    } catch (error) {
      if (!(error instanceof Unknown)) throw error
      unknown.push(name)
    }
  }
  return unknown
}

it('finds nothing wrong with a site as it should be', async () => {
  tamper = health({})
  expect(await unknownOf()).toEqual(['sender', 'model'])
})

it('finds nothing wrong behind a gateway that answers preflights itself, as Kong and Envoy do', async () => {
  tamper = (path, answer, method) =>
    method === 'OPTIONS' ? new Response(null, { status: 200 }) : health({})(path, answer, method)
  expect(await unknownOf()).toEqual(['sender', 'model'])
})

it('finds nothing wrong on a first evening, before the first deletion and the first mail', async () => {
  tamper = health({
    last_retention_at: null,
    last_sent_at: null,
    jobs: ['deliver-mail', 'prune-old-data'],
  })
  expect(await unknownOf()).toEqual(['sender', 'model'])
})

it('finds a site that calls itself by another address', async () => {
  const site = deployment.site.replace('127.0.0.1', 'localhost')
  await expect(check('address', { site })).rejects.toThrow(/calls itself https:\/\/kerege\.example/)
  await expect(check('address')).resolves.toBe('https://kerege.example')
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
  [
    'pages',
    /another host|rewritten/,
    on(
      '/',
      { headers: { 'content-type': 'text/html' } },
      '<script src="/cdn-cgi/scripts/email-decode.min.js">',
    ),
  ],
  [
    'assets',
    /files of \/assets are missing, .*\(404\) among them/,
    (path, answer) =>
      /assets.*consultation/.test(path) ? new Response('', { status: 404 }) : answer,
  ],
  [
    'assets',
    /are missing, .*\(200\) among them/,
    (path, answer) =>
      path.endsWith('.js')
        ? new Response('<html>', { headers: { 'content-type': 'text/html' } })
        : answer,
  ],
  [
    'build',
    /built for https:\/\/other\.supabase\.co, not for http/,
    inScripts(
      /(supabaseUrl\(\)\{return ?)window\.location\.origin/,
      '$1"https://other.supabase.co"',
    ),
  ],
  ['build', /code is refused with 401/, on('/auth/v1/settings', { status: 401 })],
  [
    'uploads',
    /larger than a proxy's limit is refused with 413/,
    on('/functions/v1/health', { status: 413 }),
  ],
  ['rest', /PostgREST answers 503/, on('/rest/v1/profiles', { status: 503 }, 'no upstream')],
  [
    'storage',
    /Storage answers 502/,
    on('/storage/v1/bucket/attachments', { status: 502 }, '<h1>Bad gateway'),
  ],
  ['storage', /no bucket/, on('/storage/v1/bucket/attachments', { status: 404 }, '{}')],
  ['storage', /is public/, on('/storage/v1/bucket/attachments', {}, '{"public":true}')],
  ['realtime', /Realtime answers 503/, on('/realtime/v1/api/broadcast', { status: 503 })],
  [
    'realtime',
    /a web socket is answered 500/,
    (path, answer) =>
      path.startsWith('/realtime/v1') ? new Response('', { status: 400 }) : answer,
  ],
  ['auth', /takes no sign-ups/, on('/auth/v1/settings', {}, '{"disable_signup":true}')],
  ['auth', /by address/, on('/auth/v1/settings', {}, '{"external":{"email":false}}')],
  ['auth', /Auth answers 503/, on('/auth/v1/settings', { status: 503 })],
  [
    'auth',
    /recovery\.html is not the template.*\(200\)/,
    on('/mail/recovery.html', {}, 'a page of the host'),
  ],
  [
    'captcha',
    /nobody can sign in/,
    on('/auth/v1/token', { status: 400 }, '{"error_code":"captcha_failed"}'),
  ],
  [
    'captcha',
    /site's captcha is none, the functions' is turnstile/,
    functionsHealth({
      functions: { captcha: 'turnstile', mail: { transport: 'smtp', domain: 'kerege.example' } },
    }),
  ],
  [
    'captcha',
    /site's captcha is hcaptcha, the functions' is none/,
    inScripts(/supabaseKey:/, 'captcha:"hcaptcha:key",supabaseKey:'),
  ],
  [
    'health',
    /every attempt to send a mail fails/,
    functionsHealth({ ok: false, problems: ['mail stopped'] }),
  ],
  ['health', /health answers 546/, on('/functions/v1/health', { status: 546 })],
  [
    'functions',
    /ai-chat answers 540: the project is paused/,
    on('/functions/v1/ai-chat', { status: 540 }),
  ],
  [
    'functions',
    /a version before 0\.9\.1/,
    (path, answer) => {
      if (path.startsWith('/functions')) answer.headers.delete('x-release')
      return answer
    },
  ],
  [
    'functions',
    /are of r0, this checkout is r1/,
    (path, answer) => {
      if (path.startsWith('/functions')) answer.headers.set('x-release', 'r0')
      return answer
    },
  ],
  ['functions', /ai-chat answers 404/, on('/functions/v1/ai-chat', { status: 404 })],
  [
    'functions',
    /of unknown and r0|of r0 and unknown/,
    withHeader('/functions/v1/newsletter', 'x-release', 'r0'),
  ],
  ['anonymous', /may read emails/, on('/rest/v1/emails', {}, '[{"id":1}]')],
  ['anonymous', /telephones/, on('/auth/v1/settings', {}, '{"external":{"phone":true}}')],
  [
    'anonymous',
    /401: look whether it runs/,
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
    /2 of them: mails wait for more than an hour: HTTP 429 daily_quota_exceeded/,
    health(problem('mail', 'waiting', { count: 2, why: 'HTTP 429 daily_quota_exceeded' })),
  ],
  [
    'mail',
    /6 of them: every attempt to send a mail fails: .*: connect ECONNREFUSED/,
    health(problem('mail', 'stopped', { count: 6, why: 'connect ECONNREFUSED' })),
  ],
  ['cron', /2 of them: mails are overdue/, health(problem('schedule', 'overdue', { count: 2 }))],
  ['cron', /old data was not deleted/, health(problem('retention', 'late'))],
  ['cron', /not scheduled: prune-old-data/, health({ jobs: ['deliver-mail'] })],
  [
    'cron',
    /has not called.*its key is refused/,
    health({ ...problem('schedule', 'silent'), last_call: { status: 401, error: null } }),
  ],
  [
    'cron',
    /its last request failed: Couldn't resolve host/,
    health({
      ...problem('schedule', 'silent'),
      last_call: { status: null, error: "Couldn't resolve host name" },
    }),
  ],
  ['size', /nearly full/, health(problem('database', 'full', { count: 480 }))],
  ['admins', /no admin/, health({ admins: 0 })],
  ['admins', /second factor/, health({ admins_with_factor: 0 })],
])('%s: finds %s', async (name, found, change) => {
  tamper = change
  await expect(check(name)).rejects.toThrow(found)
})

describe('Resend’s account', () => {
  let resend: ResendFake
  const endpoint = () => `${deployment.api}/functions/v1/inbound-mail`
  const events = ['received', 'sent', 'bounced', 'complained', 'failed', 'suppressed'].map(
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

it('says what it cannot see without a key', async () => {
  await expect(check('migrations', { secretKey: undefined })).rejects.toThrow('SUPABASE_SECRET_KEY')
})

it('shows the service role’s key, which is a token, as one', async () => {
  await check('migrations')
  expect(sent.has('authorization')).toBe(false)
  tamper = () => Response.json({})
  await check('migrations', { secretKey: 'eyJ.of.role' })?.catch(() => undefined)
  expect(sent.get('authorization')).toBe('Bearer eyJ.of.role')
})

it('finds a policy that keeps pages from the API', async () => {
  await expect(check('headers', { api: 'https://project.supabase.co' })).rejects.toThrow(
    /keeps pages from calling https:\/\/project\.supabase\.co \(connect-src 'self'\)/,
  )
})

it('opens a web socket where there is Realtime', async () => {
  tamper = on('/realtime/v1/api/broadcast', { status: 401 })
  proxy.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
  await expect(check('realtime')).resolves.toBe('web sockets open')
  proxy.removeAllListeners('upgrade')
})

it('asks Auth for a mail, and finds that it sends none', async () => {
  const mailTo = 'admin@kerege.example'
  await expect(check('auth', { mailTo })).resolves.toContain(mailTo)
  tamper = on('/auth/v1/recover', { status: 500 }, '{"msg":"Error sending recovery email"}')
  await expect(check('auth', { mailTo })).rejects.toThrow(/500 .*Error sending recovery email/)
  tamper = on('/auth/v1/recover', { status: 400 }, '{"error_code":"captcha_failed"}')
  await expect(check('auth', { mailTo })).rejects.toThrow(/asks for a captcha/)
})

it('finds what is not encrypted, and a certificate that nobody has signed', async () => {
  await expect(check('tls', { site: 'http://kerege.example' })).rejects.toThrow(/not encrypted/)
  const server = createServer(selfSigned).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const api = `https://127.0.0.1:${typeof address === 'object' && address?.port}`
  await expect(check('tls', { api })).rejects.toThrow(/certificate is refused: .*SELF_SIGNED/)
  server.close()
})

describe('the sender’s domain', () => {
  let dns: DnsFake
  beforeAll(async () => {
    dns = await startDnsFake()
  })
  afterAll(() => dns.close())
  beforeEach(() => {
    dns.texts.clear()
    for (const [name, text] of Object.entries(right)) dns.texts.set(name, [text])
  })
  const right = {
    'mail.kerege.example': 'v=spf1 include:spf.provider.example -all',
    's1._domainkey.mail.kerege.example': `v=DKIM1; k=rsa; p=${'A'.repeat(400)}`,
    '_dmarc.kerege.example': 'v=DMARC1; p=quarantine',
  }
  const ask = (transport = 'smtp') => {
    tamper = functionsHealth({
      functions: { captcha: null, mail: { transport, domain: 'mail.kerege.example' } },
    })
    return check('sender', { readTxt: dns.readTxt })
  }

  it('is right with SPF, DKIM and DMARC, also of the domain above', async () => {
    await expect(ask()).resolves.toBe('mail.kerege.example: SPF, DKIM (s1) and DMARC')
  })

  it('is right as Resend asks for it', async () => {
    dns.texts.set('send.mail.kerege.example', ['v=spf1 include:amazonses.com ~all'])
    dns.texts.set('resend._domainkey.mail.kerege.example', ['p=AAAA'])
    await expect(ask('resend')).resolves.toContain('DKIM (resend)')
  })

  it.each<[RegExp, string, string[]]>([
    [/has no SPF/, 'mail.kerege.example', []],
    [/has 2 SPF/, 'mail.kerege.example', ['v=spf1 -all', 'v=spf1 mx -all']],
    [/lets everybody send/, 'mail.kerege.example', ['v=spf1 +all']],
    [/is withdrawn/, 's1._domainkey.mail.kerege.example', ['v=DKIM1; p=']],
    [/name it by DKIM_SELECTOR/, 's1._domainkey.mail.kerege.example', []],
    [/says nothing/, '_dmarc.kerege.example', []],
  ])('is found: %s', async (found, name, texts) => {
    dns.texts.set(name, texts)
    await expect(ask()).rejects.toThrow(found)
  })

  it('of Resend lacks its key', async () => {
    dns.texts.set('send.mail.kerege.example', ['v=spf1 include:amazonses.com ~all'])
    await expect(ask('resend')).rejects.toThrow(/resend\._domainkey\.\S+ has no DKIM key/)
  })
})

it('prints a line for each check and ends with the code of the first that found something', async () => {
  tamper = on('/functions/v1/ai-chat', { status: 404 })
  const doctor = startNode(['dev/cli.mjs', 'doctor', deployment.site])
  expect(await doctor.exited).toBe(13)
  const lines = doctor.output().trim().split('\n')
  expect(lines.map((line) => line.split(/\s+/)[1])).toEqual(checks.map(({ name }) => name))
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([
    expect.stringMatching(/^✗ functions .* → docs\/deployment\.md#hosted-supabase$/),
  ])
  expect(lines.flatMap((line) => (line.startsWith('?') ? line.split(/\s+/)[1] : []))).toEqual([
    'captcha',
    'sender',
    'migrations',
    'mail',
    'cron',
    'size',
    'admins',
    'model',
  ])
})

it('answers a monitor in JSON, and says once that nobody answers', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}`
  const doctor = startNode(['dev/cli.mjs', 'doctor', nobody, '--json'])
  expect(await doctor.exited).toBe(10)
  const report: unknown = JSON.parse(doctor.output().trim().split('\n').at(-1) ?? '')
  expect(report).toMatchObject({
    site: nobody,
    ok: false,
    exitCode: 10,
    checks: expect.arrayContaining([
      {
        check: 'pages',
        exitCode: 10,
        outcome: 'found',
        text: expect.stringMatching(/does not answer: .*ECONNREFUSED/),
        document: 'docs/deployment.md#the-host',
      },
      expect.objectContaining({ check: 'functions', outcome: 'unknown' }),
    ]),
  })
})
