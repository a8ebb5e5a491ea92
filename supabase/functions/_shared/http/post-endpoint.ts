import { preflightResponse } from './response.ts'
import { HttpError, toHttpError } from './http-error.ts'

/** Serves the requests of one function. */
export type Handler = (request: Request) => Promise<Response>

/**
 * Wraps a handler of POST requests: answers preflights and other methods, turns a thrown `HttpError` into
 * its answer and any other error into a 500 without details.
 *
 * @param handle answers a POST request; may throw
 * @returns a handler that never rejects
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
