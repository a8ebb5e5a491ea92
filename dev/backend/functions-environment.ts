import { company } from '../../src/content/company.ts'
import { inboundSecret, type LocalSecrets, newsletterSecret } from './secrets.ts'

const domain = new URL(company.site).hostname

/**
 * The functions' environment, which the hosted platform provides, partly from its secrets. Mail goes to the local
 * mailbox, and the rules answer in the chat, unless the terminal's environment sets a mail transport or an LLM.
 */
export function functionsEnvironment(
  settings: LocalSecrets & { siteUrl: string; publishableKey: string },
  terminal: NodeJS.ProcessEnv,
): Record<string, string> {
  return {
    MAIL_TRANSPORT: terminal.MAIL_TRANSPORT ?? 'mailbox',
    MAILBOX_URL: terminal.MAILBOX_URL ?? `${settings.siteUrl}/mailbox`,
    MAIL_FROM: terminal.MAIL_FROM ?? `${company.name} <site@${domain}>`,
    LEADS_TO: terminal.LEADS_TO ?? `managers@${domain}`,
    SITE_URL: settings.siteUrl,
    SUPABASE_URL: settings.siteUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: settings.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: settings.secretKey }),
    CLIENT_HASH_SECRET: settings.clientHashSecret,
    INBOUND_WEBHOOK_SECRET: inboundSecret(settings),
    NEWSLETTER_SECRET: newsletterSecret(settings),
  }
}
