import type { z } from 'zod'
import type { AdminClient } from '../database.ts'
import { createMailTransport } from '../mail/create-transport.ts'
import type { MailTransport } from '../mail/transport.ts'
import { createTelegramTransport, type TelegramTransport } from '../notifications/telegram.ts'
import type { DeliverySettings, NewsletterLinkSettings, outboxEnv } from '../settings.ts'

/** Everything needed to deliver waiting mails and Telegram messages. */
export type Outbox = {
  database: AdminClient
  transport: MailTransport
  /** Sender of every mail, `Name <address>` or a bare address. */
  from: string
  /** Address for answers to replies; the sender's by default. */
  replyTo?: string | undefined
  settings: DeliverySettings
  newsletter: NewsletterLinkSettings
  /** Absent without a configured bot. */
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
