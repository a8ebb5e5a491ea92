import * as ofApi from './api-checks.ts'
import * as ofDatabase from './database-checks.ts'
import type { Deployment } from './deployment.ts'
import { checkSender } from './sender-check.ts'
import * as ofSite from './site-checks.ts'

export interface Check {
  name: string
  /** The process ends with the code of the first check that found something. */
  exitCode: number
  /** What it asks, and which faults it finds: for docs/doctor.md. */
  asks: string
  finds: string
  /** Where its faults are mended: a heading of a document. */
  document: `docs/${string}.md#${string}`
  /** @returns what is right, for the report @throws Finding or Unknown */
  run: (deployment: Deployment) => Promise<string>
}

const deployment = (anchor: string) => `docs/deployment.md#${anchor}` as const
const operations = (anchor: string) => `docs/operations.md#${anchor}` as const

/** All checks, in the order of the report. */
export const checks: readonly Check[] = [
  {
    name: 'pages',
    exitCode: 10,
    asks: 'every page answers 200 with HTML, a missing one 404',
    finds: 'a host that does not answer; pages that were not uploaded; pages that a proxy rewrites',
    document: deployment('the-host'),
    run: ofSite.checkPages,
  },
  {
    name: 'assets',
    exitCode: 25,
    asks: 'all files that pages, scripts and styles name are there',
    finds: 'half an upload, a host that answers HTML in their place',
    document: deployment('the-host'),
    run: ofSite.checkAssets,
  },
  {
    name: 'site',
    exitCode: 21,
    asks: 'the site is of this checkout',
    finds: 'an old `dist/`',
    document: operations('updates'),
    run: ofSite.checkSite,
  },
  {
    name: 'build',
    exitCode: 26,
    asks: 'address and key in the site’s code are those of the API',
    finds: 'a site that was built for another project, or with its key',
    document: deployment('the-host'),
    run: ofSite.checkBuild,
  },
  {
    name: 'address',
    exitCode: 22,
    asks: 'its pages name this address as their own',
    finds: '`site` of `company.ts` is another',
    document: deployment('hosted-supabase'),
    run: ofSite.checkAddress,
  },
  {
    name: 'tls',
    exitCode: 24,
    asks: 'site and API have certificates, for two weeks at least',
    finds: 'plain http; a certificate that ends soon, is of another name or signed by nobody',
    document: deployment('the-host'),
    run: ofSite.checkTls,
  },
  {
    name: 'headers',
    exitCode: 11,
    asks: 'the security headers are those of this build',
    finds: 'headers that are missing or of another build; a policy that keeps pages from the API',
    document: deployment('the-host'),
    run: ofSite.checkHeaders,
  },
  {
    name: 'redirects',
    exitCode: 12,
    asks: 'http leads to https of the same name, and nothing to another host',
    finds: 'a server’s name that is not the site’s; open redirects',
    document: deployment('the-host'),
    run: ofSite.checkRedirects,
  },
  {
    name: 'functions',
    exitCode: 13,
    asks: 'all answer, and are of this checkout',
    finds: 'one that does not start, is killed or not deployed; a paused project; old functions',
    document: deployment('hosted-supabase'),
    run: ofApi.checkFunctions,
  },
  {
    name: 'uploads',
    exitCode: 33,
    asks: 'files of the size that the site promises reach the functions',
    finds: 'a proxy’s limit (nginx: 1 MB)',
    document: 'docs/self-hosting.md#the-proxy',
    run: ofApi.checkUploads,
  },
  {
    name: 'rest',
    exitCode: 27,
    asks: 'PostgREST answers',
    finds: 'PostgREST that is down, or does not know the schema',
    document: operations('when-something-is-wrong'),
    run: ofApi.checkRest,
  },
  {
    name: 'storage',
    exitCode: 28,
    asks: 'Storage answers, and its bucket is private',
    finds: 'Storage that is down or refuses the key; a bucket that is missing or public',
    document: operations('when-something-is-wrong'),
    run: ofApi.checkStorage,
  },
  {
    name: 'realtime',
    exitCode: 29,
    asks: 'Realtime answers, and web sockets get through',
    finds: 'Realtime that is down; a proxy that passes no web sockets on',
    document: 'docs/self-hosting.md#the-proxy',
    run: ofApi.checkRealtime,
  },
  {
    name: 'anonymous',
    exitCode: 14,
    asks: 'no table shows a row to visitors; Auth confirms nothing by itself',
    finds: 'open tables; sign-ups by telephone or without a confirmation',
    document: deployment('hosted-supabase'),
    run: ofApi.checkAnonymous,
  },
  {
    name: 'auth',
    exitCode: 30,
    asks: 'Auth answers and signs up; its templates are online; with `--mail <address>` it sends',
    finds:
      'Auth that is down or closed; templates that are missing or rewritten; its SMTP refusing',
    document: deployment('hosted-supabase'),
    run: ofApi.checkAuth,
  },
  {
    name: 'captcha',
    exitCode: 31,
    asks: 'site, functions and Auth agree on the captcha',
    finds: 'one that only Auth asks for (nobody signs in), or only one side knows',
    document: deployment('a-captcha'),
    run: ofApi.checkCaptcha,
  },
  {
    name: 'webhook',
    exitCode: 15,
    asks: 'unsigned mail is refused; with `RESEND_API_KEY` what Resend has of it',
    finds: 'an open webhook; a key that may not read, events that are missing',
    document: deployment('receiving-mail'),
    run: ofApi.checkWebhook,
  },
  {
    name: 'clock',
    exitCode: 16,
    asks: 'site and API agree with this machine',
    finds: 'a clock that is a minute off, so that tokens are refused',
    document: operations('when-something-is-wrong'),
    run: ofApi.checkClock,
  },
  {
    name: 'sender',
    exitCode: 32,
    asks: 'SPF, DKIM and DMARC of the sender’s domain',
    finds:
      'records that are missing, withdrawn or let everybody send; `DKIM_SELECTOR` names the key',
    document: deployment('names'),
    run: checkSender,
  },
  {
    name: 'migrations',
    exitCode: 17,
    asks: 'the database has those of this checkout, unchanged',
    finds: 'a database of another version; migrations that were edited',
    document: operations('updates'),
    run: ofDatabase.checkMigrations,
  },
  {
    name: 'mail',
    exitCode: 18,
    asks: 'mail goes out, and none failed in two days',
    finds: 'a transport that is dead or refuses; a quota that is spent; mails given up',
    document: deployment('delivering-what-is-due'),
    run: ofDatabase.checkMail,
  },
  {
    name: 'cron',
    exitCode: 19,
    asks: 'the schedules are there and call; old data was deleted',
    finds: 'a schedule that is missing, stopped or has a wrong key or address; deletions that fail',
    document: deployment('delivering-what-is-due'),
    run: ofDatabase.checkCron,
  },
  {
    name: 'size',
    exitCode: 34,
    asks: 'the database has room, by `DATABASE_LIMIT_MB`',
    finds: 'a database above 85 percent, or one that takes no rows',
    document: operations('when-something-is-wrong'),
    run: ofDatabase.checkSize,
  },
  {
    name: 'admins',
    exitCode: 20,
    asks: 'one at least, with a second factor',
    finds: 'a site that nobody, or only a password, administers',
    document: deployment('hosted-supabase'),
    run: ofDatabase.checkAdmins,
  },
  {
    name: 'health',
    exitCode: 35,
    asks: 'the address for uptime monitors says that all is well',
    finds:
      'without a secret key, too, what mail, schedule, deletions and size are found wrong with',
    document: operations('being-told'),
    run: ofApi.checkHealth,
  },
  {
    name: 'model',
    exitCode: 23,
    asks: 'with `AI_…` set here: one real question, with tools',
    finds: 'a key, a name or an address that the provider refuses',
    document: deployment('a-model-for-the-chat'),
    // What the model is told is built before it is loaded.
    run: async () => (await import('./model.ts')).checkModel(process.env),
  },
]

/** The table of docs/doctor.md. */
export const checksTable = (): string =>
  [
    '| exit code | check | what it asks | what it finds | mended in |',
    '| --- | --- | --- | --- | --- |',
    ...checks
      .toSorted((a, b) => a.exitCode - b.exitCode)
      .map(({ name, exitCode, asks, finds, document }) => {
        const [file = '', anchor = ''] = document.replace('docs/', '').split('#')
        return `| ${exitCode} | ${name} | ${asks} | ${finds} | [${anchor.replaceAll('-', ' ')}](${file}#${anchor}) |`
      }),
  ].join('\n')
