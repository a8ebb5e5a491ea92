import { createClient } from '@supabase/supabase-js'
import { inBackground } from './background.ts'
import type { Database } from './contracts/database.types.ts'
import { claimsOf } from './contracts/token-claims.ts'
import { callDatabase, databaseError, type AdminClient, type FailedCall } from './database.ts'
import type { Handler } from './http/endpoint.ts'
import { HttpError } from './http/http-error.ts'
import type { DatabaseEnv } from './settings.ts'

/** A client of the project's API with the caller's rights. */
export type CallerClient = ReturnType<typeof connectAsCaller>

/** The token of a request's session; undefined without one. */
export const bearerOf = (headers: Headers): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]

/** Connects with the request's session and key: row-level security decides. @throws HttpError signed_out */
export function connectAsCaller({ headers }: Request, { url }: Pick<DatabaseEnv, 'url'>) {
  const token = bearerOf(headers)
  const key = headers.get('apikey')
  // Without a session, supabase-js sends the key as the token.
  if (!token || !key || token === key) throw new HttpError('signed_out')
  return createClient<Database>(url, key, { accessToken: async () => token })
}

/** @returns the error to answer if a call with the caller's rights failed */
export function callerError(call: FailedCall): HttpError {
  if (call.status === 401) return new HttpError('signed_out')
  if (call.status === 403 || call.error.code === '42501') return new HttpError('forbidden')
  return databaseError(call)
}

/** Records in the security log the callers whom the handler of function `what` has refused for lack of rights. */
export const notingDenials =
  (database: AdminClient, what: string, handle: Handler): Handler =>
  async (request) => {
    try {
      return await handle(request)
    } catch (error) {
      // The API has verified the token of a request that it refused.
      const { sub: user_id } = claimsOf(bearerOf(request.headers) ?? '')
      const isForbidden = error instanceof HttpError && error.code === 'forbidden'
      if (isForbidden && typeof user_id === 'string') {
        inBackground('note a denial', () =>
          callDatabase(database.rpc('note_denial', { user_id, what })),
        )
      }
      throw error
    }
  }
