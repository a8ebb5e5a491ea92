import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@contracts/database.types.ts'
import { sessionKey } from '../storage'
import { env } from './env'
import { sessionStorageByOwnClock } from './session-storage'

export type Supabase = SupabaseClient<Database>

let client: Promise<Supabase> | undefined

/**
 * A client whose session is this browser's, or one that loses its session with the page. Neither takes tokens from
 * the URL: a link must not sign users in.
 * @throws if its code cannot be loaded
 */
export async function createSupabase(session: 'browser' | 'memory'): Promise<Supabase> {
  const { SupabaseClient: Client } = await import('@supabase/supabase-js')
  class OneTryClient extends Client<Database> {
    constructor(...options: ConstructorParameters<typeof Client<Database>>) {
      super(...options)
      // The client's three retries would multiply with those of the queries (database-answer.ts).
      this.rest.retry = false
    }
  }
  return new OneTryClient(env.supabaseUrl, env.supabaseKey, {
    auth: {
      detectSessionInUrl: false,
      storageKey: sessionKey.name,
      storage: sessionStorageByOwnClock(),
      ...(session === 'memory' && {
        storageKey: `${sessionKey.name}.memory`,
        persistSession: false,
        autoRefreshToken: false,
      }),
    },
  })
}

/**
 * The one Supabase client, loaded on first use, so that public pages load without it.
 * @throws if its code cannot be loaded; the next call tries again
 */
export function getSupabase(): Promise<Supabase> {
  client ??= createSupabase('browser').catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}
