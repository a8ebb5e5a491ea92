import { expect, type Page, test } from 'playwright/test'
import { demoPassword, unique } from '../support/accounts.ts'
import { latestLink } from '../support/new-account.ts'
import { dialog, openSignIn, redeemOpened, submitSignIn } from '../support/steps.ts'

async function signUp(page: Page, email: string) {
  await dialog(page).getByRole('tab', { name: 'Регистрация' }).click()
  await dialog(page).getByLabel('Имя и фамилия').fill('Нурлан Иманов')
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Пароль', { exact: true }).fill(demoPassword)
  await dialog(page).getByLabel('Повторите пароль').fill(demoPassword)
  await dialog(page).getByRole('button', { name: 'Зарегистрироваться' }).click()
}

test('a newcomer signs up, gets in by the link of a second mail and no sooner, and stays in', async ({
  page,
  request,
}) => {
  const email = `${unique('new-')}@company.kg`
  const leave = page.getByRole('banner').getByRole('button', { name: 'Выйти' })
  await page.clock.install()
  await page.goto('/')
  await openSignIn(page)
  await signUp(page, email)
  await expect(dialog(page).getByText(`Проверьте почту ${email}`)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Регистрация успешна!')).toBeVisible()
  await expect(page.getByText('Проверьте email для подтверждения аккаунта')).toBeVisible()
  await expect(dialog(page)).toBeHidden()

  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  await dialog(page).getByRole('button', { name: 'Войти', exact: true }).click()
  await submitSignIn(page, email, demoPassword)
  await expect(page.getByText('Ошибка входа')).toBeVisible()
  await expect(dialog(page).getByText(/Аккаунт ещё не.подтверждён/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Прислать письмо ещё раз' }).click()
  const another = page.getByRole('dialog', { name: 'Письмо с подтверждением' })
  const pause = another.getByRole('button', { name: /^Прислать ещё раз через \d+ с$/ })
  await expect(another.getByLabel('Email')).toHaveValue(email)
  await expect(pause).toBeDisabled()
  await page.clock.fastForward(61_000)
  await another.getByRole('button', { name: 'Прислать письмо' }).click()
  await expect(another.getByRole('status')).toHaveText(/новое письмо уже в.пути/)
  await expect(pause).toBeDisabled()

  // In the local mailbox.
  await latestLink(request, email, 2)
  await page.goto('/mailbox')
  await page.getByRole('link').filter({ hasText: email }).first().click()
  await page.frameLocator('iframe').getByRole('link', { name: 'Подтвердить адрес' }).click()
  // The tab that knew the password has left.
  await redeemOpened(page, 'short')
  await expect(dialog(page).getByText('Пароль должен содержать минимум 6 символов')).toBeVisible()
  await dialog(page).getByLabel('Пароль для входа').fill(demoPassword)
  await dialog(page).getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page.getByText('Email подтверждён')).toBeVisible()
  await expect(leave).toBeVisible()
  await expect(page).toHaveURL('/account')

  // An expiring token is replaced by a new one.
  const refreshed = page.waitForResponse(/\/auth\/v1\/token\?grant_type=refresh_token/)
  await page.clock.fastForward('09:30')
  await page.clock.runFor(60_000)
  expect((await refreshed).ok()).toBe(true)
  await page.reload()
  await expect(leave).toBeVisible()
  await expect(page.getByRole('link', { name: 'Админ' })).toBeHidden()
})

test(
  'a link opened beside the tab that signed up asks for no second password',
  { tag: '@all' },
  async ({ page, request }) => {
    const email = `${unique('beside-')}@company.kg`
    await page.goto('/')
    await openSignIn(page)
    await signUp(page, email)
    const link = await latestLink(request, email, 1)
    const beside = await page.context().newPage()
    await beside.goto(link)
    await dialog(beside).getByRole('button', { name: 'Подтвердить адрес' }).click()
    await expect(beside.getByText('Email подтверждён')).toBeVisible()
    await expect(beside).toHaveURL('/account')
    await beside.getByRole('banner').getByRole('button', { name: 'Выйти' }).click()
    await openSignIn(beside)
    await submitSignIn(beside, email, demoPassword)
    await expect(beside.getByText('Успешный вход!')).toBeVisible()
  },
)
