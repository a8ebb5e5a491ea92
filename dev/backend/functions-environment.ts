interface FunctionsSettings {
  siteUrl: string
  publishableKey: string
  secretKey: string
  clientHashSecret: string
}

/** The environment that the hosted platform and its secrets give to the functions, for a local copy. */
export function functionsEnvironment(settings: FunctionsSettings): Record<string, string> {
  return {
    SUPABASE_URL: settings.siteUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: settings.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: settings.secretKey }),
    SITE_URL: settings.siteUrl,
    CLIENT_HASH_SECRET: settings.clientHashSecret,
    MAIL_TRANSPORT: 'mailbox',
    MAILBOX_URL: `${settings.siteUrl}/mailbox`,
    MAIL_FROM: 'Kerege <site@kerege.example>',
    LEADS_TO: 'managers@kerege.example',
  }
}
