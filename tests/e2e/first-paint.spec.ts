import { expect, test, type Page } from 'playwright/test'
import { publicPaths } from './support/public-pages.ts'
import { laterParts, openLaidOut } from './support/settle.ts'

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
      // Movement needs somebody who moves something; the page's variables show in what they colour.
      const names = Array.from(getComputedStyle(document.body)).filter(
        (name) => !/^(transition|animation|--)/.test(name),
      )
      const readStyles = () =>
        [...document.querySelectorAll('body, body *')].flatMap((element) =>
          ['', '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(element, pseudo || null)
            if (pseudo && style.content === 'none') return []
            return names.map((name) => style.getPropertyValue(name))
          }),
        )
      const before = readStyles()
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = href
      const loaded = new Promise((resolve, reject) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', reject)
      })
      document.head.append(link)
      await loaded
      const after = readStyles()
      link.remove()
      const changes = before.flatMap((style, index) =>
        style.flatMap((value, place) =>
          value === after[index]?.[place] ? [] : [`${names[place]}: ${value}`],
        ),
      )
      return { compared: before.length, changes: [...new Set(changes)].slice(0, 10) }
    },
    { href: sheet, selector: laterParts },
  )

for (const path of publicPaths) {
  test(`${path} is painted as it stays`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    const sheets = '**/assets/*.css'
    await page.route(sheets, (route) => route.abort())
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'))
    await page.goto(path)
    const sheet = (await refused).url()
    await page.unroute(sheets)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { compared, changes } = await findRestyled(page, sheet)
      expect(compared).toBeGreaterThan(300)
      expect(changes, `at ${width} px`).toEqual([])
    }
  })
}

test('the app comes side by side, and its stylesheet names no font anew', async ({ page }) => {
  // The entry is held back until what it imports has been asked for.
  const importsOfEntry = page.waitForRequest('**/assets/core-*.js')
  await page.route('**/assets/index-*.js', async (route) => {
    await importsOfEntry
    await route.continue()
  })
  const sheet = page.waitForResponse('**/assets/*.css')
  await page.goto('/')
  // Fonts named again would have the whole page laid out again.
  expect(await (await sheet).text()).not.toContain('@font-face')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
})

/** How every element of the page's own part is drawn: its tag and a hash of its computed styles. */
const readLooks = (page: Page) =>
  page.evaluate((selector) => {
    const laidOut = document.createElement('style')
    laidOut.textContent = `:is(${selector}) { content-visibility: visible !important }`
    document.head.append(laidOut)
    // What the swap of fonts has spaced (src/app/web-fonts.ts) is not the build's doing.
    for (const text of document.querySelectorAll<HTMLElement>('[style*="letter-spacing"]')) {
      text.style.letterSpacing = ''
    }
    return [...document.querySelectorAll('main *')].map((element) => {
      const style = getComputedStyle(element)
      const looks = Array.from(style, (name) => `${name}:${style.getPropertyValue(name)}`)
        .filter((look) => !/^(content-visibility|contain-intrinsic)/.test(look))
        .join(';')
      let hash = 0
      for (const sign of looks) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0
      return `${element.tagName} ${hash}`
    })
  }, laterParts)

/* The build shortens the names of classes in its HTML; what the app draws has the long ones. */
for (const [path, link] of [
  ['/cases', 'Кейсы'],
  ['/services', 'Все услуги'],
  ['/technologies', 'Весь стек'],
] as const) {
  test(`${path} looks the same whether the build or the app has drawn it`, async ({ page }) => {
    await openLaidOut(page, path)
    const built = await readLooks(page)
    const title = await page.locator('main h1').innerText()
    await openLaidOut(page, '/')
    await page.getByRole('link', { name: link }).first().click()
    await expect(page).toHaveURL(path)
    // The page that is left keeps its heading until the other's code is there.
    await expect(page.locator('main h1')).toHaveText(title, { useInnerText: true })
    expect(built.length).toBeGreaterThan(200)
    expect(await readLooks(page)).toEqual(built)
  })
}
