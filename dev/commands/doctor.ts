import { loadEnv } from 'vite'
import { releaseOf } from '../../build/release.ts'
import { localPublishableKey } from '../backend/secrets.ts'
import {
  apiOf,
  checks as checksFromOutside,
  type Deployment,
  Finding,
  maySeeKey,
  Unknown,
} from '../doctor/checks.ts'
import { UserError } from '../user-error.ts'
import { buildCatalogue } from './support/build.ts'

/** `npm run doctor -- <address>`: looks at a deployment from outside, a line for each check. */
export async function run([address]: readonly string[]): Promise<void> {
  if (!address || !URL.canParse(address)) {
    throw new UserError('Usage: npm run doctor -- https://your.site (docs/deployment.md)')
  }
  const site = new URL(address).origin
  const env = loadEnv('production', '.')
  const named = env.VITE_SUPABASE_URL && new URL(env.VITE_SUPABASE_URL).origin
  // What the pages say of their API, an attacker of the site may have written.
  const api = named || (await apiOf(site))
  const deployment: Deployment = {
    site,
    api,
    publishableKey: env.VITE_SUPABASE_PUBLISHABLE_KEY ?? localPublishableKey,
    secretKey: maySeeKey(api, [named, site]) ? process.env.SUPABASE_SECRET_KEY : undefined,
    release: releaseOf(),
    resend: process.env.RESEND_API_KEY
      ? { apiKey: process.env.RESEND_API_KEY, baseUrl: 'https://api.resend.com' }
      : undefined,
  }
  await buildCatalogue()
  // What the model is told is built only now.
  const { modelCheck } = await import('../doctor/model.ts')
  for (const { name, exitCode, run: check } of [...checksFromOutside, modelCheck]) {
    try {
      console.log(`✓ ${name.padEnd(11)} ${await check(deployment)}`)
    } catch (error) {
      if (error instanceof Unknown) {
        console.log(`? ${name.padEnd(11)} ${error.message}`)
        continue
      }
      const isFinding = error instanceof Finding
      console.log(`✗ ${name.padEnd(11)} ${isFinding ? error.message : String(error)}`)
      process.exitCode ??= exitCode
    }
  }
}
