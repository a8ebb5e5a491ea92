import { once } from 'node:events'
import { createServer } from 'node:net'
import { demoAccounts } from '../../backend/demo-data.ts'
import type { EmbeddedSupabase } from '../../backend/supabase.ts'
import { startLocalBackend } from '../../backend/local-backend.ts'
import { UserError } from '../../user-error.ts'
import { buildCatalogue } from './build.ts'
import { copyBeforeUpgrade } from './data-folder.ts'
import { lockData } from './data-lock.ts'
import { host, readSettings, type Settings } from './settings.ts'

/** Fails with advice if the port is taken, before anything is built or started. */
async function requireFreePort(port: number): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening').catch(() => {
    throw new UserError(
      `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
    )
  })
  await once(probe.close(), 'close')
}

/** Builds what the backend reads, and more beside it, then starts the backend with the data folder to itself. */
export async function startBackend(buildMore?: () => Promise<void>) {
  const settings = readSettings()
  await requireFreePort(settings.port)
  lockData(settings.dataFolder)
  await Promise.all([buildCatalogue(), buildMore?.()])
  const backend = await startLocalBackend({
    ...settings,
    demoData: true,
    beforeUpgrade: async (pending) => {
      const copy = await copyBeforeUpgrade(settings.dataFolder)
      const names = pending.map(({ name }) => name).join(', ')
      console.log(`Upgrading the data (${names}). As it was it is in ${copy}.`)
    },
  })
  return { settings, backend }
}

/** Prints the addresses, the demo accounts that the data have (older ones have others) and the data folder. */
export async function announce(
  { siteUrl, dataFolder }: Settings,
  { sql }: Pick<EmbeddedSupabase, 'sql'>,
): Promise<void> {
  const rows = await sql<{ email: string }>('select email from auth.users')
  const known = new Set(rows.map(({ email }) => email))
  const accounts = demoAccounts.filter(({ email }) => known.has(email))
  const lines = [
    ['site', siteUrl],
    ['admin', `${siteUrl}/admin`],
    ['mailbox', `${siteUrl}/mailbox`],
    ...accounts.map(({ role, email, password }) => [role, `${email} / ${password}`]),
    ['data', dataFolder],
  ]
  const width = Math.max(...lines.map(([label = '']) => label.length))
  console.log(
    ['', ...lines.map(([label = '', text]) => `  ${label.padEnd(width)}  ${text}`), ''].join('\n'),
  )
}

/** Shuts down cleanly on Ctrl-C or a termination signal; a second signal ends at once. */
export function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(130)
      stopping = true
      close().finally(() => process.exit(0))
    })
  }
}
