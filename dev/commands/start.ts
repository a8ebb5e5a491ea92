import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { serve } from '@hono/node-server'
import { buildCatalogue, buildSite } from './support/build.ts'
import { lockData } from './support/data-lock.ts'
import { announce, requireFreePort, stopOnSignal } from './support/server.ts'
import { host, readSettings } from './support/settings.ts'

/** The names of this machine: another one in a request is that of a site which had its own name lead here. */
const ownHosts = new Set([host, 'localhost'])

/** A new database leaves some 200 MB behind, which V8 would keep until it needs the room. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
}

/** `npm start`: the built site and the whole backend on one port. */
export async function run(): Promise<void> {
  const settings = readSettings()
  await requireFreePort(settings.port)
  lockData(settings.dataFolder)
  await Promise.all([buildSite(), buildCatalogue()])

  // They read what has just been built.
  const { isBackendPath, startLocalBackend } = await import('../backend/local-backend.ts')
  const { createSiteApp } = await import('./support/site-app.ts')
  const backend = await startLocalBackend({ ...settings, demoData: true })
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
      announce(settings)
    },
  )
  stopOnSignal(async () => {
    await backend.close()
    server.close()
  })
}
