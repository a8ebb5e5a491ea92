import { chromium } from 'playwright'
import { findChromium } from '../../dev/commands/support/chromium.ts'
import { serveSite } from './site-server.ts'
const site = await serveSite(false)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox','--disable-gpu'] })
for (const round of [1,2]) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript({ content: `
    window.log = []; let last = ''
    const tick = () => {
      const main = document.querySelector('main')
      const s = location.pathname + ' | ' + (main?.querySelector('h1')?.textContent ?? (main?.textContent ?? '').slice(0, 30)) + ' | ' + scrollY
      if (s !== last) { last = s; window.log.push(Math.round(performance.now()) + ': ' + s) }
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    addEventListener('click', () => window.log.push(Math.round(performance.now()) + ': click'), true)` })
  await page.goto(site.url + '/')
  await page.waitForTimeout(2500)
  for (const path of ['/services', '/cases', '/technologies', '/services']) {
    const link = page.locator(`header a[href="${path}"]`).first()
    await link.hover(); await page.waitForTimeout(600)
    await link.click(); await page.waitForTimeout(1200)
  }
  console.log((await page.evaluate('window.log') as string[]).join('\n'), '\n')
  await page.close()
}
process.exit()
