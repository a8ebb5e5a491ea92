import { expect, type Page, type Response } from 'playwright/test'

/** Whether the page is shown in the site's own font, with both files loaded that its texts need. */
export const isInWebFonts = (page: Page) =>
  page.evaluate(
    () =>
      document.documentElement.dataset.fonts !== 'late' && document.fonts.check('1em Brand', 'aя'),
  )

/** Opens a page and waits until the app runs and the fonts are shown. */
export async function openSettled(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await expect.poll(() => isInWebFonts(page), { intervals: [50] }).toBe(true)
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
