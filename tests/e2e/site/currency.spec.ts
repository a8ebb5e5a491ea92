import { expect, type Page, test } from 'playwright/test'
import { storagePrefix } from '../../../src/content/company.ts'
import {
  currencies,
  type Currency,
  currencyOf,
  currencyZones,
} from '../../../src/content/currencies.ts'
import { inCurrency, otherCurrencies, own } from '../../../src/content/currency.ts'
import { offerName } from '../../../src/content/offers.ts'
import { startingPrices } from '../../../src/content/prices.ts'
import { holdBack } from '../support/hold-back.ts'
import { dialog } from '../support/steps.ts'

const landing = startingPrices.webDevelopment.from
const [first = own, last = first] = [otherCurrencies[0], otherCurrencies.at(-1)]
const nameOf = (currency: Currency) => currencies[currency].name
const shown = (amount: number, currency: Currency = own) =>
  inCurrency(amount, currency).replaceAll('\u00a0', ' ')

/** The text for screen readers: prices in other currencies are drawn by the styles. */
const spoken = async (page: Page) =>
  (await page.getByRole('main').ariaSnapshot()).replaceAll('\u00a0', ' ')
const says = (page: Page, words: string) =>
  expect.poll(async () => (await spoken(page)).includes(words), words).toBe(true)

test('prices are shown in the visitor’s currency, on every page, until they change it', async ({
  page,
}) => {
  await page.goto('/web-development')
  await says(page, `от ${shown(landing)}`)
  const switches = page.getByRole('group', { name: 'Валюта цен' })
  await switches
    .first()
    .getByRole('button', { name: nameOf(first) })
    .click()
  await says(page, `от ${shown(landing, first)}`)
  expect(await spoken(page)).not.toContain(`от ${shown(landing)}`)
  await expect(page.getByText('Пересчёт').first()).toBeVisible()

  await page.goto('/services')
  await says(page, `от ${shown(landing, first)}`)
  await switches
    .first()
    .getByRole('button', { name: nameOf(last) })
    .click()
  await says(page, `от ${shown(landing, last)}`)
  await page.goto('/web-development')
  await page.getByRole('button', { name: 'Заказать лендинг' }).click()
  await expect(dialog(page)).toContainText(
    `${offerName('web-development/landing')}от ${shown(landing, last)} (${shown(landing)})`,
  )
  await page.keyboard.press('Escape')
  await switches
    .first()
    .getByRole('button', { name: nameOf(own) })
    .click()
  await says(page, shown(landing))
})

test('prices are first shown in the currency of the time zone, and a choice outlives it', async ({
  browser,
}) => {
  for (const timezoneId of ['Asia/Bishkek', 'Asia/Almaty', 'Europe/Berlin', 'UTC']) {
    const city = timezoneId.replace(/.*\//, '')
    const currency =
      [own, ...otherCurrencies].find((code) => currencyZones[code]?.split(' ').includes(city)) ??
      currencyOf.elsewhere
    const page = await browser.newPage({ timezoneId, storageState: { cookies: [], origins: [] } })
    await page.goto('/web-development')
    await says(page, shown(landing, currency))
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    await page
      .getByRole('button', { name: nameOf(own) })
      .first()
      .click()
    await says(page, shown(landing))
    await page.reload()
    await says(page, shown(landing))
    await page.close()
  }
})

test(
  'a chosen currency and «Войти» are there at the first paint, without the app, and nothing moves after it',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `${storagePrefix}.currency`,
      JSON.stringify(last),
    ] as const)
    // The page as painted before its scripts have loaded.
    const release = await holdBack(page, /\/assets\/.*\.js$/)
    await page.goto('/website-support', { waitUntil: 'domcontentloaded' })
    await says(page, `${shown(startingPrices.websiteSupport.from, last)} в месяц`)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible()
    // What is below the first screen is laid out with the fonts.
    await page.waitForFunction(() => !('fonts' in document.documentElement.dataset))
    const height = () =>
      page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height)
    const before = await height()
    release()
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    await says(page, `${shown(startingPrices.websiteSupport.from, last)} в месяц`)
    await expect(page.getByRole('button', { name: nameOf(last) })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(Math.abs((await height()) - before)).toBeLessThan(60)
  },
)
