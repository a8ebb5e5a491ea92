import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const sources = [
  'src',
  'public',
  'supabase/functions/_shared/contracts',
  'dev/site',
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

/** Builds the site into dist, unless dist was built from these very sources. */
export async function buildSite(): Promise<void> {
  const current = fingerprint()
  const built =
    existsSync('dist/index.html') && existsSync(stampFile) && readFileSync(stampFile, 'utf8')
  if (built === current) return
  console.log('Building the site …')
  // Vite keeps a NODE_ENV that is set already; a test runner's would build React for development.
  process.env.NODE_ENV = 'production'
  await build({ logLevel: 'warn' })
  mkdirSync('.cache', { recursive: true })
  writeFileSync(stampFile, current)
}
