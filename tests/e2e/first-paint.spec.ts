import { expect, test, type Page } from 'playwright/test'
import { publicPaths } from './support/public-pages.ts'
import { laterParts } from './support/settle.ts'

/*
 * A page carries only the styles of its own HTML; the whole stylesheet follows. Its arrival must not
 * change the picture. The app is kept away, so that nothing else does either.
 */

/**
 * What the whole stylesheet draws in another way than the page's own styles: compared in the page,
 * element by element, since the styles of one page are a hundred megabytes.
 */
const findRestyled = (page: Page, sheet: string) =>
  page.evaluate(
    async ({ href, selector }) => {
      // A section that is laid out in between has another height, whatever its styles.
      const laidOut = document.createElement('style')
      laidOut.textContent = `:is(${selector}) { content-visibility: visible !important }`
      document.head.append(laidOut)
      const readStyles = () =>
        [...document.querySelectorAll('body, body *')].flatMap((element) =>
          ['', '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(element, pseudo || null)
            if (pseudo && style.content === 'none') return []
            return Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`)
          }),
        )
      const before = readStyles()
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      const loaded = new Promise((resolve) => link.addEventListener('load', resolve))
      document.head.append(link)
      await loaded
      const after = readStyles()
      link.remove()
      const changes = before.flatMap((style, index) =>
        style.filter((declaration, place) => {
          // Movement needs somebody who moves something.
          const moves = /^(transition|animation|--)/.test(declaration)
          return !moves && declaration !== after[index]?.[place]
        }),
      )
      return { compared: before.length, changes: [...new Set(changes)].slice(0, 10) }
    },
    { href: sheet, selector: laterParts },
  )

for (const path of publicPaths) {
  test(`${path} is painted as it stays`, async ({ page }) => {
    await page.route('**/assets/*.{js,css}', (route) => route.abort())
    await page.goto(path)
    const sheet = await page.locator('link#whole-stylesheet').getAttribute('href')
    if (!sheet) throw new Error('the loader asked for no stylesheet')
    await page.unroute('**/assets/*.{js,css}')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { compared, changes } = await findRestyled(page, sheet)
      expect(compared).toBeGreaterThan(300)
      expect(changes, `at ${width} px`).toEqual([])
    }
  })
}
