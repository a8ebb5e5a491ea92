import { expect, type Page, test } from 'playwright/test'
import { storagePrefix } from '../../../src/content/company.ts'
import { localPublishableKey } from '../../../dev/backend/secrets.ts'
import { accounts, demoPassword } from '../support/accounts.ts'
import { holdBack } from '../support/hold-back.ts'
import { dialog, openSignIn, submitSignIn } from '../support/steps.ts'

const denied = (page: Page) => page.getByRole('heading', { level: 1, name: 'Доступ запрещен' })
const inbox = (page: Page) => page.getByRole('heading', { name: /^Письма/ })

test('staff sign in at /admin, in place, stay after a reload, and are signed out once their session is ended elsewhere', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await page.goto('/admin')
  await expect(denied(page)).toBeVisible()
  await expect(
    page.getByText('У вас нет прав администратора для доступа к этой странице.'),
  ).toBeVisible()

  await openSignIn(page)
  const said: string[] = []
  for (const email of ['nobody@company.kg', accounts.staff]) {
    await submitSignIn(page, email, 'wrong-password')
    const toast = page.getByRole('listitem').filter({ hasText: 'Ошибка входа' })
    await expect(toast).toContainText('Неверный email или пароль')
    said.push([await toast.innerText(), await dialog(page).innerText()].join('\n'))
    // A refusal disappears with its tab.
    for (const tab of ['Регистрация', 'Вход'])
      await dialog(page).getByRole('tab', { name: tab }).click()
    await expect(toast).toBeHidden()
  }
  expect(said[0], 'the answer tells which address has an account').toBe(said[1])
  await submitSignIn(page, accounts.staff, demoPassword)
  await expect(page.getByText('Успешный вход!')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(inbox(page)).toBeVisible()

  const letGo = await holdBack(page, '**/rest/v1/user_roles*')
  await page.reload()
  await expect(page.getByRole('main').getByText('Загрузка...')).toBeVisible()
  letGo()
  await expect(inbox(page)).toBeVisible()
  await expect(page.getByRole('banner').getByText('Staff', { exact: true })).toBeVisible()

  const token = await page.evaluate((prefix) => {
    const { access_token } = JSON.parse(localStorage.getItem(`${prefix}.session`) ?? '{}')
    return String(access_token)
  }, storagePrefix)
  const headers = { apikey: localPublishableKey, authorization: `Bearer ${token}` }
  const emails = async () => (await request.get('/rest/v1/emails?select=id', { headers })).json()
  expect((await emails()).length).toBeGreaterThan(0)
  await request.post('/auth/v1/logout?scope=local', { headers })
  expect(await emails()).toEqual([])
  // The polling interval of the page.
  await page.clock.fastForward(5000)
  await expect(page.getByText('Сеанс завершён')).toBeVisible()
  await expect(denied(page)).toBeVisible()
  await expect(inbox(page)).toBeHidden()
})
