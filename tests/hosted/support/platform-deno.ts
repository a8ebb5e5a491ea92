import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

/** Of Supabase's edge runtime. */
const version = '2.1.4'
const folder = resolve('.cache', `deno-${version}`)
const installer = join(folder, 'node_modules/deno/install_api.cjs')

/** Installs it where it is not yet. It is no dependency: beside the other Deno npm would lock it for one platform only. */
export function installPlatformDeno(): void {
  if (existsSync(installer)) return
  console.log(`Installing Deno ${version} for the tests …`)
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...quiet, '--prefix', folder, `deno@${version}`])
}

/** Path of its program. */
export function platformDeno(): string {
  const { runInstall }: { runInstall: () => string } = createRequire(import.meta.url)(installer)
  return runInstall()
}
