import { expect, type Page, test } from 'playwright/test'
import { demoPassword } from '../support/accounts.ts'
import { localPublishableKey } from '../../../dev/backend/secrets.ts'
import { createConfirmedAccount } from '../support/new-account.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import {
  dialog,
  inboxRow,
  openedEmail,
  openSignIn,
  signInAs,
  submitSignIn,
} from '../support/steps.ts'

// Movement, most of the browser's work, is not tested here.
test.use({ reducedMotion: 'reduce' })

const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })

test('signing in or out in one tab does so in the other', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/services')
  await expect(button(other, 'Войти')).toBeVisible()

  await signInAs(page, 'staff')
  await expect(button(other, 'Выйти')).toBeVisible()
  await expect(other.getByRole('banner').getByText('Staff', { exact: true })).toBeVisible()

  await button(other, 'Выйти').click()
  await expect(button(page, 'Войти')).toBeVisible()
  await expect(page.getByRole('banner').getByText('Staff', { exact: true })).toBeHidden()
})

test('the other devices are signed out on demand, this one stays', async ({
  page,
  request,
  browser,
}) => {
  const email = await createConfirmedAccount(request)
  const phone = await browser.newPage()
  for (const device of [phone, page]) {
    await device.goto('/')
    await openSignIn(device)
    await submitSignIn(device, email, demoPassword)
    await expect(button(device, 'Выйти')).toBeVisible()
  }
  await button(page, 'Безопасность').click()
  await dialog(page).getByRole('button', { name: 'Выйти на других устройствах' }).click()
  await expect(page.getByText('Готово', { exact: true })).toBeVisible()
  await page.reload()
  await expect(button(page, 'Выйти')).toBeVisible()

  // Its token would be good for some minutes more.
  await phone.reload()
  await expect(phone.getByText('Сеанс завершён')).toBeVisible()
  await expect(button(phone, 'Войти')).toBeVisible()
  await phone.close()
})

test('a token about to end is refreshed, and the session goes on', async ({ page, request }) => {
  const email = await createConfirmedAccount(request)
  await page.clock.install()
  await page.goto('/')
  await openSignIn(page)
  await submitSignIn(page, email, demoPassword)
  await expect(page.getByText('Успешный вход!')).toBeVisible()
  const refreshed = page.waitForResponse(/\/auth\/v1\/token\?grant_type=refresh_token/)
  await page.clock.fastForward('09:30')
  await page.clock.runFor(60_000)
  expect((await refreshed).ok()).toBe(true)
  await expect(button(page, 'Выйти')).toBeVisible()
})

test('each field has a label and tells password managers its purpose', async ({ page }) => {
  await page.goto('/')
  await openSignIn(page)
  const field = (name: string) => dialog(page).getByLabel(name, { exact: true })
  await expect(field('Email')).toHaveAttribute('autocomplete', 'username')
  await expect(field('Пароль')).toHaveAttribute('autocomplete', 'current-password')
  await dialog(page).getByRole('tab', { name: 'Регистрация' }).click()
  await expect(field('Имя и фамилия')).toHaveAttribute('autocomplete', 'name')
  await expect(field('Email')).toHaveAttribute('autocomplete', 'username')
  await expect(field('Пароль')).toHaveAttribute('autocomplete', 'new-password')
  await expect(field('Повторите пароль')).toHaveAttribute('autocomplete', 'new-password')
})

test('a password may be pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await openSignIn(page)
  await page.evaluate(() => navigator.clipboard.writeText('из менеджера'))
  const password = dialog(page).getByLabel('Пароль', { exact: true })
  await password.focus()
  await page.keyboard.press('Control+V')
  await expect(password).toHaveValue('из менеджера')
})

test('an unexpected exception is shown, and the form stays', async ({ page }) => {
  // The client's code cannot be loaded.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('_acquireLock')) await route.abort()
    else await route.fulfill({ response })
  })
  await page.goto('/')
  await openSignIn(page)
  await dialog(page).getByLabel('Email').fill('user@kerege.example')
  await dialog(page).getByLabel('Пароль', { exact: true }).fill('kerege-demo')
  await dialog(page).getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByText('Произошла неожиданная ошибка')).toBeVisible()
  await expect(dialog(page).getByLabel('Email')).toHaveValue('user@kerege.example')
})

test('an open inbox closes by itself when its session is ended elsewhere', async ({
  page,
  request,
}) => {
  await startAs(page, 'staff')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Email сообщения' })).toBeVisible()
  const token = await page.evaluate(() => {
    const { access_token } = JSON.parse(localStorage.getItem('kerege.session') ?? '{}')
    return String(access_token)
  })
  const headers = { apikey: localPublishableKey, authorization: `Bearer ${token}` }
  const emails = async () => (await request.get('/rest/v1/emails?select=id', { headers })).json()
  expect((await emails()).length).toBeGreaterThan(0)

  await request.post('/auth/v1/logout?scope=local', { headers })
  expect(await emails()).toEqual([])
  await expect(page.getByText('Сеанс завершён')).toBeVisible()
  await expect(page.getByText('Email сообщения')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Доступ запрещен' })).toBeVisible()
})

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('kerege.draft.')))

test('a draft goes with whoever signs out, in every tab', async ({ page, context, request }) => {
  const lead = await sendLead(request)
  await startAs(page, 'staff')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/admin')
    await inboxRow(tab, lead).click()
    await openedEmail(tab).getByRole('button', { name: 'Ответить' }).click()
    await tab.getByLabel('Текст ответа').fill('Ещё не отправлено')
    await expect.poll(() => drafts(tab)).toHaveLength(1)
  }
  await button(page, 'Выйти').click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Доступ запрещен' })).toBeVisible()
    expect(await drafts(tab)).toEqual([])
  }
})
