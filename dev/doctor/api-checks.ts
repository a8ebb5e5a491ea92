import { readFileSync } from 'node:fs'
import { request as requestHttp, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { z } from 'zod'
import { healthAnswerSchema } from '../../supabase/functions/_shared/contracts/health.ts'
import { attachmentLimits } from '../../supabase/functions/_shared/contracts/attachment.ts'
import { functionNames } from '../functions/functions-process.ts'
import { publishableKeyOf, readBuiltWith } from './built-site.ts'
import {
  type Deployment,
  Finding,
  get,
  isLocal,
  keyHeaders,
  once,
  post,
  Silence,
  Unknown,
} from './deployment.ts'
import { resendProblem } from './resend-account.ts'
import { sentenceOf } from './problems.ts'

/** What some answers of the platform's own mean. */
const platformStatuses: Readonly<Record<number, string>> = {
  540: 'the project is paused: restore it in the dashboard',
  546: 'it ran out of processor time or memory: see its log',
}

export async function checkFunctions({ api, release }: Deployment): Promise<string> {
  const releases = new Set<string>()
  const names = functionNames()
  for (const name of names) {
    // A method that all of them refuse themselves: preflights are answered by gateways, too.
    const { status, headers } = await get(`${api}/functions/v1/${name}`, { method: 'PUT' })
    if (status !== 405) {
      const why = platformStatuses[status] ?? 'deploy it, read its log'
      throw new Finding(`${name} answers ${status}: ${why}`)
    }
    releases.add(headers.get('x-release') ?? 'a version before 1.0.0')
  }
  const [found = 'unknown', other] = releases
  if (other) throw new Finding(`functions of ${[...releases].join(' and ')}: deploy them all`)
  // Only functions that run from their sources, as `npm start` has them, cannot know.
  if (found !== release && !(found === 'unknown' && isLocal(api))) {
    throw new Finding(`the functions are of ${found}, this checkout is ${release}: deploy them`)
  }
  return `${names.length} answer, release ${found}`
}

/** How large what strangers send may be: a file, and the mail of a relay. */
const sentBytes = attachmentLimits.bytes + 1024 * 1024

/** The status by which a request's head is answered; undefined after a while without an answer. @throws Silence */
const statusOf = (url: string, options: RequestOptions, timeoutMs: number) =>
  new Promise<number | undefined>((answered, failed) => {
    const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, options)
    const settle = (status?: number, stream: { destroy: () => unknown } = request) => {
      answered(status)
      stream.destroy()
    }
    request.on('upgrade', ({ statusCode }, socket) => settle(statusCode, socket))
    request.on('response', ({ statusCode }) => settle(statusCode))
    request.on('error', (error) => failed(new Silence(url, error)))
    request.setTimeout(timeoutMs, () => settle())
    request.flushHeaders()
  })

export async function checkUploads({ api }: Deployment): Promise<string> {
  // Announces a large body and sends none of it: who refuses it does so at once.
  const headers = { 'content-type': 'application/octet-stream', 'content-length': sentBytes }
  const status = await statusOf(`${api}/functions/v1/health`, { method: 'POST', headers }, 3000)
  const megabytes = Math.round(sentBytes / 1024 / 1024)
  if (status === 413) {
    throw new Finding(
      `what is larger than a proxy's limit is refused with 413: let ${megabytes} MB through to the functions`,
    )
  }
  return `${megabytes} MB reach the functions`
}

export async function checkRest(deployment: Deployment): Promise<string> {
  const answer = await get(`${deployment.api}/rest/v1/profiles?limit=1`, {
    headers: keyHeaders(await publishableKeyOf(deployment)),
  })
  const text = await answer.text()
  const isOwnRefusal = z.looseObject({ code: z.string() }).safeParse(jsonOf(text)).data?.code
  if (answer.ok || isOwnRefusal?.startsWith('42')) return 'PostgREST answers'
  throw new Finding(`PostgREST answers ${answer.status}: ${text.slice(0, 200)}`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function checkStorage(deployment: Deployment): Promise<string> {
  const { api, secretKey } = deployment
  const key = secretKey ?? (await publishableKeyOf(deployment))
  const answer = await get(`${api}/storage/v1/bucket/attachments`, {
    headers: { ...keyHeaders(key), ...(secretKey && { authorization: `Bearer ${secretKey}` }) },
  })
  const text = await answer.text()
  const body = jsonOf(text)
  if (answer.status >= 500 || body === undefined) {
    throw new Finding(`Storage answers ${answer.status}: ${text.slice(0, 200)}`)
  }
  if (!secretKey) return 'Storage answers'
  const bucket = z.looseObject({ public: z.boolean() }).safeParse(body).data
  if (!bucket) {
    throw new Finding(
      answer.status === 404 || /not found/i.test(text)
        ? 'there is no bucket for attachments: push the migrations'
        : `Storage refuses the secret key (${answer.status} ${text.slice(0, 200)}): on a stack of your own see JWT_JWKS`,
    )
  }
  if (bucket.public) throw new Finding('the bucket of attachments is public: make it private')
  return 'a private bucket'
}

export async function checkRealtime(deployment: Deployment): Promise<string> {
  const { api } = deployment
  const key = await publishableKeyOf(deployment)
  // As the site itself asks (src/lib/backend/capabilities.ts).
  const { status } = await post(`${api}/realtime/v1/api/broadcast`, key, {})
  if ([204, 404].includes(status)) return 'none here: the inbox asks every ten seconds'
  if (status >= 500) throw new Finding(`Realtime answers ${status}: see its log`)
  const url = `${api}/realtime/v1/websocket?apikey=${key}&vsn=1.0.0`
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.from('doctor of kerege').toString('base64'),
  }
  const upgraded = await statusOf(url, { headers }, 15_000)
  if (upgraded === undefined) throw new Silence(url, new Error('timeout'))
  if (upgraded === 101) return 'web sockets open'
  throw new Finding(
    `a web socket is answered ${upgraded}: the proxy in front has to pass on Upgrade and Connection`,
  )
}

const authSettingsSchema = z.looseObject({
  disable_signup: z.boolean().optional(),
  mailer_autoconfirm: z.boolean().optional(),
  external: z
    .looseObject({ email: z.boolean().optional(), phone: z.boolean().optional() })
    .optional(),
})

const readAuthSettings = once(async (deployment: Deployment) => {
  const headers = keyHeaders(await publishableKeyOf(deployment))
  const settings = await get(`${deployment.api}/auth/v1/settings`, { headers })
  // Otherwise all tables would look closed.
  if (!settings.ok) {
    throw new Finding(
      `Auth answers ${settings.status}: look whether it runs, and whether VITE_SUPABASE_PUBLISHABLE_KEY is right`,
    )
  }
  return authSettingsSchema.parse(await settings.json())
})

const templates = ['confirmation', 'recovery', 'email_change']

export async function checkAuth(deployment: Deployment): Promise<string> {
  const { api, site, mailTo } = deployment
  const settings = await readAuthSettings(deployment)
  if (settings.disable_signup) throw new Finding('Auth takes no sign-ups: allow them')
  if (settings.external?.email === false) throw new Finding('Auth signs nobody up by address')
  for (const name of templates) {
    const answer = await get(`${site}/mail/${name}.html`)
    if (!answer.ok || !(await answer.text()).includes('{{ .TokenHash }}')) {
      throw new Finding(
        `/mail/${name}.html is not the template of Auth's mails (${answer.status}): upload all of dist/, and let no proxy rewrite it`,
      )
    }
  }
  if (!mailTo)
    return 'answers, its templates are online; with --mail <address> it is asked for a mail'
  const key = await publishableKeyOf(deployment)
  const answer = await post(`${api}/auth/v1/recover`, key, { email: mailTo })
  if (answer.ok)
    return `asked for a mail to ${mailTo}: it comes, with a button, if that account exists`
  const text = await answer.text()
  if (text.includes('captcha')) throw new Unknown('Auth asks for a captcha before it sends a mail')
  throw new Finding(
    `Auth does not send its mails (${answer.status} ${text.slice(0, 200)}): look at its SMTP settings`,
  )
}

/** The function's own account of itself; undefined if it is of a version without one. */
export const readHealth = once(async ({ api, secretKey }: Deployment) => {
  const answer = await get(`${api}/functions/v1/health`, {
    headers: secretKey ? keyHeaders(secretKey) : {},
  })
  const health = healthAnswerSchema.safeParse(jsonOf(await answer.text()))
  if (health.success) return health.data
  throw new Finding(
    `/functions/v1/health answers ${answer.status}: a monitor would call; see the function's log`,
  )
})

export async function checkHealth(deployment: Deployment): Promise<string> {
  const { ok, problems } = await readHealth(deployment)
  if (ok) return 'all is well, for your uptime monitor, too'
  throw new Finding(problems.map(sentenceOf).join('; '))
}

async function readFunctionsState(deployment: Deployment) {
  const { functions } = await readHealth(deployment).catch((error: unknown) => {
    if (error instanceof Finding) throw new Unknown('the function health does not answer')
    throw error
  })
  if (!functions)
    throw new Unknown('set SUPABASE_SECRET_KEY: only it is told how the functions are set')
  return functions
}

/** Of the sender's domain, and how it is sent. */
export const readSender = async (deployment: Deployment) =>
  (await readFunctionsState(deployment)).mail

/** Whether Auth asks for a captcha: it refuses a sign-in without one before it looks for the account. */
async function authAsksForCaptcha(deployment: Deployment): Promise<boolean> {
  const answer = await post(
    `${deployment.api}/auth/v1/token?grant_type=password`,
    await publishableKeyOf(deployment),
    { email: 'doctor@doctor.invalid', password: 'not-a-password' },
  )
  if (answer.status === 429) throw new Unknown('Auth takes no more sign-ins from here for a while')
  return (await answer.text()).includes('captcha')
}

export async function checkCaptcha(deployment: Deployment): Promise<string> {
  const { captcha } = await readBuiltWith(deployment)
  const ofSite = captcha?.split(':')[0] ?? null
  if ((await authAsksForCaptcha(deployment)) && !ofSite) {
    throw new Finding(
      'Auth asks for a captcha and the site shows none, so that nobody can sign in: build the site with VITE_CAPTCHA, or switch it off in Auth',
    )
  }
  const { captcha: ofFunctions } = await readFunctionsState(deployment)
  if (ofSite === ofFunctions) return ofSite ?? 'none, on all sides'
  throw new Finding(
    `the site's captcha is ${ofSite ?? 'none'}, the functions' is ${ofFunctions ?? 'none'}: set VITE_CAPTCHA and CAPTCHA together`,
  )
}

/** Names of the API's tables, as `npm run db:types` has written them. */
function tableNames(): string[] {
  const types = readFileSync('supabase/functions/_shared/contracts/database.types.ts', 'utf8')
  return [...types.matchAll(/^ {6}(\w+): \{\n {8}Row:/gm)].map(([, name = '']) => name)
}

export async function checkAnonymous(deployment: Deployment): Promise<string> {
  const headers = keyHeaders(await publishableKeyOf(deployment))
  const tables = tableNames()
  for (const table of tables) {
    const answer = await get(`${deployment.api}/rest/v1/${table}?limit=1`, { headers })
    // The embedded backend answers with no rows, the platform with a refusal.
    if (answer.ok && (await answer.text()) !== '[]') {
      throw new Finding(`visitors who are not signed in may read ${table}`)
    }
    if (answer.status >= 500) throw new Unknown(`PostgREST answers ${answer.status}`)
  }
  const auth = await readAuthSettings(deployment)
  if (auth.mailer_autoconfirm) throw new Finding('Auth confirms addresses by itself')
  if (auth.external?.phone) throw new Finding('Auth signs up telephones: switch it off')
  return `${tables.length} tables are closed`
}

export async function checkWebhook({ api, resend }: Deployment): Promise<string> {
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

export async function checkClock({ site, api }: Deployment): Promise<string> {
  for (const address of new Set([site, `${api}/auth/v1/health`])) {
    const date = (await get(address)).headers.get('date')
    if (!date) continue
    const seconds = Math.round(Math.abs(Date.now() - Date.parse(date)) / 1000)
    if (seconds > 60) throw new Finding(`${address} is ${seconds} s off this machine's clock`)
  }
  return 'within a minute of this machine'
}
