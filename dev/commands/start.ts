import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { serve } from '@hono/node-server'
import { isBackendPath } from '../backend/local-backend.ts'
import { buildSite } from './support/build.ts'
import { announce, startBackend, stopOnSignal } from './support/server.ts'
import { host } from './support/settings.ts'
import { createSiteApp } from './support/site-app.ts'

/** The names of this machine: another one in a request is that of a site which had its own name lead here. */
const ownHosts = new Set([host, 'localhost'])

/** A new database leaves some 200 MB behind, which V8 would keep until it needs the room. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
}

/** `npm start`: the built site and the whole backend on one port. */
export async function run(): Promise<void> {
  const { settings, backend } = await startBackend(buildSite)
  const site = await createSiteApp('dist')
  const server = serve(
    {
      hostname: host,
      port: settings.port,
      fetch: (request, { incoming }) => {
        const { hostname, pathname } = new URL(request.url)
        if (!ownHosts.has(hostname)) return new Response(null, { status: 403 })
        if (!isBackendPath(pathname)) return site.fetch(request)
        return backend.fetch(request, incoming.socket.remoteAddress ?? 'unknown')
      },
    },
    () => {
      collectGarbage()
      void announce(settings, backend.supabase)
    },
  )
  stopOnSignal(async () => {
    await backend.close()
    server.close()
  })
}
