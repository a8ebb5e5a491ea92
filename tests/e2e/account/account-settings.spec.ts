import { readFile } from 'node:fs/promises'
import { expect, type APIRequestContext, type Page, test } from 'playwright/test'
import { company } from '../../../src/content/company.ts'
import { localPublishableKey } from '../../../dev/backend/secrets.ts'
import { consultationRequest } from '../../support/send-lead.ts'
import { demoPassword } from '../support/accounts.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { expectMails } from '../support/mailbox.ts'
import { createConfirmedAccount } from '../support/new-account.ts'
import { startAs, startSession } from '../support/session.ts'
import { dialog, inboxRow } from '../support/steps.ts'

const headers = { apikey: localPublishableKey }

const signIn = (request: APIRequestContext, email: string, password = demoPassword) =>
  request.post('/auth/v1/token?grant_type=password', { headers, data: { email, password } })

async function openSettings(page: Page, email: string) {
  await startSession(page, email)
  await page.goto('/account')
  await page.getByRole('tab', { name: 'Настройки' }).click()
  await expect(page.getByRole('list', { name: 'Устройства' })).toBeVisible()
}

/** The database's answer to a session without a recent sign-in, once. */
const askForProof = (page: Page) =>
  page.route('**/rpc/is_recent', (route) => route.fulfill({ json: false }), { times: 1 })

async function prove(page: Page) {
  const proof = page.getByRole('dialog', { name: 'Подтвердите, что это вы' })
  await proof.getByLabel('Пароль', { exact: true }).fill(demoPassword)
  await proof.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(proof).toBeHidden()
}

test(
  'a customer changes name, newsletter and password, and signs lost devices out',
  { tag: '@all' },
  async ({ page, request, browser }) => {
    const email = await createConfirmedAccount(request)
    const phone = await browser.newPage()
    await startSession(phone, email)
    await openSettings(page, email)
    await expectAccessibleInEveryLook(page)

    await page.getByLabel('Имя и фамилия').fill('')
    await page.getByRole('button', { name: 'Сохранить имя' }).click()
    await expect(page.getByText('Укажите имя и фамилию')).toBeVisible()
    await page.getByLabel('Имя и фамилия').fill('Айжан Кабинетова')
    await page.getByRole('button', { name: 'Сохранить имя' }).dblclick()
    await expect(page.getByText('Имя сохранено')).toBeVisible()
    await expect(page.getByText(`Айжан Кабинетова · ${email}`)).toBeVisible()

    const newsletter = page.getByRole('switch', { name: /Рассылка блога/ })
    // A reload would end the request.
    const isStored = () => page.waitForResponse(/rpc\/set_my_newsletter/)
    await Promise.all([isStored(), newsletter.check()])
    await page.reload()
    await expect(newsletter).toBeChecked()
    await Promise.all([isStored(), newsletter.uncheck()])
    await page.reload()
    await expect(newsletter).toBeEnabled()
    await expect(newsletter).not.toBeChecked()

    const devices = page.getByRole('list', { name: 'Устройства' })
    const others = devices.getByRole('button', { name: /^Выйти:/ })
    await expect(devices.getByRole('listitem').first()).toContainText('Chrome, Linux')
    await expect(devices.getByRole('listitem').first()).toContainText('Это устройство')
    // The phone, and the browser that confirmed the address.
    await expect(others).toHaveCount(2)
    await others.first().click()
    await expect(others).toHaveCount(1)
    await page.getByRole('button', { name: 'Выйти на других устройствах' }).click()
    await expect(others).toHaveCount(0)
    // Its token would be valid for some more minutes.
    await phone.goto('/')
    await expect(phone.getByText('Сеанс завершён')).toBeVisible()
    await expect(phone.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible()
    await phone.close()

    await page.getByRole('button', { name: 'Сменить пароль…' }).click()
    await page.getByLabel('Пароль', { exact: true }).fill('another-secret')
    await page.getByLabel('Повторите пароль').fill('another-secret')
    await askForProof(page)
    await page.getByRole('button', { name: 'Сохранить пароль' }).click()
    await dialog(page).getByRole('button', { name: 'Отмена' }).click()
    await expect(page.getByLabel('Повторите пароль')).toHaveValue('another-secret')
    expect((await signIn(request, email)).status()).toBe(200)
    await askForProof(page)
    await page.getByRole('button', { name: 'Сохранить пароль' }).click()
    await prove(page)
    await expect(page.getByText('Пароль изменён')).toBeVisible()
    expect((await signIn(request, email)).status()).toBe(400)
    expect((await signIn(request, email, 'another-secret')).status()).toBe(200)
    const isNotice = ({ to, subject }: { to: string | string[]; subject: string }) =>
      [to].flat().includes(email) && subject === 'Пароль изменён'
    await expectMails(request, isNotice)
  },
)

test(
  'a customer takes their data along, then deletes account and data',
  { tag: '@all' },
  async ({ page, request, browser }) => {
    const name = 'Уходящий Клиентов'
    const email = await createConfirmedAccount(request, name)
    const asked = consultationRequest({ email, name })
    const sent = await request.post('/functions/v1/send-email', { headers, data: asked })
    expect(sent.status()).toBe(200)
    await openSettings(page, email)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Скачать мои данные' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${new URL(company.site).hostname}-${email}.json`)
    const known = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(known.account).toMatchObject({ email, full_name: name })
    expect(known.requests).toHaveLength(1)
    expect(known.requests[0].lead.name).toBe(name)

    await page.getByRole('button', { name: 'Удалить аккаунт и данные…' }).click()
    const form = page.getByRole('form', { name: 'Удаление аккаунта' })
    await form.getByRole('textbox').fill('somebody@else.example')
    await form.getByRole('button', { name: 'Удалить навсегда' }).click()
    await expect(form.getByText('Адрес не совпадает')).toBeVisible()
    await expectAccessibleInEveryLook(page, 'form')
    await form.getByRole('textbox').fill(` ${email.toUpperCase()} `)
    await form.getByRole('button', { name: 'Удалить навсегда' }).dblclick()
    await expect(page.getByRole('heading', { name: 'Аккаунт и данные удалены' })).toBeFocused()
    await expect(page.getByText(`Под адресом ${email}`)).toBeVisible()
    expect((await signIn(request, email)).status()).toBe(400)

    const staff = await (await browser.newContext()).newPage()
    await startAs(staff, 'staff')
    await staff.goto(`/admin?q=${encodeURIComponent(email)}`)
    await expect(staff.getByText('Нет email сообщений, соответствующих фильтрам')).toBeVisible()
    await expect(inboxRow(staff, name)).toHaveCount(0)
    await staff.context().close()
  },
)
