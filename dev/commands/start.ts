import { preview } from 'vite'
import { buildCatalogue, buildSite } from './support/build.ts'
import { lockData } from './support/data-lock.ts'
import { announce, requireFreePort, stopOnSignal } from './support/server.ts'
import { host, readSettings } from './support/settings.ts'

/** `npm start`: the built site and the whole backend on one port. */
export async function run(): Promise<void> {
  const settings = readSettings()
  await requireFreePort(settings.port)
  lockData(settings.dataFolder)
  await Promise.all([buildSite(), buildCatalogue()])

  // It reads what has just been built.
  const { localBackendPlugin } = await import('../backend/vite-plugin.ts')
  const backend = localBackendPlugin(settings)
  const server = await preview({
    plugins: [backend.plugin],
    // The backend answers preflights by itself, as the platform does.
    preview: { host, port: settings.port, strictPort: true, cors: false },
    logLevel: 'warn',
  })
  stopOnSignal(async () => {
    await backend.close()
    await server.close()
  })
  announce(settings)
}
