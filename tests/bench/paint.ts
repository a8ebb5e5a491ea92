/* npm run bench:paint [-- /services]: first and largest contentful paint with an applied slow network (TCP slow
   start) and a four times slower processor (CPU), so that pages are painted as they arrive; Lighthouse's model waits
   for the whole document instead. Also measures the font: how long after the first paint it last changes, on a first
   and on a second visit. The median of RUNS (5). */
import { chromium, type Browser, type BrowserContext } from 'playwright'
import { findBenchBrowser } from '../../dev/commands/support/chromium.ts'
import { serveSite } from './site-server.ts'
import { median } from './statistics.ts'

const runs = Number(process.env.RUNS ?? 5)
const slowdown = Number(process.env.CPU ?? 4)
const chosen = process.argv.slice(2)
const paths =
  chosen.length > 0
    ? chosen
    : ['/', '/services', '/cases', '/blog/ecommerce-automation', '/blog/telegram-automation']

/** A string, because tsx adds helpers that a page lacks. */
const watchPaints = `
  window.paints = {}
  const widths = new ResizeObserver(() => { window.paints.typeface = performance.now() })
  requestAnimationFrame(() => {
    const probe = document.createElement('div')
    probe.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap'
    probe.textContent = 'Шрифт 12'
    document.documentElement.append(probe)
    widths.observe(probe)
  })
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
  /** Since the first paint; zero if it started in its final font. */
  typeface: number
}

async function paintsOf(context: BrowserContext, url: string): Promise<Paints> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript({ content: watchPaints })
  await page.goto(url)
  // The largest paint is at the latest that of the fonts.
  await page.waitForTimeout(4000)
  const read = (name: string) =>
    page.evaluate((key) => Number(Reflect.get(Reflect.get(window, 'paints'), key)), name)
  const first = await read('first-contentful-paint')
  const largest = await read('largest-contentful-paint')
  const typeface = Math.max(0, (await read('typeface')) - first)
  await page.close()
  return { first, largest, typeface }
}

/** The first visit of a browser, and the second. */
async function visit(browser: Browser, url: string): Promise<[Paints, Paints]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  })
  const paints: [Paints, Paints] = [await paintsOf(context, url), await paintsOf(context, url)]
  await context.close()
  return paints
}

const site = await serveSite(true)
const browser = await chromium.launch({
  executablePath: findBenchBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const measured = new Map<string, [Paints, Paints][]>()
  // Alternating, so that a busy minute of the machine affects all pages.
  for (let run = 0; run < runs; run += 1) {
    for (const path of ['/plain', ...paths]) {
      const visits = await visit(browser, site.url + path)
      measured.set(path, [...(measured.get(path) ?? []), visits])
    }
  }
  const medianOf = (path: string, which: keyof Paints, index: 0 | 1 = 0) =>
    median((measured.get(path) ?? []).map((visits) => visits[index][which]))
  console.log('| route | FCP, ms | × | LCP, ms | × | typeface, ms | second visit |')
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const path of measured.keys()) {
    const cells = (['first', 'largest'] as const).flatMap((which) => {
      const value = medianOf(path, which)
      return [value.toFixed(0), (value / medianOf('/plain', which)).toFixed(2)]
    })
    const typeface = ([0, 1] as const).map((index) => medianOf(path, 'typeface', index).toFixed(0))
    console.log(
      `| ${[path === '/plain' ? '1 kB page' : path, ...cells, ...typeface].join(' | ')} |`,
    )
  }
} finally {
  await browser.close()
  site.server.close()
}
