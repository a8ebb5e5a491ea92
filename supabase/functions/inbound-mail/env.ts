import { z } from 'zod'
import { fromBase64 } from '../_shared/crypto.ts'
import { httpUrl } from '../_shared/env.ts'
import { mailboxes } from './incoming-mail.ts'

/** `whsec_` and a key in base64: the format of Standard Webhooks and Svix. */
const signingSecret = z
  .string()
  .transform((secret) => secret.replace(/^whsec_/, ''))
  .pipe(z.base64({ error: 'must be whsec_ and a key in base64' }))
  .transform(fromBase64)
  .refine((key) => key.length >= 16, { error: 'must hold 16 bytes or more' })
  .optional()

const addressIn = (header: string) => mailboxes(header)[0]?.address.toLowerCase()

/** The webhooks' keys, access to Resend, and our own addresses. */
export const inboundEnv = z
  .object({
    MAIL_FROM: z.string(),
    LEADS_TO: z.string(),
    INBOUND_RESEND_SECRET: signingSecret,
    INBOUND_WEBHOOK_SECRET: signingSecret,
    // The name under which our own receiver writes Authentication-Results (RFC 8601).
    INBOUND_AUTHSERV_ID: z.string().optional(),
    MAIL_REPLY_TO: z.string().optional(),
    MAIL_TRANSPORT: z.string().optional(),
    SMTP_URL: z.string().optional(),
    RESEND_API_KEY: z.string().optional(),
    RESEND_BASE_URL: httpUrl.default('https://api.resend.com'),
  })
  .refine((env) => !env.INBOUND_RESEND_SECRET || env.RESEND_API_KEY, {
    path: ['RESEND_API_KEY'],
    error: 'is needed with INBOUND_RESEND_SECRET: Resend’s webhooks do not hold the mail itself',
  })
  .transform((env) => ({
    keys: { svix: env.INBOUND_RESEND_SECRET, webhook: env.INBOUND_WEBHOOK_SECRET },
    receiver: env.INBOUND_AUTHSERV_ID,
    resend: { apiKey: env.RESEND_API_KEY ?? '', baseUrl: env.RESEND_BASE_URL },
    ownAddresses: {
      sender: addressIn(env.MAIL_FROM),
      managers: addressIn(env.LEADS_TO),
      replyTo: addressIn(env.MAIL_REPLY_TO ?? ''),
    },
    // Whose servers return mails to us: our domain's, and those that send for us.
    ownDomains: [
      addressIn(env.MAIL_FROM)?.split('@')[1],
      env.SMTP_URL && URL.canParse(env.SMTP_URL) ? new URL(env.SMTP_URL).hostname : undefined,
      ...(env.MAIL_TRANSPORT === 'resend' ? ['amazonses.com', 'resend.com'] : []),
    ].flatMap((it) => it ?? []),
  }))

/** Parsed `inboundEnv`. */
export type InboundSettings = z.output<typeof inboundEnv>
