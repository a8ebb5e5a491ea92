import { createServer } from 'node:http'
import { once } from 'node:events'
import { getRequestListener } from '@hono/node-server'
import type { TestBackend } from '../../support/backend.ts'

/** What Supabase Auth lets a page of another origin send, and the key that its gateway asks for. */
const headersForAuth = [
  ...['accept', 'authorization', 'content-type', 'x-client-ip', 'x-client-info', 'x-jwt-aud'],
  ...['x-use-cookie', 'x-supabase-api-version', 'apikey'],
].join(', ')

/**
 * Answers to other origins as the platform does: the embedded Auth, PostgREST and Storage let fewer headers through. The
 * functions answer for themselves.
 */
function answerOrigins(request: Request): Record<string, string> | undefined {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/functions/v1')) return undefined
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': pathname.startsWith('/auth/v1')
      ? headersForAuth
      : (request.headers.get('access-control-request-headers') ?? ''),
    'access-control-expose-headers': 'content-range, x-supabase-api-version',
  }
}

/** Puts the platform's rules for other origins in front of a backend. @returns its address */
export async function startPlatformGateway(backend: TestBackend) {
  const server = createServer(
    getRequestListener(async (request) => {
      const cors = answerOrigins(request)
      if (cors && request.method === 'OPTIONS')
        return new Response(null, { status: 204, headers: cors })
      const answer = await backend.fetch(request, '127.0.0.1')
      if (!cors) return answer
      const { status, headers, body } = answer
      return new Response(body, { status, headers: { ...Object.fromEntries(headers), ...cors } })
    }),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
