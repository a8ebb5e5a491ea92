/* npm run bench:interact: how long an action takes to show on the screen (Event Timing's duration, of which INP is
   made), on a four times slower processor, against `npm start` with ROWS (150) more leads in the inbox. The median
   and the worst of RUNS (7) per action, as a Markdown table; fails when a median is above BUDGET (100) ms. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { storagePrefix } from '../../src/content/company.ts'
import { localPublishableKey } from '../../dev/backend/secrets.ts'
import { findBenchBrowser } from '../../dev/commands/support/chromium.ts'
import { consultationRequest, sendLead } from '../support/send-lead.ts'
import { pause } from '../support/processes.ts'
import { median } from './statistics.ts'

const runs = Number(process.env.RUNS ?? 7)
const rows = Number(process.env.ROWS ?? 150)
const budgetMs = Number(process.env.BUDGET ?? 100)
const port = process.env.PORT ?? '5297'
const url = `http://127.0.0.1:${port}`
/** Later effects of an action, such as an answer of the server, have finished by then. */
const settleMs = 1500

/** Keeps the durations of the interactions. A string, because tsx adds helpers that a page lacks. */
const observeInteractions = `
  window.interactions = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.interactions.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
`

/** A user action, on a screen that `before` sets up and `reset` restores. */
interface Act {
  name: string
  before?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
  reset?: (page: Page) => Promise<void>
  after?: (page: Page) => Promise<void>
}

/** As long as a finger stays down. */
const pressed = { delay: 80 }
const press = (key: string) => (page: Page) => page.keyboard.press(key, pressed)
/** By coordinates: the checks of `locator.click` would be part of what is measured. */
const pointAt = (find: (page: Page) => Locator) => async (page: Page) => {
  const target = find(page).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`Not on the screen: ${target}`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, pressed)
}
const click = (role: 'button' | 'link' | 'radio', name: string | RegExp) =>
  pointAt((page) => page.getByRole(role, { name }))
const choose = (label: string) => pointAt((page) => page.locator('label', { hasText: label }))
const row = (index: number) => pointAt((page) => page.locator('li[data-row] a').nth(index))

const ofStaff: Act[] = [
  { name: 'open an email', act: row(4), reset: press('Escape') },
  { name: 'next email (J), one is open', before: row(0), act: press('j') },
  { name: 'change the queue', act: choose('Ждут ответа'), reset: choose('Все') },
  {
    name: 'type into the search',
    before: press('/'),
    act: press('a'),
    reset: press('Backspace'),
    after: press('Escape'),
  },
  { name: 'unfold the filters (F)', act: press('f'), reset: press('f') },
  { name: 'set a status (2)', act: press('2'), reset: press('z') },
  { name: 'begin a reply (R)', act: press('r'), reset: click('button', 'Свернуть ответ') },
  { name: 'select a row (X)', act: press('x'), reset: press('x') },
  { name: 'help with the keys (?)', act: press('?'), reset: press('Escape') },
]

const theme = { name: 'change the theme', act: click('button', /^Сменить тему/) }
const ofVisitors: Act[] = [
  theme,
  { name: 'open the menu of services', act: click('button', 'Услуги'), reset: press('Escape') },
  { name: 'open the consultation', act: click('button', /консультаци/i), reset: press('Escape') },
  { name: 'open the chat', act: click('button', /^Открыть чат/), reset: press('Escape') },
]
const openMenu = click('button', 'Открыть меню')
const onPhones: Act[] = [
  { name: 'open the menu', act: openMenu, reset: press('Escape') },
  {
    name: 'close the menu',
    before: openMenu,
    act: press('Escape'),
    reset: openMenu,
    after: press('Escape'),
  },
  { name: 'open the quiz', act: click('button', /проект/i), reset: press('Escape') },
]

async function measure(page: Page, { name, act, reset }: Act): Promise<number[]> {
  const times: number[] = []
  // The first run loads code that the others have.
  for (let run = -1; run < runs; run += 1) {
    await page.evaluate('window.interactions.length = 0')
    await act(page)
    await pause(settleMs)
    const durations: unknown = await page.evaluate('window.interactions')
    if (run >= 0)
      times.push(Math.max(16, ...(Array.isArray(durations) ? durations.map(Number) : [])))
    if (reset) {
      await reset(page)
      await pause(settleMs)
    }
  }
  console.log(`| ${name} | ${median(times)} | ${Math.max(...times)} |`)
  return times
}

async function openPage(
  browser: Browser,
  path: string,
  viewport: { width: number; height: number },
) {
  const context = await browser.newContext({
    viewport,
    locale: 'ru-RU',
    timezoneId: 'Asia/Bishkek',
  })
  const page = await context.newPage()
  await page.addInitScript({ content: observeInteractions })
  await page.goto(`${url}/robots.txt`)
  if (path === '/admin') {
    await page.evaluate(
      async ({ prefix, ...request }) => {
        const answer = await fetch('/auth/v1/token?grant_type=password', request)
        localStorage.setItem(`${prefix}.session`, await answer.text())
      },
      {
        prefix: storagePrefix,
        method: 'POST',
        headers: { apikey: localPublishableKey },
        body: JSON.stringify({ email: 'staff@demo.example', password: 'local-demo' }),
      },
    )
  }
  await page.goto(url + path)
  await page.mouse.move(5, 5)
  await pause(4000)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

const dataFolder = await mkdtemp(join(tmpdir(), 'kerege-bench-'))
const server = spawn('node', ['dev/cli.mjs', 'start'], {
  env: {
    ...process.env,
    PORT: port,
    DATA_DIR: dataFolder,
    LEAD_LIMIT: '100000',
    LEADS_PER_HOUR: '100000',
    LEADS_PER_DAY: '100000',
    AI_BASE_URL: '',
    TELEGRAM_BOT_TOKEN: '',
  },
  stdio: 'ignore',
})
const browser = await chromium.launch({
  executablePath: findBenchBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (let tries = 0; tries < 120; tries += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
    await pause(1000)
  }
  for (let sent = 0; sent < rows; sent += 1) await sendLead(url, consultationRequest())
  console.log('| act | median, ms | worst, ms |')
  console.log('| --- | --- | --- |')
  const desktop = { width: 1440, height: 900 }
  const phone = { width: 390, height: 844 }
  const medians: number[] = []
  for (const [path, viewport, acts] of [
    ['/admin', desktop, ofStaff],
    ['/', desktop, ofVisitors],
    ['/', phone, onPhones],
  ] as const) {
    const page = await openPage(browser, path, viewport)
    for (const act of acts) {
      await act.before?.(page)
      medians.push(median(await measure(page, act)))
      await act.after?.(page)
    }
    await page.context().close()
  }
  if (medians.some((each) => each > budgetMs)) process.exitCode = 1
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  await rm(dataFolder, { recursive: true, force: true })
}
