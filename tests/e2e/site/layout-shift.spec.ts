import { expect, type Page } from 'playwright/test'
import { holdBack } from '../support/hold-back.ts'
import { publicPaths } from '../support/public-pages.ts'
import { systemFonts, test } from '../support/system-fonts.ts'

const budget = 0.005

/** How far the page has moved under the visitor's eyes so far: the sum of its layout shifts. */
const readShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') total += entry.value
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(total)))
      }),
  )

/** Opens a page, lets its fonts come once it is read, and waits until it has settled. */
async function openWithLateFonts(page: Page, path: string) {
  const releaseFonts = await holdBack(page, '**/*.woff2')
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  expect(await page.evaluate(() => document.fonts.check('1rem "Onest Variable"'))).toBe(false)
  releaseFonts()
  await page.waitForFunction(() => document.fonts.check('1rem "Onest Variable"', 'Aя'))
  await page.waitForLoadState('networkidle')
}

for (const systemFont of systemFonts) {
  test.describe(`Onest after ${systemFont}`, () => {
    test.use({ systemFont })
    for (const path of publicPaths) {
      test(`moves nothing on ${path}`, async ({ page }) => {
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await openWithLateFonts(page, path)
          expect.soft(await readShift(page), `at ${width} px`).toBeLessThanOrEqual(budget)
        }
      })
    }
  })
}
