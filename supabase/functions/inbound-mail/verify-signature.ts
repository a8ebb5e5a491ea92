/*
 * Standard Webhooks (https://www.standardwebhooks.com). Svix, and with it Resend, uses the same signatures
 * with its own header names. The packages that verify them take text only; a mail is bytes in any encoding.
 */

/** Header prefixes: Svix's and the standard's. */
const prefixes = ['svix', 'webhook'] as const

export type SignaturePrefix = (typeof prefixes)[number]

/** The signature headers of a request, unverified. */
export type Signature = { prefix: SignaturePrefix; id: string; timestamp: string; given: string }

/** Largest accepted difference between the timestamp and our clock, in seconds. */
const toleranceSeconds = 5 * 60

/**
 * Reads the signature headers of a request.
 *
 * @param now milliseconds since 1970
 * @returns undefined when they are absent or the timestamp is out of tolerance
 */
export function readSignature(headers: Headers, now = Date.now()): Signature | undefined {
  for (const prefix of prefixes) {
    const [id, timestamp, given] = ['id', 'timestamp', 'signature'].map((name) =>
      headers.get(`${prefix}-${name}`),
    )
    if (!id || !timestamp || !given || !/^\d{1,12}$/.test(timestamp)) continue
    const isCurrent = Math.abs(now / 1000 - Number(timestamp)) <= toleranceSeconds
    return isCurrent ? { prefix, id, timestamp, given } : undefined
  }
  return undefined
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

/**
 * Whether id, timestamp and body were signed with the key. While a key is being replaced, a request has
 * several signatures; one valid signature is enough.
 */
export async function isSigned(
  body: Uint8Array,
  { id, timestamp, given }: Signature,
  secret: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['verify'])
  const head = new TextEncoder().encode(`${id}.${timestamp}.`)
  const signed = new Uint8Array(head.length + body.length)
  signed.set(head)
  signed.set(body, head.length)
  for (const signature of given.split(' ').slice(0, 10)) {
    const [version, text = ''] = signature.split(',')
    const bytes = version === 'v1' ? fromBase64(text) : undefined
    if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return true
  }
  return false
}
