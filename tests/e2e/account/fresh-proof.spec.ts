import { expect, type Page, test } from 'playwright/test'
import { totp } from '../../support/totp.ts'
import { accounts, demoPassword } from '../support/accounts.ts'
import { createConfirmedAccount } from '../support/new-account.ts'
import { dialog, openSignIn, submitSignIn } from '../support/steps.ts'
import { openUser, userRow } from '../admin/users-panel.ts'
import { withFactors } from './factors.ts'

/** The database's answer to a session without a recent sign-in, once: tests cannot wait for a quarter of an hour. */
const refuseOnce = (page: Page) =>
  page.route(
    '**/rpc/set_user_role',
    (route) =>
      route.fulfill({
        status: 403,
        json: { code: '42501', message: 'Prove again who you are', details: null, hint: null },
      }),
    { times: 1 },
  )

test(
  'an admin with an old session changes nothing without a proof; with it, the action continues',
  { tag: '@all' },
  async ({ page, request, baseURL }) => {
    const email = await createConfirmedAccount(request)
    const auth = await withFactors(page, baseURL)
    const secret = auth.addFactor('Телефон')
    const code = dialog(page).getByLabel('Код из приложения')
    await page.goto('/admin?tab=users')
    await openSignIn(page)
    await submitSignIn(page, accounts.admin, demoPassword)
    await code.fill(totp(secret))
    await dialog(page).getByRole('button', { name: 'Подтвердить' }).click()
    await expect(page.getByRole('banner').getByText('Admin', { exact: true })).toBeVisible()
    await page.getByRole('searchbox').fill(email)
    const proof = page.getByRole('dialog', { name: 'Подтвердите, что это вы' })
    const giveStaff = async () => {
      await refuseOnce(page)
      await openUser(page, email)
      await dialog(page).getByRole('radio', { name: 'Сотрудник' }).check()
      await dialog(page).getByRole('button', { name: 'Сохранить роль' }).click()
    }

    await giveStaff()
    await proof.getByRole('button', { name: 'Отмена' }).click()
    await expect(page.getByText('Ошибка обновления роли')).toBeVisible()
    await expect(proof).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(userRow(page, email)).toContainText('Пользователь')

    await giveStaff()
    await proof.getByLabel('Код из приложения').fill(totp(secret))
    await proof.getByRole('button', { name: 'Подтвердить' }).click()
    await expect(page.getByText('Роль пользователя обновлена')).toBeVisible()
    await expect(proof).toBeHidden()
    await expect(userRow(page, email)).toContainText('Сотрудник')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await auth.close()
  },
)
