import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { findTestBrowser } from './dev/commands/support/chromium.ts'
import { storagePrefix } from './src/content/company.ts'
import { currencyOf } from './src/content/currencies.ts'
import { everything } from './tests/support/scope.ts'
import { withoutServices } from './tests/support/without-services.ts'

// Workers load this file as well and inherit the first process's choice.
const port = (process.env.E2E_PORT ??= '5283')
const dataFolder = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'kerege-e2e-')))
/** The log of the site's server, for failed tests. */
const serverLog = '.cache/e2e-server.log'
mkdirSync('.cache', { recursive: true })
const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'tests/e2e',
  // A second look at what another test proves: see tests/README.md.
  ...(!everything && { grepInvert: /@all/ }),
  outputDir: 'test-results',
  fullyParallel: true,
  // Two workers do not saturate two cores, since pages also wait.
  workers: 3,
  forbidOnly: true,
  // On a busy machine one test of hundreds may time out; the end of the run names it and the reason.
  retries: 1,
  // Shared machines may be only half as fast.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'ru-RU',
    timezoneId: 'Asia/Bishkek',
    // As published. Tests of the currency override this.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: baseURL,
          localStorage: [
            { name: `${storagePrefix}.currency`, value: JSON.stringify(currencyOf.prices) },
          ],
        },
      ],
    },
    // Tests of motion override this.
    reducedMotion: 'reduce',
    // Traces of every test would take a quarter of the run: use `--trace on` when needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        '--no-sandbox',
        // The headless shell would round the width of every letter and break lines differently.
        '--font-render-hinting=none',
        // As in desktop browsers, but not by default in the headless shell: a mail's frame has its own process.
        '--site-per-process',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    // The log is long: it has every statement that the database refuses.
    command: `node dev/cli.mjs start > ${serverLog} 2>&1`,
    url: baseURL,
    env: {
      PORT: port,
      DATA_DIR: dataFolder,
      LITE_AUTH_BCRYPT_COST: '4',
      LEAD_LIMIT: '1000',
      LEADS_PER_HOUR: '10000',
      LEADS_PER_DAY: '10000',
      NEWSLETTER_LIMIT: '1000',
      CHAT_LIMIT: '1000',
      // A chat with a closed tab becomes a lead while a test waits for it.
      CHAT_IDLE_SECONDS: '25',
      // Staff are present and notified at any hour of the tests.
      ALWAYS_OPEN: '1',
      QUIZ_PROGRESS_LIMIT: '100000',
      ...withoutServices,
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
