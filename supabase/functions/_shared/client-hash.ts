import { z } from 'zod'
import { hmacKey, toHex } from './crypto.ts'
import type { ClientEnv } from './settings.ts'
import { logError } from './log/log.ts'

/** The unit of rate limiting: an IPv4 address, or an IPv6 /64, within which a household may switch addresses. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  const groups = [...front, ...zeros, ...back].slice(0, 4)
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':') + '::/64'
}

const addressSchema = z.union([z.ipv4(), z.ipv6()])

/**
 * Identifies a client without storing its address: HMAC-SHA-256 of its network under a secret key.
 *
 * Requests without a usable address are logged and share one hash: with separate hashes, a client that omits the
 * header would have no limit.
 *
 * @returns 64 hexadecimal digits
 */
export async function hashClient(headers: Headers, { secret, header }: ClientEnv): Promise<string> {
  const address = addressSchema.safeParse(headers.get(header)?.split(',').at(-1)?.trim()).data
  if (!address) logError(`no client address in the header ${header}`)
  const client = new TextEncoder().encode(address ? networkOf(address) : 'unknown')
  return toHex(await crypto.subtle.sign('HMAC', await hmacKey(secret, 'sign'), client))
}
