import { join } from 'node:path'

/** The settings of the functions: of the terminal's variables they get these and no others (a test compares). */
export const functionSettings = [
  'AI_API_KEY',
  'AI_BASE_URL',
  'AI_CLIENT_SHARE',
  'AI_DAILY_COST',
  'AI_DAILY_TOKENS',
  'AI_MAX_STEPS',
  'AI_MAX_TOKENS',
  'AI_MODEL',
  'AI_PRICE_INPUT',
  'AI_PRICE_OUTPUT',
  'AI_TIMEOUT_SECONDS',
  'CAPTCHA',
  'CAPTCHA_BASE_URL',
  'CHAT_ATTENDED_IDLE_SECONDS',
  'CHAT_HISTORY',
  'CHAT_IDLE_SECONDS',
  'CHAT_LIMIT',
  'CHAT_SESSION_LIMIT',
  'CHAT_SUMMARY_LIMIT',
  'CHAT_SUMMARY_WINDOW_SECONDS',
  'CHAT_UPDATES_LIMIT',
  'CHAT_UPDATES_WINDOW_SECONDS',
  'CHAT_WINDOW_SECONDS',
  'CLIENT_ADDRESS_HEADER',
  'CLIENT_HASH_SECRET',
  'CSP_REPORT_LIMIT',
  'CSP_REPORT_WINDOW_SECONDS',
  'INBOUND_AUTHSERV_ID',
  'INBOUND_RESEND_SECRET',
  'INBOUND_WEBHOOK_SECRET',
  'LEADS_PER_DAY',
  'LEADS_PER_HOUR',
  'LEADS_TO',
  'LEAD_LIMIT',
  'LEAD_REFUSAL_FACTOR',
  'LEAD_WINDOW_SECONDS',
  'MAILBOX_URL',
  'MAIL_FROM',
  'MAIL_REPLY_TO',
  'MAIL_TRANSPORT',
  'NEWSLETTER_LIMIT',
  'NEWSLETTER_MAIL_PAUSE_SECONDS',
  'NEWSLETTER_SECRET',
  'NEWSLETTER_WINDOW_SECONDS',
  'OUTBOX_LEASE_SECONDS',
  'OUTBOX_MAX_ATTEMPTS',
  'OUTBOX_RETRY_BASE_SECONDS',
  'QUIZ_PROGRESS_LIMIT',
  'QUIZ_PROGRESS_WINDOW_SECONDS',
  'RESEND_API_KEY',
  'RESEND_BASE_URL',
  'SB_REGION',
  'SITE_URL',
  'SMTP_URL',
  'SUPABASE_PUBLIC_URL',
  'SUPABASE_SECRET_KEYS',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_URL',
  'TELEGRAM_BASE_URL',
  'TELEGRAM_BOT_TOKEN',
  'TELEGRAM_CHAT_ID',
  'UPLOAD_LIMIT',
  'UPLOAD_UNTAKEN_MB',
  'UPLOAD_WINDOW_SECONDS',
]

/** What Deno itself needs to find its cache. */
const denoSettings = [
  'DENO_DIR',
  'HOME',
  'LOCALAPPDATA',
  'SystemRoot',
  'TEMP',
  'TMPDIR',
  'USERPROFILE',
  'XDG_CACHE_HOME',
]

/** Services that the functions call at their usual addresses; Resend keeps files on hosts of its own. */
const usualHosts = [
  '*.resend.com',
  'api.hcaptcha.com',
  'api.telegram.org',
  'challenges.cloudflare.com',
  'smartcaptcha.yandexcloud.net',
]

type Variables = Readonly<Record<string, string | undefined>>

/** The functions' environment: their settings, those of `own` before those of the terminal. */
export function functionsEnv(own: Variables, terminal: Variables): Record<string, string> {
  const known = Object.fromEntries(
    [...functionSettings, ...denoSettings].map((name) => [name, terminal[name]]),
  )
  return Object.fromEntries(
    Object.entries({ ...known, ...own, NO_COLOR: '1' }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
}

const hostsIn = (env: Variables) =>
  Object.values(env).flatMap((value) => {
    const host = value && URL.canParse(value) ? new URL(value).host : ''
    return host ? [host] : []
  })

/**
 * What the functions may do: read their own code, call the services that their settings name, and listen on this
 * machine. All variables they are given: the environment is narrowed instead, because libraries break where a variable
 * is forbidden, not where it is absent.
 *
 * @param root of the project
 */
export const functionsPermissions = (root: string, env: Variables): string[] => [
  '--no-prompt',
  `--allow-net=${[...new Set(['127.0.0.1', ...hostsIn(env), ...usualHosts])].join(',')}`,
  '--allow-env',
  `--allow-read=${['assistant', 'src/content', 'supabase/functions', 'dev/functions', 'node_modules', 'package.json'].map((path) => join(root, path)).join(',')}`,
  // For the name by which nodemailer greets a server.
  '--allow-sys=hostname,networkInterfaces',
]
