import { preflightResponse } from './cors.ts'
import { HttpError, toHttpError } from './http-error.ts'

/** What serves one function: it never rejects. */
export type Handler = (request: Request) => Promise<Response>

/**
 * Wraps the work of a function that is called by POST: answers preflights and wrong methods, turns
 * an `HttpError` into its answer and anything else into a 500 that tells no details.
 *
 * @param handle answers a POST request; may throw
 */
export function postEndpoint(handle: Handler): Handler {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflightResponse()
    try {
      if (request.method !== 'POST') {
        throw new HttpError('method_not_allowed', { headers: { allow: 'POST, OPTIONS' } })
      }
      return await handle(request)
    } catch (error) {
      return toHttpError(error).toResponse()
    }
  }
}
