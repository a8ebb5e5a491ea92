import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { localPublishableKey } from '../../../dev/backend/secrets.ts'
import { demoPassword } from '../support/accounts.ts'
import { createAccount, createConfirmedAccount, latestLink } from '../support/new-account.ts'
import { startAs } from '../support/session.ts'
import { dialog, openSignIn, redeem, submitSignIn } from '../support/steps.ts'

/* What a link of Auth's mails does for those who were not meant: programs that check mail, other people. */

// Movement, most of the browser's work, is not tested here.
test.use({ reducedMotion: 'reduce' })

const headers = { apikey: localPublishableKey }
const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })

const signIn = (request: APIRequestContext, email: string) =>
  request.post('/auth/v1/token?grant_type=password', {
    headers,
    data: { email, password: demoPassword },
  })

const askForReset = (request: APIRequestContext, email: string) =>
  request.post('/auth/v1/recover', { headers, data: { email } })

test('a program that opens every link changes nothing', async ({ page, request, browser }) => {
  const email = await createAccount(request)
  const link = await latestLink(request, email, 1)
  // One that only fetches, and one that runs the page.
  await request.get(link)
  const scanner = await browser.newPage()
  await scanner.goto(link)
  await expect(dialog(scanner).getByRole('button', { name: 'Подтвердить адрес' })).toBeVisible()
  await scanner.close()
  expect((await signIn(request, email)).status()).toBe(400)

  await redeem(page, link)
  await expect(page.getByText('Email подтверждён')).toBeVisible()
  expect((await signIn(request, email)).status()).toBe(200)

  await askForReset(request, email)
  const reset = await latestLink(request, email, 2)
  await request.get(reset)
  await redeem(page, reset)
  await expect(page.getByRole('dialog', { name: 'Новый пароль' }).getByText(email)).toBeVisible()
})

test('the local mailbox leads to the question', async ({ page, request }) => {
  const email = await createAccount(request)
  await latestLink(request, email, 1)
  await page.goto('/mailbox')
  await page.getByRole('link').filter({ hasText: email }).click()
  await page.frameLocator('iframe').getByRole('link', { name: 'Подтвердить адрес' }).click()
  await dialog(page).getByRole('button', { name: 'Подтвердить адрес' }).click()
  await expect(page.getByText('Email подтверждён')).toBeVisible()
})

test('who closes the question can still answer it later', async ({ page, request }) => {
  const email = await createAccount(request)
  const link = await latestLink(request, email, 1)
  await page.goto('/')
  // The same document: only the fragment changes.
  await page.goto(link)
  await expect(dialog(page).getByRole('button', { name: 'Подтвердить адрес' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  expect(new URL(page.url()).hash).toBe('')
  await redeem(page, link)
  await expect(page.getByText('Email подтверждён')).toBeVisible()
})

test('a link that this browser has not asked for confirms, and signs nobody in', async ({
  page,
  request,
}) => {
  const email = await createAccount(request)
  await redeem(page, await latestLink(request, email, 1))
  await expect(page.getByText('Теперь войдите со своим паролем.')).toBeVisible()
  await expect(dialog(page).getByRole('tab', { name: 'Вход' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('kerege.session'))).toBeNull()
  await submitSignIn(page, email, demoPassword)
  await expect(page.getByText('Успешный вход!')).toBeVisible()
})

test('nor does it take anybody’s session', async ({ page, request }) => {
  const email = await createAccount(request)
  await startAs(page, 'staff')
  await redeem(page, await latestLink(request, email, 1))
  await expect(page.getByText('Email подтверждён')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Staff', { exact: true })).toBeVisible()
})

test('a new password that was asked for elsewhere is set, and asked for at once', async ({
  page,
  request,
}) => {
  const email = await createConfirmedAccount(request)
  await askForReset(request, email)
  await redeem(page, await latestLink(request, email, 2))
  const form = page.getByRole('dialog', { name: 'Новый пароль' })
  await expect(form.getByText(email)).toBeVisible()
  await form.getByLabel('Пароль', { exact: true }).fill('secret-3')
  await form.getByLabel('Повторите пароль').fill('secret-3')
  await form.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page.getByText('Теперь войдите с ним.')).toBeVisible()
  await expect(dialog(page).getByRole('tab', { name: 'Вход' })).toBeVisible()
  await submitSignIn(page, email, 'secret-3')
  await expect(page.getByText('Успешный вход!')).toBeVisible()
})

test('somebody else’s tokens in an address sign nobody in', async ({ page, request }) => {
  const session = await (await signIn(request, await createConfirmedAccount(request))).json()
  const tokens = new URLSearchParams({
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    expires_in: '600',
    token_type: 'bearer',
    type: 'signup',
  })
  await page.goto(`/#${tokens}`)
  await expect(page.getByRole('dialog', { name: 'Ссылка не сработала' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.keyboard.press('Escape')
  await expect(button(page, 'Войти')).toBeVisible()
  await openSignIn(page)
})
