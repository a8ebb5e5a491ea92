import type { MailEnv } from '../settings.ts'
import { createResendTransport } from './resend.ts'
import { createSmtpTransport } from './smtp.ts'
import type { MailTransport } from './transport.ts'

/**
 * @param timeoutMs time limit for one mail, in milliseconds
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
