import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createProject } from '../db/support/bare-database.ts'
import { asRole, startCluster, type Cluster } from '../db/support/cluster.ts'
import { loopbackEnv } from './support/platform-cli.ts'

/* Passwords of the documents are typed: none stands in the list of processes, in the shell's history or in what is shown. */

const password = 'of-the-database'
const s3Key = 'of-the-files'

let cluster: Cluster
let folder: string
let env: Record<string, string>

beforeAll(async () => {
  cluster = await startCluster()
  folder = mkdtempSync(join(tmpdir(), 'kerege-typed-'))
  const programs = join(folder, 'bin')
  mkdirSync(programs)
  for (const part of ['config.toml', 'templates', 'migrations', 'functions/deno.json']) {
    cpSync(join('supabase', part), join(folder, 'checkout/supabase', part), { recursive: true })
  }
  // Each takes down how it was called, and with which secrets in its environment.
  const noted = (program: string, then: string) =>
    `#!/bin/sh\nprintf '%s\\n' "${program} $* [$PGPASSWORD|$RCLONE_CONFIG_FILES_SECRET_ACCESS_KEY]" >>"${folder}/calls"\n${then}\n`
  const scripts = {
    npx: `[ "$1" = supabase ] && shift; exec ${resolve('node_modules/.bin/supabase')} "$@"`,
    // The CLI runs pg_dump in it.
    docker: '',
    psql: '',
    rclone: '',
  }
  for (const [program, then] of Object.entries(scripts)) {
    writeFileSync(join(programs, program), noted(program, then))
    chmodSync(join(programs, program), 0o755)
  }
  const loopback = await loopbackEnv(folder, 'http://127.0.0.1:1')
  env = { ...loopback, PATH: `${programs}:${loopback.PATH}`, PGSSLMODE: 'disable' }
})
afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(() => writeFileSync(join(folder, 'calls'), ''))

/** The document's block for a shell that has this line. */
function blockOf(document: string, line: string): string {
  const blocks = [
    ...readFileSync(`docs/${document}.md`, 'utf8').matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm),
  ]
  const found = blocks.find(([, block = '']) => block.includes(line))?.[1]
  if (!found) throw new Error(`docs/${document}.md has no block with ${line}`)
  return found.replace(/^ +/gm, '')
}

/** Runs lines in a shell, with these lines typed when they ask. */
async function run(script: string, typed: readonly string[]) {
  const child = spawn('bash', ['--norc', '-euc', script], {
    cwd: join(folder, 'checkout'),
    env: { ...env, day: 'day' },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  child.stdin.end(typed.map((line) => `${line}\n`).join(''))
  const [code] = await once(child, 'close')
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')
  return { code, output, calls }
}

/** Neither in the lines and what they print, nor where every process of the machine sees it. */
function expectUnseen(
  script: string,
  { output, calls }: Awaited<ReturnType<typeof run>>,
  ...secrets: string[]
) {
  const lines = calls.map((call) => call.replace(/ \[[^\]]*\]$/, ''))
  const seen = [script, output, ...lines].join('\n')
  for (const secret of secrets) expect(seen).not.toContain(secret)
}

it('the migrations of a stack are pushed with a password that was typed', async () => {
  const database = new URL(asRole(await cluster.createDatabase('stack'), 'postgres'))
  await createProject(asRole(database.href, 'supabase_admin'))
  const script = blockOf('self-hosting', 'db push --remote=')
    .replace('npm ci\n', '')
    .replace(/postgres\.<tenant id>@<host>:5432\/postgres/, `postgres@${database.host}/stack`)
    .replace(/(--remote=.*)/, '$1 --dry-run')
  const ran = await run(script, [database.password])
  expect(ran.code, ran.output).toBe(0)
  expect(ran.output).toContain('Would push these migrations')
  expect(ran.calls).toEqual([expect.stringContaining(`[${database.password}|]`)])
  expectUnseen(script, ran, database.password)
})

it('a backup is made with keys that were typed', async () => {
  const script = blockOf('operations', 'db dump --remote')
    // Of a stack: of a linked project the CLI has a password of its own.
    .replace('db dump --remote', 'db dump --remote=postgresql://postgres@127.0.0.1:1/postgres')
    .replace(/<region>|<ref>/g, 'x')
  const ran = await run(`read -rs PGPASSWORD; export PGPASSWORD\n${script}`, [password, s3Key])
  expect(ran.code, ran.output).toBe(0)
  expect(ran.calls.find((call) => call.startsWith('docker run'))).toContain('-e PGPASSWORD ')
  expect(ran.calls.at(-1)).toMatch(/^rclone copy .*\[of-the-database\|of-the-files\]$/)
  expectUnseen(script, ran, password, s3Key)
})

it('a backup is restored with a password that was typed', async () => {
  const script = blockOf('operations', 'psql "$DATABASE_URL"').replace(/^npx supabase.*$/m, '')
  const ran = await run(script, [password])
  expect(ran.code, ran.output).toBe(0)
  const restoring = ran.calls.filter((call) => call.startsWith('psql '))
  expect(restoring).toHaveLength(2)
  for (const call of restoring) expect(call).toMatch(/^psql postgresql:.*\[of-the-database\|\]$/)
  expectUnseen(script, ran, password, s3Key)
})
