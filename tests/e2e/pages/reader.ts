import { expect, type Page, test as base } from 'playwright/test'
import { recordOpenings } from '../support/openings.ts'

/*
 * The pages as the running server delivers them. Nothing here changes a page, and no dialog opens, so
 * that all tests of a worker read in one tab, which saves most of their time.
 */
export const test = base.extend<object, { reader: Page }>({
  reader: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use
      const context = await browser.newContext({ ...(baseURL && { baseURL }) })
      const page = await context.newPage()
      await recordOpenings(page)
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: ({ reader }, use) => use(reader),
})

/** Opens a page, unless it is open already, and waits until its buttons work. */
export async function open(page: Page, path: string) {
  if (URL.canParse(page.url()) && new URL(page.url()).pathname === path) return
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect(answer?.status(), path).toBe(200)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
}

export { expect }
