/*
 * npm run bench:usable [-- /services]: time until a press of the theme toggle takes effect, with applied
 * slow 4G and a four times slower processor; compared with React started eagerly by a module script, without
 * and with preloaded imports. The median of RUNS (5).
 */
import { chromium, type Browser } from 'playwright'
import { findBenchBrowser } from '../../dev/commands/support/chromium.ts'
import { serveSite } from './site-server.ts'
import { median } from './statistics.ts'

const runs = Number(process.env.RUNS ?? 5)
const chosen = process.argv.slice(2)
const paths = chosen.length > 0 ? chosen : ['/', '/services', '/blog/telegram-automation']

/** Chrome's «Slow 4G»: 150 ms and 1.6 Mbit/s, with the correction factors of DevTools. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474_560 / 8) * 0.9,
  uploadThroughput: (675_000 / 8) * 0.9,
}

/** Presses from the first paint on. A string, because tsx adds helpers that a page lacks. */
const pressUntilLight = `
  const press = () => {
    if (document.documentElement.classList.contains('light')) {
      window.tookEffect = performance.now()
      return
    }
    document.querySelector('header button[aria-label^="Сменить тему"]')?.click()
    setTimeout(press, 50)
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    press()
  }).observe({ type: 'paint', buffered: true })
`

async function timeToEffect(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    colorScheme: 'dark',
    viewport: { width: 412, height: 823 },
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript({ content: pressUntilLight })
  await page.goto(url, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(() => Reflect.get(window, 'tookEffect'), undefined, {
    timeout: 60_000,
  })
  const time: unknown = await handle.jsonValue()
  await context.close()
  return typeof time === 'number' ? time : NaN
}

const site = await serveSite()
const browser = await chromium.launch({
  executablePath: findBenchBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  console.log('| route | loader, ms | eager, ms | × | eager and preloaded, ms | × |')
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const path of paths) {
    const times: number[][] = [[], [], []]
    for (let run = 0; run < runs; run += 1) {
      for (const [index, variant] of ['', '?eager', '?eager=preloaded'].entries()) {
        times[index]?.push(await timeToEffect(browser, site.url + path + variant))
      }
    }
    const [ours = NaN, ...others] = times.map(median)
    const cells = others.flatMap((theirs) => [theirs.toFixed(0), (ours / theirs).toFixed(2)])
    console.log(`| ${[path, ours.toFixed(0), ...cells].join(' | ')} |`)
  }
} finally {
  await browser.close()
  site.server.close()
}
