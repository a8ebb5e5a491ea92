import { expect, test } from 'playwright/test'
import { siteMap } from '../../../src/content/site-map.ts'
import { holdBack } from '../support/hold-back.ts'
import { openSettled } from '../support/settle.ts'
import { dialog } from '../support/steps.ts'

test('an unknown address is a logged 404 with a link home', async ({ page }) => {
  const log: string[] = []
  page.on('console', (message) => log.push(message.text()))
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect.poll(() => log.filter((line) => line.includes('/no/such/page'))).not.toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'На главную' }).click()
  await expect(page).toHaveURL('/')
})

// The public ones are tested in every-page.spec.ts.
for (const { path } of Object.values(siteMap).filter((page) => 'hidden' in page)) {
  test(`${path} answers 200, has one h1 and a title, and logs no error`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/Kerege/)
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    expect(errors).toEqual([])
  })
}

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

test('a public page loads no code of dialogs or staff', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text())
  })
  await page.goto('/')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await page.waitForLoadState('networkidle')
  const code = scripts.join('\n')
  expect(code.length).toBeGreaterThan(100_000)
  for (const mark of [
    'GoTrueClient',
    'ZodError',
    'QueryClient',
    'data-sonner-toast',
    'aria-modal',
  ]) {
    expect(code, mark).not.toContain(mark)
  }
})

test('the skip link and page changes move the focus to the content', async ({ page }) => {
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
})

test('a page stays until the next one is loaded, and the header shows the loading', async ({
  page,
}) => {
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
})

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
  // What was read stays, and where it was read.
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { useInnerText: true })
  await expect.poll(place).toBe(left)
})

for (const address of ['/cases#akmed', '/blog/telegram-automation#launch']) {
  test(`a reload finds ${address} where it was left`, async ({ page }) => {
    const [path = '', id = ''] = address.split('#')
    const chapter = page.locator(`#${id}`)
    const top = () => chapter.evaluate((element) => element.getBoundingClientRect().top)
    await openSettled(page, path)
    await chapter.evaluate((element) => element.scrollIntoView())
    const before = await top()
    await page.reload()
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    // The text above may still change its height with the fonts.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(100)
  })
}

test('the scroll progress follows the reader', async ({ page }) => {
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

// How far from the top at most; above the name of a case stand its year and team.
const chapters = [
  ['/cases#akmed', 200],
  ['/blog/telegram-automation#launch', 110],
  ['/terms#liability', 110],
  ['/privacy#rights', 110],
] as const
for (const [address, furthest] of chapters) {
  test(`${address} leads to its chapter`, async ({ page }) => {
    await openSettled(page, address)
    // The browser compensates for what the fonts move above it.
    const top = () =>
      page.locator(':target').evaluate((target) => target.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(furthest)
    expect(await top()).toBeGreaterThan(80)
  })
}

test('the menu of a small screen opens dialogs and closes by itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Открыть меню' }).click()
  const menu = page.getByRole('dialog', { name: 'Меню' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Открыть меню' }).click()
  await menu.getByRole('button', { name: 'Начать проект' }).click()
  await expect(menu).toBeHidden()
  await expect(dialog(page)).toHaveAccessibleName('Запустить новый проект')
})

test('the menu of a small screen takes the focus from the page, and gives both back as they were', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openSettled(page, '/')
  await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }))
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  const button = page.getByRole('button', { name: 'Открыть меню' })
  const menu = page.getByRole('dialog', { name: 'Меню' })

  await button.click()
  await expect(menu).toBeVisible()
  // The click itself may scroll: the test brings its target into view.
  const left = await place()
  expect(left).toBeGreaterThan(1000)
  await expect(page.locator('h1, footer a').filter({ visible: true })).toHaveCount(0)
  // From the browser's own controls the focus comes back to the menu.
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab')
    expect(
      await menu.evaluate((element) => {
        const focused = document.activeElement
        return focused === document.body || element.contains(focused)
      }),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await place()).toBe(left)

  // However fast.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  expect(await place()).toBe(left)
})

for (const path of ['/services', '/privacy', '/blog/telegram-automation']) {
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
