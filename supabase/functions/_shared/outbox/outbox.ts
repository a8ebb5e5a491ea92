import { z } from 'zod'
import type { AdminClient } from '../database.ts'
import { positiveInt } from '../env.ts'
import { createMailTransport, type MailEnv } from '../mail/mail-env.ts'
import type { MailTransport } from '../mail/transport.ts'

/** Longest time for one mail, in milliseconds, where the lease allows it. */
const longestSendMs = 10_000

export const outboxEnv = z
  .object({
    OUTBOX_LEASE_SECONDS: positiveInt.default(60),
    OUTBOX_RETRY_BASE_SECONDS: positiveInt.default(30),
    // With the defaults, about a day of trying.
    OUTBOX_MAX_ATTEMPTS: positiveInt.default(30),
  })
  .transform((env) => ({
    leaseSeconds: env.OUTBOX_LEASE_SECONDS,
    retryBaseSeconds: env.OUTBOX_RETRY_BASE_SECONDS,
    maxAttempts: env.OUTBOX_MAX_ATTEMPTS,
    // A mail must have failed well before its lease lets somebody else try it.
    sendTimeoutMs: Math.min(longestSendMs, env.OUTBOX_LEASE_SECONDS * 500),
  }))

/** Parsed `outboxEnv`. */
export type OutboxSettings = z.output<typeof outboxEnv>

/** What it takes to deliver the mails that wait in the database. */
export type Outbox = {
  database: AdminClient
  transport: MailTransport
  /** Sender of every mail, `Name <address>` or a bare address. */
  from: string
  /** Where answers to replies go; to the sender's address unless it is set. */
  replyTo?: string | undefined
  settings: OutboxSettings
}

/** How many mails went which way; `lost` ones were settled by somebody else in the meantime. */
export type DeliveryCounts = { sent: number; retried: number; failed: number; lost: number }

/** Puts an outbox together from the parsed environment. */
export const createOutbox = (
  database: AdminClient,
  mail: MailEnv,
  settings: OutboxSettings,
): Outbox => ({
  database,
  transport: createMailTransport(mail, settings.sendTimeoutMs),
  from: mail.MAIL_FROM,
  replyTo: mail.MAIL_REPLY_TO,
  settings,
})
