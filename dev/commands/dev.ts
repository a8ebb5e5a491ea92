import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer, type Plugin } from 'vite'
import { buildCatalogue } from './support/build.ts'
import { lockData } from './support/data-lock.ts'
import { announce, requireFreePort, stopOnSignal } from './support/server.ts'
import { host, readSettings } from './support/settings.ts'

/** `npm run dev`: like `npm start`, but from the sources, with hot reload of the functions as well. */
export async function run(): Promise<void> {
  const settings = readSettings()
  await requireFreePort(settings.port)
  lockData(settings.dataFolder)
  await buildCatalogue()

  // It reads the build's output.
  const { isBackendPath, startLocalBackend } = await import('../backend/local-backend.ts')
  const backend = await startLocalBackend({ ...settings, demoData: true })
  const answer = getRequestListener((request, { incoming }) =>
    backend.fetch(request, incoming.socket.remoteAddress ?? 'unknown'),
  )
  const functions = resolve('supabase/functions')
  const plugin: Plugin = {
    name: 'kerege-local-backend',
    configureServer({ middlewares, watcher }) {
      middlewares.use((request, response, next) => {
        const [path = '/'] = (request.url ?? '/').split('?', 1)
        if (!isBackendPath(path)) return next()
        answer(request, response).catch(next)
      })
      watcher.add(functions).on('change', (file) => {
        if (file.startsWith(functions)) backend.functions.restart()
      })
    },
  }
  const server = await createServer({
    plugins: [plugin],
    server: { host, port: settings.port, strictPort: true },
  })
  await server.listen()
  stopOnSignal(async () => {
    await backend.close()
    await server.close()
  })
  announce(settings)
}
