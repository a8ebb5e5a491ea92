import { expect, type Page, test } from 'playwright/test'
import { holdBack } from '../support/hold-back.ts'
import { startAs } from '../support/session.ts'
import { signInAs } from '../support/steps.ts'

// Movement, most of the browser's work, is not tested here.
test.use({ reducedMotion: 'reduce' })

const denied = (page: Page) => page.getByRole('heading', { level: 1, name: 'Доступ запрещен' })
const inbox = (page: Page) => page.getByRole('heading', { name: /Email сообщения/ })

test('/admin is closed to visitors and opens in place for staff', async ({ page }) => {
  await page.goto('/admin')
  await expect(denied(page)).toBeVisible()
  await expect(
    page.getByText('У вас нет прав администратора для доступа к этой странице.'),
  ).toBeVisible()
  await signInAs(page, 'staff')
  await expect(inbox(page)).toBeVisible()
  await expect(page.getByRole('banner').getByText('Staff', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect(denied(page)).toBeVisible()
  await expect(inbox(page)).toBeHidden()
})

test('/admin is closed to users', async ({ page }) => {
  await startAs(page, 'user')
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Выйти' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Админ' })).toBeHidden()
  await page.goto('/admin')
  await expect(denied(page)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Войти' })).toBeHidden()
})

test('/admin says «Загрузка...» until the role is known', async ({ page }) => {
  await startAs(page, 'staff')
  const letGo = await holdBack(page, '**/rest/v1/user_roles*')
  await page.goto('/admin')
  await expect(page.getByRole('main').getByText('Загрузка...')).toBeVisible()
  letGo()
  await expect(inbox(page)).toBeVisible()
})

test('the role lookup takes the first role by name, one row at most', async ({ page }) => {
  await startAs(page, 'staff')
  const lookup = page.waitForRequest('**/rest/v1/user_roles*')
  await page.goto('/')
  const { searchParams } = new URL((await lookup).url())
  expect(searchParams.get('select')).toBe('role')
  expect(searchParams.get('order')).toBe('role.asc')
  expect(searchParams.get('limit')).toBe('1')
  expect(searchParams.get('user_id')).toMatch(/^eq\./)
})
