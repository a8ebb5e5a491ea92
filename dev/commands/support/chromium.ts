import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { UserError } from './user-error.ts'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Chromium without what shows windows: a fifth less work for the same tests. */
const headlessShell = 'chromium-headless-shell'

function onPath(name: string): string | undefined {
  try {
    return (
      execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() || undefined
    )
  } catch {
    return undefined
  }
}

const firstPresent = (candidates: (string | undefined)[]) =>
  candidates.find((path) => path && existsSync(path))

/** Path of a whole Chromium to measure with: CHROMIUM_PATH, Playwright's own, or one of the system. */
export function findChromium(): string | undefined {
  return firstPresent([
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    ...systemNames.map(onPath),
  ])
}

/** Whether Playwright has brought its own browsers, of which it takes the headless shell. */
const hasPlaywrights = () => existsSync(chromium.executablePath())

/** Path of a browser to test with, the headless shell before a whole one; undefined is Playwright's own. */
export function findTestBrowser(): string | undefined {
  if (!process.env.CHROMIUM_PATH && hasPlaywrights()) return undefined
  return firstPresent([process.env.CHROMIUM_PATH, ...[headlessShell, ...systemNames].map(onPath)])
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0
}

/** Makes sure that there is a browser to test with, installing Playwright's or Debian's where there is none. */
export function requireTestBrowser(): void {
  const isThere = () => findTestBrowser() !== undefined || hasPlaywrights()
  if (isThere()) return
  console.log('Installing a Chromium for the browser tests …')
  if (!run('npx', 'playwright', 'install', 'chromium') && onPath('apt-get')) {
    run('apt-get', 'update')
    run('apt-get', 'install', '-y', '--no-install-recommends', headlessShell)
  }
  if (isThere()) return
  throw new UserError(
    `No Chromium found, and none could be installed. Install one (Debian: apt-get install ${headlessShell}) or set CHROMIUM_PATH.`,
  )
}
