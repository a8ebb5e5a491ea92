import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { startSupabase, type Database } from '../../../dev/backend/supabase.ts'
import { NoSocket } from './no-socket.ts'

const publishableKey = 'sb_publishable_db_tests'
const secretKey = 'sb_secret_db_tests'

/** Auth and REST over HTTP on one of the two databases, migrated and empty. */
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

export async function startApi(database: Database): Promise<Api> {
  // Cheap password hashes: the accounts exist for one run.
  process.env.LITE_AUTH_BCRYPT_COST = '4'
  const storageFolder = await mkdtemp(join(tmpdir(), 'kerege-storage-'))
  const supabase = await startSupabase({
    database,
    storageFolder,
    siteUrl: 'http://127.0.0.1',
    publishableKey,
    secretKey,
    jwtSecret: 'only for this test run, and long enough',
    sendEmail: async () => undefined,
  })
  const server = await serve(supabase.fetch)
  const clientWith = (key: string) =>
    createClient(server.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
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
      createClient(server.url, publishableKey, {
        accessToken: () => Promise.resolve(token),
        realtime: { transport: NoSocket },
      }),
    sql: supabase.sql,
    script: supabase.script,
    async close() {
      await server.close()
      await supabase.close()
      await rm(storageFolder, { recursive: true, force: true })
    },
  }
}

/** Serves `fetch` on a free port of the loopback interface. */
async function serve(fetch: (request: Request) => Promise<Response>) {
  const server = createServer(getRequestListener(fetch)).listen(0, '127.0.0.1')
  // PGlite holds this process up for seconds at a time: a connection that idles meanwhile stays open.
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the server listens on no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
