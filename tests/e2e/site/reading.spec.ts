import { expect, type Page, test } from 'playwright/test'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { openSettled } from '../support/settle.ts'
import { dialog } from '../support/steps.ts'

test.use({ reducedMotion: 'no-preference' })

const article = '/blog/telegram-automation'

async function open(page: Page, path = article) {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
}

const tables = (page: Page) => page.getByRole('region', { name: /^Таблица: / })

/** How many edges of a region show that it continues. */
const shades = (page: Page) =>
  tables(page)
    .first()
    .evaluate((region) => region.parentElement?.querySelectorAll('[data-shade]').length)

test(
  'a reader of an article copies a listing, keeps its contents in sight and sees how far it goes',
  { tag: '@all' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openSettled(page, article)
    // A table that fits has no shade, and is no tab stop.
    await expect(tables(page).first()).not.toHaveAttribute('tabindex')
    expect(await shades(page)).toBe(0)

    const listing = page
      .locator('figure')
      .filter({ has: page.locator('pre') })
      .first()
    const code = await listing.locator('pre').textContent()
    const button = listing.getByRole('button', { name: /^Скопировать код: / })
    const box = await button.boundingBox()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(listing.getByRole('status')).toHaveText('Скопировано')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
    expect(await button.boundingBox()).toMatchObject({ width: box?.width, height: box?.height })
    await expect(listing.getByRole('status')).toBeEmpty()

    const sidebar = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: 'Полезные инструменты' }) })
    const sticks = await sidebar.evaluateAll(([tools]) => {
      let parent = tools?.parentElement
      while (parent && getComputedStyle(parent).position !== 'sticky') parent = parent.parentElement
      return parent?.querySelector('nav')?.ariaLabel
    })
    expect(sticks, 'what stays in sight beside the text').toBe('Содержание статьи')

    const bar = page.getByTestId('scroll-progress')
    const share = () => bar.evaluate((line) => Number(getComputedStyle(line).scale.split(' ')[0]))
    await page.locator('[data-read-until]').evaluate((end) => end.scrollIntoView(false))
    await expect.poll(share, 'full where the text ends').toBeGreaterThan(0.999)
    expect(
      await page.evaluate(
        () => scrollY + innerHeight < document.documentElement.scrollHeight - 300,
      ),
    ).toBe(true)
  },
)

test(
  'a wide table says that it scrolls, shows where it goes on, and the arrows scroll it',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    const table = tables(page).first()
    await table.scrollIntoViewIfNeeded()
    await expect.poll(() => shades(page)).toBe(1)
    await table.focus()
    await expect(table).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shades(page)).toBe(2)
    await table.evaluate((region) => region.scrollTo(region.scrollWidth, 0))
    await expect.poll(() => shades(page)).toBe(1)

    const said: [number, boolean, boolean][] = []
    for (const width of [320, 390, 640, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const scrolls = await table.evaluate((region) => region.scrollWidth > region.clientWidth)
      said.push([
        width,
        scrolls,
        await page.getByText('Таблица прокручивается вбок').first().isVisible(),
      ])
    }
    expect(said).toEqual([
      [320, true, true],
      [390, true, true],
      ...[640, 768, 1024, 1440].map((width) => [width, false, false]),
    ])
  },
)

test(
  'an example leads to its case, below the header and with the focus',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/api-development')
    await page.getByRole('link', { name: 'Примеры API' }).click()
    await expect(page).toHaveURL('/cases#manat-pay')
    const heading = page.getByRole('heading', { level: 2, name: 'Манат Pay' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    const header = await page.getByRole('banner').boundingBox()
    const box = await heading.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))

    await page.goto('/cases#akmed')
    const other = page.getByRole('heading', { level: 2, name: 'Акмед' })
    await expect(other).toBeInViewport()
    const gap = () =>
      other.evaluate((title) => {
        const top = title.closest('article')?.getBoundingClientRect().top ?? 0
        return top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
      })
    await expect.poll(gap).toBeGreaterThan(15)
    expect(await gap()).toBeLessThan(60)
  },
)

test('questions come with a way through the site, unfold by keyboard, lead on, and are accessible', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/services')
  const read = () => page.locator('[data-questions]').innerHTML()
  const loaded = await read()
  await openSettled(page, '/')
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  await page.getByRole('link', { name: 'Все услуги' }).first().click()
  await expect(page).toHaveURL('/services')
  await expect.poll(read).toBe(loaded)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)

  const first = page.getByRole('main').locator('details').first()
  await expect(first.locator('p')).toBeHidden()
  await first.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(first.locator('p')).toBeVisible()
  const link = first.getByRole('link', { name: 'Условия использования' })
  await expect(link).toHaveAttribute('href', '/terms#ru')
  await page.keyboard.press('Space')
  await expect(first.locator('p')).toBeHidden()

  await page
    .getByRole('main')
    .locator('details')
    .evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)))
  await expectAccessibleInEveryLook(page, 'main')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'questions unfold, and a legal text has an address in Russian and one for each chapter',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto('/services')
      const second = page.getByRole('main').locator('details').nth(1)
      await second.locator('summary').click()
      await expect(second.locator('p')).toBeVisible()

      const english = page.locator('article[lang=en]')
      const russian = page.locator('article[lang=ru]')
      await page.goto('/privacy#ru')
      await expect(
        russian.getByRole('heading', { level: 1, name: 'Политика конфиденциальности' }),
      ).toBeVisible()
      await expect(english).toBeHidden()
      await page.getByRole('link', { name: 'English' }).click()
      await expect(english).toBeVisible()
      await expect(russian).toBeHidden()
      await page.getByRole('link', { name: 'Русский' }).click()
      await page.getByRole('navigation', { name: 'Содержание' }).getByRole('link').last().click()
      await expect(page).toHaveURL('/privacy#ru-changes')
      await expect(russian).toBeVisible()
    },
  )
})

test(
  'a legal text stays in Russian on the way back, and the form leads to the Russian policy',
  { tag: '@all' },
  async ({ page }) => {
    const title = 'Условия использования'
    const heading = page.getByRole('heading', { level: 1 })
    await open(page, '/terms#ru')
    await expect(heading).toHaveText(title)
    await page.getByRole('contentinfo').getByRole('link', { name: 'О компании' }).click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(heading).toHaveText(title)
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL('/terms')
    await expect(page.locator('article[lang=en]').getByRole('heading', { level: 1 })).toBeVisible()

    await page.goBack()
    await expect(heading).toHaveText(title)
    await page.getByRole('banner').getByRole('button', { name: 'Консультация' }).click()
    await expect(
      dialog(page).getByRole('link', { name: 'политике конфиденциальности' }),
    ).toHaveAttribute('href', '/privacy#ru')
  },
)
