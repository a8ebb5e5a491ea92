import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { UserError } from './user-error.ts'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath(name: string): string | undefined {
  try {
    return (
      execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() || undefined
    )
  } catch {
    return undefined
  }
}

/** Path of a Chromium to test with: CHROMIUM_PATH, Playwright's own, or one of the system. */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    ...systemNames.map(onPath),
  ]
  return candidates.find((path) => path && existsSync(path))
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0
}

/** Makes sure that there is a Chromium, installing Playwright's or Debian's where there is none. */
export function requireChromium(): string {
  const present = findChromium()
  if (present) return present
  console.log('Installing a Chromium for the browser tests …')
  if (!run('npx', 'playwright', 'install', 'chromium') && onPath('apt-get')) {
    run('apt-get', 'update')
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
  }
  const installed = findChromium()
  if (installed) return installed
  throw new UserError(
    'No Chromium found, and none could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
}
