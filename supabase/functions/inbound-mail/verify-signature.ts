import { fromBase64, hmacKey } from '../_shared/crypto.ts'

/*
 * Standard Webhooks (https://www.standardwebhooks.com). Svix, and with it Resend, uses the same signatures
 * with its own header names. The packages that verify them take text only; a mail is bytes in any encoding.
 */

/** Header prefixes: Svix's and the standard's. */
const prefixes = ['svix', 'webhook'] as const

export type SignaturePrefix = (typeof prefixes)[number]

/** The signature headers of a request, unverified. */
export type Signature = {
  prefix: SignaturePrefix
  id: string
  timestamp: string
  given: readonly Uint8Array<ArrayBuffer>[]
}

/** While a key is being replaced, a request has several signatures; more than these are ignored. */
const mostSignatures = 10

/** Largest accepted difference between the timestamp and our clock, in seconds. */
const toleranceSeconds = 5 * 60

/** The signatures of a header that could be ours: version `v1`, and the 32 bytes of HMAC-SHA-256. */
const readGiven = (header: string) =>
  header.split(' ', mostSignatures).flatMap((signature) => {
    const [, text] = /^v1,([a-z\d+/]{43}=)$/i.exec(signature) ?? []
    return text ? fromBase64(text) : []
  })

/** Reads the signature headers, before the body is read; undefined if absent, malformed or out of tolerance. */
export function readSignature(headers: Headers, now = Date.now()): Signature | undefined {
  for (const prefix of prefixes) {
    const [id, timestamp, given] = ['id', 'timestamp', 'signature'].map((name) =>
      headers.get(`${prefix}-${name}`),
    )
    if (!id || !timestamp || !given || !/^\d{1,12}$/.test(timestamp)) continue
    const isCurrent = Math.abs(now / 1000 - Number(timestamp)) <= toleranceSeconds
    const signatures = readGiven(given)
    return isCurrent && signatures.length > 0
      ? { prefix, id, timestamp, given: signatures }
      : undefined
  }
  return undefined
}

/** Whether id, timestamp and body were signed with the key; one valid signature is enough. */
export async function isSigned(
  body: Uint8Array,
  { id, timestamp, given }: Signature,
  secret: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const key = await hmacKey(secret, 'verify')
  const head = new TextEncoder().encode(`${id}.${timestamp}.`)
  const signed = new Uint8Array(head.length + body.length)
  signed.set(head)
  signed.set(body, head.length)
  for (const signature of given) {
    if (await crypto.subtle.verify('HMAC', key, signature, signed)) return true
  }
  return false
}
