import { z } from 'zod'
import { mailAddress } from '../contracts/mail-address.ts'
import { httpUrl } from '../env.ts'
import { createResendTransport } from './resend.ts'
import { createSmtpTransport } from './smtp.ts'
import type { MailTransport } from './transport.ts'

const provider = z.discriminatedUnion('MAIL_TRANSPORT', [
  z.object({
    MAIL_TRANSPORT: z.literal('resend'),
    RESEND_API_KEY: z.string(),
    RESEND_BASE_URL: httpUrl.default('https://api.resend.com'),
  }),
  z.object({ MAIL_TRANSPORT: z.literal('smtp'), SMTP_URL: z.url({ protocol: /^smtps?$/ }) }),
  z.object({ MAIL_TRANSPORT: z.literal('mailbox'), MAILBOX_URL: httpUrl }),
])

/** The mail provider and our sender's address. */
export const mailEnv = z.intersection(
  z.object({
    MAIL_FROM: z.string(),
    // Address for customers' answers to replies; the sender's by default.
    MAIL_REPLY_TO: mailAddress.optional(),
  }),
  provider,
)

/** Parsed `mailEnv`. */
export type MailEnv = z.output<typeof mailEnv>

/**
 * @param timeoutMs longest time for one mail, in milliseconds
 * @returns the configured transport
 */
export function createMailTransport(env: MailEnv, timeoutMs: number): MailTransport {
  switch (env.MAIL_TRANSPORT) {
    case 'resend': {
      const { RESEND_BASE_URL: baseUrl, RESEND_API_KEY: apiKey } = env
      return createResendTransport({ baseUrl, apiKey, timeoutMs })
    }
    case 'smtp':
      return createSmtpTransport({ url: env.SMTP_URL, timeoutMs })
    case 'mailbox':
      // The local mailbox speaks Resend's API and accepts any key.
      return createResendTransport({ baseUrl: env.MAILBOX_URL, apiKey: 'local', timeoutMs })
  }
}
