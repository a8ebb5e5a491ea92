import { expect, type Page, test } from 'playwright/test'
import { holdBack } from '../support/hold-back.ts'
import { publicPaths } from '../support/public-pages.ts'
import { systemFonts, writeFontconfig } from '../support/system-fonts.ts'

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

const loadedFaces = (page: Page) =>
  page.evaluate(
    () =>
      [...document.fonts].filter(
        ({ family, status }) => family.includes('Onest Variable') && status === 'loaded',
      ).length,
  )

/** Opens a page, lets its fonts come once it is read, and waits until it has settled. */
async function openWithLateFonts(page: Page, path: string) {
  const releaseFonts = await holdBack(page, '**/*.woff2')
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  expect(await loadedFaces(page)).toBe(0)
  releaseFonts()
  await expect.poll(() => loadedFaces(page)).toBe(2)
  await page.waitForLoadState('networkidle')
}

for (const font of systemFonts) {
  test(`nothing moves when Onest comes after ${font}`, async ({ playwright, baseURL }, {
    project,
  }) => {
    test.setTimeout(300_000)
    const env = { ...process.env, FONTCONFIG_FILE: writeFontconfig(font) }
    const browser = await playwright.chromium.launch({ ...project.use.launchOptions, env })
    for (const width of [360, 1280]) {
      const page = await browser.newPage({
        ...(baseURL && { baseURL }),
        viewport: { width, height: 800 },
      })
      for (const path of publicPaths) {
        await openWithLateFonts(page, path)
        expect.soft(await readShift(page), `${path} at ${width} px`).toBeLessThanOrEqual(budget)
      }
      await page.close()
    }
    await browser.close()
  })
}
