import { fromHex, hmacKey, toHex } from '../crypto.ts'

/** A subscription as identified by its links. */
export type Subscription = {
  id: string
  /** How often the address had been entered when the mail was sent. */
  generation: number
}

const signed = ({ id, generation }: Subscription) =>
  new TextEncoder().encode(`newsletter ${id} ${generation}`)

/** The token of a subscription's links, the same in every mail: mails can be sent again, and no link is stored. */
export async function signToken(subscription: Subscription, secret: string): Promise<string> {
  const key = await hmacKey(secret, 'sign')
  const signature = toHex(await crypto.subtle.sign('HMAC', key, signed(subscription)))
  const { id, generation } = subscription
  // Letters, digits and underscores: no mail program ends a link at one of them.
  return `${id.replaceAll('-', '')}_${generation}_${signature}`
}

const tokenPattern = /^([0-9a-f]{32})_([1-9]\d{0,8})_([0-9a-f]{64})$/

/** @returns the subscription of a token; undefined if we have not signed it */
export async function readToken(token: string, secret: string): Promise<Subscription | undefined> {
  const [, digits = '', generation, signature = ''] = tokenPattern.exec(token) ?? []
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const subscription = { id, generation: Number(generation) }
  const key = await hmacKey(secret, 'verify')
  const isOurs = await crypto.subtle.verify('HMAC', key, fromHex(signature), signed(subscription))
  return isOurs ? subscription : undefined
}
