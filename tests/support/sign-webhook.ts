import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { SignaturePrefix } from '../../supabase/functions/inbound-mail/verify-signature.ts'

/** A signing secret in the providers' format. */
export const newSigningSecret = () => `whsec_${randomBytes(24).toString('base64')}`

export interface Signing {
  secret: string
  prefix?: SignaturePrefix
  id?: string
  /** Seconds since 1970. */
  timestamp?: number
}

/** The headers that prove the sender of a body, by Standard Webhooks. */
export function signWebhook(
  body: string | Uint8Array,
  { secret, prefix = 'webhook', id = randomUUID(), timestamp = Date.now() / 1000 }: Signing,
): Record<string, string> {
  const seconds = Math.floor(timestamp)
  const signature = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${id}.${seconds}.`)
    .update(body)
    .digest('base64')
  return {
    [`${prefix}-id`]: id,
    [`${prefix}-timestamp`]: String(seconds),
    [`${prefix}-signature`]: `v1,${signature}`,
  }
}
