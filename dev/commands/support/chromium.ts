import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { UserError } from '../../user-error.ts'
import { install, installPackages, onPath } from './packages.ts'

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Chromium without a user interface, which takes a fifth less time for the same tests. */
const headlessShell = 'chromium-headless-shell'

const firstPresent = (candidates: (string | undefined)[]) =>
  candidates.find((path) => path && existsSync(path))

/** Whether Playwright's own browsers are installed; it then uses their headless shell. */
const hasPlaywrightBrowser = () => existsSync(chromium.executablePath())

/** Path of the browser for the tests, preferably the headless shell; undefined for Playwright's own. */
export function findTestBrowser(): string | undefined {
  if (!process.env.CHROMIUM_PATH && hasPlaywrightBrowser()) return undefined
  return firstPresent([process.env.CHROMIUM_PATH, ...[headlessShell, ...systemNames].map(onPath)])
}

/** Installs Playwright's or Debian's Chromium if the tests have no browser. */
export function requireTestBrowser(): void {
  const isInstalled = () => findTestBrowser() !== undefined || hasPlaywrightBrowser()
  if (isInstalled()) return
  console.log('Installing a Chromium for the browser tests …')
  if (!install('npx', 'playwright', 'install', 'chromium')) installPackages(headlessShell)
  if (isInstalled()) return
  throw new UserError(
    `No Chromium found, and none could be installed. Install one (Debian: apt-get install ${headlessShell}) or set CHROMIUM_PATH.`,
  )
}

/** Path of a browser for the benchmarks, preferably one with a user interface; the tests' is installed where none is. */
export function findBenchBrowser(): string {
  requireTestBrowser()
  const names = [...systemNames, headlessShell]
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...names.map(onPath)]
  return firstPresent(candidates) ?? chromium.executablePath()
}
