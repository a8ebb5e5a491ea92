import { expect, type Page, test } from 'playwright/test'
import { holdBack } from '../support/hold-back.ts'
import { dialog } from '../support/steps.ts'

/** The text for screen readers: prices in other currencies are drawn by the styles. */
const spoken = async (page: Page) =>
  (await page.getByRole('main').ariaSnapshot()).replaceAll('\u00a0', ' ')
const says = (page: Page, words: string) =>
  expect.poll(async () => (await spoken(page)).includes(words), words).toBe(true)

test('prices are shown in the visitor’s currency, on every page, until they change it', async ({
  page,
}) => {
  await page.goto('/web-development')
  await says(page, 'от 75 000 ₽')
  const switches = page.getByRole('group', { name: 'Валюта цен' })
  await switches.first().getByRole('button', { name: 'Доллары' }).click()
  await says(page, 'от ≈ $930')
  expect(await spoken(page)).not.toContain('от 75 000 ₽')
  await expect(page.getByText('Пересчёт').first()).toBeVisible()

  await page.goto('/branding')
  await says(page, '≈ $520')
  await switches.first().getByRole('button', { name: 'Сомы' }).click()
  await says(page, '≈ 46 800 сом')
  await page.getByRole('button', { name: 'Заказать базовый пакет' }).click()
  await expect(dialog(page)).toContainText(/Брендинг, пакет «Базовый»≈.46.800.сом \(42.500.₽\)/)
  await page.keyboard.press('Escape')
  await switches.first().getByRole('button', { name: 'Рубли' }).click()
  await says(page, '42 500 ₽')
})

test('a chosen currency and «Войти» are there at the first paint, without the app, and nothing moves after it', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('kerege.currency', '"kgs"'))
  // The page as painted before its scripts have loaded.
  const release = await holdBack(page, /\/assets\/.*\.js$/)
  await page.goto('/website-support', { waitUntil: 'domcontentloaded' })
  await says(page, '≈ 16 500 сом в месяц')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible()
  const height = () =>
    page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height)
  const before = await height()
  release()
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await says(page, '≈ 16 500 сом в месяц')
  await expect(page.getByRole('button', { name: 'Сомы' })).toHaveAttribute('aria-pressed', 'true')
  expect(Math.abs((await height()) - before)).toBeLessThan(60)
})
