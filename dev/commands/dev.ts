import { createServer } from 'vite'
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
  const { localBackendPlugin } = await import('../backend/vite-plugin.ts')
  const backend = localBackendPlugin(settings)
  const server = await createServer({
    plugins: [backend.plugin],
    server: { host, port: settings.port, strictPort: true },
  })
  await server.listen()
  stopOnSignal(async () => {
    await backend.close()
    await server.close()
  })
  announce(settings)
}
