import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer, type Plugin } from 'vite'
import { isBackendPath } from '../backend/local-backend.ts'
import { announce, startBackend, stopOnSignal } from './support/server.ts'
import { host } from './support/settings.ts'

/** `npm run dev`: like `npm start`, but from the sources, with hot reload of the functions as well. */
export async function run(): Promise<void> {
  const { settings, backend } = await startBackend()
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
  await announce(settings, backend.supabase)
}
