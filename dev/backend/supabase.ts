import { App, type EmailMessage } from '@supabase/lite'
import { applyPendingMigrations } from '@supabase/lite/cli'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { createQueue, withWholeBody } from './one-at-a-time.ts'
import { readAuthConfig } from './supabase-config.ts'

/** Where the data lives: PGlite in a folder (the default), or a PostgreSQL server. */
export type Database = { kind: 'pglite'; folder: string } | { kind: 'postgres'; url: string }

export interface SupabaseOptions {
  database: Database
  /** Origin of the site; confirmation links lead there. */
  siteUrl: string
  publishableKey: string
  secretKey: string
  jwtSecret: string
  /** Takes the mails that Auth sends (confirmation, recovery). */
  sendEmail: (message: EmailMessage) => Promise<void>
}

export interface EmbeddedSupabase {
  /** Answers /auth/v1 and /rest/v1. */
  fetch: (request: Request) => Promise<Response>
  /** Runs SQL as the database's owner: for demo data and test set-up only. */
  sql: <Row = Record<string, unknown>>(query: string, ...parameters: unknown[]) => Promise<Row[]>
  close: () => Promise<void>
}

/**
 * Starts Auth and the REST API in this process and applies `supabase/migrations`.
 * The working directory must be the project's: Lite finds the migrations from there.
 */
export async function startSupabase(options: SupabaseOptions): Promise<EmbeddedSupabase> {
  // Lite reports anonymous usage unless told not to: https://consoledonottrack.com
  process.env.DO_NOT_TRACK = '1'
  const connection =
    options.database.kind === 'pglite'
      ? await createPgliteConnection({ url: options.database.folder })
      : createPostgresConnection({ url: options.database.url })

  const app = new App({
    connection,
    auth: {
      ...(await readAuthConfig()),
      enabled: true,
      jwt_secret: options.jwtSecret,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/**`],
      publishable_key: options.publishableKey,
      secret_key: options.secretKey,
    },
    options: { drivers: { email: { send: options.sendEmail } }, server: { disableStudio: true } },
  })
  await app.init()
  await app.ensureSystemSchema()
  await applyPendingMigrations(app)

  // PGlite is one session, and Lite 0.10 begins a transaction on it for each request without waiting
  // for the one before: requests that overlap would run under each other's role.
  const enqueue = createQueue()
  const run = options.database.kind === 'pglite' ? enqueue : <T>(task: () => Promise<T>) => task()

  return {
    fetch: async (request) => {
      const whole = await withWholeBody(request)
      return run(() => app.fetch(whole, { peerAddress: null }))
    },
    sql: async <Row>(query: string, ...parameters: unknown[]) => {
      const result = await run(() => connection.exec<{ rows: Row[] } | Row[]>(query, ...parameters))
      return Array.isArray(result) ? result : result.rows
    },
    close: () => connection.close(),
  }
}
