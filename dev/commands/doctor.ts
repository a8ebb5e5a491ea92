import { Resolver } from 'node:dns/promises'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'
import { loadEnv } from 'vite'
import { releaseOf } from '../../build/release.ts'
import { answersFile } from '../deploy/answers.ts'
import { checks } from '../doctor/checks.ts'
import {
  apiOf,
  type Deployment,
  Finding,
  isLocal,
  maySeeKey,
  reasonOf,
  Silence,
  Unknown,
} from '../doctor/deployment.ts'
import { UserError } from '../user-error.ts'
import { buildCatalogue } from './support/build.ts'

type Outcome = 'ok' | 'found' | 'unknown'

const marks: Record<Outcome, string> = { ok: '✓', found: '✗', unknown: '?' }

/** What the deployment of this checkout is made with (`npm run deploy`), under what the shell says. */
function settings(): NodeJS.ProcessEnv {
  const kept = existsSync(answersFile) ? parseEnv(readFileSync(answersFile, 'utf8')) : {}
  const api =
    kept.VITE_SUPABASE_URL ?? (kept.PROJECT_REF && `https://${kept.PROJECT_REF}.supabase.co`)
  return {
    ...kept,
    ...(api && { VITE_SUPABASE_URL: api }),
    ...process.env,
    ...loadEnv('production', '.'),
  }
}

/** @throws UserError without an address */
async function deploymentOf(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, mail: { type: 'string' } },
  })
  const [address] = positionals
  if (!address || !URL.canParse(address)) {
    throw new UserError(
      'Usage: npm run doctor -- https://your.site [--json] [--mail <address of an account>] (docs/doctor.md)',
    )
  }
  const site = new URL(address).origin
  // A copy on this machine is no deployment of this checkout's project.
  const env = isLocal(site) ? process.env : settings()
  const named = env.VITE_SUPABASE_URL && new URL(env.VITE_SUPABASE_URL).origin
  // What the pages say of their API, an attacker of the site may have written.
  const api = named || (await apiOf(site))
  const resolver = new Resolver({ timeout: 5000, tries: 2 })
  const deployment: Deployment = {
    site,
    api,
    publishableKey: env.VITE_SUPABASE_PUBLISHABLE_KEY,
    secretKey: maySeeKey(api, [named, site]) ? env.SUPABASE_SECRET_KEY : undefined,
    release: releaseOf(),
    resend: env.RESEND_API_KEY
      ? { apiKey: env.RESEND_API_KEY, baseUrl: 'https://api.resend.com' }
      : undefined,
    readTxt: isLocal(site) ? undefined : (name) => resolver.resolveTxt(name),
    mailTo: values.mail,
  }
  return { deployment, isJson: values.json }
}

/** `npm run doctor -- <address>`: looks at a deployment from outside, a line for each check. */
export async function run(args: readonly string[]): Promise<void> {
  const { deployment, isJson } = await deploymentOf(args)
  // What the model is told.
  await buildCatalogue()
  const report: object[] = []
  const silent = new Set<string>()
  for (const { name, exitCode, document, run: check } of checks) {
    let outcome: Outcome = 'ok'
    let text: string
    try {
      text = await check(deployment)
    } catch (error) {
      // Each is announced once.
      const isKnown = error instanceof Silence && silent.has(error.origin)
      if (error instanceof Silence) silent.add(error.origin)
      outcome = error instanceof Unknown || isKnown ? 'unknown' : 'found'
      const isOurs = error instanceof Finding || error instanceof Unknown
      text = isOurs ? error.message : reasonOf(error)
      if (isKnown) text = `${error.origin} does not answer, see above`
    }
    report.push({ check: name, exitCode, outcome, text, document })
    if (outcome === 'found') process.exitCode ??= exitCode
    if (isJson) continue
    const hint = outcome === 'found' ? ` → ${document}` : ''
    console.log(`${marks[outcome]} ${name.padEnd(11)} ${text}${hint}`)
  }
  if (!isJson) return
  const { site, api, release } = deployment
  const exitCode = process.exitCode ?? 0
  console.log(JSON.stringify({ site, api, release, ok: exitCode === 0, exitCode, checks: report }))
}
