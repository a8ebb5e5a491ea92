/*
 * Any site may call: our functions take no cookies, and the pages may live on another host than the
 * API. The listed headers are those that supabase-js sends.
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
        'authorization, x-client-info, apikey, content-type, x-retry-count',
      'access-control-max-age': '86400',
    },
  })
