import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A build product with its sources and outputs. */
interface Product {
  name: string
  sources: readonly string[]
  outputs: readonly string[]
  /** The prefix of the variables it depends on. */
  variables?: string
  script: readonly string[]
}

const site: Product = {
  name: 'site',
  sources: [
    'src',
    'public',
    'supabase/functions/_shared/contracts',
    'supabase/templates',
    'build',
    'index.html',
    'vite.config.ts',
    'tailwind.config.ts',
    'tsconfig.json',
    'tsconfig.base.json',
    'package.json',
    'package-lock.json',
    // Tailwind scans the files that Git tracks.
    '.gitignore',
    '.env',
    '.env.local',
    '.env.production',
    '.env.production.local',
  ],
  outputs: ['dist'],
  variables: 'VITE_',
  script: ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'],
}

const assistant: Product = {
  name: 'assistant',
  sources: [
    'src/content',
    'assistant/examples',
    'assistant/knowledge',
    'assistant/language',
    'assistant/search',
    'assistant/training',
    'supabase/functions/_shared/contracts',
    'package-lock.json',
  ],
  // Written beside the sources.
  outputs: [],
  script: ['--import', 'tsx', 'assistant/training/write.ts'],
}

const texts: Product = {
  name: 'texts of Auth’s mails and of the settings',
  sources: [
    'src/content',
    'build/auth-mails.ts',
    'supabase/functions/_shared/mail/html.ts',
    'supabase/functions/_shared/settings.ts',
    'dev/functions/settings.ts',
    'package-lock.json',
  ],
  outputs: [
    'supabase/templates',
    'supabase/config.toml',
    'supabase/self-hosted/docker-compose.kerege.yml',
    'docs/settings.md',
  ],
  script: ['--import', 'tsx', 'dev/commands/support/write-texts.ts'],
}

const functions: Product = {
  name: 'functions',
  sources: [
    'supabase/functions',
    'assistant',
    'src/content',
    'build/write-functions.ts',
    'package-lock.json',
  ],
  outputs: ['supabase/bundled'],
  script: ['--import', 'tsx', 'build/write-functions.ts'],
}

function* filesOf(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) return yield path
  for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name))
}

/** The fingerprint of a product's sources and of the product itself, which may have been replaced since. */
function fingerprint({ sources, outputs, variables }: Product, release: string): string {
  const hash = createHash('sha256').update(release)
  for (const path of [...sources, ...outputs]) {
    for (const file of filesOf(path)) hash.update(file).update(readFileSync(file))
  }
  for (const name of Object.keys(process.env).sort()) {
    if (variables && name.startsWith(variables)) hash.update(`${name}=${process.env[name]}`)
  }
  return hash.digest('hex')
}

async function build(product: Product, release = 'unknown'): Promise<void> {
  const { name, script } = product
  const stampFile = `.cache/${name.replace(/\W+/g, '-')}-built-from`
  const built = existsSync(stampFile) && readFileSync(stampFile, 'utf8')
  if (built === fingerprint(product, release)) return
  // Not among what a command answers, such as doctor's JSON.
  console.error(`Building the ${name} …`)
  // In a separate process: a test runner has NODE_ENV, and React, for development.
  const child = spawn(process.execPath, script, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', RELEASE: release },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The ${name} could not be built (exit code ${code}, see above).`)
  mkdirSync('.cache', { recursive: true })
  writeFileSync(stampFile, fingerprint(product, release))
}

/** Builds the site into dist, unless it is up to date. */
export const buildSite = () => build(site)

/** Builds what is generated beside the site, unless it is up to date. */
export async function buildCatalogue(): Promise<void> {
  await Promise.all([build(assistant), build(texts)])
}

/** Bundles the functions as they are deployed (decision 47), unless they are up to date. @param release what they say they are */
export async function buildFunctions(release?: string): Promise<void> {
  await buildCatalogue()
  await build(functions, release)
}
