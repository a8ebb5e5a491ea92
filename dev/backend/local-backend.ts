import { join } from 'node:path'
import { company } from '../../src/content/company.ts'
import { schedule } from '../../src/content/schedule.ts'
import { createMailboxApp } from '../mailbox/app.ts'
import { createMailStore } from '../mailbox/store.ts'
import { startFunctions } from '../functions/functions-process.ts'
import { proxyToFunctions } from '../functions/proxy.ts'
import { alwaysOpen } from './always-open.ts'
import { readWhole, tooLarge } from './bodies.ts'
import { loadDemoDataOnce } from './demo-data.ts'
import { functionsEnvironment } from './functions-environment.ts'
import { postInboundWebhook } from './inbound-webhook.ts'
import { startMailSchedule, startPruneSchedule } from './schedules.ts'
import { inboundSecret, localPublishableKey, loadSecrets } from './secrets.ts'
import { startSupabase, type Database, type SupabaseOptions } from './supabase.ts'

export interface LocalBackendOptions {
  dataFolder: string
  /** Origin of the site and of this backend. */
  siteUrl: string
  /** PGlite in the data folder by default. */
  database?: Database
  /** Whether a new database gets demo accounts and e-mails. */
  demoData?: boolean
  /** Settings of the functions (docs/deployment.md) that override the local defaults. */
  functionsEnv?: Record<string, string>
  /** False where a test calls `deliver-mail` itself, and a call in between would change what it finds. */
  hasMailSchedule?: boolean
  beforeUpgrade?: SupabaseOptions['beforeUpgrade']
}

export type LocalBackend = Awaited<ReturnType<typeof startLocalBackend>>

/** Path prefixes of the backend; all other paths are the site's. */
export const backendPrefixes = [
  '/auth/v1',
  '/realtime/v1',
  '/rest/v1',
  '/storage/v1',
  '/functions/v1',
  '/mailbox',
] as const

export function isBackendPath(path: string): boolean {
  return backendPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** Starts the whole local backend: database, Auth, REST, Storage, functions and mailbox. */
export async function startLocalBackend(options: LocalBackendOptions) {
  const { dataFolder, siteUrl } = options
  const secrets = await loadSecrets(dataFolder)
  const mailStore = createMailStore(join(dataFolder, 'mailbox'))
  let loadingDemoData = options.demoData ?? false

  const functions = startFunctions({
    ...functionsEnvironment(
      { siteUrl, publishableKey: localPublishableKey, ...secrets },
      process.env,
    ),
    ...options.functionsEnv,
  })
  const mailbox = createMailboxApp(mailStore, (mail) =>
    postInboundWebhook(mail, functions, inboundSecret(secrets)),
  )
  const supabase = await startSupabase({
    database: options.database ?? { kind: 'pglite', folder: join(dataFolder, 'postgres') },
    storageFolder: join(dataFolder, 'storage'),
    beforeUpgrade: options.beforeUpgrade,
    siteUrl,
    publishableKey: localPublishableKey,
    ...secrets,
    sendEmail: async ({ to, subject, text, html }) => {
      if (loadingDemoData) return
      await mailStore.add(
        // Lite's plain text is always English; hosted Supabase sends none.
        {
          from: `${company.name} <auth@${new URL(company.site).hostname}>`,
          to,
          subject,
          html,
          text: html ? undefined : text,
          replyTo: undefined,
        },
        crypto.randomUUID(),
      )
    },
  }).catch(async (error: unknown) => {
    await functions.close()
    throw error
  })
  // Before the first call of deliver-mail: the demo data have deadlines, too.
  await supabase.sql(
    'update private.schedule set working_hours = $1::jsonb, promises = $2::jsonb',
    JSON.stringify(schedule.workingHours),
    JSON.stringify(schedule.promises),
  )
  if (process.env.ALWAYS_OPEN) await supabase.sql(alwaysOpen)
  if (loadingDemoData) await loadDemoDataOnce(supabase, siteUrl, dataFolder)
  loadingDemoData = false

  const stopMailSchedule =
    options.hasMailSchedule === false ? () => {} : startMailSchedule(functions, secrets.secretKey)
  const stopPruneSchedule = startPruneSchedule(supabase)

  return {
    /** Handles everything under `backendPrefixes`. */
    async fetch(request: Request, clientAddress: string): Promise<Response> {
      const path = new URL(request.url).pathname
      if (path.startsWith('/functions/v1')) {
        return proxyToFunctions(functions, request, clientAddress)
      }
      if (path.startsWith('/mailbox')) {
        const mail = await readWhole(request)
        return mail ? mailbox.fetch(mail) : tooLarge()
      }
      return supabase.fetch(request)
    },
    supabase,
    functions,
    secretKey: secrets.secretKey,
    async close(): Promise<void> {
      stopMailSchedule()
      stopPruneSchedule()
      await functions.close()
      await supabase.close()
    },
  }
}
