import { expect, test } from 'playwright/test'
import { storagePrefix } from '../../../src/content/company.ts'
import { demoPassword } from '../support/accounts.ts'
import { createAccount, latestLink } from '../support/new-account.ts'
import { dialog, redeem, submitSignIn } from '../support/steps.ts'

test(
  'a link requested by another browser can wait, does not sign in, and gives the address to its reader alone',
  { tag: '@all' },
  async ({ page, request }) => {
    const email = await createAccount(request)
    const link = await latestLink(request, email, 1)
    await page.goto('/')
    // The same document: only the fragment changes.
    await page.goto(link)
    await expect(dialog(page).getByRole('button', { name: 'Подтвердить адрес' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    expect(new URL(page.url()).hash).toBe('')

    await redeem(page, link, 'the owner’s own')
    await expect(page.getByText('Email подтверждён')).toBeVisible()
    await expect(page.getByText('Теперь войдите с этим паролем.')).toBeVisible()
    await expect(dialog(page).getByRole('tab', { name: 'Вход' })).toBeVisible()
    await expect(dialog(page).getByLabel('Email')).toHaveValue(email)
    expect(
      await page.evaluate((key) => localStorage.getItem(key), `${storagePrefix}.session`),
    ).toBeNull()
    // The password chosen at sign-up is not the owner's.
    await submitSignIn(page, email, demoPassword)
    await expect(
      dialog(page)
        .getByText(/Неверный email или пароль/)
        .first(),
    ).toBeVisible()
    await submitSignIn(page, email, 'the owner’s own')
    await expect(page.getByText('Успешный вход!')).toBeVisible()
  },
)
