import { existsSync, readdirSync } from 'node:fs'
import { type ClientRequest, request as httpRequest } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { maximumEventBytes } from '@contracts/inbound.ts'
import { fileNameHeader } from '@contracts/attachment.ts'
import { sharedBackend, type TestBackend } from '../support/backend.ts'
import { newSigningSecret, signWebhook } from '../support/sign-webhook.ts'

const json = { 'content-type': 'application/json' }
const mebibyte = 1024 * 1024

let backend: TestBackend
let origin: string
beforeAll(async () => {
  backend = await sharedBackend()
  // The runtime itself: no gateway answers instead.
  origin = await backend.functions.origin(20_000)
})

/** Headers as an outsider can write them: fresh and well-formed, signed with their own key. */
const forged = (prefix: 'svix' | 'webhook') =>
  signWebhook('', { secret: newSigningSecret(), prefix })

/** How each function refuses a too long body from an outsider: by its length, or for lack of rights. */
const refusals: Record<string, { status: number; headers?: Record<string, string> }> = {
  'ai-chat': { status: 413 },
  calendar: { status: 405 },
  'chat-updates': { status: 413 },
  'csp-report': { status: 413 },
  'deliver-mail': { status: 401 },
  health: { status: 405 },
  'inbound-mail': { status: 413, headers: forged('webhook') },
  newsletter: { status: 413 },
  'quiz-progress': { status: 413 },
  'recover-factor': { status: 401 },
  'send-chat-summary': { status: 413 },
  'send-email': { status: 413 },
  'send-reply': { status: 401 },
  'upload-attachment': { status: 413, headers: { [fileNameHeader]: 'a.pdf' } },
}

const folder = 'supabase/functions'
const functions = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/index.ts`))

/** Starts a POST, sends what `write` sends, and returns the status; undefined if the connection was closed. */
const post = (
  name: string,
  headers: Record<string, string>,
  write: (sending: ClientRequest) => void,
  url = `${origin}/functions/v1/${name}`,
) =>
  new Promise<number | undefined>((resolve) => {
    const sending = httpRequest(url, { method: 'POST', headers: { ...json, ...headers } })
    sending.on('response', (response) => {
      resolve(response.statusCode)
      sending.destroy()
    })
    sending.on('error', () => resolve(undefined))
    write(sending)
  })

/** Sends chunks for as long as they are accepted, up to 200 MB. */
function sendOn(sending: ClientRequest, seen: { sent: number }) {
  const chunk = new Uint8Array(256 * 1024)
  const next = () => {
    if (sending.destroyed || seen.sent >= 200 * mebibyte) return
    sending.write(chunk, () => {
      seen.sent += chunk.length
      setImmediate(next)
    })
  }
  next()
}

describe.each(functions)('%s', (name) => {
  const { status, headers = {} } = refusals[name] ?? { status: NaN }

  it('refuses a body that is announced as too long before any of it comes', async () => {
    const announced = { ...headers, 'content-length': String(100 * mebibyte) }
    expect(await post(name, announced, (sending) => sending.flushHeaders())).toBe(status)
  })

  it('takes no more of a body without an end than its limit', async () => {
    const seen = { sent: 0 }
    const answer = await post(name, headers, (sending) => sendOn(sending, seen))
    // A client that keeps sending may miss the answer.
    expect([status, undefined]).toContain(answer)
    // The largest limit, plus socket buffers.
    expect(seen.sent).toBeLessThan(40 * mebibyte)
  })
})

describe.each(['auth/v1/signup', 'rest/v1/emails', 'storage/v1/object/a/b', 'mailbox/emails'])(
  'the embedded backend at %s',
  (path) => {
    it('refuses a body that is announced as too long before any of it comes', async () => {
      const announced = { 'content-length': String(100 * mebibyte) }
      const url = `${backend.url}/${path}`
      expect(await post(path, announced, (sending) => sending.flushHeaders(), url)).toBe(413)
    })

    it('takes no more of a body without an end than its limit', async () => {
      const seen = { sent: 0 }
      const answer = await post(
        path,
        {},
        (sending) => sendOn(sending, seen),
        `${backend.url}/${path}`,
      )
      expect([413, undefined]).toContain(answer)
      expect(seen.sent).toBeLessThan(70 * mebibyte)
    })
  },
)

it('a sender that asks whether to send is told to, as curl asks above a mebibyte', async () => {
  const announced = { ...forged('webhook'), expect: '100-continue', 'content-length': '2' }
  const url = `${backend.url}/functions/v1/inbound-mail`
  const send = (sending: ClientRequest) => {
    sending.on('continue', () => sending.end('{}'))
    sending.flushHeaders()
  }
  expect(await post('inbound-mail', announced, send, url)).toBe(401)
})

describe('inbound-mail reads no body', () => {
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map(
    (name) => `webhook-${name}`,
  )
  const good = forged('webhook')
  it.each<[string, number, Record<string, string>]>([
    ['without a signature', 401, {}],
    ['without an id', 401, { ...good, [id ?? '']: '' }],
    ['that is old', 401, { ...good, [timestamp ?? '']: '1700000000' }],
    ['whose signature is none', 401, { ...good, [signature ?? '']: 'v1,AAAA v2,x' }],
    ['of a kind that it does not take', 415, { ...good, 'content-type': 'text/html' }],
    ['of Resend that is no event', 413, forged('svix')],
  ])('%s', async (_, status, headers) => {
    const announced = { ...headers, 'content-length': String(maximumEventBytes + 1) }
    expect(await post('inbound-mail', announced, (sending) => sending.flushHeaders())).toBe(status)
  })
})
