import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { isSigned, readSignature } from './verify-signature.ts'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const key = Uint8Array.from(atob(secret.slice(6)), (letter) => letter.charCodeAt(0))
const body = JSON.stringify({ subject: 'Заявка' })
const bytes = new TextEncoder().encode(body)
const now = Date.parse('2026-11-21T12:00:00Z')
const timestamp = String(now / 1000)

/** A signature made by the standard's own package. */
const given = new Webhook(secret).sign('msg_1', new Date(now), body)
const headers = (changes: Record<string, string> = {}, prefix = 'webhook') =>
  new Headers(
    Object.entries({ id: 'msg_1', timestamp, signature: given, ...changes }).map(
      ([name, value]): [string, string] => [`${prefix}-${name}`, value],
    ),
  )
async function check(signed: Headers, text: Uint8Array = bytes, withKey = key) {
  const signature = readSignature(signed, now)
  return signature !== undefined && (await isSigned(text, signature, withKey))
}

it.each(['webhook', 'svix'])(
  'takes what the standard’s package signs, under %s-*',
  async (prefix) => {
    expect(await check(headers({}, prefix))).toBe(true)
  },
)

it('takes one signature that holds among others, while a key is replaced', async () => {
  const other = new Webhook(`whsec_${btoa('another key of that size')}`)
  const signature = `v1a,x v1,@@ ${other.sign('msg_1', new Date(now), body)} ${given}`
  expect(await check(headers({ signature }))).toBe(true)
  expect(await check(headers({ signature: `${'v1,AAAA '.repeat(50)}${given}` }))).toBe(false)
})

it.each<[string, Record<string, string>]>([
  ['another id', { id: 'msg_2' }],
  ['another moment', { timestamp: String(Number(timestamp) + 1) }],
  ['another version', { signature: given.replace('v1,', 'v2,') }],
  ['a signature without a version', { signature: given.slice(3) }],
  ['an empty signature', { signature: '' }],
  ['a shorter signature', { signature: given.slice(0, -8) }],
  ['a moment that is no number', { timestamp: `${timestamp}.0` }],
  ['a moment written otherwise', { timestamp: ` 0x${Number(timestamp).toString(16)}` }],
])('refuses %s', async (_, changes) => {
  expect(await check(headers(changes))).toBe(false)
})

it('refuses another body and another key', async () => {
  expect(await check(headers(), new TextEncoder().encode(body.replace('З', 'з')))).toBe(false)
  expect(await check(headers(), bytes, new Uint8Array(24))).toBe(false)
})

it.each([
  [-301, false],
  [-299, true],
  [299, true],
  [301, false],
])('takes a signature of %i seconds from now: %s', (seconds, isTaken) => {
  const signed = headers({ timestamp: String(Number(timestamp) + seconds) })
  expect(readSignature(signed, now) !== undefined).toBe(isTaken)
})

it('knows no signature where a header is missing', () => {
  for (const name of ['id', 'timestamp', 'signature']) {
    const signed = headers()
    signed.delete(`webhook-${name}`)
    expect(readSignature(signed, now)).toBeUndefined()
  }
})
