import { inBackground } from './background.ts'
import { bearerOf } from './caller.ts'
import { claimsOf } from './contracts/token-claims.ts'
import { callDatabase, type AdminClient } from './database.ts'
import { HttpError } from './http/http-error.ts'
import type { Handler } from './http/endpoint.ts'

/** The account of a request's token. Only for requests that the API has refused: by then it has verified the token. */
function subjectOf({ headers }: Request): string | undefined {
  const { sub } = claimsOf(bearerOf(headers) ?? '')
  return typeof sub === 'string' ? sub : undefined
}

/** Records in the security log the callers whom the handler of function `what` has refused for lack of rights. */
export const notingDenials =
  (database: AdminClient, what: string, handle: Handler): Handler =>
  async (request) => {
    try {
      return await handle(request)
    } catch (error) {
      const userId = subjectOf(request)
      if (error instanceof HttpError && error.code === 'forbidden' && userId) {
        inBackground('note a denial', () =>
          callDatabase(database.rpc('note_denial', { user_id: userId, what })),
        )
      }
      throw error
    }
  }
