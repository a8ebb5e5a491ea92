import { expect, type Page, test as base } from 'playwright/test'

/*
 * The pages as the running server delivers them, with JavaScript off. Nothing here changes a page,
 * so that all tests of a worker read in one tab, which saves most of their time.
 */
export const test = base.extend<object, { reader: Page }>({
  reader: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(project.use.baseURL && { baseURL: project.use.baseURL }),
      })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: ({ reader }, use) => use(reader),
})

/** Opens a page, unless it is open already; fonts and images are not waited for. */
export async function open(page: Page, path: string) {
  if (URL.canParse(page.url()) && new URL(page.url()).pathname === path) return
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect(answer?.status(), path).toBe(200)
}

export { expect }
