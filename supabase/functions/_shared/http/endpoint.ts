import { HttpError, toHttpError } from './http-error.ts'

/** What a function does with a POST: returns its answer, or the body of one; nothing means `{ ok: true }`. */
export type Handler = (request: Request) => Promise<unknown>

/* Any site may call: our functions use no cookies, and the pages may be on another host than the API. The allowed
   headers are those of supabase-js, and the name of an uploaded file. */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
}

// Declared here, not taken from Deno's library, because tsc checks this file, too.
declare const Deno: { env: { get: (name: string) => string | undefined } } | undefined

/** Which deployment answers: for `npm run doctor`, which compares it with the checkout. */
const release = (typeof Deno === 'undefined' ? undefined : Deno.env.get('RELEASE')) ?? 'unknown'

const preflightResponse = () =>
  new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers':
        'authorization, x-client-info, apikey, content-type, x-retry-count, x-file-name',
      'access-control-max-age': '86400',
      'x-release': release,
    },
  })

/** @returns a JSON answer that any site may read and no cache keeps */
const jsonResponse = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, {
    status,
    headers: { ...corsHeaders, 'cache-control': 'no-store', ...headers },
  })

/** Answers POST, preflights and other methods; a thrown `HttpError` as such, others as a bare 500. Never rejects. */
export const postEndpoint = (handle: Handler) => ({
  async fetch(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return preflightResponse()
    try {
      if (request.method !== 'POST') {
        throw new HttpError('method_not_allowed', { headers: { allow: 'POST, OPTIONS' } })
      }
      const answer = await handle(request)
      return answer instanceof Response ? answer : jsonResponse(answer ?? { ok: true })
    } catch (thrown) {
      const error = toHttpError(thrown)
      return jsonResponse(error.toBody(), error.status, error.headers)
    }
  },
})
