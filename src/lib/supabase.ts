import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@contracts/database.types.ts'
import { env } from './env'

export type Supabase = SupabaseClient<Database>

/** The session's key in local storage. Where it has no value, the client is not loaded. */
export const sessionStorageKey = 'kerege.session'

let client: Promise<Supabase> | undefined

async function create(): Promise<Supabase> {
  const { createClient } = await import('@supabase/supabase-js')
  return createClient<Database>(env.supabaseUrl, env.supabaseKey, {
    auth: { storageKey: sessionStorageKey },
  })
}

/**
 * The one Supabase client, loaded on first use, so that public pages load without it.
 * @throws when its code cannot be loaded; the next call tries again
 */
export function getSupabase(): Promise<Supabase> {
  client ??= create().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}
