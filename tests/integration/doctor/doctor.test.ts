import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { checks } from '../../../dev/doctor/checks.ts'
import { type Deployment, Unknown } from '../../../dev/doctor/deployment.ts'
import { prepareData } from '../../support/prepared.ts'
import { sample } from '../../support/scope.ts'
import { freePort, startNode, type StartedProcess, waitForOutput } from '../../support/processes.ts'
import { selfSigned } from '../../support/self-signed.ts'
import { faults } from './faults.ts'
import { right, withCaptcha, wordsOfRight } from './right.ts'
import { health, on, type Tamper } from './tamper.ts'

let folder: string
let site: StartedProcess
let proxy: ReturnType<typeof serve>
/** The same by https, with a certificate that a process trusts by `NODE_EXTRA_CA_CERTS`. */
let secureProxy: ReturnType<typeof serve>
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
  const passOn = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const { method } = request
    sent = request.headers
    const answer = await fetch(upstream + pathname + search, {
      method,
      headers: request.headers,
      redirect: 'manual',
      // Announced, and never sent.
      body:
        method === 'POST' && pathname !== '/functions/v1/health' ? await request.text() : undefined,
    })
    const headers = new Headers(answer.headers)
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
      headers.delete(name)
    }
    const body = [204, 304].includes(answer.status) ? null : await answer.arrayBuffer()
    return tamper(pathname, new Response(body, { status: answer.status, headers }), method)
  }
  const hostname = '127.0.0.1'
  proxy = serve({ port: proxyPort, hostname, fetch: passOn })
  secureProxy = serve({
    ...{ port: 0, hostname, fetch: passOn },
    ...{ createServer, serverOptions: selfSigned },
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
  secureProxy?.close()
  site?.child.kill('SIGTERM')
  await site?.exited
  await rm(folder, { recursive: true, force: true })
})

const check = (name: string, changes: Partial<Deployment> = {}) =>
  checks.find((one) => one.name === name)?.run({ ...deployment, ...changes })

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

const portOf = (server: ReturnType<typeof serve>) => {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

/** Opens web sockets, as a proxy before Realtime does, as long as an act takes. */
async function withSockets(server: ReturnType<typeof serve>, act: () => Promise<void>) {
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
  await act()
  server.removeAllListeners('upgrade')
}

it('finds nothing wrong with a deployment as it should be, and says of each part what is right', async () => {
  tamper = right
  const authority = join(folder, 'authority.pem')
  await writeFile(authority, selfSigned.cert)
  const args = [`https://127.0.0.1:${portOf(secureProxy)}`, '--json']
  await withSockets(secureProxy, async () => {
    const doctor = startNode(['dev/cli.mjs', 'doctor', ...args], {
      NODE_EXTRA_CA_CERTS: authority,
      SUPABASE_SECRET_KEY: deployment.secretKey,
    })
    expect(await doctor.exited, doctor.output()).toBe(0)
    const { checks: made }: { checks: Record<string, string>[] } = JSON.parse(
      doctor.output().trim().split('\n').at(-1) ?? '',
    )
    const saying = made.flatMap(({ outcome, check = '', text }) =>
      outcome === 'ok' ? [[check, text]] : [],
    )
    expect(Object.fromEntries(saying)).toEqual(
      Object.fromEntries(
        Object.entries(wordsOfRight).map(([name, words]) => [name, expect.stringMatching(words)]),
      ),
    )
  })
})

it('finds nothing wrong with a captcha that site, functions and Auth share', async () => {
  tamper = withCaptcha
  await expect(check('captcha')).resolves.toBe('turnstile')
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

it.each(sample(faults, 4))('%s: finds %s', async (name, found, change) => {
  tamper = change
  await expect(check(name)).rejects.toThrow(found)
})

it('asks Resend whether it brings mail, where its key is known', async () => {
  const resend = { apiKey: 're_key', baseUrl: deployment.site }
  await expect(check('webhook', { resend })).rejects.toThrow(/Resend refuses RESEND_API_KEY with 4/)
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
  const api = `https://127.0.0.1:${portOf(secureProxy)}`
  await expect(check('tls', { api })).rejects.toThrow(/certificate is refused: .*SELF_SIGNED/)
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
