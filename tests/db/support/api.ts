import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { startSupabase, type Database } from '../../../dev/backend/supabase.ts'
import type { Migration } from '../../../dev/migrations/migrations.ts'
import { NoSocket } from './no-socket.ts'

const publishableKey = 'sb_publishable_db_tests'
const secretKey = 'sb_secret_db_tests'

/** Auth and REST on one of the two databases, migrated. */
export interface Api {
  anonymous: () => SupabaseClient
  service: SupabaseClient
  /** A client that sends this token and knows nothing else of its session. */
  withToken: (token: string) => SupabaseClient
  /** Runs SQL as the owner, past row-level security and grants. */
  sql: <Row = Record<string, unknown>>(query: string) => Promise<Row[]>
  /** Runs a file of statements as the owner. */
  script: (text: string) => Promise<void>
  close: () => Promise<void>
}

const siteUrl = 'http://127.0.0.1'

/** @param migrations those of this checkout by default */
export async function startApi(
  database: Database,
  migrations?: readonly Migration[],
): Promise<Api> {
  // Cheap password hashes: the accounts exist for one run.
  process.env.LITE_AUTH_BCRYPT_COST = '4'
  const storageFolder = await mkdtemp(join(tmpdir(), 'kerege-storage-'))
  const supabase = await startSupabase({
    database,
    storageFolder,
    siteUrl,
    publishableKey,
    secretKey,
    jwtSecret: 'only for this test run, and long enough',
    sendEmail: async () => undefined,
    // An address is registered again by the next test.
    mailPauseMs: 0,
    migrations,
  })
  // Requests reach the API as it answers them in a server: a socket between would cost half of every test's time.
  const answer: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    request.headers.set('user-agent', 'node')
    return supabase.fetch(request)
  }
  const clientWith = (key: string) =>
    createClient(siteUrl, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: answer },
      realtime: { transport: NoSocket },
    })
  const service = clientWith(secretKey)

  // On a PostgreSQL server Lite grants its own privileges during the first request, and requests that
  // overlap with it fail.
  await service.from('profiles').select('id').limit(1).throwOnError()

  return {
    anonymous: () => clientWith(publishableKey),
    service,
    withToken: (token) =>
      createClient(siteUrl, publishableKey, {
        accessToken: () => Promise.resolve(token),
        global: { fetch: answer },
        realtime: { transport: NoSocket },
      }),
    sql: supabase.sql,
    script: supabase.script,
    async close() {
      await supabase.close()
      await rm(storageFolder, { recursive: true, force: true })
    },
  }
}
