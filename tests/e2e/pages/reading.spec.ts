import { expect, type Page, test } from 'playwright/test'

const article = '/blog/telegram-automation'

async function openArticle(page: Page, path = article) {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
}

const tables = (page: Page) => page.getByRole('region', { name: /^Таблица: / })

/** How many edges of a region show that there is more. */
const shades = (page: Page) =>
  tables(page)
    .first()
    .evaluate((region) => region.parentElement?.querySelectorAll('[data-shade]').length)

test('a listing is copied by the keyboard, and the page says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openArticle(page)
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
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a wide table shows where it goes on, and the arrows scroll it', async ({ page }) => {
    await openArticle(page)
    const table = tables(page).first()
    await table.scrollIntoViewIfNeeded()
    await expect.poll(() => shades(page)).toBe(1)
    await table.focus()
    await expect(table).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shades(page)).toBe(2)
    await table.evaluate((region) => region.scrollTo(region.scrollWidth, 0))
    await expect.poll(() => shades(page)).toBe(1)
  })
})

test('tables say that they scroll where they do', async ({ page }) => {
  await openArticle(page)
  const table = tables(page).first()
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
})

test('a table that fits has no shade, and Tab passes it by', async ({ page }) => {
  await openArticle(page)
  await expect(tables(page).first()).not.toHaveAttribute('tabindex')
  expect(await shades(page)).toBe(0)
})

test('the line under the header is full where the text of an article ends', async ({ page }) => {
  await openArticle(page)
  const bar = page.getByTestId('scroll-progress')
  const share = () => bar.evaluate((line) => Number(getComputedStyle(line).scale.split(' ')[0]))
  expect(await share()).toBe(0)
  await page.locator('[data-read-until]').evaluate((end) => end.scrollIntoView(false))
  await expect.poll(share).toBeGreaterThan(0.999)
  expect(
    await page.evaluate(() => scrollY + innerHeight < document.documentElement.scrollHeight - 300),
  ).toBe(true)
})
