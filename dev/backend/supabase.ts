import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { App, setExperimental, type EmailMessage } from '@supabase/lite'
import { createPgliteConnection, PGlite } from '@supabase/lite/pglite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { parse } from 'smol-toml'
import { z } from 'zod'
import type { Migration } from '../migrations/migrations.ts'
import { confirmTwice } from './address-change.ts'
import { createAuthMailer } from './auth-mailer.ts'
import { keepAuthRules } from './auth-rules.ts'
import { readWhole, tooLarge } from './bodies.ts'
import { createFileStorage } from './file-storage.ts'
import { joinSettings } from './join-settings.ts'
import { fillGaps } from './lite-gaps.ts'
import { migrate, type RunSql } from './migrate.ts'
import { checkParameters } from './parameters.ts'

/** PGlite in a folder (the default), or a PostgreSQL server. */
export type Database = { kind: 'pglite'; folder: string } | { kind: 'postgres'; url: string }

export interface SupabaseOptions {
  database: Database
  /** Origin of the site, the target of confirmation links. */
  siteUrl: string
  publishableKey: string
  secretKey: string
  jwtSecret: string
  /** Where Storage keeps its objects. */
  storageFolder: string
  /** The pause between two mails to one address, a second by default as on the hosted backend (`max_frequency`). */
  mailPauseMs?: number
  /** Sends Auth's mails (confirmation, recovery, new address). */
  sendEmail: (message: EmailMessage) => Promise<void>
  /** Called before existing data is migrated. */
  beforeUpgrade?: (pending: readonly Migration[]) => Promise<void>
  /** Those of this checkout by default. */
  migrations?: readonly Migration[]
}

export type EmbeddedSupabase = Awaited<ReturnType<typeof startSupabase>>

const templateSchema = z.object({ subject: z.string(), content_path: z.string() })

/** Auth's settings in `supabase/config.toml`, shared by the hosted and the embedded backend. */
const configSchema = z.object({
  auth: z.object({
    minimum_password_length: z.number(),
    jwt_expiry: z.number(),
    email: z.object({
      enable_confirmations: z.boolean(),
      double_confirm_changes: z.literal(true),
      template: z.object({
        confirmation: templateSchema,
        recovery: templateSchema,
        email_change: templateSchema,
      }),
    }),
  }),
})

/** An extension of Lite's own copy of PGlite; another version would not load. */
function pgliteExtension(name: string): URL {
  const fromLite = createRequire(resolve('node_modules/@supabase/lite/package.json'))
  return pathToFileURL(join(dirname(fromLite.resolve('@electric-sql/pglite')), `${name}.tar.gz`))
}

const asJson = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Connects, and adds what Lite's connections lack: SQL with parameters, and scripts. */
async function connect(database: Database) {
  if (database.kind === 'postgres') {
    const connection = createPostgresConnection({ url: database.url })
    // Lite hands over JSON as text, which the driver would make a JSON string of.
    for (const type of [114, 3802]) connection.driver.options.serializers[type] = asJson
    const sql: RunSql = async <Row>(query: string, ...parameters: string[]) =>
      Array.from(await connection.driver.unsafe<Row[]>(query, parameters))
    const script = async (text: string) => void (await connection.driver.unsafe(text).simple())
    return { connection, sql, script, endTransaction: undefined }
  }
  const connection = await createPgliteConnection({
    url: database.folder,
    pgliteOptions: {
      extensions: { pg_trgm: pgliteExtension('pg_trgm') },
      // 128 MB by default, all of them touched at the start; a local copy's data are some megabytes.
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    },
  })
  checkParameters(connection.driver)
  const endTransaction = joinSettings(connection.driver)
  const sql: RunSql = async <Row>(query: string, ...parameters: string[]) =>
    (await connection.driver.query<Row>(query, parameters)).rows
  const script = async (text: string) => void (await connection.driver.exec(text))
  return { connection, sql, script, endTransaction }
}

/**
 * A lock: tasks run one at a time, in order. A failed task rejects only for its own caller. PGlite blocks this process
 * while it works, so what has arrived meanwhile is read between two tasks: Node accepts one connection in a turn of its
 * loop, and without that some of fifty clients wait ten times as long as the others.
 */
function createMutex(
  prepare: () => Promise<void>,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last
      .then(() => setImmediate())
      .then(prepare)
      .then(task)
    last = result.catch(() => undefined)
    return result
  }
}

/** Starts Auth, Storage and REST here, and migrates the database. */
export async function startSupabase(options: SupabaseOptions) {
  // Lite reports anonymous usage by default: https://consoledonottrack.com
  process.env.DO_NOT_TRACK = '1'
  setExperimental('storage', true)
  const { connection, sql, script, endTransaction } = await connect(options.database)
  const { auth: authConfig } = configSchema.parse(
    parse(await readFile('supabase/config.toml', 'utf8')),
  )

  const app = new App({
    connection,
    auth: {
      ...authConfig,
      enabled: true,
      jwt_secret: options.jwtSecret,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/**`],
      publishable_key: options.publishableKey,
      secret_key: options.secretKey,
    },
    storage: { enabled: true },
    options: { drivers: { email: { send: options.sendEmail } }, server: { disableStudio: true } },
  })
  app._storageAdapter = createFileStorage(options.storageFolder)
  await app.init()
  await app.ensureSystemSchema()
  try {
    await migrate({ sql, script }, options.beforeUpgrade, options.migrations)
  } catch (error) {
    await connection.close()
    throw error
  }

  // PGlite has one session, and Lite 0.10 does not wait for the end of a request's transaction on it: concurrent
  // requests would run under each other's role.
  const run = endTransaction ? createMutex(endTransaction) : <T>(task: () => Promise<T>) => task()

  const sendMail = createAuthMailer({ ...options, templates: authConfig.email.template })
  const lite = { sql, fetch: (request: Request) => app.fetch(request, { peerAddress: null }) }
  const changed = confirmTwice(lite, sendMail)
  const filled = fillGaps({ sql, fetch: changed.fetch }, sendMail)
  const ruled = keepAuthRules({ sql, fetch: filled.fetch }, options.mailPauseMs ?? 1000)
  return {
    /** Answers /auth/v1, /rest/v1, /storage/v1 and /realtime/v1. */
    fetch: async (request: Request): Promise<Response> => {
      // The body is read first, so that a slow sender does not hold the lock.
      const whole = await readWhole(request)
      return whole ? run(async () => ruled.fetch(whole)) : tooLarge()
    },
    /** Runs one statement as the database's owner: only for demo data and test setup. */
    sql: <Row = Record<string, unknown>>(query: string, ...parameters: string[]) =>
      run(() => sql<Row>(query, ...parameters)),
    /** Runs a file of statements as the database's owner. */
    script: (text: string) => run(() => script(text)),
    close: () => run(() => connection.close()),
  }
}
