import { createClient } from '@supabase/supabase-js'
import type { Database } from '@contracts/database.types.ts'
import { NoSocket } from '../db/support/no-socket.ts'
import type { TestBackend } from './backend.ts'

/** A client of the backend's API that passes row-level security, as the functions have it. */
export const connectAsFunctions = ({ url, secretKey }: TestBackend) =>
  createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: NoSocket },
  })
