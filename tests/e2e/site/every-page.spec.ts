import { expect } from 'playwright/test'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { publicPaths } from '../support/public-pages.ts'
import { expectNoLoss } from './losses.ts'
import { expectEveryButtonWorks } from './presses.ts'
import { test } from './visitor.ts'

for (const path of publicPaths) {
  test.describe(path, () => {
    // In order and in one worker: the page is loaded once.
    test.describe.configure({ mode: 'default' })
    test.beforeEach(({ visitor }) => visitor.visit(path))

    test(`${path} answers 200, has one h1 and a title, and logs no error`, async ({
      page,
      visitor,
    }) => {
      expect(visitor.status).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveTitle(/Kerege/)
      expect(visitor.errors).toEqual([])
    })

    test(`${path} says the same before any script has run`, async ({ page, request }) => {
      const html = await (await request.get(path)).text()
      const [delivered, shown] = await page.evaluate((source) => {
        const sent = new DOMParser().parseFromString(source, 'text/html')
        return [sent, document].map((one) => one.querySelector('main')?.textContent)
      }, html)
      expect(delivered).toBeTruthy()
      expect(shown).toBe(delivered)
    })

    test(`${path} is accessible in both themes, narrow and wide`, ({ page }) =>
      expectAccessibleInEveryLook(page))

    test(`${path} loses nothing at 320 px or with text twice as large`, ({ page }) =>
      expectNoLoss(page))

    test(`every button of ${path} does something`, ({ page }) => expectEveryButtonWorks(page))
  })
}

test('/nowhere is accessible in both themes, narrow and wide', async ({ page, visitor }) => {
  await visitor.visit('/nowhere')
  await expectAccessibleInEveryLook(page)
})
