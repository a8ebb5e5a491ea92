import type { Browser, Page } from 'playwright'
import { storagePrefix } from '../../../src/content/company.ts'
import { localPublishableKey } from '../../../dev/backend/secrets.ts'
import { passwordOfAll } from '../../db/support/accounts.ts'

/** What a step of the walk cost. */
export interface Step {
  name: string
  /** From the press until the page shows what was asked for. */
  ms: number
  /** The longest time for which the page would answer nobody if it had a processor for itself, in milliseconds. */
  longestTask: number
  requests: number
  kilobytes: number
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  args?: { name?: string }
  /** The processor's time, in microseconds: what else runs on the machine does not count. */
  tdur?: number
}

/** The longest task of a page's main thread in a trace of the browser, in milliseconds. */
function longestTaskOf(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  )
  const times = traceEvents
    .filter((event) => event.name === 'RunTask' && mainThreads.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
  return times.reduce((longest, time) => Math.max(longest, time), 0)
}

/** Signs in as an account of tests, on a desktop of 1440×900. */
export async function signIn(page: Page, url: string, email: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(
    async ({ prefix, ...request }) => {
      const answer = await fetch('/auth/v1/token?grant_type=password', request)
      localStorage.setItem(`${prefix}.session`, await answer.text())
    },
    {
      prefix: storagePrefix,
      method: 'POST',
      headers: { apikey: localPublishableKey },
      body: JSON.stringify({ email, password: passwordOfAll }),
    },
  )
}

/** The queues, and what the page asks the database for. */
const queues = [
  ['Ждут ответа', '"queue":"waiting"'],
  ['Просрочены', '"queue":"overdue"'],
  ['Мои', '"assignee":'],
  ['Отложены', '"queue":"snoozed"'],
  ['Спам', '"queue":"spam"'],
] as const

/** A day at the desk: every queue, the filters, far down the list, the other sections. */
export async function walkDesk(
  browser: Browser,
  page: Page,
  url: string,
  report: (step: Step) => void,
): Promise<void> {
  let requests = 0
  let bytes = 0
  page.on('requestfinished', (request) => {
    requests += 1
    void request.sizes().then(
      // Negative if it came from the cache.
      ({ responseBodySize }) => (bytes += Math.max(0, responseBodySize)),
      () => undefined,
    )
  })

  const rows = page.locator('li[data-row]')
  /** Nothing on the screen is of another list, and what came is drawn. */
  const settled = async () => {
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached', timeout: 120_000 })
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))')
  }
  async function step(name: string, act: () => Promise<unknown>) {
    requests = 0
    bytes = 0
    await browser.startTracing(page, {
      categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
    })
    const start = performance.now()
    await act()
    await settled()
    const ms = performance.now() - start
    await page.waitForTimeout(500)
    const longestTask = longestTaskOf(await browser.stopTracing())
    report({ name, ms, longestTask, requests, kilobytes: bytes / 1000 })
  }
  const open = (search: string, shown: string) => async () => {
    await page.goto(`${url}/admin${search}`)
    await page.locator(shown).first().waitFor({ timeout: 120_000 })
  }

  await step('open the inbox', open('', 'li[data-row]'))
  for (const [label, asked] of queues) {
    await step(`queue: ${label}`, async () => {
      const answer = page.waitForResponse((response) =>
        Boolean(response.request().postData()?.includes(asked)),
      )
      await page.locator('label', { hasText: label }).first().click()
      await answer
    })
  }
  await step('search: a word', async () => {
    await page.getByRole('searchbox').fill('стоматология')
    await page.getByText(/^Найдено/).waitFor({ timeout: 120_000 })
  })
  await page.goto(`${url}/admin`)
  await rows.first().waitFor({ timeout: 120_000 })
  await step('open the filters, sixty of them saved', () => page.keyboard.press('f'))
  const list = await page.getByRole('list', { name: 'Письма' }).locator('..').boundingBox()
  if (!list || list.height < 300) throw new Error(`The list is ${list?.height ?? 0} px high`)
  await page.keyboard.press('f')
  await step('open an email', async () => {
    await rows.first().locator('a').click()
    await page.getByRole('list', { name: 'Переписка' }).waitFor()
  })
  await step('to row 2,000', async () => {
    for (let pages = 1; pages < 20; pages += 1) {
      await page.getByRole('button', { name: 'Показать ещё', exact: true }).click()
      await page.waitForFunction(
        (count) => document.querySelectorAll('li[data-row]').length > count,
        pages * 100,
        { timeout: 120_000 },
      )
    }
  })
  await step('ten seconds there', () => page.waitForTimeout(10_000))
  for (const days of [7, 30, 90]) {
    await step(`overview, ${days} days`, open(`?tab=overview&days=${days}`, 'main [role=img]'))
  }
  await step('chats', open('?tab=chats', 'li[data-row]'))
  await step('log', open('?tab=audit', 'main ol, main ul'))
  await step('users', open('?tab=users', 'main tbody tr'))
}
