import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { startSupabase, type Database } from '../../../dev/backend/supabase.ts'
import { serve } from './http-server.ts'
import { NoSocket } from './no-socket.ts'

const publishableKey = 'sb_publishable_access_proof'
const secretKey = 'sb_secret_access_proof'

/** Auth and REST over HTTP on one of the two databases, migrated and empty. */
export interface Api {
  anonymous: () => SupabaseClient
  service: SupabaseClient
  /** SQL as the owner, past every rule that binds the API. */
  sql: <Row = Record<string, unknown>>(query: string) => Promise<Row[]>
  /** The same for a file of statements. */
  script: (text: string) => Promise<void>
  close: () => Promise<void>
}

export async function startApi(database: Database): Promise<Api> {
  // Cheap password hashes: these accounts live for a minute.
  process.env.LITE_AUTH_BCRYPT_COST = '4'
  const supabase = await startSupabase({
    database,
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

  // On a PostgreSQL server Lite hands out its own grants at the first request; requests that come
  // meanwhile fail, so the first one is made here.
  await service.from('profiles').select('id').limit(1).throwOnError()

  return {
    anonymous: () => clientWith(publishableKey),
    service,
    sql: supabase.sql,
    script: supabase.script,
    async close() {
      await server.close()
      await supabase.close()
    },
  }
}
