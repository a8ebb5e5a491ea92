import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@contracts/database.types.ts'
import { sessionKey } from '../storage'
import { env } from './env'
import { sessionStorageByOwnClock } from './session-storage'

export type Supabase = SupabaseClient<Database>

function isStorageOpen(): boolean {
  try {
    localStorage.getItem(sessionKey.name)
    return true
  } catch {
    return false
  }
}

let client: Promise<Supabase> | undefined

/**
 * A client whose session is this browser's, or one that forgets its session with the page. Neither takes tokens from
 * the address: a link must not sign anybody in.
 * @throws when its code cannot be loaded
 */
export async function createSupabase(session: 'browser' | 'memory'): Promise<Supabase> {
  const { SupabaseClient: Client } = await import('@supabase/supabase-js')
  class OneTryClient extends Client<Database> {
    constructor(...options: ConstructorParameters<typeof Client<Database>>) {
      super(...options)
      // Three more would come on top of those that a query asks for (database-answer.ts).
      this.rest.retry = false
    }
  }
  return new OneTryClient(env.supabaseUrl, env.supabaseKey, {
    auth:
      session === 'browser'
        ? {
            storageKey: sessionKey.name,
            detectSessionInUrl: false,
            // Where storage is blocked, auth-js keeps the session in memory by itself.
            ...(isStorageOpen() && { storage: sessionStorageByOwnClock }),
          }
        : {
            storageKey: `${sessionKey.name}.memory`,
            detectSessionInUrl: false,
            persistSession: false,
            autoRefreshToken: false,
          },
  })
}

/**
 * The one Supabase client, loaded on first use, so that public pages load without it.
 * @throws when its code cannot be loaded; the next call tries again
 */
export function getSupabase(): Promise<Supabase> {
  client ??= createSupabase('browser').catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}
