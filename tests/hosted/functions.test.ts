import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileNameHeader, uploadResponseSchema } from '@contracts/attachment.ts'
import { chatUpdatesSchema } from '@contracts/chat.ts'
import { functionsEnvironment } from '../../dev/backend/functions-environment.ts'
import { loadSecrets, localPublishableKey } from '../../dev/backend/secrets.ts'
import {
  findMails,
  inboundMail,
  json,
  postSigned,
} from '../integration/inbound-mail/post-inbound.ts'
import { currencies } from '../../src/content/currencies.ts'
import { own } from '../../src/content/currency.ts'
import { startTestBackend, type TestBackend } from '../support/backend.ts'
import { callSchedule } from '../support/deliver-mail.ts'
import { expectError } from '../support/expect-error.ts'
import { startSmtpFake, type SmtpFake } from '../support/fakes/smtp-fake.ts'
import { png } from '../support/files.ts'
import { newSessionId, startConversation } from '../support/send-chat.ts'
import { consultationRequest, sendLead } from '../support/send-lead.ts'
import { signInAs, type SessionHeaders } from '../support/sign-in.ts'
import { startPlatformFunction } from './support/platform-function.ts'

/*
 * The platform kills a worker after two seconds of processor time. On an idle machine a start with the first answer
 * takes half a second at most (docs/benchmarks.md); other work on the machine makes it dearer.
 */
const longestMs = 1500

const names = readdirSync('supabase/bundled')
const patience = { timeout: 20_000, interval: 100 }

const folder = mkdtempSync(join(tmpdir(), 'kerege-hosted-'))

let smtp: SmtpFake
let backend: TestBackend
let staff: SessionHeaders
let env: Record<string, string>

/** A throw-away certificate of this machine, in files. */
function makeCertificate() {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', key, '-out', cert, '-days', '1', '-subj', '/CN=127.0.0.1'],
      ...['-addext', 'subjectAltName=IP:127.0.0.1', '-addext', 'basicConstraints=CA:FALSE'],
    ],
    { stdio: 'ignore' },
  )
  return { key, cert }
}

beforeAll(async () => {
  const { key, cert } = makeCertificate()
  // TLS from the first byte, as a hosted function has to speak to its mail server.
  smtp = await startSmtpFake({
    secure: true,
    key: readFileSync(key),
    cert: readFileSync(cert),
  })
  backend = await startTestBackend()
  staff = await signInAs(backend, 'staff')
  const settings = { siteUrl: backend.url, publishableKey: localPublishableKey }
  env = {
    ...functionsEnvironment({ ...settings, ...(await loadSecrets(backend.dataFolder)) }, {}),
    SB_REGION: 'eu-central-1',
    MAIL_TRANSPORT: 'smtp',
    SMTP_URL: smtp.url.replace('smtp:', 'smtps:'),
    DENO_CERT: cert,
  }
})
afterAll(async () => {
  await backend.close()
  await smtp.close()
  rmSync(folder, { recursive: true })
})

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': '192.0.2.1', ...headers },
    body: JSON.stringify(body),
  })

async function expectOk(answer: Response) {
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ ok: true })])
}

const rowsOf = (table: string) => backend.supabase.sql(`select from public.${table}`)

const noCall = () => Promise.reject(new Error('no call of it is written here'))

/** One sensible call of each, and what it leads to. */
const calls: Record<string, (url: string) => Promise<void>> = {
  'send-email': async (url) => {
    const request = consultationRequest()
    await expectOk(await sendLead(url, request, { 'cf-connecting-ip': '192.0.2.1' }))
    const stored =
      'select from public.emails where submission_id = private.public_submission_id($1)'
    expect(await backend.supabase.sql(stored, request.submissionId)).toHaveLength(1)
    await expect
      .poll(() => smtp.mails.map(({ to }) => to.join()), patience)
      .toContain('managers@kerege.example')
  },
  'deliver-mail': async (url) => {
    const answer = await callSchedule({ ...backend, url })
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ sent: expect.any(Number), closed: 0 }),
    ])
  },
  newsletter: async (url) => {
    await expectOk(await post(url, { action: 'subscribe', email: 'aida@client.example' }))
    expect(await rowsOf('newsletter_subscriptions')).toHaveLength(1)
  },
  'ai-chat': async (url) => {
    const reply = await startConversation(url).ask('Сколько стоит интернет-магазин?')
    expect(reply.response).toContain(currencies[own].sign)
  },
  'chat-updates': async (url) => {
    const answer = await post(url, { sessionId: newSessionId(), after: 0 })
    expect(chatUpdatesSchema.parse(await answer.json()).messages).toEqual([])
  },
  'send-chat-summary': async (url) => {
    const { sessionId, ask } = startConversation(backend.url)
    await ask('Сколько стоит сайт?')
    await expectOk(await post(url, { sessionId, reason: 'abandoned' }))
  },
  'send-reply': async (url) => {
    const lead = consultationRequest({ email: 'aida@client.example' })
    await expectOk(await sendLead(backend.url, lead))
    const [email] = await backend.supabase.sql<{ id: string }>(
      'select id from public.emails where submission_id = private.public_submission_id($1)',
      lead.submissionId,
    )
    const replyId = randomUUID()
    const reply = { replyId, emailId: email?.id, subject: 'Заявка', body: 'Позвоним в 15:00.' }
    await expectOk(await post(url, reply, staff))
    const stored = 'select from public.email_replies where id = $1'
    expect(await backend.supabase.sql(stored, replyId)).toHaveLength(1)
  },
  'csp-report': async (url) => {
    const report = { 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/x' }
    const headers = { 'content-type': 'application/csp-report' }
    expect((await post(url, { 'csp-report': report }, headers)).status).toBe(200)
    expect(await rowsOf('csp_violations')).toHaveLength(1)
  },
  'quiz-progress': async (url) => {
    await expectOk(await post(url, { runId: randomUUID(), step: 1, isSent: false }))
    expect(await rowsOf('quiz_runs')).toHaveLength(1)
  },
  // No account has codes: the embedded Auth has no second factors.
  'recover-factor': async (url) =>
    void (await expectError(await post(url, { code: 'abcd-0123-4567' }, staff), 422, 'wrong_code')),
  'inbound-mail': async (url) => {
    const mail = inboundMail()
    const signing = { secret: backend.webhookSecret }
    expect((await postSigned({ url }, JSON.stringify(mail), json, signing)).status).toBe(200)
    expect(await findMails(backend, mail.messageId)).toHaveLength(1)
  },
  calendar: async (url) => {
    const [calendar] = await backend.supabase.sql<{ key: string }>(
      `insert into private.calendars (user_id)
      select user_id from public.user_roles where role = 'staff' limit 1 returning key`,
    )
    const answer = await fetch(`${url}?key=${calendar?.key}`)
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR/)
  },
  health: async (url) => {
    const answer = await fetch(url)
    expect(await answer.json()).toMatchObject({ problems: expect.any(Array) })
  },
  'upload-attachment': async (url) => {
    const headers = { apikey: localPublishableKey, [fileNameHeader]: 'plan.png' }
    const answer = await fetch(url, { method: 'POST', headers, body: png })
    uploadResponseSchema.parse(await answer.json())
    expect(await rowsOf('attachments')).toHaveLength(1)
  },
}

describe('under the platform’s Deno, without a file or package beside it', () => {
  it.each(names)('%s starts and answers', async (name) => {
    const started = await startPlatformFunction(name, env)
    const outcome = await (calls[name] ?? noCall)(started.url).catch((error: unknown) => ({
      error,
    }))
    const took = await started.end()
    if (outcome) throw new Error(started.output(), { cause: outcome.error })
    process.stdout.write(`${name}: ${took} ms of processor time from start to first answer\n`)
    expect(took).toBeLessThan(longestMs)
  })
})

it('no bundle holds a package that only builds and tests', () => {
  const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const modules = names.flatMap((name) => [
    // The bundler names each module above its code.
    ...readFileSync(`supabase/bundled/${name}/index.js`, 'utf8').matchAll(
      /^\/\/ (node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//gm,
    ),
  ])
  const bundled = [...new Set(modules.map(([, path = '']) => path))]
  expect(bundled.length).toBeGreaterThan(10)
  expect(bundled.filter((path) => packages[path]?.dev !== undefined || !packages[path])).toEqual([])
})
