import type { Page, Response } from 'playwright/test'

/** What is laid out only when it comes near, or in idle time (src/app/adopted-page.tsx). */
export const laterParts = '.lazy-sections > * > *, .long-list > *, .long-read > *'

/** For tests without movement, which is most of the browser's work: dialogs open and close at once. */
export const holdStill = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })

/** Opens a public page and waits until it is all laid out, in its own fonts. */
export async function openLaidOut(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path)
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
  return answer
}

/** The same, with its islands started. */
export async function openSettled(page: Page, path: string): Promise<Response | null> {
  const answer = await openLaidOut(page, path)
  const islands = await page.locator('[data-island]').all()
  if (islands.length === 0) return answer
  for (const island of islands) {
    await island.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  }
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  return answer
}

/** Waits until the browser has drawn the changes. */
export const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
