import { expect, test } from 'playwright/test'
import { holdBack } from '../support/hold-back.ts'

/* The visitor is faster than the network: nothing typed or pressed is lost. */

for (const [part, pattern] of [
  ['the app', '**/assets/index-*.js'],
  ['the form’s code', '**/assets/newsletter-box-*.js'],
] as const) {
  test(`an address sent before ${part} has loaded is sent afterwards`, async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/functions/v1/newsletter')) sent.push(request.postData() ?? '')
    })
    const letGo = await holdBack(page, pattern)
    await page.goto('/blog')
    const address = page.getByPlaceholder('Ваш email')
    await address.fill('quick@example.kg')
    await page.getByRole('button', { name: 'Подписаться' }).click()
    await expect(address).toHaveValue('quick@example.kg')
    expect(new URL(page.url()).search).toBe('')

    letGo()
    await expect(page.getByText('Почти готово')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain('quick@example.kg')
  })
}

test('a testimonial chosen before the carousel’s code has loaded is shown afterwards', async ({
  page,
}) => {
  const letGo = await holdBack(page, '**/assets/home-testimonials-*.js')
  await page.goto('/')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  const dot = page.getByRole('button', { name: /^Отзыв 3:/ })
  await dot.click()
  await expect(dot).toHaveAttribute('aria-current', 'false')

  letGo()
  await expect(dot).toHaveAttribute('aria-current', 'true')
  await expect(dot).toBeFocused()
})

test('a form whose code cannot be loaded says so and keeps what was typed', async ({ page }) => {
  await page.route('**/assets/newsletter-box-*.js', (route) => route.abort())
  await page.goto('/blog')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  const address = page.getByPlaceholder('Ваш email')
  await address.fill('quick@example.kg')
  await page.getByRole('button', { name: 'Подписаться' }).click()
  await expect(page.getByText('Не удалось загрузить часть сайта')).toBeVisible()
  await expect(address).toHaveValue('quick@example.kg')
})

test('a page whose link was in view opens without the network', async ({ page, context }) => {
  await page.goto('/')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  const link = page.locator('main').getByRole('link', { name: 'Смотреть кейсы' })
  // The code of its sections follows that of the page.
  const lastChunk = page.waitForResponse(/\/assets\/case-studies-[^/]*\.js$/)
  await page.mouse.wheel(0, 40)
  await (await lastChunk).finished()

  await context.setOffline(true)
  await link.click()
  await expect(page).toHaveURL('/cases')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Что изменилось у клиентов')
})

test('the app starts without the whole stylesheet', async ({ page }) => {
  const letGo = await holdBack(page, '**/assets/index-*.js')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'))
  await page.route('**/assets/*.css', (route) => route.abort())
  await page.goto('/privacy')
  await failed
  letGo()
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
})
