import { expect, type Page, test } from 'playwright/test'
import { demoPassword, unique } from '../support/accounts.ts'
import { expectMails } from '../support/mailbox.ts'
import { createConfirmedAccount, latestLink } from '../support/new-account.ts'
import { dialog, openSignIn, redeem, submitSignIn } from '../support/steps.ts'

// Movement, most of the browser's work, is not tested here.
test.use({ reducedMotion: 'reduce' })

const newPassword = (page: Page) => page.getByRole('dialog', { name: 'Новый пароль' })

/** Opens the reset from the sign-in tab, which hands over the typed address. */
async function askForReset(page: Page, email: string) {
  await openSignIn(page)
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByRole('button', { name: 'Забыли пароль?' }).click()
  const reset = page.getByRole('dialog', { name: 'Сброс пароля' })
  await expect(reset.getByLabel('Email')).toHaveValue(email)
  await reset.getByRole('button', { name: 'Прислать ссылку' }).click()
  await expect(reset.getByRole('status')).toHaveText(
    new RegExp(`Если есть аккаунт с.адресом ${email}, письмо со.ссылкой уже в.пути`),
  )
  await expect(reset.getByRole('button', { name: /^Ещё раз через \d+ с$/ })).toBeDisabled()
  return reset
}

test('a forgotten password is replaced by a mail’s link', async ({ page, request }) => {
  const email = await createConfirmedAccount(request)
  await page.goto('/')
  await askForReset(page, email)

  await redeem(page, await latestLink(request, email, 2))
  await expect(newPassword(page).getByText(email)).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await newPassword(page).getByLabel('Пароль', { exact: true }).fill('12345')
  await newPassword(page).getByLabel('Повторите пароль').fill('12346')
  await newPassword(page).getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(
    newPassword(page).getByText('Пароль должен содержать минимум 6 символов'),
  ).toBeVisible()
  await expect(newPassword(page).getByText('Пароли не совпадают')).toBeVisible()

  await newPassword(page).getByLabel('Пароль', { exact: true }).fill('secret-2')
  await newPassword(page).getByLabel('Повторите пароль').fill('secret-2')
  await newPassword(page).getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page.getByText('Пароль изменён')).toBeVisible()
  await expect(newPassword(page)).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Выйти' })).toBeVisible()

  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: 'Выйти' }).click()
  await openSignIn(page)
  await submitSignIn(page, email, demoPassword)
  await expect(page.getByText('Ошибка входа')).toBeVisible()
  await submitSignIn(page, email, 'secret-2')
  await expect(page.getByText('Успешный вход!')).toBeVisible()
})

test('the current password is refused as the new one', async ({ page, request }) => {
  const email = await createConfirmedAccount(request)
  await page.goto('/')
  await askForReset(page, email)
  await redeem(page, await latestLink(request, email, 2))
  await newPassword(page).getByLabel('Пароль', { exact: true }).fill(demoPassword)
  await newPassword(page).getByLabel('Повторите пароль').fill(demoPassword)
  await newPassword(page).getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page.getByText('Пароль не изменён')).toBeVisible()
  await expect(newPassword(page).getByText(/совпадает с.прежним/)).toBeVisible()
})

test('an address without an account gets the same answer, and no mail', async ({
  page,
  request,
}) => {
  const nobody = `${unique('nobody-')}@company.kg`
  const somebody = await createConfirmedAccount(request)
  await page.goto('/')
  const reset = await askForReset(page, nobody)
  await reset.getByRole('button', { name: 'Вернуться ко входу' }).click()
  await expect(dialog(page).getByRole('tab', { name: 'Вход' })).toBeVisible()

  await page.reload()
  await askForReset(page, somebody)
  await expectMails(request, ({ to }) => [to].flat().includes(somebody), 2)
  await expectMails(request, ({ to }) => [to].flat().includes(nobody), 0)
})

test('a spent link says so and leads on to a new one', async ({ page, request, browser }) => {
  const email = await createConfirmedAccount(request)
  await page.goto('/')
  await askForReset(page, email)
  const link = await latestLink(request, email, 2)
  await redeem(page, link)
  await expect(newPassword(page)).toBeVisible()

  const elsewhere = await browser.newPage()
  await redeem(elsewhere, link)
  const failed = elsewhere.getByRole('dialog', { name: 'Ссылка не сработала' })
  await expect(
    failed.getByText(/Срок действия ссылки истёк, или она уже использована/),
  ).toBeVisible()
  expect(new URL(elsewhere.url()).hash).toBe('')
  await failed.getByRole('button', { name: 'Сбросить пароль' }).click()
  const reset = elsewhere.getByRole('dialog', { name: 'Сброс пароля' })
  await reset.getByLabel('Email').fill(email)
  await reset.getByRole('button', { name: 'Прислать ссылку' }).click()
  await expect(reset.getByRole('status')).toHaveText(/письмо со.ссылкой уже в.пути/)

  await redeem(elsewhere, await latestLink(request, email, 3))
  await expect(newPassword(elsewhere)).toBeVisible()
  await elsewhere.close()
})
