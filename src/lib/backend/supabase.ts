import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@contracts/database.types.ts'
import { sessionKey } from '../storage'
import { env } from './env'
import { refreshPatiently } from './refresh-fetch'
import { sessionStorageByOwnClock } from './session-storage'
import { currentSession, sessionToken } from './session-token'

export type Supabase = SupabaseClient<Database>

let client: Promise<Supabase> | undefined

/**
 * A client whose session is this browser's, or one that loses its session with the page. Neither takes tokens from
 * the URL: a link must not sign users in.
 * @throws if its code cannot be loaded
 */
export async function createSupabase(session: 'browser' | 'memory'): Promise<Supabase> {
  const { SupabaseClient: Client } = await import('@supabase/supabase-js')
  class SessionClient extends Client<Database> {
    constructor(...options: ConstructorParameters<typeof Client<Database>>) {
      super(...options)
      // The client's three retries would multiply with those of the queries (database-answer.ts).
      this.rest.retry = false
      // By default a request without a session goes out with the publishable key, as a stranger's.
      this.accessToken = () => sessionToken(this.auth)
    }
  }
  const storage = sessionStorageByOwnClock()
  return new SessionClient(env.supabaseUrl, env.supabaseKey, {
    ...(session === 'browser' && {
      global: { fetch: refreshPatiently(() => storage.readToken()) },
    }),
    auth: {
      detectSessionInUrl: false,
      storageKey: sessionKey.name,
      storage,
      ...(session === 'memory' && {
        storageKey: `${sessionKey.name}.memory`,
        persistSession: false,
        autoRefreshToken: false,
      }),
    },
  })
}

/**
 * The one Supabase client, loaded on first use, so that public pages load without it. Its session is refreshed, or
 * there is none.
 * @throws if its code cannot be loaded; the next call tries again
 */
export async function getSupabase(): Promise<Supabase> {
  client ??= createSupabase('browser').catch((error: unknown) => {
    client = undefined
    throw error
  })
  const supabase = await client
  await currentSession(supabase.auth)
  return supabase
}
