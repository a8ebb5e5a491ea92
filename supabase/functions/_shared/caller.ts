import { createClient } from '@supabase/supabase-js'
import type { Database } from './contracts/database.types.ts'
import type { DatabaseEnv } from './database.ts'
import { databaseError, type FailedCall } from './database-error.ts'
import { HttpError } from './http/http-error.ts'

/** A client of the project's API with the rights of whoever sent a request. */
export type CallerClient = ReturnType<typeof connectAsCaller>

/**
 * Connects with the session and the key that came with a request, so that the database decides what the
 * caller may do, as it does for every page.
 *
 * @throws HttpError signed_out when there is no session
 */
export function connectAsCaller({ headers }: Request, { url }: Pick<DatabaseEnv, 'url'>) {
  const token = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const key = headers.get('apikey')
  // Before anybody has signed in, clients send their key for a session.
  if (!token || !key || token === key) throw new HttpError('signed_out')
  return createClient<Database>(url, key, { accessToken: async () => token })
}

/** What is answered for a call that failed under the caller's rights. */
export function callerError(call: FailedCall): HttpError {
  if (call.status === 401) return new HttpError('signed_out')
  if (call.status === 403 || call.error.code === '42501') return new HttpError('forbidden')
  return databaseError(call)
}
