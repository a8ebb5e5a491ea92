/*
 * Standard Webhooks (https://www.standardwebhooks.com), which Svix, and so Resend, signs by under header
 * names of its own. The packages that verify it take texts only; a mail is bytes in any encoding.
 */

/** Prefixes of the headers: Svix's own, and the standard's. */
const prefixes = ['svix', 'webhook'] as const

export type SignaturePrefix = (typeof prefixes)[number]

/** What the headers of a signed request say; nothing of it is proven yet. */
export type Signature = { prefix: SignaturePrefix; id: string; timestamp: string; given: string }

/** A request that is older, or comes from further in the future, is refused; in seconds. */
const toleranceSeconds = 5 * 60

/** Reads the signature of a request; undefined when it has none, or one that is not of our time. */
export function readSignature(headers: Headers, now = Date.now()): Signature | undefined {
  for (const prefix of prefixes) {
    const [id, timestamp, given] = ['id', 'timestamp', 'signature'].map((name) =>
      headers.get(`${prefix}-${name}`),
    )
    if (!id || !timestamp || !given || !/^\d{1,12}$/.test(timestamp)) continue
    const isOfOurTime = Math.abs(now / 1000 - Number(timestamp)) <= toleranceSeconds
    return isOfOurTime ? { prefix, id, timestamp, given } : undefined
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
 * Whether the body was signed with the key, id and moment included. Several signatures may be given
 * while a key is being replaced; one that holds is enough.
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
