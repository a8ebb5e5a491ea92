import { expect, type Page, test } from 'playwright/test'
import { totp } from '../../support/totp.ts'
import { demoPassword } from '../support/accounts.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { createConfirmedAccount } from '../support/new-account.ts'
import { dialog, openSignIn, submitSignIn } from '../support/steps.ts'
import { openUser, openUsers, userRow } from '../admin/users-panel.ts'
import { withFactors } from './factors.ts'

// Movement, most of the browser's work, is not tested here.
test.use({ reducedMotion: 'reduce' })

/** The database's answer to who came in long ago, once: nobody waits here for a quarter of an hour. */
async function refuseOnce(page: Page) {
  await page.route(
    '**/rpc/set_user_role',
    (route) =>
      route.fulfill({
        status: 403,
        json: { code: '42501', message: 'Prove again who you are', details: null, hint: null },
      }),
    { times: 1 },
  )
}

const proof = (page: Page) => page.getByRole('dialog', { name: 'Подтвердите, что это вы' })

async function giveStaff(page: Page, email: string) {
  await openUser(page, email)
  await dialog(page).getByRole('radio', { name: 'Сотрудник' }).check()
  await dialog(page).getByRole('button', { name: 'Сохранить роль' }).click()
}

test('the password is asked for again, and what was begun goes on', async ({ page, request }) => {
  const email = await createConfirmedAccount(request)
  await openUsers(page, email)
  await refuseOnce(page)
  await giveStaff(page, email)
  await expect(proof(page)).toBeVisible()
  await proof(page).getByLabel('Пароль', { exact: true }).fill('wrong')
  await proof(page).getByRole('button', { name: 'Подтвердить' }).click()
  await expect(proof(page).getByText('Неверный email или пароль')).toBeVisible()
  await proof(page).getByLabel('Пароль', { exact: true }).fill(demoPassword)
  await proof(page).getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByText('Роль пользователя обновлена')).toBeVisible()
  await expect(proof(page)).toBeHidden()
  await expect(userRow(page, email)).toContainText('Сотрудник')
})

test('who would rather not changes nothing', async ({ page, request }) => {
  const email = await createConfirmedAccount(request)
  await openUsers(page, email)
  await refuseOnce(page)
  await giveStaff(page, email)
  await proof(page).getByRole('button', { name: 'Отмена' }).click()
  await expect(page.getByText('Ошибка обновления роли')).toBeVisible()
  await expect(proof(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(userRow(page, email)).toContainText('Пользователь')
})

test.describe('with a second factor', () => {
  test('its code is the proof', async ({ page, request, baseURL }) => {
    const email = await createConfirmedAccount(request)
    const auth = await withFactors(page, baseURL)
    const secret = auth.addFactor('Телефон')
    await page.goto('/admin')
    await openSignIn(page)
    await submitSignIn(page, 'admin@kerege.example', demoPassword)
    await dialog(page).getByLabel('Код из приложения').fill(totp(secret))
    await dialog(page).getByRole('button', { name: 'Подтвердить' }).click()
    await page.getByRole('tab', { name: 'Пользователи' }).click()
    await page.getByRole('searchbox').fill(email)
    await refuseOnce(page)
    await giveStaff(page, email)
    await proof(page).getByLabel('Код из приложения').fill(totp(secret))
    await proof(page).getByRole('button', { name: 'Подтвердить' }).click()
    await expect(page.getByText('Роль пользователя обновлена')).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await auth.close()
  })
})

test.describe('recovery codes', () => {
  const codes = ['aaaa-0000-1111', 'bbbb-0000-1111']

  test('are made, and shown once', async ({ page, baseURL }) => {
    const auth = await withFactors(page, baseURL)
    const secret = auth.addFactor('Телефон')
    // The embedded database makes none without factors of its own.
    await page.route('**/rpc/make_recovery_codes', (route) => route.fulfill({ json: codes }))
    await page.goto('/')
    await openSignIn(page)
    await submitSignIn(page, 'user@kerege.example', demoPassword)
    await dialog(page).getByLabel('Код из приложения').fill(totp(secret))
    await dialog(page).getByRole('button', { name: 'Подтвердить' }).click()
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('banner').getByRole('button', { name: 'Безопасность' }).click()
    await dialog(page).getByRole('button', { name: 'Создать резервные коды' }).click()
    const list = dialog(page).getByRole('list', { name: 'Резервные коды' })
    await expect(list.getByRole('listitem')).toHaveText(codes)
    await expectAccessibleInEveryLook(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: 'Безопасность' }).click()
    await expect(dialog(page).getByRole('button', { name: 'Создать резервные коды' })).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await auth.close()
  })

  test('let somebody in who has lost the phone', async ({ page, baseURL }) => {
    const auth = await withFactors(page, baseURL)
    auth.addFactor('Телефон')
    await page.route('**/functions/v1/recover-factor', async (route) => {
      const isRight =
        route
          .request()
          .postData()
          ?.includes(codes[0] ?? '') ?? false
      if (isRight) auth.factors.length = 0
      await route.fulfill(
        isRight
          ? { json: { ok: true } }
          : { status: 422, json: { error: { code: 'wrong_code', message: 'Такого кода нет' } } },
      )
    })
    await page.goto('/')
    await openSignIn(page)
    await submitSignIn(page, 'user@kerege.example', demoPassword)
    await dialog(page).getByRole('button', { name: 'Нет доступа к телефону?' }).click()
    await expectAccessibleInEveryLook(page)
    await dialog(page).getByLabel('Резервный код').fill('cccc')
    await dialog(page).getByRole('button', { name: 'Отключить второй фактор' }).click()
    await expect(dialog(page).getByText('Такого кода нет')).toBeVisible()
    await dialog(page)
      .getByLabel('Резервный код')
      .fill(codes[0] ?? '')
    await dialog(page).getByRole('button', { name: 'Отключить второй фактор' }).click()
    await expect(page.getByText('Второй фактор отключён')).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Выйти' })).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await auth.close()
  })
})
