/*
 * npm run bench:paint [-- /services]: first and largest contentful paint with an applied slow network (TCP
 * slow start) and a four times slower processor, so that pages are painted as they arrive; Lighthouse's
 * model waits for the whole document instead. The median of RUNS (5).
 */
import { chromium, type Browser } from 'playwright'
import { findChromium } from '../../dev/commands/support/chromium.ts'
import { serveSite } from './site-server.ts'
import { median } from './statistics.ts'

const runs = Number(process.env.RUNS ?? 5)
const chosen = process.argv.slice(2)
const paths =
  chosen.length > 0
    ? chosen
    : ['/', '/services', '/cases', '/blog/ecommerce-automation', '/blog/telegram-automation']

/** A string, because tsx adds helpers that a page lacks. */
const watchPaints = `
  window.paints = {}
  const watch = (type) => new PerformanceObserver((list) => {
    for (const { entryType, name, startTime } of list.getEntries()) {
      window.paints[name || entryType] = startTime
    }
  }).observe({ type, buffered: true })
  watch('paint')
  watch('largest-contentful-paint')
`

interface Paints {
  first: number
  largest: number
}

async function paintsOf(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript({ content: watchPaints })
  await page.goto(url)
  // The largest paint comes with the fonts at the latest.
  await page.waitForTimeout(4000)
  const read = (name: string) =>
    page.evaluate((key) => Number(Reflect.get(Reflect.get(window, 'paints'), key)), name)
  const paints = {
    first: await read('first-contentful-paint'),
    largest: await read('largest-contentful-paint'),
  }
  await context.close()
  return paints
}

const site = await serveSite(true)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const measured = new Map<string, Paints[]>()
  // Alternating, so that a busy minute of the machine affects all pages.
  for (let run = 0; run < runs; run += 1) {
    for (const path of ['/plain', ...paths]) {
      const paints = await paintsOf(browser, site.url + path)
      measured.set(path, [...(measured.get(path) ?? []), paints])
    }
  }
  const medianOf = (path: string, which: keyof Paints) =>
    median((measured.get(path) ?? []).map((paints) => paints[which]))
  console.log('| route | FCP, ms | × | LCP, ms | × |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const path of measured.keys()) {
    const cells = (['first', 'largest'] as const).flatMap((which) => {
      const value = medianOf(path, which)
      return [value.toFixed(0), (value / medianOf('/plain', which)).toFixed(2)]
    })
    console.log(`| ${[path === '/plain' ? '1 kB page' : path, ...cells].join(' | ')} |`)
  }
} finally {
  await browser.close()
  site.server.close()
}
