import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'src',
  'public',
  'supabase/functions/_shared/contracts',
  'build',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'package-lock.json',
  '.env',
  '.env.local',
  '.env.production',
]
const stampFile = '.cache/built-from'

function* filesOf(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) return yield path
  for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name))
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesOf(source)) hash.update(file).update(readFileSync(file))
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}`)
  }
  return hash.digest('hex')
}

/** Builds the site into dist, unless it is up to date. */
export function buildSite(): void {
  const current = fingerprint()
  const built =
    existsSync('dist/index.html') && existsSync(stampFile) && readFileSync(stampFile, 'utf8')
  if (built === current) return
  console.log('Building the site …')
  // In a process of its own: a test runner has NODE_ENV, and React, for development.
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  mkdirSync('.cache', { recursive: true })
  writeFileSync(stampFile, current)
}
