import { expect, test } from 'playwright/test'
import { startAs } from '../support/session.ts'

test('what was smuggled into a page neither runs nor reaches another site, and admins read of it, and of errors', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('https://thief.example/**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  const reported = page.waitForResponse((response) => response.url().endsWith('/csp-report'))
  const smuggled =
    '<script>window.smuggled = true</script><img alt="" src="https://thief.example/?stolen">'
  await page.route('/about', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: html.replace('</body>', `${smuggled}$&`) })
  })
  await page.goto('/about')
  expect((await reported).status()).toBe(200)
  expect(await page.evaluate(() => Reflect.get(window, 'smuggled'))).toBeUndefined()
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
        new Image().src = 'https://thief.example/?stolen-later'
      }),
  )
  expect(blocked).toBe('img-src')
  expect(asked, 'no picture of another site is asked for').toEqual([])

  await page.locator('html[data-ready=true]').waitFor()
  const told = page.waitForRequest((request) => /client-error/.test(request.postData() ?? ''))
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('Invalid time value: aida@client.example')
    })
  })
  expect((await told).postData()).not.toContain('aida')
  expect((await (await told).response())?.status()).toBe(200)

  await startAs(page, 'admin')
  await page.goto('/admin?tab=audit&log=security')
  await page.getByText(/^Заблокировано браузерами: \d/).click()
  await expect(page.getByText('Скрипт: прямо в коде страницы').first()).toBeVisible()
  await page.getByText(/^Ошибки в браузерах: \d/).click()
  await expect(page.getByText('RangeError: invalid time value …').first()).toBeVisible()
})
