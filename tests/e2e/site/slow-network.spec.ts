import { setTimeout as delay } from 'node:timers/promises'
import { expect, type Request, test } from 'playwright/test'
import { everything } from '../../support/scope.ts'
import { holdBack } from '../support/hold-back.ts'

/* The visitor is faster than the network: no input or click is lost. */

for (const [part, pattern] of [
  ['the app', '**/assets/index-*.js'],
  ['the page’s code', '**/assets/blog-*.js'],
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

test(
  'a testimonial chosen before the page’s code has loaded is shown afterwards',
  { tag: '@all' },
  async ({ page }) => {
    const letGo = await holdBack(page, '**/assets/testimonials-*.js')
    await page.goto('/')
    const dot = page.getByRole('button', { name: /^Отзыв 3:/ })
    await dot.click()
    await expect(dot).toHaveAttribute('aria-current', 'false')

    letGo()
    await expect(dot).toHaveAttribute('aria-current', 'true')
    await expect(dot).toBeFocused()
  },
)

test(
  'a form whose code cannot be loaded says so and keeps what was typed',
  { tag: '@all' },
  async ({ page }) => {
    const messages: string[] = []
    page.on('dialog', async (shown) => {
      messages.push(shown.message())
      await shown.accept()
    })
    const refused = page.waitForEvent('requestfailed')
    await page.route('**/assets/blog-*.js', (route) => route.abort())
    await page.goto('/blog')
    const address = page.getByPlaceholder('Ваш email')
    await address.fill('quick@example.kg')
    await refused
    await page.getByRole('button', { name: 'Подписаться' }).click()
    await expect.poll(() => messages).toEqual([expect.stringContaining('Не удалось загрузить')])
    await expect(address).toHaveValue('quick@example.kg')
  },
)

const events = [
  ['openConsultation', 'Получить консультацию'],
  ['openChat', 'Чат'],
  ['openProjectQuiz', 'Запустить новый проект'],
  ['openSignIn', 'Вход'],
] as const
const plain = (name: string) => dispatchEvent(new Event(name))
const custom = (name: string) => dispatchEvent(new CustomEvent(name))

for (const [event, title] of everything ? events : events.slice(0, 2)) {
  test(`${event}, fired before the app runs, is answered once it does`, async ({ page }) => {
    const letGo = await holdBack(page, '**/assets/index-*.js')
    await page.goto('/')
    // Any script may dispatch it, in either form.
    await page.evaluate(event === 'openConsultation' ? plain : custom, event)
    letGo()
    await expect(
      page.getByRole('dialog').or(page.getByRole('region', { name: title })),
    ).toBeVisible()
  })
}

test(
  'a page whose link was in view opens without the network',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.goto('/')
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
    const link = page.locator('main').getByRole('link', { name: 'Смотреть кейсы' })
    const underway = new Set<Request>()
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) underway.add(request)
    })
    page.on('requestfinished', (request) => {
      if (underway.delete(request)) fetched.push(request.url())
    })
    await page.mouse.wheel(0, 40)
    // The code of a page's sections follows the page's, with all its imports.
    await expect
      .poll(() => fetched.some((url) => url.includes('/case-studies-')) && underway.size === 0)
      .toBe(true)

    await context.setOffline(true)
    await link.click()
    await expect(page).toHaveURL('/cases')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Что изменилось у клиентов')

    // The code of the next page has not been loaded.
    await page.getByRole('contentinfo').getByRole('link', { name: 'О компании' }).click()
    await expect(page.getByText(/^Нет связи\. Откроем/)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Собираем опору')
  },
)

for (const isSlow of [true, false]) {
  const order = isSlow ? 'while the page is laid out' : 'after the first paint'
  test(`the app is fetched ${order} on a ${isSlow ? 'slow' : 'fast'} connection`, async ({
    page,
  }) => {
    await page.route('**/assets/index-*.css', async (route) => {
      if (isSlow) await delay(1200)
      await route.continue()
    })
    // Retried: the machine itself may be too slow for a fast connection.
    await expect(async () => {
      await page.goto('/services')
      await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
      const fetchedFirst = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        const files = document.getElementById('root')?.dataset.files?.split(' ') ?? []
        return files.map((path) => {
          const [file] = performance.getEntriesByName(new URL(path, location.href).href)
          return paint && file ? file.startTime < paint.startTime : undefined
        })
      })
      expect(new Set(fetchedFirst)).toEqual(new Set([isSlow]))
    }).toPass({ timeout: 20_000 })
  })
}
