import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { connect } from 'node:tls'
import { freePort, pause } from '../../support/processes.ts'

export const hostName = 'localhost'

export interface WebServer {
  port: number
  plainPort: number
  /** Keeps its connection, and trusts the authority that the server's certificate is from. */
  agent: Agent
  close: () => Promise<void>
}

interface Prepared {
  command: string
  args: string[]
  env?: Record<string, string>
  certificateFile: string
}

/** Writes what a server needs into its folder: our configuration for this machine. */
type Prepare = (
  folder: string,
  configuration: string,
  site: { root: string; port: number; plainPort: number },
) => Promise<Prepared>

/** Debian's own main file with ours in the place of its sites, and nothing of it outside the folder. */
const prepareNginx: Prepare = async (folder, configuration, { root, port, plainPort }) => {
  const certificateFile = join(folder, 'fullchain.pem')
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
      .concat('-subj', `/CN=${hostName}`, '-addext', `subjectAltName=DNS:${hostName}`)
      .concat('-keyout', join(folder, 'key.pem'), '-out', certificateFile),
    { stdio: 'ignore' },
  )
  const ours = configuration
    .replace(/(listen (?:\[::\]:)?)80;/g, `$1${plainPort};`)
    .replace(/(listen (?:\[::\]:)?)443 /g, `$1${port} `)
    .replace(/server_name \S+;/g, `server_name ${hostName};`)
    .replaceAll('/etc/ssl/site', folder)
    .replace('/srv/www', root)
  await writeFile(join(folder, 'site.conf'), ours)
  const main = (await readFile('/etc/nginx/nginx.conf', 'utf8'))
    .replace(/^user .*;/m, 'daemon off;')
    .replace(/^pid .*;/m, `pid ${folder}/pid;`)
    .replace(/(access_log) \S+;/, '$1 off;')
    .replace(/(error_log) \S+;/, '$1 stderr;')
    .replace(/include \/etc\/nginx\/conf\.d\/.*;/, `include ${folder}/site.conf;`)
    .replace(/include \/etc\/nginx\/sites-enabled\/.*;/, '')
  const file = join(folder, 'nginx.conf')
  // Workers of a test that root runs read its own folders.
  await writeFile(file, process.getuid?.() === 0 ? `user root;\n${main}` : main)
  return { command: 'nginx', args: ['-c', file, '-p', folder], certificateFile }
}

/** Caddy makes the certificate by itself; its store, too, is in the folder. */
const prepareCaddy: Prepare = async (folder, configuration, { root, port, plainPort }) => {
  const file = join(folder, 'Caddyfile')
  const globals = `{
  admin off
  skip_install_trust
  http_port ${plainPort}
  https_port ${port}
}
`
  await writeFile(file, globals + configuration.replace('/srv/www', root))
  return {
    command: 'caddy',
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: { SITE_HOST: hostName, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    certificateFile: join(folder, 'caddy/pki/authorities/local/root.crt'),
  }
}

const prepare = { nginx: prepareNginx, Caddy: prepareCaddy }

export type ServerName = keyof typeof prepare

/** Caddy listens before it has made its certificate. */
const answersTls = (port: number) =>
  new Promise<boolean>((settle) => {
    const socket = connect({ port, servername: hostName, rejectUnauthorized: false })
    socket.once('secureConnect', () => {
      socket.destroy()
      settle(true)
    })
    socket.once('error', () => settle(false))
  })

/**
 * Starts Debian's nginx or Caddy with a configuration that the build has written, or fails with what it says.
 *
 * @param root the folder that it serves
 */
export async function startWebServer(
  name: ServerName,
  configuration: string,
  root = resolve('dist'),
): Promise<WebServer> {
  const folder = await mkdtemp(join(tmpdir(), 'kerege-server-'))
  await mkdir(join(folder, 'logs'))
  const ports = { port: await freePort(), plainPort: await freePort() }
  const { command, args, env, certificateFile } = await prepare[name](folder, configuration, {
    root,
    ...ports,
  })
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    await rm(folder, { recursive: true, force: true })
  }
  const deadline = Date.now() + 20_000
  while (!(await answersTls(ports.port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`${name} did not start:\n${output}`)
    }
    await pause(20)
  }
  const agent = new Agent({
    ca: await readFile(certificateFile),
    servername: hostName,
    keepAlive: true,
  })
  return {
    ...ports,
    agent,
    async close() {
      agent.destroy()
      await stop()
    },
  }
}
