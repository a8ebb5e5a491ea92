import { expect, type Page, test } from 'playwright/test'
import { storagePrefix } from '../../../src/content/company.ts'
import { localPublishableKey } from '../../../dev/backend/secrets.ts'
import { demoPassword, unique } from '../support/accounts.ts'
import { expectMails, linkIn } from '../support/mailbox.ts'
import { createConfirmedAccount, latestLink } from '../support/new-account.ts'
import { dialog, openSignIn, redeem, submitSignIn } from '../support/steps.ts'

const newPassword = (page: Page) => page.getByRole('dialog', { name: 'Новый пароль' })

/** Requests a link in the open form; the result never reveals whether the account exists. */
async function sendLink(page: Page, email: string) {
  const reset = page.getByRole('dialog', { name: 'Сброс пароля' })
  await reset.getByLabel('Email').fill(email)
  await reset.getByRole('button', { name: 'Прислать ссылку' }).click()
  await expect(reset.getByRole('status')).toHaveText(
    new RegExp(`Если есть аккаунт с.адресом ${email}, письмо со.ссылкой уже в.пути`),
  )
  await expect(reset.getByRole('button', { name: /^Прислать ещё раз через \d+ с$/ })).toBeDisabled()
  return reset
}

async function choose(page: Page, password: string) {
  await newPassword(page).getByLabel('Пароль', { exact: true }).fill(password)
  await newPassword(page).getByLabel('Повторите пароль').fill(password)
  await newPassword(page).getByRole('button', { name: 'Сохранить пароль' }).click()
}

test(
  'a forgotten password is replaced by a mail’s link',
  { tag: '@all' },
  async ({ page, request }) => {
    const email = await createConfirmedAccount(request)
    const unknown = `${unique('unknown-')}@company.kg`
    await page.goto('/')
    await openSignIn(page)
    await dialog(page).getByRole('button', { name: 'Забыли пароль?' }).click()
    await (
      await sendLink(page, unknown)
    )
      .getByRole('button', { name: 'Вернуться ко входу' })
      .click()

    await page.reload()
    await openSignIn(page)
    await dialog(page).getByLabel('Email').fill(email)
    await dialog(page).getByRole('button', { name: 'Забыли пароль?' }).click()
    await expect(dialog(page).getByLabel('Email')).toHaveValue(email)
    await sendLink(page, email)
    await redeem(page, await latestLink(request, email, 2))
    await expectMails(request, ({ to }) => [to].flat().includes(unknown), 0)
    await expect(newPassword(page).getByText(email)).toBeVisible()
    await expect(newPassword(page).getByLabel('Пароль', { exact: true })).toBeFocused()
    expect(new URL(page.url()).hash).toBe('')

    await choose(page, '12345')
    await expect(
      newPassword(page).getByText('Пароль должен содержать минимум 6 символов'),
    ).toBeVisible()
    await choose(page, demoPassword)
    await expect(page.getByText('Пароль не изменён')).toBeVisible()
    await expect(newPassword(page).getByText(/совпадает с.прежним/)).toBeVisible()
    await choose(page, 'secret-2')
    await expect(page.getByText('Пароль изменён')).toBeVisible()
    await expect(newPassword(page)).toBeHidden()

    await page.reload()
    await page.getByRole('banner').getByRole('button', { name: 'Выйти' }).click()
    await openSignIn(page)
    await submitSignIn(page, email, demoPassword)
    await expect(page.getByText('Ошибка входа')).toBeVisible()
    await submitSignIn(page, email, 'secret-2')
    await expect(page.getByText('Успешный вход!')).toBeVisible()
  },
)

test(
  'a new password that was asked for elsewhere is set, and asked for at once; its link is spent then, and leads on to a new one',
  { tag: '@all' },
  async ({ page, request }) => {
    const email = await createConfirmedAccount(request)
    const headers = { apikey: localPublishableKey }
    await request.post('/auth/v1/recover', { headers, data: { email } })
    const link = await latestLink(request, email, 2)
    await redeem(page, link)
    await expect(newPassword(page).getByText(email)).toBeVisible()
    // A draft of another user of this computer: no question keeps the link's reader signed in.
    await page.evaluate(
      (key) => localStorage.setItem(key, '"Здравствуйте"'),
      `${storagePrefix}.draft.answer.other`,
    )
    await choose(page, 'secret-3')
    await expect(page.getByText('Теперь войдите с ним.')).toBeVisible()
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), `${storagePrefix}.session`))
      .toBeNull()
    await expect(dialog(page).getByRole('tab', { name: 'Вход' })).toBeVisible()
    await expect(dialog(page).getByLabel('Email')).toHaveValue(email)
    await submitSignIn(page, email, 'secret-3')
    await expect(page.getByText('Успешный вход!')).toBeVisible()

    await redeem(page, link)
    const failed = page.getByRole('dialog', { name: 'Ссылка не сработала' })
    await expect(
      failed.getByText(/Срок действия ссылки истёк, или\sона уже использована/),
    ).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    await failed.getByRole('button', { name: 'Сбросить пароль' }).click()
    await sendLink(page, email)
    // The notice of the new password arrives at about the same time.
    const isLink = ({ to, html }: { to: string | string[]; html?: string | null }) =>
      [to].flat().includes(email) && (html?.includes('type=recovery') ?? false)
    const [mail] = await expectMails(request, isLink, 2)
    await redeem(page, mail ? linkIn(mail) : '')
    await expect(newPassword(page).getByText(email)).toBeVisible()
  },
)
