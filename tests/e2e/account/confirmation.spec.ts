import { expect, type Page, test } from 'playwright/test'
import { accounts, demoPassword, unique } from '../support/accounts.ts'
import { expectMails } from '../support/mailbox.ts'
import { createAccount, latestLink } from '../support/new-account.ts'
import { dialog, openSignIn, redeem, submitSignIn } from '../support/steps.ts'

// Movement, most of the browser's work, is not tested here.
test.use({ reducedMotion: 'reduce' })

const resendDialog = (page: Page) => page.getByRole('dialog', { name: 'Письмо с подтверждением' })

async function signUp(page: Page, email: string) {
  await openSignIn(page)
  await dialog(page).getByRole('tab', { name: 'Регистрация' }).click()
  await dialog(page).getByLabel('Имя и фамилия').fill('Нурлан Иманов')
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Пароль', { exact: true }).fill(demoPassword)
  await dialog(page).getByLabel('Повторите пароль').fill(demoPassword)
  await dialog(page).getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByText('Регистрация успешна!')).toBeVisible()
  await expect(page.getByText('Проверьте email для подтверждения аккаунта')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
}

test('after a sign-up the mail can be sent again a minute later', async ({ page, request }) => {
  const email = `${unique('again-')}@company.kg`
  await page.clock.install()
  await page.goto('/')
  await signUp(page, email)
  await openSignIn(page)
  await expect(dialog(page).getByText(new RegExp(`отправлена на.${email}`))).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Прислать письмо ещё раз' }).click()
  await expect(resendDialog(page).getByLabel('Email')).toHaveValue(email)

  await expect(
    resendDialog(page).getByRole('button', { name: /Ещё раз через \d+ с/ }),
  ).toBeDisabled()
  await page.clock.fastForward(61_000)
  await resendDialog(page).getByRole('button', { name: 'Прислать письмо' }).click()
  await expect(resendDialog(page).getByRole('status')).toHaveText(/новое письмо уже в.пути/)
  await expect(
    resendDialog(page).getByRole('button', { name: /Ещё раз через \d+ с/ }),
  ).toBeDisabled()

  await redeem(page, await latestLink(request, email, 2))
  await expect(page.getByText('Email подтверждён')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Выйти' })).toBeVisible()
})

test('signing in before confirming says so and offers another mail', async ({ page, request }) => {
  const email = await createAccount(request)
  await page.goto('/')
  await openSignIn(page)
  await submitSignIn(page, email, demoPassword)
  await expect(page.getByText('Ошибка входа')).toBeVisible()
  await expect(dialog(page).getByText(/Аккаунт ещё не.подтверждён/)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Прислать письмо ещё раз' }).click()
  await expect(resendDialog(page).getByLabel('Email')).toHaveValue(email)
  await resendDialog(page).getByRole('button', { name: 'Прислать письмо' }).click()
  await expect(resendDialog(page).getByRole('status')).toHaveText(/новое письмо уже в.пути/)
  await redeem(page, await latestLink(request, email, 2))
  await expect(page.getByText('Email подтверждён')).toBeVisible()
})

test('a sign-up with an address that has an account looks like any other', async ({
  page,
  request,
}) => {
  const waiting = await createAccount(request)
  for (const email of [accounts.user, waiting]) {
    await page.goto('/')
    await signUp(page, email)
    await expect(page.getByText('Ошибка регистрации')).toBeHidden()
  }
  await expectMails(request, ({ to }) => [to].flat().includes(accounts.user), 0)
})

test('hosted Auth’s answer to a known address, a user without identities, looks the same', async ({
  page,
}) => {
  await page.route('**/auth/v1/signup**', (route) =>
    route.fulfill({
      json: {
        id: crypto.randomUUID(),
        aud: 'authenticated',
        email: 'x@company.kg',
        identities: [],
      },
    }),
  )
  await page.goto('/')
  await signUp(page, 'x@company.kg')
})

test('a refusal of every sign-up is not shown as a success', async ({ page }) => {
  await page.route('**/auth/v1/signup**', (route) =>
    route.fulfill({
      status: 429,
      json: {
        code: 429,
        error_code: 'over_email_send_rate_limit',
        msg: 'email rate limit exceeded',
      },
    }),
  )
  await page.goto('/')
  await openSignIn(page)
  await dialog(page).getByRole('tab', { name: 'Регистрация' }).click()
  await dialog(page).getByLabel('Имя и фамилия').fill('Нурлан Иманов')
  await dialog(page).getByLabel('Email').fill('x@company.kg')
  await dialog(page).getByLabel('Пароль', { exact: true }).fill(demoPassword)
  await dialog(page).getByLabel('Повторите пароль').fill(demoPassword)
  await dialog(page).getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByText('Ошибка регистрации')).toBeVisible()
  await expect(page.getByText(/Письмо уже отправлено/)).toHaveCount(2)
  await expect(dialog(page).getByLabel('Имя и фамилия')).toHaveValue('Нурлан Иманов')
})
