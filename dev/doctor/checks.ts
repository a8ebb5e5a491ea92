import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { pageHeaders } from '../../build/host-headers.ts'
import { releaseFile } from '../../build/release.ts'
import { siteMap } from '../../src/content/site-map.ts'
import { functionNames } from '../functions/functions-process.ts'
import { compareMigrations, whyForeign } from '../migrations/migrations.ts'
import { resendProblem, type ResendAccount } from './resend-account.ts'

export interface Deployment {
  /** Origin of the site. */
  site: string
  /** Origin of the API. */
  api: string
  publishableKey: string
  /** Opens `health()`, which tells what cannot be seen from outside. */
  secretKey: string | undefined
  /** Of this checkout, which site and functions should be of. */
  release: string
  /** Where the functions use Resend, its account, which only its key opens. */
  resend?: ResendAccount | undefined
}

/** What is wrong, and what to do about it. */
export class Finding extends Error {}

/** A check could not be made, which is no finding. */
export class Unknown extends Error {}

interface Check {
  name: string
  /** The process ends with the code of the first check that found something. */
  exitCode: number
  /** @returns what is right, for the report @throws Finding or Unknown */
  run: (deployment: Deployment) => Promise<string>
}

/** Whether a secret key may be sent to an origin: only to one that its owner has named, and never in the clear. */
export function maySeeKey(origin: string, named: readonly (string | undefined)[]): boolean {
  const { protocol, hostname } = new URL(origin)
  return named.includes(origin) && (protocol === 'https:' || hostname === '127.0.0.1')
}

const timeoutMs = 15_000

async function get(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    })
  } catch (error) {
    throw new Finding(`${url} does not answer`, { cause: error })
  }
}

/** Reads what a deployment's pages say of its API; the site's own origin where they name none. */
export async function apiOf(site: string): Promise<string> {
  const policy = (await get(site)).headers.get('content-security-policy') ?? ''
  const [, sources = ''] = /connect-src ([^;]*)/.exec(policy) ?? []
  return sources.split(' ').find((source) => /^https?:/.test(source)) ?? site
}

async function checkPages({ site }: Deployment): Promise<string> {
  const paths = Object.values(siteMap).map(({ path }) => path)
  for (const path of paths) {
    const { status, headers } = await get(site + path)
    if (status !== 200) throw new Finding(`${path} answers ${status} instead of 200`)
    if (!headers.get('content-type')?.startsWith('text/html')) {
      throw new Finding(`${path} is no HTML: the host must serve /x from x.html`)
    }
  }
  const { status } = await get(`${site}/no-such-page`)
  if (status !== 404) throw new Finding(`a missing page answers ${status}: serve 404.html with 404`)
  return `${paths.length} pages, and 404 for others`
}

async function checkHeaders({ site, api }: Deployment): Promise<string> {
  const answer = await get(site)
  const expected = pageHeaders(await answer.text(), {
    ...(api !== site && { VITE_SUPABASE_URL: api }),
  })
  for (const [name, value] of Object.entries(expected)) {
    const found = answer.headers.get(name)
    // A captcha adds its provider's hosts to the policy.
    const isRight =
      name === 'Content-Security-Policy'
        ? found?.startsWith(value.split('; style-src')[0] ?? value)
        : found === value
    if (!isRight) {
      throw new Finding(`${name} is ${found ?? 'missing'}: serve the headers of this build`)
    }
  }
  return `${Object.keys(expected).length} security headers, the policy among them`
}

async function checkRedirects({ site }: Deployment): Promise<string> {
  // Browsers read a backslash as a slash, so that /\host leads to another host.
  for (const path of [
    '/services/',
    '/%5Cevil.example/',
    '//evil.example/',
    '/services/..//evil.example',
  ]) {
    const { headers } = await get(site + path)
    const location = headers.get('location')
    if (location && new URL(location, site).origin !== site) {
      throw new Finding(`${path} leads to ${location}, another host`)
    }
  }
  if (site.startsWith('https:')) {
    const plain = await get(site.replace('https:', 'http:'))
    if (!plain.headers.get('location')?.startsWith('https:')) {
      throw new Finding('http:// does not lead to https://')
    }
  }
  return 'none to another host'
}

async function checkFunctions({ api, site, release }: Deployment): Promise<string> {
  const releases = new Set<string>()
  const names = functionNames()
  for (const name of names) {
    const { status, headers } = await get(`${api}/functions/v1/${name}`, {
      method: 'OPTIONS',
      headers: { origin: site, 'access-control-request-method': 'POST' },
    })
    if (status !== 204) throw new Finding(`${name} answers ${status}: deploy it, read its log`)
    releases.add(headers.get('x-release') ?? 'unknown')
  }
  const [found = 'unknown', other] = releases
  if (other) throw new Finding(`functions of ${[...releases].join(' and ')}: deploy them all`)
  if (found !== 'unknown' && found !== release) {
    throw new Finding(`the functions are of ${found}, this checkout is ${release}: deploy them`)
  }
  return `${names.length} answer, release ${found}`
}

async function checkSite({ site, release }: Deployment): Promise<string> {
  const answer = await get(`${site}/${releaseFile}`)
  const found = answer.ok ? (await answer.text()).trim() : 'a version before 0.9.0'
  if (found !== 'unknown' && found !== release) {
    throw new Finding(
      `the site is of ${found}, this checkout is ${release}: build it, upload dist/`,
    )
  }
  return `release ${found}`
}

const healthSchema = z.object({
  now: z.coerce.date(),
  release: z.string().nullable(),
  migrations: z.array(z.object({ version: z.string(), hash: z.string() })),
  admins: z.number(),
  admins_with_factor: z.number().nullable(),
  last_sent_at: z.coerce.date().nullable(),
  failed_mails: z.number(),
  // Before 0.9.1 not told.
  waiting_mails: z.number().default(0),
  waiting_why: z.string().nullish(),
  overdue_mails: z.number(),
  last_retention_at: z.coerce.date().nullable(),
})

async function healthOf({ api, secretKey }: Deployment) {
  if (!secretKey) throw new Unknown('set SUPABASE_SECRET_KEY, and VITE_SUPABASE_URL with https')
  const answer = await get(`${api}/rest/v1/rpc/health`, {
    method: 'POST',
    headers: {
      apikey: secretKey,
      // The service role's key is a token of its own; gateways of older self-hosted stacks make none of `apikey`.
      ...(secretKey.startsWith('eyJ') && { authorization: `Bearer ${secretKey}` }),
      'content-type': 'application/json',
    },
    body: '{}',
  })
  if (answer.status === 404) throw new Finding('no function health(): push the migrations')
  if (!answer.ok) throw new Finding(`the database answers ${answer.status}: ${await answer.text()}`)
  const health = healthSchema.safeParse(await answer.json())
  if (health.success) return health.data
  throw new Finding('the database is of another version than this checkout: push the migrations')
}

async function checkMigrations(deployment: Deployment): Promise<string> {
  const { release, migrations } = await healthOf(deployment)
  const difference = compareMigrations(migrations)
  const why = whyForeign(difference)
  if (why) throw new Finding(`the database ${why}`)
  const { pending } = difference
  if (pending.length > 0) {
    const names = pending.map(({ file }) => file).join(', ')
    throw new Finding(`the database is of ${release} and lacks ${names}: push the migrations`)
  }
  return `all ${migrations.length} of them, the database is of ${release}`
}

async function checkMail(deployment: Deployment): Promise<string> {
  const {
    failed_mails: failed,
    waiting_mails: waiting,
    waiting_why: why,
    last_sent_at: last,
  } = await healthOf(deployment)
  if (failed > 0)
    throw new Finding(`${failed} mails failed in two days: see the outbox's last_error`)
  if (waiting > 0) throw new Finding(`${waiting} mails wait for more than an hour: ${why}`)
  return last ? `last sent ${last.toISOString()}` : 'none sent yet: send a lead'
}

async function checkWebhook({ api, resend }: Deployment): Promise<string> {
  const endpoint = `${api}/functions/v1/inbound-mail`
  const { status } = await get(endpoint, { method: 'POST', body: '{}' })
  if (status === 401) {
    if (!resend) return 'unsigned mail is refused; with RESEND_API_KEY Resend is asked, too'
    const problem = await resendProblem(resend, endpoint)
    if (problem) throw new Finding(problem)
    return 'unsigned mail is refused; Resend brings mail and tells what came back'
  }
  if (status === 503) return 'not set up: customers’ mail does not reach the inbox'
  throw new Finding(`unsigned mail is answered ${status} instead of 401`)
}

const dayMs = 24 * 3600 * 1000

async function checkCron(deployment: Deployment): Promise<string> {
  const { now, overdue_mails: overdue, last_retention_at: last } = await healthOf(deployment)
  if (overdue > 0) throw new Finding(`${overdue} mails are overdue: schedule deliver-mail`)
  if (!last || now.getTime() - last.getTime() > 2 * dayMs) {
    throw new Finding('old data was not deleted in two days: schedule prune-old-data')
  }
  return `last deletion ${last.toISOString()}`
}

async function checkClock({ site, api }: Deployment): Promise<string> {
  for (const address of new Set([site, `${api}/auth/v1/health`])) {
    const date = (await get(address)).headers.get('date')
    if (!date) continue
    const seconds = Math.round(Math.abs(Date.now() - Date.parse(date)) / 1000)
    if (seconds > 60) throw new Finding(`${address} is ${seconds} s off this machine's clock`)
  }
  return 'within a minute of this machine'
}

/** Names of the API's tables, as `npm run db:types` has written them. */
function tableNames(): string[] {
  const types = readFileSync('supabase/functions/_shared/contracts/database.types.ts', 'utf8')
  return [...types.matchAll(/^ {6}(\w+): \{\n {8}Row:/gm)].map(([, name = '']) => name)
}

async function checkAnonymous({ api, publishableKey }: Deployment): Promise<string> {
  const headers = { apikey: publishableKey }
  const tables = tableNames()
  for (const table of tables) {
    const answer = await get(`${api}/rest/v1/${table}?limit=1`, { headers })
    // The embedded backend answers with no rows, the platform with a refusal.
    if (answer.ok && (await answer.text()) !== '[]') {
      throw new Finding(`visitors who are not signed in may read ${table}`)
    }
  }
  const settings = await get(`${api}/auth/v1/settings`, { headers })
  // Otherwise all tables would look closed.
  if (!settings.ok) {
    throw new Finding(`Auth answers ${settings.status}: set VITE_SUPABASE_PUBLISHABLE_KEY`)
  }
  const auth = z
    .looseObject({
      mailer_autoconfirm: z.boolean().optional(),
      external: z.looseObject({ phone: z.boolean().optional() }).optional(),
    })
    .parse(await settings.json())
  if (auth.mailer_autoconfirm) throw new Finding('Auth confirms addresses by itself')
  if (auth.external?.phone) throw new Finding('Auth signs up telephones: switch it off')
  return `${tables.length} tables are closed`
}

async function checkAdmins(deployment: Deployment): Promise<string> {
  const { admins, admins_with_factor: withFactor } = await healthOf(deployment)
  if (admins === 0) throw new Finding('there is no admin: see docs/deployment.md')
  if (withFactor === null) return `${admins}; the platform has no second factors`
  if (withFactor === 0) throw new Finding('no admin has a second factor')
  return `${withFactor} of ${admins} with a second factor`
}

export const checks: readonly Check[] = [
  { name: 'pages', exitCode: 10, run: checkPages },
  { name: 'headers', exitCode: 11, run: checkHeaders },
  { name: 'redirects', exitCode: 12, run: checkRedirects },
  { name: 'functions', exitCode: 13, run: checkFunctions },
  { name: 'anonymous', exitCode: 14, run: checkAnonymous },
  { name: 'webhook', exitCode: 15, run: checkWebhook },
  { name: 'clock', exitCode: 16, run: checkClock },
  { name: 'migrations', exitCode: 17, run: checkMigrations },
  { name: 'mail', exitCode: 18, run: checkMail },
  { name: 'cron', exitCode: 19, run: checkCron },
  { name: 'admins', exitCode: 20, run: checkAdmins },
  { name: 'site', exitCode: 21, run: checkSite },
]
