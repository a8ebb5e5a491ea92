import type { Page } from 'playwright/test'

/** What is laid out only when it comes near, or in idle time (src/app/adopted-page.tsx). */
export const laterParts = '.lazy-sections > * > *, .long-read > *'

/** Opens a public page and waits until it is all laid out, in its own fonts. */
export async function openLaidOut(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction((selector) => {
    // A short page that is hydrated leaves what is in view at `auto`.
    const isLaidOut = (section: Element) =>
      getComputedStyle(section).contentVisibility === 'visible' ||
      section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
    return (
      document.documentElement.dataset.ready === 'true' &&
      document.fonts.check('1rem "Onest Variable"', 'Aя') &&
      [...document.querySelectorAll(selector)].every(isLaidOut)
    )
  }, laterParts)
}

/** The same, and its islands are awake. */
export async function openSettled(page: Page, path: string) {
  await openLaidOut(page, path)
  const islands = await page.locator('[data-island]').all()
  if (islands.length === 0) return
  for (const island of islands) {
    await island.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  }
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** Waits until the browser has drawn what was changed. */
export const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
