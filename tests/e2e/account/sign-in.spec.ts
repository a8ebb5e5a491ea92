import { expect, test } from 'playwright/test'
import { accounts, demoPassword } from '../support/accounts.ts'
import { dialog, openSignIn, signInAs, submitSignIn } from '../support/steps.ts'

test('the dialog has the tabs «Вход» and «Регистрация»', async ({ page }) => {
  await page.goto('/')
  await openSignIn(page)
  await expect(dialog(page).getByRole('tab')).toHaveText(['Вход', 'Регистрация'])
})

test('a wrong password is shown and the dialog stays', async ({ page }) => {
  await page.goto('/')
  await openSignIn(page)
  await submitSignIn(page, accounts.user, 'wrong-password')
  await expect(page.getByText('Ошибка входа')).toBeVisible()
  await expect(page.getByText(/Неверный email или пароль/)).toHaveCount(2)
  await expect(dialog(page).getByLabel('Email')).toHaveValue(accounts.user)
  const password = dialog(page).getByLabel('Пароль', { exact: true })
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveAccessibleDescription(/Неверный email или пароль/)
})

test('the address stays when the tab changes, both ways', async ({ page }) => {
  await page.goto('/')
  await openSignIn(page)
  const tab = (name: string) => dialog(page).getByRole('tab', { name })
  await dialog(page).getByLabel('Email').fill('nurlan@company.kg')
  await tab('Регистрация').click()
  await expect(dialog(page).getByLabel('Email')).toHaveValue('nurlan@company.kg')
  await dialog(page).getByLabel('Email').fill('iman@company.kg')
  await tab('Вход').click()
  await expect(dialog(page).getByLabel('Email')).toHaveValue('iman@company.kg')
})

test('a refusal goes with its tab', async ({ page }) => {
  await page.goto('/')
  await openSignIn(page)
  await submitSignIn(page, accounts.user, 'wrong-password')
  await expect(page.getByText('Ошибка входа')).toBeVisible()
  await dialog(page).getByRole('tab', { name: 'Регистрация' }).click()
  // Well before the toast would go by itself.
  await expect(page.getByText(/Ошибка входа|Неверный email/)).toHaveCount(0, { timeout: 3000 })
})

test('empty fields are marked at the fields', async ({ page }) => {
  await page.goto('/')
  await openSignIn(page)
  await dialog(page).getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(dialog(page).getByLabel('Email')).toBeFocused()
  await expect(dialog(page).getByLabel('Email')).toHaveAccessibleDescription('Укажите email')
  await expect(dialog(page).getByLabel('Пароль', { exact: true })).toHaveAccessibleDescription(
    'Укажите пароль',
  )
})

test('the password can be shown', async ({ page }) => {
  await page.goto('/')
  await openSignIn(page)
  const password = dialog(page).getByLabel('Пароль', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await dialog(page).getByRole('button', { name: 'Показать пароль' }).click()
  await expect(password).toHaveAttribute('type', 'text')
})

test('the session survives a reload, shows the role, and ends with «Выйти»', async ({ page }) => {
  await page.goto('/')
  await signInAs(page, 'admin')
  const header = page.getByRole('banner')
  await expect(header.getByText('Admin', { exact: true })).toBeVisible()
  await page.reload()
  await expect(header.getByText('Admin', { exact: true })).toBeVisible()
  await header.getByRole('button', { name: 'Выйти' }).click()
  await expect(header.getByRole('button', { name: 'Войти' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Админ' })).toBeHidden()
})

test('the right password greets and closes the dialog', async ({ page }) => {
  await page.goto('/')
  await openSignIn(page)
  await submitSignIn(page, accounts.user, demoPassword)
  await expect(page.getByText('Успешный вход!')).toBeVisible()
  await expect(page.getByText('Добро пожаловать в систему')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
})

test('a wrong password and an unknown address are refused in the same words', async ({ page }) => {
  const said: string[] = []
  for (const email of [accounts.user, 'nobody@company.kg']) {
    await page.goto('/')
    await openSignIn(page)
    await submitSignIn(page, email, 'wrong-password')
    const toast = page.getByRole('listitem').filter({ hasText: 'Ошибка входа' })
    said.push(await toast.innerText(), await dialog(page).innerText())
  }
  expect(said.slice(0, 2)).toEqual(said.slice(2))
})
