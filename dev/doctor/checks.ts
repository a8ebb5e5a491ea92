import * as ofApi from './api-checks.ts'
import * as ofDatabase from './database-checks.ts'
import type { Deployment } from './deployment.ts'
import { checkSender } from './sender-check.ts'
import * as ofSite from './site-checks.ts'

/** What each asks, and which faults it finds, is in docs/doctor.md. */
interface Check {
  name: string
  /** The process ends with the code of the first check that found something. */
  exitCode: number
  /** Where its faults are mended: a heading of a document. */
  document: `docs/${string}.md#${string}`
  /** @returns what is right, for the report @throws Finding or Unknown */
  run: (deployment: Deployment) => Promise<string>
}

const check = (
  exitCode: number,
  name: string,
  document: Check['document'],
  run: Check['run'],
): Check => ({ name, exitCode, document, run })

const deployment = (anchor: string) => `docs/deployment.md#${anchor}` as const
const operations = (anchor: string) => `docs/operations.md#${anchor}` as const

/** All checks, in the order of the report. */
export const checks: readonly Check[] = [
  check(10, 'pages', deployment('the-host'), ofSite.checkPages),
  check(25, 'assets', deployment('the-host'), ofSite.checkAssets),
  check(21, 'site', operations('updates'), ofSite.checkSite),
  check(26, 'build', deployment('the-host'), ofSite.checkBuild),
  check(22, 'address', deployment('hosted-supabase'), ofSite.checkAddress),
  check(24, 'tls', deployment('the-host'), ofSite.checkTls),
  check(11, 'headers', deployment('the-host'), ofSite.checkHeaders),
  check(12, 'redirects', deployment('the-host'), ofSite.checkRedirects),
  check(13, 'functions', deployment('hosted-supabase'), ofApi.checkFunctions),
  check(33, 'uploads', 'docs/self-hosting.md#the-proxy', ofApi.checkUploads),
  check(27, 'rest', operations('when-something-is-wrong'), ofApi.checkRest),
  check(28, 'storage', operations('when-something-is-wrong'), ofApi.checkStorage),
  check(29, 'realtime', 'docs/self-hosting.md#the-proxy', ofApi.checkRealtime),
  check(14, 'anonymous', deployment('hosted-supabase'), ofApi.checkAnonymous),
  check(30, 'auth', deployment('hosted-supabase'), ofApi.checkAuth),
  check(31, 'captcha', deployment('a-captcha'), ofApi.checkCaptcha),
  check(15, 'webhook', deployment('receiving-mail'), ofApi.checkWebhook),
  check(16, 'clock', operations('when-something-is-wrong'), ofApi.checkClock),
  check(32, 'sender', deployment('names'), checkSender),
  check(17, 'migrations', operations('updates'), ofDatabase.checkMigrations),
  check(18, 'mail', deployment('delivering-what-is-due'), ofDatabase.checkMail),
  check(19, 'cron', deployment('delivering-what-is-due'), ofDatabase.checkCron),
  check(34, 'size', operations('when-something-is-wrong'), ofDatabase.checkSize),
  check(20, 'admins', deployment('hosted-supabase'), ofDatabase.checkAdmins),
  check(35, 'health', operations('being-told'), ofApi.checkHealth),
  // What the model is told is built before it is loaded.
  check(23, 'model', deployment('a-model-for-the-chat'), async () =>
    (await import('./model.ts')).checkModel(process.env),
  ),
]
