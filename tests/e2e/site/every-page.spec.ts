import { expect } from 'playwright/test'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { sample } from '../../support/scope.ts'
import { pagesToTest } from '../support/public-pages.ts'
import { expectNoLoss } from './losses.ts'
import { test } from './visitor.ts'

for (const path of sample(pagesToTest, 4)) {
  test(`${path} stays as it was delivered, logs no error, is accessible and loses nothing`, async ({
    page,
    request,
    visitor,
  }) => {
    await visitor.visit(path)
    expect(visitor.status).toBe(200)

    await test.step('it says the same before any script has run', async () => {
      const html = await (await request.get(path)).text()
      // The site's own pages refuse to parse a string, because of trusted types. An empty page does not.
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
    await test.step('at 320 px and with text twice as large nothing is lost', () =>
      expectNoLoss(page))
    await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    await test.step('it is accessible, narrow and wide', () => expectAccessibleInEveryLook(page))
    expect(visitor.errors, 'errors in the console').toEqual([])
  })
}
