import { expect, test } from 'playwright/test'
import { caseAnchor, caseStudyIds } from '../../../src/content/addresses.ts'
import { company } from '../../../src/content/company.ts'
import { currencies } from '../../../src/content/currencies.ts'
import { otherCurrencies, own } from '../../../src/content/currency.ts'
import { siteMap } from '../../../src/content/site-map.ts'
import { soldPackage } from '../../support/sold.ts'
import { everything } from '../../support/scope.ts'
import { holdBack } from '../support/hold-back.ts'
import { openSettled } from '../support/settle.ts'
import { orderButton } from '../support/steps.ts'

const [other = own] = otherCurrencies

test('/admin and /account answer a visitor without an error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  for (const { path } of Object.values(siteMap).filter((entry) => 'hidden' in entry)) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(new RegExp(company.name))
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  }
  // The back office's own loader must not take over addresses that it has not.
  for (const path of ['/admin/x', '/adminx']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  expect(errors.filter((text) => !text.includes('404'))).toEqual([])
})

test('the theme follows the system until the visitor chooses, and never flashes', async ({
  page,
}) => {
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(html).toHaveClass(/light/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(html).toHaveClass(/dark/)

  await page.getByRole('button', { name: /Сменить тему/ }).click()
  await expect(html).toHaveClass(/light/)
  // The class is set before any script of the site has run.
  await page.route('**/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect(html).toHaveClass(/light/)
})

test(
  'the skip link and page changes move the focus to the content',
  { tag: '@all' },
  async ({ page }) => {
    await openSettled(page, '/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Перейти к содержанию' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()

    await page.getByRole('contentinfo').getByRole('link', { name: 'Условия использования' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
    await expect(page.getByRole('main')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/')
  },
)

test(
  'a page stays until the next one is loaded, and the header shows the loading',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/')
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    const title = page.getByRole('heading', { level: 1 })
    const home = await title.innerText()
    const header = page.getByRole('banner')
    const coming = page.getByRole('progressbar', { name: 'Страница загружается' })

    for (const [path, link] of [
      ['/services', page.getByRole('main').getByRole('link', { name: 'Все услуги' })],
      ['/cases', header.getByRole('link', { name: 'Кейсы' })],
    ] as const) {
      const shown = await title.innerText()
      const letGo = await holdBack(page, `**/assets${path}-*.js`)
      await link.click()
      await expect(page).toHaveURL(path)
      await expect(coming).toBeVisible()
      await expect(title).toHaveText(shown, { useInnerText: true })
      letGo()
      await expect(title).not.toHaveText(shown, { useInnerText: true })
      await expect(coming).toBeHidden()
    }
    await page.goBack()
    await page.goBack()
    await expect(title).toHaveText(home, { useInnerText: true })
    await expect(coming).toBeHidden()
  },
)

test('Back finds the page where it was left, its code loaded or not', async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  await openSettled(page, '/')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Условия использования' })
  await link.scrollIntoViewIfNeeded()
  const left = await place()
  expect(left).toBeGreaterThan(3000)

  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { useInnerText: true })
  await expect.poll(place).toBe(left)

  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  await page.reload()
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  const letGo = await holdBack(page, '**/assets/home-*.js')
  await page.goBack()
  // The old page stays, at its scroll position.
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { useInnerText: true })
  await expect.poll(place).toBe(left)
})

// The maximum distance from the top; above a case's name are its year and team.
const chapters = [
  [caseAnchor(caseStudyIds[0]), 200],
  ['/blog/telegram-automation#launch', 110],
  ['/terms#liability', 110],
  ['/privacy#rights', 110],
] as const

for (const [address, furthest] of everything ? chapters : chapters.slice(0, 2)) {
  test(`${address} leads to its chapter, and a reload finds it where it was left`, async ({
    page,
  }) => {
    const [path = '', id = ''] = address.split('#')
    const chapter = page.locator(`#${id}`)
    const top = () => chapter.evaluate((element) => element.getBoundingClientRect().top)
    await openSettled(page, address)
    // The browser compensates for shifts by the fonts above.
    await expect.poll(top).toBeLessThan(furthest)
    expect(await top()).toBeGreaterThan(80)

    await openSettled(page, path)
    await chapter.evaluate((element) => element.scrollIntoView())
    const before = await top()
    await page.reload()
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    // The text above may still change its height with the fonts.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(100)
  })
}

test('the scroll progress follows the reader', { tag: '@all' }, async ({ page }) => {
  await page.goto('/privacy')
  const bar = page.getByTestId('scroll-progress')
  const width = async () => (await bar.boundingBox())?.width ?? 0
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await width()).toBe(0)
  await expect(page.getByRole('banner')).toHaveCSS('backdrop-filter', 'none')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(width).toBeGreaterThan(1200)
  await expect(page.getByRole('banner')).toHaveCSS('backdrop-filter', /blur/)
})

const printed = ['/blog/telegram-automation', '/services', '/privacy']

for (const path of everything ? printed : printed.slice(0, 1)) {
  test(`${path} prints its text alone: dark on white, no buttons, nothing cut off`, async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    // A4 without its margins.
    await page.setViewportSize({ width: 673, height: 980 })
    await page.goto(path)
    // Polling requests frames: without any, the headless shell is never idle when it prints.
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    for (const part of ['header.sticky', 'footer', 'button', 'a[href="#main"]']) {
      await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0)
    }
    const cut = await page
      .locator('h1, h2, h3, p, li, pre, table')
      .evaluateAll((elements) =>
        elements
          .filter(
            ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      )
    expect(cut).toEqual([])
  })
}

test(
  'forced colours show what is a button, which choice is made, and ticks',
  { tag: '@all' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(soldPackage.path)
    const main = page.getByRole('main')
    await expect(orderButton(page)).toHaveCSS('border-top-style', 'solid')
    const ground = (name: string) =>
      main
        .getByRole('button', { name, exact: true })
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor)
    await expect
      .poll(
        async () => (await ground(currencies[own].name)) === (await ground(currencies[other].name)),
      )
      .toBe(false)
    const tick = () =>
      main
        .locator('.ticks > li')
        .first()
        .evaluate((item) => {
          const { backgroundColor, forcedColorAdjust } = getComputedStyle(item, '::before')
          return [forcedColorAdjust, backgroundColor === getComputedStyle(document.body).color]
        })
    // The app links the sheet.
    await expect.poll(tick).toEqual(['none', true])
  },
)
