import { inRequest, release } from '../log/log.ts'
import { HttpError, toHttpError } from './http-error.ts'

/** What a function does with a request: returns its answer, or the body of one; nothing means `{ ok: true }`. */
export type Handler = (request: Request) => Promise<unknown>

/* Any site may call: our functions use no cookies, and the pages may be on another host than the API. The allowed
   headers are those of supabase-js, and the name of an uploaded file. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
}

const preflightResponse = () =>
  new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers':
        'authorization, x-client-info, apikey, content-type, x-retry-count, x-file-name',
      'access-control-max-age': '86400',
    },
  })

/** @returns a JSON answer that any site may read and no cache keeps; it says of which release it is */
export const jsonResponse = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, {
    status,
    headers: { ...corsHeaders, 'cache-control': 'no-store', 'x-release': release, ...headers },
  })

/** Answers one method and preflights, refuses others; a thrown `HttpError` as such, others as a bare 500. Never rejects. */
const endpoint = (method: 'GET' | 'POST', handle: Handler) => ({
  fetch: (request: Request): Promise<Response> =>
    inRequest(request, async () => {
      if (request.method === 'OPTIONS') return preflightResponse()
      try {
        if (request.method !== method) {
          throw new HttpError('method_not_allowed', { headers: { allow: `${method}, OPTIONS` } })
        }
        const answer = await handle(request)
        return answer instanceof Response ? answer : jsonResponse(answer ?? { ok: true })
      } catch (thrown) {
        const error = toHttpError(thrown)
        return jsonResponse(error.toBody(), error.status, error.headers)
      }
    }),
})

/** Answers POST, as our pages call. */
export const postEndpoint = (handle: Handler) => endpoint('POST', handle)

/** Answers GET: addresses that other programs open. */
export const getEndpoint = (handle: Handler) => endpoint('GET', handle)
