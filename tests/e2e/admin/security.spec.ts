import { expect, test } from 'playwright/test'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { createConfirmedAccount } from '../support/new-account.ts'
import { startAs } from '../support/session.ts'
import { openSignIn, submitSignIn } from '../support/steps.ts'

// Movement, most of the browser's work, is not tested here.
test.use({ reducedMotion: 'reduce' })

test('the security log shows who came in and who was kept out', async ({
  page,
  browser,
  request,
}) => {
  const name = 'Гульнара Забывчивая'
  const email = await createConfirmedAccount(request, name)
  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto('/')
  await openSignIn(theirs)
  await submitSignIn(theirs, email, 'wrong')
  await expect(theirs.getByText('Ошибка входа')).toBeVisible()
  await theirs.context().close()

  await startAs(page, 'admin')
  await page.goto('/admin?tab=audit')
  await page.getByText('Безопасность', { exact: true }).click()
  await expect(page.getByText(/нет.второго фактора/)).toBeVisible()
  await page.getByLabel('Событие').selectOption('Неудачи и отказы')
  await expect(page).toHaveURL('/admin?tab=audit&log=security&event=failures')
  const line = page.getByRole('listitem').filter({ hasText: name })
  await expect(line).toHaveCount(1)
  await expect(line).toContainText('Неверный пароль')
  await expectAccessibleInEveryLook(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(line).toBeVisible()
  await line.getByRole('link', { name }).click()
  await expect(page.getByRole('searchbox')).toHaveValue(email)
})

test('nobody but admins sees it', async ({ page }) => {
  await startAs(page, 'staff')
  await page.goto('/admin?tab=audit&log=security')
  await expect(page.getByRole('heading', { name: /Email сообщения/ })).toBeVisible()
  await expect(page.getByText('Журнал безопасности')).toBeHidden()
})
