import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import {
  startLocalBackend,
  type LocalBackend,
  type LocalBackendOptions,
} from '../../dev/backend/local-backend.ts'

export interface TestBackend extends LocalBackend {
  url: string
}

/** Without a language model and a bot, even where the terminal has keys for them. */
const withoutServices = {
  AI_BASE_URL: '',
  AI_API_KEY: '',
  AI_MODEL: '',
  TELEGRAM_BOT_TOKEN: '',
  TELEGRAM_CHAT_ID: '',
  CAPTCHA: '',
}

type TestBackendOptions = Omit<LocalBackendOptions, 'siteUrl' | 'dataFolder'>

/**
 * The real local backend on a free port and a temporary folder, both gone after `close`. Its database is
 * a copy of the migrated one, where there is one (prepare-backends.ts).
 */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kerege-test-'))
  const prepared = process.env.PREPARED_DATABASE
  if (prepared) await cp(prepared, join(dataFolder, 'postgres'), { recursive: true })
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${portOf(server.address())}`
  const functionsEnv = { ...withoutServices, ...options.functionsEnv }
  const started = await startLocalBackend({ ...options, functionsEnv, dataFolder, siteUrl: url })
  const answer = getRequestListener((request, { incoming }) =>
    started.fetch(request, incoming.socket.remoteAddress ?? 'unknown'),
  )
  server.on('request', answer)
  return {
    ...started,
    url,
    async close() {
      await started.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (!address || typeof address === 'string') throw new Error('the server listens on no port')
  return address.port
}
