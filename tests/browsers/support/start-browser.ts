import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebDriver } from 'selenium-webdriver'
import { Executor, HttpClient } from 'selenium-webdriver/http'
import { freePort, pause } from '../../support/processes.ts'
import { connectToMarionette } from './marionette.ts'

export interface Browser {
  driver: WebDriver
  close: () => Promise<void>
}

/** Starts a program that runs until it is stopped. */
function startProgram(command: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const exited = once(child, 'exit')
  return {
    child,
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Tries again until it works. */
async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 60_000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await pause(100)
    }
  }
}

async function startFirefox(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'kerege-firefox-'))
  const port = await freePort()
  await writeFile(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`)
  const firefox = startProgram('firefox-esr', [
    ...['--headless', '--marionette', '--no-remote', '--profile', profile],
    ...['--width', '1280', '--height', '900'],
  ])
  const marionette = await eventually(() => connectToMarionette(port))
  return {
    driver: WebDriver.createSession(new Executor(marionette), {}),
    async close() {
      marionette.close()
      await firefox.stop()
      await rm(profile, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** A screen in memory: WebKitGTK has no headless mode. @returns its name, for `DISPLAY` */
async function startScreen() {
  const screen = startProgram('Xvfb', [
    ...['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
  ])
  const names = screen.child.stdio[3]
  if (!names) throw new Error('Xvfb has no pipe for its name')
  const [number] = await once(names, 'data')
  return { ...screen, name: `:${String(number).trim()}` }
}

async function startWebKit(): Promise<Browser> {
  const screen = await startScreen()
  const home = await mkdtemp(join(tmpdir(), 'kerege-webkit-'))
  const port = await freePort()
  const webKit = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: screen.name,
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    // Its sandbox wants namespaces that containers withhold; it opens the local site only.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  const url = `http://127.0.0.1:${port}`
  await eventually(() => fetch(`${url}/status`))
  const driver = WebDriver.createSession(new Executor(new HttpClient(url)), {
    browserName: 'MiniBrowser',
  })
  // Its own window is too narrow for all that the header has.
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 })
  return {
    driver,
    async close() {
      await driver.quit()
      await webKit.stop()
      await screen.stop()
      await rm(home, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

export const browsers = { Firefox: startFirefox, WebKit: startWebKit }
