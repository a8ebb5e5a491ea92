import { expect, type Page, test } from 'playwright/test'
import { localPublishableKey } from '../../../dev/backend/secrets.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { accounts, demoPassword } from '../support/accounts.ts'
import { consultationRequest } from '../../support/send-lead.ts'
import { createConfirmedAccount } from '../support/new-account.ts'
import { startAs, startSession } from '../support/session.ts'
import { inboxRow, openedEmail, submitSignIn } from '../support/steps.ts'

const requests = (page: Page) => page.getByRole('list', { name: 'Ваши обращения' })
const thread = (page: Page) => page.getByRole('list', { name: 'Переписка' })

test(
  'a customer reads what was answered, answers with a file, and takes the call back',
  { tag: '@all' },
  async ({ page, browser, request }) => {
    const name = 'Жылдыз Заказчикова'
    const email = await createConfirmedAccount(request, name)
    const asked = consultationRequest({ email, name })
    const sent = await request.post('/functions/v1/send-email', {
      headers: { apikey: localPublishableKey },
      data: asked,
    })
    expect(sent.status(), await sent.text()).toBe(200)

    const staff = await (await browser.newContext()).newPage()
    await startAs(staff, 'staff')
    await staff.goto(`/admin?q=${encodeURIComponent(email)}`)
    await inboxRow(staff, name).click()
    await openedEmail(staff).getByRole('button', { name: 'Ответить' }).click()
    await openedEmail(staff).getByLabel('Текст ответа').fill('Сделаем за месяц.')
    await staff.keyboard.press('Control+Enter')
    await expect(openedEmail(staff)).toContainText('Сделаем за месяц.')

    await startSession(page, email)
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Мой кабинет' }).click()
    await expect(page).toHaveURL('/account')
    await expect(requests(page).getByRole('listitem')).toHaveCount(1)
    await expect(requests(page)).toContainText('В работе')
    await expectAccessibleInEveryLook(page)
    await requests(page).getByRole('link').click()
    await expect(thread(page).getByRole('listitem').first()).toBeVisible()
    await page.getByLabel('Ваш ответ').fill('А за две недели?')
    await page.getByRole('tab', { name: 'Настройки' }).click()
    await page.goBack()
    await expect(page.getByLabel('Ваш ответ')).toHaveValue('А за две недели?')
    await page.getByLabel('Прикрепить файлы').setInputFiles({
      name: 'План.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    })
    await page.getByRole('button', { name: 'Отправить', exact: true }).dblclick()
    await expect(page.getByText('Сообщение отправлено')).toBeVisible()
    await expect(
      thread(page).getByRole('listitem').filter({ hasText: 'А за две недели?' }),
    ).toHaveCount(1)
    await expect(page.getByLabel('Ваш ответ')).toHaveValue('')
    const download = page.waitForEvent('download')
    await thread(page)
      .getByRole('button', { name: /План\.pdf/ })
      .click()
    expect((await download).suggestedFilename()).toBe('План.pdf')
    await expectAccessibleInEveryLook(page)
    await page.getByRole('button', { name: 'Отменить консультацию…' }).click()
    await page.getByRole('button', { name: 'Отменить консультацию', exact: true }).click()
    await expect(page.getByText('Отмена отправлена')).toBeVisible()

    await expect
      .poll(
        async () => {
          await page.reload()
          await expect(thread(page).getByRole('listitem').first()).toBeVisible()
          return thread(page).innerText()
        },
        { timeout: 30_000 },
      )
      .toContain('Сделаем за месяц.')
    await expect(thread(page)).toContainText(/Тимур [А-Я]/)

    await staff.goto(`/admin?q=${encodeURIComponent(email)}`)
    await expect(inboxRow(staff, name)).toContainText('Консультация больше не нужна.')
    await inboxRow(staff, name).click()
    await expect(openedEmail(staff)).toContainText('А за две недели?')
    await expect(openedEmail(staff)).toContainText('1 вложение')
    await staff.context().close()
  },
)

test(
  'a guest signs in, is invited to ask, and is refused at /admin',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto('/account')
    await expect(page.getByText(/Войдите с.адресом/)).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
    await submitSignIn(page, accounts.user, demoPassword)
    await expect(page.getByText('Обращений с этого адреса пока нет')).toBeVisible()
    await expectAccessibleInEveryLook(page)
    await page.getByRole('main').getByRole('button', { name: 'Новое обращение' }).click()
    await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue(accounts.user)
    await page.keyboard.press('Escape')

    await expect(page.getByRole('link', { name: 'Админ' })).toBeHidden()
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Доступ запрещен' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Войти' })).toBeHidden()
  },
)
