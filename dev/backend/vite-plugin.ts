import type { IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Connect, Plugin } from 'vite'
import { isBackendPath, startLocalBackend, type LocalBackend } from './local-backend.ts'

interface LocalBackendPlugin {
  plugin: Plugin
  close: () => Promise<void>
}

const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?', 1)[0] ?? '/'

function backendMiddleware(backend: LocalBackend): Connect.NextHandleFunction {
  const answer = getRequestListener((request, { incoming }) =>
    backend.fetch(request, incoming.socket.remoteAddress ?? 'unknown'),
  )
  return (request, response, next) => {
    if (!isBackendPath(pathOf(request))) return next()
    answer(request, response).catch(next)
  }
}

/** Mounts the local backend on Vite's dev server. */
export function localBackendPlugin(options: {
  siteUrl: string
  dataFolder: string
}): LocalBackendPlugin {
  let backend: LocalBackend | undefined
  return {
    plugin: {
      name: 'kerege-local-backend',
      async configureServer(server) {
        backend = await startLocalBackend({ ...options, demoData: true })
        server.middlewares.use(backendMiddleware(backend))
        const functions = resolve('supabase/functions')
        server.watcher.add(functions)
        server.watcher.on('change', (file) => {
          if (file.startsWith(functions)) backend?.functions.restart()
        })
      },
    },
    close: async () => backend?.close(),
  }
}
