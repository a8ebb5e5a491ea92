import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@contracts/database.types.ts'
import { env } from './env'

export type Supabase = SupabaseClient<Database>

/** Where the session is kept in the browser; its presence tells that the client is worth loading. */
export const sessionStorageKey = 'kerege.session'

let client: Promise<Supabase> | undefined

async function createLazily(): Promise<Supabase> {
  const { createClient } = await import('@supabase/supabase-js')
  return createClient<Database>(env.supabaseUrl, env.supabaseKey, {
    auth: { storageKey: sessionStorageKey },
  })
}

/**
 * The one Supabase client, loaded on first use: no public page pays for it before somebody signs in.
 * @throws when the code cannot be loaded; the next call tries again
 */
export function getSupabase(): Promise<Supabase> {
  client ??= createLazily().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}
