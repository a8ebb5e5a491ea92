import { expect, type Page, type Response } from 'playwright/test'

/** How many files of the site's own font are in use; `document.fonts.check` is true of a font that is not declared. */
export const countWebFonts = (page: Page) =>
  page.evaluate(
    () =>
      [...document.fonts].filter(
        ({ family, status }) => family.includes('Onest Variable') && status === 'loaded',
      ).length,
  )

/** Opens a page and waits until the app runs and the page stands in its own fonts. */
export async function openSettled(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await expect.poll(() => countWebFonts(page), { intervals: [50] }).toBe(2)
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
