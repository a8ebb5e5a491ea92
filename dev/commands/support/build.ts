import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** All that the build reads. */
const sources = [
  'src',
  'public',
  'supabase/functions/_shared/contracts',
  'build',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
  // Tailwind looks for names of classes where Git looks, too.
  '.gitignore',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]
const stampFile = '.cache/built-from'

function* filesOf(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) return yield path
  for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name))
}

/** Of what the site is built from and of the built site, which may have come from elsewhere since. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of [...sources, 'dist']) {
    for (const file of filesOf(path)) hash.update(file).update(readFileSync(file))
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${process.env[name]}`)
  }
  return hash.digest('hex')
}

/** Builds the site into dist, unless it is up to date. */
export async function buildSite(): Promise<void> {
  const built = existsSync(stampFile) && readFileSync(stampFile, 'utf8')
  if (existsSync('dist/index.html') && built === fingerprint()) return
  console.log('Building the site …')
  // In a process of its own: a test runner has NODE_ENV, and React, for development.
  const build = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  )
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error(`The site could not be built (exit code ${code}, see above).`)
  mkdirSync('.cache', { recursive: true })
  writeFileSync(stampFile, fingerprint())
}
