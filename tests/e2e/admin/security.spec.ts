import { expect, test } from 'playwright/test'
import { localPublishableKey } from '../../../dev/backend/secrets.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { createConfirmedAccount } from '../support/new-account.ts'
import { startAs } from '../support/session.ts'

test('the security log shows sign-ins and refusals', { tag: '@all' }, async ({ page, request }) => {
  const name = 'Гульнара Забывчивая'
  const email = await createConfirmedAccount(request, name)
  const refused = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: localPublishableKey },
    data: { email, password: 'wrong' },
  })
  expect(refused.status()).toBe(400)

  await startAs(page, 'admin')
  await page.goto('/admin?tab=audit')
  await page.locator('main').getByText('Безопасность', { exact: true }).click()
  await expect(page.getByText(/нет.второго фактора/)).toBeVisible()
  await page.getByLabel('Событие').selectOption('Неудачи и отказы')
  await expect(page).toHaveURL('/admin?tab=audit&log=security&event=failures')
  const line = page.getByRole('listitem').filter({ hasText: name })
  await expect(line).toHaveCount(1)
  await expect(line).toContainText('Неверный пароль')
  await expectAccessibleInEveryLook(page, 'main')
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(line).toBeVisible()
  await line.getByRole('link', { name }).click()
  await expect(page.getByRole('searchbox')).toHaveValue(email)
})
