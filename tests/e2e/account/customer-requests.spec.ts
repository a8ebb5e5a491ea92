import { expect, type Page, test } from 'playwright/test'
import { localPublishableKey } from '../../../dev/backend/secrets.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { accounts, demoPassword } from '../support/accounts.ts'
import { consultationRequest } from '../../support/send-lead.ts'
import { createConfirmedAccount } from '../support/new-account.ts'
import { startAs, startSession } from '../support/session.ts'
import { inboxRow, openedEmail } from '../support/steps.ts'

// Movement, most of the browser's work, is not tested here.
test.use({ reducedMotion: 'reduce' })

const requests = (page: Page) => page.getByRole('list', { name: 'Ваши обращения' })
const thread = (page: Page) => page.getByRole('list', { name: 'Переписка' })

test('a customer reads what was answered, answers with a file, and takes the call back', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const name = 'Жылдыз Заказчикова'
  const email = await createConfirmedAccount(request, name)
  const asked = consultationRequest({ email, name })
  const sent = await request.post('/functions/v1/send-email', {
    headers: { apikey: localPublishableKey },
    data: asked,
  })
  expect(sent.status(), await sent.text()).toBe(200)

  await startSession(page, email)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Мой кабинет' }).click()
  await expect(page).toHaveURL('/account')
  await expect(requests(page).getByRole('listitem')).toHaveCount(1)
  await expect(requests(page)).toContainText('Принято')
  await expectAccessibleInEveryLook(page)
  await requests(page).getByRole('link').click()
  await expect(thread(page).getByRole('listitem')).toHaveCount(1)

  const staff = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await startAs(staff, 'staff')
  await staff.goto(`/admin?q=${encodeURIComponent(email)}`)
  await inboxRow(staff, name).click()
  await openedEmail(staff).getByRole('button', { name: 'Ответить' }).click()
  await openedEmail(staff).getByLabel('Текст ответа').fill('Сделаем за месяц.')
  await staff.keyboard.press('Control+Enter')
  await expect(openedEmail(staff)).toContainText('Сделаем за месяц.')

  // Held for ten seconds, in which its author can take it back.
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
  await expect(thread(page)).toContainText('Тимур Kerege')

  await page.getByLabel('Ваш ответ').fill('А за две недели?')
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

  await staff.goto(`/admin?q=${encodeURIComponent(email)}`)
  await expect(inboxRow(staff, name)).toContainText('Консультация больше не нужна.')
  await inboxRow(staff, name).click()
  await expect(openedEmail(staff)).toContainText('А за две недели?')
  await expect(openedEmail(staff)).toContainText('1 вложение')
  await staff.context().close()
})

test('a guest is asked to come in, and who has asked nothing is led to do so', async ({ page }) => {
  await page.goto('/account')
  await expect(page.getByText(/Войдите с.адресом/)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
  await page.getByRole('dialog').getByLabel('Email').fill(accounts.user)
  await page.getByRole('dialog').getByLabel('Пароль', { exact: true }).fill(demoPassword)
  await page.getByRole('dialog').getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByText('Обращений с этого адреса пока нет')).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.getByRole('main').getByRole('button', { name: 'Получить консультацию' }).click()
  await expect(page.getByRole('dialog', { name: /консультаци/i })).toBeVisible()
})

test('what cannot be loaded says so, and can be loaded again', async ({ page }) => {
  await startAs(page, 'user')
  await page.route('**/rpc/my_requests', (route) => route.abort())
  await page.goto('/account')
  await expect(page.getByText('Не удалось загрузить обращения')).toBeVisible({ timeout: 15_000 })
  await page.unroute('**/rpc/my_requests')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByText('Обращений с этого адреса пока нет')).toBeVisible()
})

test('an answer that was not taken is kept', async ({ page, request }) => {
  const email = await createConfirmedAccount(request)
  await request.post('/functions/v1/send-email', {
    headers: { apikey: localPublishableKey },
    data: consultationRequest({ email }),
  })
  await startSession(page, email)
  await page.goto('/account')
  await requests(page).getByRole('link').click()
  await page.route('**/rpc/answer_my_thread', (route) => route.abort(), { times: 1 })
  await page.getByLabel('Ваш ответ').fill('Вопрос')
  await page.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(/Не.отправлено/)
  await expect(page.getByLabel('Ваш ответ')).toHaveValue('Вопрос')
  await page.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(page.getByText('Сообщение отправлено')).toBeVisible()
  await expect(thread(page).getByRole('listitem').filter({ hasText: 'Вопрос' })).toHaveCount(1)
})
