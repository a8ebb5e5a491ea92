import { functionsHealth, health, inScripts, on, together } from './tamper.ts'

/** A deployment with schedules, inbound mail, Realtime and a limit of its size, behind a gateway. */
export const right = together(
  // Kong and Envoy answer preflights themselves.
  (_, answer, method) => (method === 'OPTIONS' ? new Response(null, { status: 200 }) : answer),
  health({
    jobs: ['deliver-mail', 'prune-old-data'],
    last_call: { status: 200, error: null },
    last_sent_at: '2026-11-30T10:00:00Z',
    last_retention_at: '2026-11-30T03:30:00Z',
    database_mb: 40,
    database_limit_mb: 500,
    admins: 2,
    admins_with_factor: 1,
  }),
  (path, answer, method) =>
    path === '/functions/v1/inbound-mail' && method === 'POST'
      ? new Response(null, { status: 401 })
      : answer,
  on('/realtime/v1/api/broadcast', { status: 401 }),
)

/** What each check says of it. Sender and model are seen passing beside their code. */
export const wordsOfRight: Readonly<Record<string, RegExp>> = {
  pages: /^\d+ pages, and 404 for others$/,
  assets: /^\d{2,} files$/,
  site: /^release /,
  build: /^for https:.*, with no captcha$/,
  address: /^https:\/\/kerege\.example$/,
  tls: /^certificates until .* GMT$/,
  headers: /^\d+ security headers, the policy among them$/,
  redirects: /^none to another host$/,
  functions: /^\d+ answer, release unknown$/,
  uploads: /^11 MB reach the functions$/,
  rest: /^PostgREST answers$/,
  storage: /^a private bucket$/,
  realtime: /^web sockets open$/,
  anonymous: /^\d{2,} tables are closed$/,
  captcha: /^none, on all sides$/,
  auth: /^answers, its templates are online/,
  webhook: /^unsigned mail is refused; with RESEND_API_KEY/,
  clock: /^within a minute of this machine$/,
  migrations: /^all \d+ of them, the database is of /,
  mail: /^last sent 2026-11-30T10:00:00/,
  cron: /^last deletion 2026-11-30T03:30:00/,
  size: /^40 of 500 MB$/,
  admins: /^1 of 2 with a second factor$/,
  health: /^all is well/,
}

/** A captcha that site, functions and Auth share. */
export const withCaptcha = together(
  inScripts(/supabaseKey:/, 'captcha:"turnstile:key",supabaseKey:'),
  functionsHealth({
    functions: { captcha: 'turnstile', mail: { transport: 'smtp', domain: 'kerege.example' } },
  }),
  on('/auth/v1/token', { status: 400 }, '{"error_code":"captcha_failed"}'),
)
