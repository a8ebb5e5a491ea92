/*
 * Any site may call: our functions use no cookies, and the pages may be on another host than the API. The
 * allowed headers are those that supabase-js sends, and the name of an uploaded file.
 */
export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
}

/** @returns the answer to a browser's preflight request */
export const preflightResponse = () =>
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

/** @returns a JSON answer that any site may read and no cache keeps */
export const jsonResponse = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, {
    status,
    headers: { ...corsHeaders, 'cache-control': 'no-store', ...headers },
  })
