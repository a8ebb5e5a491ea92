import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { settingGroups } from '../../dev/functions/settings.ts'
import { parseEnv } from '../../supabase/functions/_shared/env.ts'
import { onPath } from '../../dev/commands/support/packages.ts'
import { stackEnv, stackFiles } from './support/supabase-stack.ts'

/* docs/self-hosting.md, as far as it goes without Docker: its lines are run, and Docker Compose merges the files. */

const document = readFileSync('docs/self-hosting.md', 'utf8')

/** The lines of the document's blocks for a shell that match. */
const documented = (pattern: RegExp): string[] =>
  [...document.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.trim())
    .filter((line) => pattern.test(line))

let stack: string
const program = onPath('docker-compose') ?? ''

beforeAll(() => {
  stack = mkdtempSync(join(tmpdir(), 'kerege-stack-'))
  const version = execFileSync(program, ['version', '--short'], { encoding: 'utf8' })
  for (const [name, text] of Object.entries(stackFiles(!version.startsWith('1.')))) {
    writeFileSync(join(stack, name), text)
  }
  writeFileSync(join(stack, '.env'), stackEnv(documented(/^[A-Z_]+=\S+$|^SMTP_/).join('\n')))
  const copies = documented(/^(cp|chmod) .*self-hosted|^chmod/)
  expect(copies).toHaveLength(3)
  for (const line of copies) execFileSync('sh', ['-c', line.replaceAll('<stack>', stack)])
  const settings = join(stack, '.env.functions')
  writeFileSync(
    settings,
    readFileSync(settings, 'utf8')
      .replace(/_SECRET=''/g, `_SECRET='${'a$b'.repeat(12)}'`)
      .replace('user:password', 'user:pa$$word'),
  )
})
afterAll(() => rmSync(stack, { recursive: true }))

const composedSchema = z.looseObject({
  services: z.record(
    z.string(),
    z.looseObject({
      image: z.string(),
      environment: z.record(z.string(), z.unknown()).optional(),
      ports: z.array(z.unknown()).optional(),
      volumes: z.array(z.unknown()).optional(),
    }),
  ),
})

/** Merges what CONFIG names, in its order, as the stack's run.sh does. */
function compose(config: string) {
  const files = [
    'docker-compose.yml',
    ...config.split(' ').map((name) => `docker-compose.${name}.yml`),
  ]
  const args = ['--env-file', '.env', ...files.flatMap((file) => ['-f', file]), 'config']
  const merged = execFileSync(program, args, { cwd: stack, encoding: 'utf8', stdio: 'pipe' })
  return composedSchema.parse(parse(merged)).services
}

it.each([
  'caddy kerege',
  'kong caddy kerege',
  'pg15 nginx kerege kerege-nginx',
  'pg15 kong nginx kerege kerege-nginx',
])(
  '%s: every service has an image, and functions, Auth and PostgREST are told what they need',
  (config) => {
    const composed = compose(config)
    const { functions, auth, rest, realtime, storage, db, nginx, 'api-gw': gateway } = composed
    const env = Object.fromEntries(
      Object.entries(functions?.environment ?? {}).map(([name, value]) => [name, String(value)]),
    )
    expect(env).toMatchObject({
      SITE_URL: 'https://your.site',
      SUPABASE_PUBLIC_URL: 'https://api.your.site',
      CLIENT_ADDRESS_HEADER: 'x-real-ip',
      VERIFY_JWT: 'false',
    })
    const groups = Object.fromEntries(
      Object.entries(settingGroups).filter(([name]) => name.endsWith('Env')),
    )
    expect(() => parseEnv(groups, env)).not.toThrow()

    expect(auth?.environment).toMatchObject({
      GOTRUE_SITE_URL: 'https://your.site',
      GOTRUE_URI_ALLOW_LIST: 'https://your.site/**',
      GOTRUE_MAILER_TEMPLATES_RECOVERY: 'https://your.site/mail/recovery.html',
      API_EXTERNAL_URL: 'https://api.your.site/auth/v1',
    })
    const isOff = (name: string) => String(auth?.environment?.[name])
    for (const name of ['EXTERNAL_PHONE_ENABLED', 'SMS_AUTOCONFIRM', 'MAILER_AUTOCONFIRM']) {
      expect(isOff(`GOTRUE_${name}`), name).toBe('false')
    }
    expect(String(auth?.environment?.GOTRUE_JWT_EXP)).toBe('600')
    expect(rest?.environment).toMatchObject({ PGRST_DB_SCHEMAS: 'public' })
    for (const environment of [realtime?.environment, storage?.environment]) {
      expect(Object.values(environment ?? {})).toEqual(['{"keys":[]}'])
    }
    expect(db?.image).toContain(config.includes('pg15') ? ':15' : ':17')
    expect(gateway?.image).toContain(config.includes('kong') ? 'kong' : 'envoy')
    expect(gateway?.environment).toHaveProperty('KONG_TRUSTED_IPS')
    // Reached from the machine alone.
    for (const port of gateway?.ports ?? []) expect(JSON.stringify(port)).toContain('127.0.0.1')
    const mounted = JSON.stringify(nginx?.volumes ?? [])
    expect(mounted.includes('kerege-nginx.conf')).toBe(config.includes('kerege-nginx'))
    expect(composed).toHaveProperty('studio')
  },
)

it('without nginx its overlay is refused, instead of making a service without an image', () => {
  expect(() => compose('caddy kerege kerege-nginx')).toThrow(/nginx/)
})

it('the line for Caddy sets the client’s address, and Caddy takes it', () => {
  const caddyfile = [
    '{$PROXY_DOMAIN:localhost} {',
    '    handle {',
    '        reverse_proxy api-gw:8000',
    '    }',
    '}',
  ]
  const folder = join(stack, 'volumes/proxy/caddy')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'Caddyfile'), `${caddyfile.join('\n')}\n`)
  const [line = ''] = documented(/^sed -i/)
  execFileSync('sh', ['-c', line], { cwd: stack })
  const env = { ...process.env, HOME: stack, XDG_DATA_HOME: stack, XDG_CONFIG_HOME: stack }
  const adapted = execFileSync('caddy', ['adapt', '--config', join(folder, 'Caddyfile')], {
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  })
  expect(adapted).toContain('"X-Real-Ip":["{http.request.remote.host}"]')
})

it('the lines for nginx are nginx’s', () => {
  const [, own = ''] = /\*\*nginx of your own\*\*: `([^`]+)`/.exec(document) ?? []
  cpSync('supabase/self-hosted/kerege-nginx.conf', join(stack, 'limit.conf'))
  const configuration = `
    pid ${stack}/nginx.pid; error_log ${stack}/error.log; events {}
    http {
      access_log off; include ${stack}/limit.conf;
      server { listen 127.0.0.1:1; location / { ${own} proxy_http_version 1.1; proxy_pass http://127.0.0.1:8000; } }
    }`
  writeFileSync(join(stack, 'nginx.conf'), configuration)
  expect(() =>
    execFileSync('nginx', ['-t', '-c', join(stack, 'nginx.conf')], { stdio: 'pipe' }),
  ).not.toThrow()
})
