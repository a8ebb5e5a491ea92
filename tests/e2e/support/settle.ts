import type { Page, Response } from 'playwright/test'

/** For tests without movement, which is most of the browser's work: dialogs open and close at once. */
export const holdStill = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })

/** Opens a page and waits until the app runs and the page stands in its own fonts. */
export async function openSettled(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path)
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.ready === 'true' &&
      document.fonts.check('1rem "Onest Variable"', 'Aя'),
  )
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
