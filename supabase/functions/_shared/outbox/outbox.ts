import { z } from 'zod'
import type { AdminClient } from '../database.ts'
import { positiveInt } from '../env.ts'
import { createMailTransport, mailEnv } from '../mail/mail-env.ts'
import type { MailTransport } from '../mail/transport.ts'
import { newsletterLinkEnv, type NewsletterLinkSettings } from '../newsletter/newsletter-env.ts'
import {
  createTelegramTransport,
  telegramEnv,
  type TelegramTransport,
} from '../notifications/telegram.ts'

/** Longest time for one mail, in milliseconds, where the lease allows it. */
const longestSendMs = 10_000

/** Leases and retries of the outbox. */
export const deliveryEnv = z
  .object({
    OUTBOX_LEASE_SECONDS: positiveInt.default(60),
    OUTBOX_RETRY_BASE_SECONDS: positiveInt.default(30),
    // With the defaults, attempts go on for about a day.
    OUTBOX_MAX_ATTEMPTS: positiveInt.default(30),
  })
  .transform((env) => ({
    leaseSeconds: env.OUTBOX_LEASE_SECONDS,
    retryBaseSeconds: env.OUTBOX_RETRY_BASE_SECONDS,
    maxAttempts: env.OUTBOX_MAX_ATTEMPTS,
    // A mail must have failed well before its lease ends and another worker may send it.
    sendTimeoutMs: Math.min(longestSendMs, env.OUTBOX_LEASE_SECONDS * 500),
  }))

/** Parsed `deliveryEnv`. */
export type DeliverySettings = z.output<typeof deliveryEnv>

/** Everything the outbox needs: the mail provider, leases and retries, the newsletter's links, Telegram. */
export const outboxEnv = z.intersection(
  z.intersection(mailEnv, deliveryEnv),
  z.intersection(
    newsletterLinkEnv.transform((newsletter) => ({ newsletter })),
    telegramEnv.transform((telegram) => ({ telegram })),
  ),
)

/** What delivers the mails, and the messages to Telegram, that wait in the database. */
export type Outbox = {
  database: AdminClient
  transport: MailTransport
  /** Sender of every mail, `Name <address>` or a bare address. */
  from: string
  /** Address for answers to replies; the sender's by default. */
  replyTo?: string | undefined
  settings: DeliverySettings
  newsletter: NewsletterLinkSettings
  /** Absent where no bot is configured. */
  telegram?: TelegramTransport | undefined
}

/** Numbers of mails by outcome; `lost`: another worker settled the mail in the meantime. */
export type DeliveryCounts = { sent: number; retried: number; failed: number; lost: number }

/** Creates the outbox from the parsed environment. */
export const createOutbox = (database: AdminClient, env: z.output<typeof outboxEnv>): Outbox => ({
  database,
  transport: createMailTransport(env, env.sendTimeoutMs),
  from: env.MAIL_FROM,
  replyTo: env.MAIL_REPLY_TO,
  settings: env,
  newsletter: env.newsletter,
  telegram:
    env.telegram && createTelegramTransport({ ...env.telegram, timeoutMs: env.sendTimeoutMs }),
})
