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
      // The site's own page refuses to parse a bare string: trusted types. An empty page does not.
      const blank = await page.context().newPage()
      const delivered = await blank.evaluate(
        (source) =>
          new DOMParser().parseFromString(source, 'text/html').querySelector('main')?.textContent,
        html,
      )
      await blank.close()
      const shown = await page.evaluate(() => document.querySelector('main')?.textContent)
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
