import { listMigrations } from '../../../dev/migrations/migrations.ts'
import {
  functionsHealth,
  health,
  inScripts,
  on,
  problem,
  type Tamper,
  withHeader,
} from './tamper.ts'

/** What breaks a deployment, by the check that has to find it, and in which words. */
export const faults: readonly [check: string, found: RegExp, Tamper][] = [
  ['pages', /\/about answers 500/, on('/about', { status: 500 })],
  [
    'pages',
    /missing page answers 200/,
    on('/no-such-page', { headers: { 'content-type': 'text/html' } }),
  ],
  [
    'headers',
    /X-Content-Type-Options is sniff/,
    withHeader('/', 'x-content-type-options', 'sniff'),
  ],
  [
    'headers',
    /Policy is default-src \*/,
    withHeader('/', 'content-security-policy', 'default-src *'),
  ],
  [
    'headers',
    /Strict-Transport-Security is max-age=1/i,
    withHeader('/', 'strict-transport-security', 'max-age=1'),
  ],
  [
    'redirects',
    /another host/,
    on('/services/', { status: 301, headers: { location: '//evil.example/' } }),
  ],
  [
    'pages',
    /rewritten on its way/,
    on(
      '/',
      { headers: { 'content-type': 'text/html' } },
      '<script src="/cdn-cgi/scripts/email-decode.min.js">',
    ),
  ],
  [
    'assets',
    /files of \/assets are missing, .*\(404\) among them/,
    (path, answer) =>
      /assets.*consultation/.test(path) ? new Response('', { status: 404 }) : answer,
  ],
  [
    'assets',
    /are missing, .*\(200\) among them/,
    (path, answer) =>
      path.endsWith('.js')
        ? new Response('<html>', { headers: { 'content-type': 'text/html' } })
        : answer,
  ],
  [
    'build',
    /built for https:\/\/other\.supabase\.co, not for http/,
    inScripts(
      /(supabaseUrl\(\)\{return ?)window\.location\.origin/,
      '$1"https://other.supabase.co"',
    ),
  ],
  ['build', /code is refused with 401/, on('/auth/v1/settings', { status: 401 })],
  [
    'uploads',
    /larger than a proxy's limit is refused with 413/,
    on('/functions/v1/health', { status: 413 }),
  ],
  ['rest', /PostgREST answers 503/, on('/rest/v1/profiles', { status: 503 }, 'no upstream')],
  [
    'storage',
    /Storage answers 502/,
    on('/storage/v1/bucket/attachments', { status: 502 }, '<h1>Bad gateway'),
  ],
  [
    'storage',
    /no bucket/,
    on('/storage/v1/bucket/attachments', { status: 400 }, '{"message":"Bucket not found"}'),
  ],
  [
    'storage',
    /refuses the secret key \(400 .*signature verification failed/,
    on(
      '/storage/v1/bucket/attachments',
      { status: 400 },
      '{"statusCode":"403","message":"signature verification failed"}',
    ),
  ],
  ['storage', /is public/, on('/storage/v1/bucket/attachments', {}, '{"public":true}')],
  ['realtime', /Realtime answers 503/, on('/realtime/v1/api/broadcast', { status: 503 })],
  [
    'realtime',
    /a web socket is answered 500/,
    (path, answer) =>
      path.startsWith('/realtime/v1') ? new Response('', { status: 400 }) : answer,
  ],
  ['auth', /takes no sign-ups/, on('/auth/v1/settings', {}, '{"disable_signup":true}')],
  ['auth', /by address/, on('/auth/v1/settings', {}, '{"external":{"email":false}}')],
  ['auth', /Auth answers 503/, on('/auth/v1/settings', { status: 503 })],
  [
    'auth',
    /recovery\.html is not the template.*\(200\)/,
    on('/mail/recovery.html', {}, 'a page of the host'),
  ],
  [
    'captcha',
    /nobody can sign in/,
    on('/auth/v1/token', { status: 400 }, '{"error_code":"captcha_failed"}'),
  ],
  [
    'captcha',
    /site's captcha is none, the functions' is turnstile/,
    functionsHealth({
      functions: { captcha: 'turnstile', mail: { transport: 'smtp', domain: 'kerege.example' } },
    }),
  ],
  [
    'captcha',
    /site's captcha is hcaptcha, the functions' is none/,
    inScripts(/supabaseKey:/, 'captcha:"hcaptcha:key",supabaseKey:'),
  ],
  [
    'health',
    /every attempt to send a mail fails/,
    functionsHealth({ ok: false, problems: ['mail stopped'] }),
  ],
  ['health', /health answers 546/, on('/functions/v1/health', { status: 546 })],
  [
    'functions',
    /ai-chat answers 540: the project is paused/,
    on('/functions/v1/ai-chat', { status: 540 }),
  ],
  [
    'functions',
    /a version before 1\.0\.0/,
    (path, answer) => {
      if (path.startsWith('/functions')) answer.headers.delete('x-release')
      return answer
    },
  ],
  [
    'functions',
    /are of r0, this checkout is r1/,
    (path, answer) => {
      if (path.startsWith('/functions')) answer.headers.set('x-release', 'r0')
      return answer
    },
  ],
  ['functions', /ai-chat answers 404/, on('/functions/v1/ai-chat', { status: 404 })],
  [
    'functions',
    /of unknown and r0|of r0 and unknown/,
    withHeader('/functions/v1/newsletter', 'x-release', 'r0'),
  ],
  ['anonymous', /may read emails/, on('/rest/v1/emails', {}, '[{"id":1}]')],
  ['anonymous', /telephones/, on('/auth/v1/settings', {}, '{"external":{"phone":true}}')],
  [
    'anonymous',
    /401: look whether it runs/,
    on('/auth/v1/settings', { status: 401 }, '{"message":"Invalid API key"}'),
  ],
  ['webhook', /answered 200/, on('/functions/v1/inbound-mail', {})],
  ['clock', /s off/, withHeader('/', 'date', 'Mon, 01 Jan 2024 00:00:00 GMT')],
  ['site', /site is of r0, this checkout is r1/, on('/release.txt', {}, 'r0\n')],
  ['site', /of a version before 0\.9\.0/, on('/release.txt', { status: 404 })],
  [
    'migrations',
    /database is of 0\.9\.0 and lacks \d+_\w+\.sql/,
    health({ release: '0.9.0', migrations: [] }),
  ],
  [
    'migrations',
    /migrations that this checkout lacks \(20200101\).* before 0\.9\.0/,
    health({ migrations: [{ version: '20200101', hash: '-' }] }),
  ],
  [
    'migrations',
    /other migrations under the names of this checkout's \(\d+_release_0_9_0\.sql/,
    health({ migrations: listMigrations().map(({ version }) => ({ version, hash: 'edited' })) }),
  ],
  ['migrations', /another version than this checkout/, health({ migrations: undefined })],
  ['migrations', /push the migrations/, on('/rest/v1/rpc/health', { status: 404 })],
  ['mail', /3 mails failed/, health({ failed_mails: 3 })],
  [
    'mail',
    /2 of them: mails wait for more than an hour: HTTP 429 daily_quota_exceeded/,
    health(problem('mail', 'waiting', { count: 2, why: 'HTTP 429 daily_quota_exceeded' })),
  ],
  [
    'mail',
    /6 of them: every attempt to send a mail fails: .*: connect ECONNREFUSED/,
    health(problem('mail', 'stopped', { count: 6, why: 'connect ECONNREFUSED' })),
  ],
  ['cron', /2 of them: mails are overdue/, health(problem('schedule', 'overdue', { count: 2 }))],
  ['cron', /old data was not deleted/, health(problem('retention', 'late'))],
  ['cron', /not scheduled: prune-old-data/, health({ jobs: ['deliver-mail'] })],
  [
    'cron',
    /has not called.*its key is refused/,
    health({ ...problem('schedule', 'silent'), last_call: { status: 401, error: null } }),
  ],
  [
    'cron',
    /does not reach deliver-mail; its key is refused: renew the secret deliver_mail_key/,
    health({
      now: '2026-11-30T12:00:00Z',
      schedule_called_at: '2026-11-30T11:53:00Z',
      last_call: { status: 401, error: null },
    }),
  ],
  [
    'cron',
    /its last request failed: Couldn't resolve host/,
    health({
      ...problem('schedule', 'silent'),
      last_call: { status: null, error: "Couldn't resolve host name" },
    }),
  ],
  ['size', /nearly full/, health(problem('database', 'full', { count: 480 }))],
  ['size', /takes no rows/, health(problem('database', 'read_only'))],
  ['admins', /no admin/, health({ admins: 0 })],
  ['admins', /second factor/, health({ admins_with_factor: 0 })],
]
