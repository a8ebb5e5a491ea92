import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { functionsEnvironment } from '../../dev/backend/functions-environment.ts'
import {
  startLocalBackend,
  type LocalBackend,
  type LocalBackendOptions,
} from '../../dev/backend/local-backend.ts'
import { inboundSecret, loadSecrets, localPublishableKey } from '../../dev/backend/secrets.ts'
import { startFunctions } from '../../dev/functions/functions-process.ts'
import { proxyToFunctions } from '../../dev/functions/proxy.ts'
import { listTables, rememberRows } from '../db/support/snapshot.ts'
import { startHttpFake, type HttpFake } from './fakes/http-fake.ts'
import { prepared } from './prepared.ts'
import { pause } from './processes.ts'
import { newSigningSecret } from './sign-webhook.ts'
import { withoutServices } from './without-services.ts'
import { readHours } from './working-time.ts'

export interface TestBackend extends LocalBackend {
  url: string
  dataFolder: string
  /** The key with which the local mailbox signs its deliveries. */
  webhookSecret: string
}

type TestBackendOptions = Omit<LocalBackendOptions, 'siteUrl' | 'dataFolder'>

/**
 * The real local backend on a free port and a temporary folder, both released by `close`. Its database is a copy of
 * the migrated one, if there is one (prepare-backends.ts).
 */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const database = await prepared('database')
  const dataFolder = await mkdtemp(join(database ? dirname(database) : tmpdir(), 'kerege-test-'))
  if (database) await cp(database, join(dataFolder, 'postgres'), { recursive: true })
  const server = await listen()
  const functionsEnv = { ...withoutServices, ...options.functionsEnv }
  const started = await startLocalBackend({
    ...options,
    functionsEnv,
    dataFolder,
    siteUrl: server.url,
  })
  server.answer(started.fetch)
  return {
    ...started,
    url: server.url,
    dataFolder,
    webhookSecret: inboundSecret(await loadSecrets(dataFolder)),
    async close() {
      await started.close()
      await server.close()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/**
 * The same backend with functions of other settings, behind their own port. Scheduled mails are still delivered by
 * the backend's own functions.
 */
export async function withFunctions(
  backend: TestBackend,
  functionsEnv: Record<string, string>,
): Promise<TestBackend> {
  const server = await listen()
  const settings = { siteUrl: server.url, publishableKey: localPublishableKey }
  const secrets = await loadSecrets(backend.dataFolder)
  const functions = startFunctions({
    ...functionsEnvironment({ ...settings, ...secrets }, {}),
    ...withoutServices,
    ...functionsEnv,
  })
  const fetch: LocalBackend['fetch'] = async (request, clientAddress) =>
    new URL(request.url).pathname.startsWith('/functions/v1')
      ? proxyToFunctions(functions, request, clientAddress)
      : backend.fetch(request, clientAddress)
  server.answer(fetch)
  return {
    ...backend,
    fetch,
    functions,
    url: server.url,
    async close() {
      await functions.close()
      await server.close()
    },
  }
}

/** Settings of the shared backend that suit all files. */
export const sharedSettings = {
  INBOUND_AUTHSERV_ID: 'mx.kerege.example',
  INBOUND_RESEND_SECRET: newSigningSecret(),
  RESEND_API_KEY: 're_key',
  RESEND_REQUESTS_PER_SECOND: '100',
  // Low enough for a test to reach.
  CSP_REPORT_LIMIT: '3',
  QUIZ_PROGRESS_LIMIT: '12',
  CHAT_IDLE_SECONDS: '240',
}

export interface SharedBackend extends TestBackend {
  /** Fakes Resend's API, from which received mails are read. */
  resend: HttpFake & { answer?: (path: string) => Response | Promise<Response> }
}

let shared: ReturnType<typeof startSharedBackend> | undefined

/**
 * One backend for all files without special needs; each finds it as if it were new. It ends with the worker that runs
 * them.
 */
export async function sharedBackend(): Promise<SharedBackend> {
  shared ??= startSharedBackend()
  const { renew, ...backend } = await shared
  await renew()
  return backend
}

async function startSharedBackend() {
  const resend: SharedBackend['resend'] = await startHttpFake(
    (path) => resend.answer?.(path) ?? new Response(null, { status: 404 }),
  )
  const backend = await startTestBackend({
    functionsEnv: { ...sharedSettings, RESEND_BASE_URL: `${resend.url}/` },
  })
  const setHours = await readHours(backend.supabase)
  const tables = await listTables(backend.supabase, ['public', 'private', 'auth', 'storage'])
  const { restore } = await rememberRows(backend.supabase, tables)
  return {
    ...backend,
    resend,
    async renew() {
      await letMailsLeave(backend)
      await setHours('real')
      await restore()
      await rm(join(backend.dataFolder, 'mailbox'), { recursive: true, force: true })
      resend.requests.length = 0
      delete resend.answer
    },
  }
}

/** Waits for mails in progress, which would otherwise arrive in the mailbox of the next file. */
async function letMailsLeave({ supabase: { sql } }: TestBackend): Promise<void> {
  await sql(`delete from public.outbox where status = 'pending'`)
  const longest = Date.now() + 3000
  const areUnderWay = async () => {
    const rows = await sql(`select from public.outbox where status = 'sending' limit 1`)
    return rows.length > 0
  }
  while (Date.now() < longest && (await areUnderWay())) await pause(50)
}

/** A server on a free port that answers once it has a handler. */
async function listen() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    answer(fetch: LocalBackend['fetch']) {
      server.on(
        'request',
        getRequestListener((request, { incoming }) =>
          fetch(request, incoming.socket.remoteAddress ?? 'unknown'),
        ),
      )
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (!address || typeof address === 'string') throw new Error('the server listens on no port')
  return address.port
}
