import { corsHeaders } from './cors.ts'

/** @returns a JSON answer that any site may read and no cache keeps */
export const jsonResponse = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, {
    status,
    headers: { ...corsHeaders, 'cache-control': 'no-store', ...headers },
  })
