import type { z } from 'zod'
import type { AdminClient } from '../database.ts'
import { createResendTransport } from '../mail/resend.ts'
import { createSmtpTransport } from '../mail/smtp.ts'
import type { MailTransport } from '../mail/transport.ts'
import { createTelegramTransport } from '../notifications/telegram.ts'
import type { MailEnv, outboxEnv } from '../settings.ts'

function createMailTransport(env: MailEnv, timeoutMs: number): MailTransport {
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

/** Everything needed to deliver waiting mails and Telegram messages. */
export type Outbox = ReturnType<typeof createOutbox>

/** Creates the outbox from the parsed environment. */
export const createOutbox = (database: AdminClient, env: z.output<typeof outboxEnv>) => ({
  database,
  transport: createMailTransport(env, env.sendTimeoutMs),
  /** Sender of every mail, `Name <address>` or a bare address. */
  from: env.MAIL_FROM,
  /** Address for answers to replies; the sender's by default. */
  replyTo: env.MAIL_REPLY_TO,
  settings: env,
  links: env.links,
  /** Absent without a configured bot. */
  telegram:
    env.telegram && createTelegramTransport({ ...env.telegram, timeoutMs: env.sendTimeoutMs }),
})
