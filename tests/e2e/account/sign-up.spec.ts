import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectMails, linkIn } from '../support/mailbox.ts'
import { dialog, openSignIn, redeem } from '../support/steps.ts'

// Movement, most of the browser's work, is not tested here.
test.use({ reducedMotion: 'reduce' })

test('a new account is confirmed by mail and signed in by its link', async ({ page, request }) => {
  const email = `${unique('new-')}@company.kg`
  await page.goto('/')
  await openSignIn(page)
  await dialog(page).getByRole('tab', { name: 'Регистрация' }).click()
  await dialog(page).getByLabel('Имя и фамилия').fill('Нурлан Иманов')
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Пароль', { exact: true }).fill('secret-1')
  await dialog(page).getByLabel('Повторите пароль').fill('secret-1')
  await expect(
    dialog(page).getByRole('link', { name: 'политике конфиденциальности' }),
  ).toHaveAttribute('href', '/privacy#ru')
  await dialog(page).getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByText('Регистрация успешна!')).toBeVisible()
  await expect(page.getByText('Проверьте email для подтверждения аккаунта')).toBeVisible()
  await expect(dialog(page)).toBeHidden()

  const [mail] = await expectMails(request, ({ to }) => [to].flat().includes(email))
  if (!mail) throw new Error('no confirmation mail')
  await redeem(page, linkIn(mail))
  await expect(page.getByText('Email подтверждён')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Выйти' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')

  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Выйти' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Админ' })).toBeHidden()
})

test('the form says what is wrong before anything is sent', async ({ page }) => {
  await page.goto('/')
  await openSignIn(page)
  await dialog(page).getByRole('tab', { name: 'Регистрация' }).click()
  await dialog(page).getByLabel('Имя и фамилия').fill('Нурлан Иманов')
  await dialog(page).getByLabel('Email').fill('nurlan@company.kg')
  await dialog(page).getByLabel('Пароль', { exact: true }).fill('12345')
  await dialog(page).getByLabel('Повторите пароль').fill('12346')
  await dialog(page).getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(dialog(page).getByText('Пароль должен содержать минимум 6 символов')).toBeVisible()
  await expect(dialog(page).getByText('Пароли не совпадают')).toBeVisible()
  await expect(dialog(page).getByLabel('Пароль', { exact: true })).toBeFocused()
})

test('a spent link says so and leaves no trace in the address', async ({ page }) => {
  await page.goto('/#error=access_denied&error_code=otp_expired&error_description=expired')
  await expect(page.getByText('Ссылка не сработала')).toBeVisible()
  await expect(page).toHaveURL('/')
})
