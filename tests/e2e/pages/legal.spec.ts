import type { Browser } from 'playwright/test'
import { expect, open, test } from './reader.ts'
import { partTitles, texts } from './parts.ts'

// In order and in one worker: each page is loaded once.
test.describe.configure({ mode: 'default' })

const chapters = async (...args: Parameters<typeof partTitles>) =>
  (await partTitles(...args)).map((title) => title.replace(/^\d+\s*/, ''))

for (const path of ['/privacy', '/terms']) {
  test(`${path} is in English, last updated January 9, 2024`, async ({ page }) => {
    await open(page, path)
    const main = page.getByRole('main')
    await expect.soft(main.getByText('Last updated: January 9, 2024')).toBeVisible()
    await expect.soft(page.locator('[lang=en]').getByRole('heading', { level: 1 })).toBeVisible()
    // But for the name of the other language.
    const [words = ''] = await texts(main)
    expect.soft(words.replace('Русский', '')).not.toMatch(/[а-яё]{2,}/i)
  })

  test(`${path} names the company, registered in the Kyrgyz Republic`, async ({ page }) => {
    await open(page, path)
    const [words = ''] = await texts(page.getByRole('main'))
    expect.soft(words).toContain('Kerege LLC')
    expect.soft(words).toMatch(/company registered in the Kyrgyz Republic/)
    expect.soft(words).toMatch(/Bishkek, Kyrgyz Republic/)
    expect.soft(words).toMatch(/\S+@kerege\.example/)
  })

  test(`the contents of ${path} lead to its chapters`, async ({ page }) => {
    await open(page, path)
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
    expect(await contents.count()).toBeGreaterThanOrEqual(8)
    expect.soft(await texts(contents)).toEqual(await chapters(page))
    for (const link of await contents.all()) {
      const id = (await link.getAttribute('href')) ?? ''
      await expect.soft(page.locator(id)).toHaveCount(1)
    }
  })
}

test('/privacy covers data collection and use, protection and user rights', async ({ page }) => {
  await open(page, '/privacy')
  expect(await chapters(page)).toEqual(
    expect.arrayContaining([
      'Data we collect',
      'How we use it',
      'How we protect it',
      'Your rights',
    ]),
  )
})

test('/terms covers services, payment, liability and disputes', async ({ page }) => {
  await open(page, '/terms')
  expect(await chapters(page)).toEqual(
    expect.arrayContaining([
      'Our services',
      'Prices and payment',
      'Warranty and liability',
      'Disputes and governing law',
    ]),
  )
})

test('/terms prices contracts in soms or US dollars', async ({ page }) => {
  await open(page, '/terms')
  await expect(page.locator('#payment')).toContainText('Kyrgyz soms or in US dollars')
})

test('/terms repeats the promises of 2 hours and 24 hours', async ({ page }) => {
  await open(page, '/terms')
  await expect.soft(page.locator('#requests')).toContainText('within 2 hours')
  await expect.soft(page.locator('#requests')).toContainText('within 24 hours')
})

/** A tab of its own: these tests click. */
async function newPage(browser: Browser, baseURL = '', javaScriptEnabled = true) {
  return (await browser.newContext({ baseURL, javaScriptEnabled })).newPage()
}

for (const [path, title] of [
  ['/privacy', 'Политика конфиденциальности'],
  ['/terms', 'Условия использования'],
] as const) {
  test.describe(`${path} in Russian`, () => {
    test('has an address of its own without a script, and one for every chapter', async ({
      browser,
      baseURL,
    }) => {
      const page = await newPage(browser, baseURL, false)
      const english = page.locator('article[lang=en]')
      const russian = page.locator('article[lang=ru]')
      await page.goto(`${path}#ru`)
      await expect.soft(russian.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect.soft(english).toBeHidden()
      await page.getByRole('link', { name: 'English' }).click()
      await expect.soft(english).toBeVisible()
      await expect.soft(russian).toBeHidden()
      await page.getByRole('link', { name: 'Русский' }).click()
      await page.getByRole('navigation', { name: 'Содержание' }).getByRole('link').last().click()
      await expect(page).toHaveURL(`${path}#ru-changes`)
      await expect.soft(russian).toBeVisible()
      await page.context().close()
    })

    test('stays chosen on the way back, and is left by the page’s own address', async ({
      browser,
      baseURL,
    }) => {
      const page = await newPage(browser, baseURL)
      const heading = page.getByRole('heading', { level: 1 })
      await page.goto(`${path}#ru`)
      await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
      await expect(heading).toHaveText(title)
      await page.getByRole('contentinfo').getByRole('link', { name: 'О компании' }).click()
      await expect(page).toHaveURL('/about')
      await page.goBack()
      await expect(heading).toHaveText(title)
      await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
      await expect(page).toHaveURL(path)
      await expect(
        page.locator('article[lang=en]').getByRole('heading', { level: 1 }),
      ).toBeVisible()
      await page.context().close()
    })
  })
}

test('the consent line of a Russian form leads to the Russian policy', async ({
  browser,
  baseURL,
}) => {
  const page = await newPage(browser, baseURL)
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Консультация' }).click()
  await expect(page.getByRole('link', { name: 'политике конфиденциальности' })).toHaveAttribute(
    'href',
    '/privacy#ru',
  )
  await page.context().close()
})

test('/terms names the working hours in both languages', async ({ page }) => {
  await open(page, '/terms')
  await expect.soft(page.locator('#requests')).toContainText('Mon–Fri 09:00–13:00 and 14:00–18:00')
  await expect.soft(page.locator('#ru-requests')).toContainText('пн–пт 09:00–13:00 и 14:00–18:00')
})
