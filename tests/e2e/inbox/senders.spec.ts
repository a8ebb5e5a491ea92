import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { expectMails } from '../support/mailbox.ts'
import { restAs } from '../support/rest-api.ts'
import { startAs } from '../support/session.ts'
import { dialog, inboxRow, openedEmail } from '../support/steps.ts'
import { deliverMail } from './deliver-mail.ts'

const thread = (page: Page) => openedEmail(page).getByRole('list', { name: 'Переписка' })
const entries = (page: Page) => thread(page).getByRole('listitem')
const replyText = (page: Page) => openedEmail(page).getByLabel('Текст ответа')
const card = (page: Page) => openedEmail(page).getByRole('region', { name: 'О клиенте' })

/** A lead that staff have answered. @returns its address, and what an answer to the reply refers to */
async function answeredLead(page: Page, request: APIRequestContext) {
  const email = await sendLead(request, { name: 'Дастан', description: 'Смета: 500 000' })
  await startAs(page, 'staff')
  await page.goto('/admin')
  await inboxRow(page, email).click()
  await openedEmail(page).getByRole('button', { name: 'Ответить' }).click()
  await expect(replyText(page)).toBeFocused()
  await page.keyboard.insertText('Смета во вложении.')
  await page.keyboard.press('Control+Enter')
  const [mail] = await expectMails(request, ({ to }) => to === email)
  return { email, references: mail?.headers?.References }
}

test('a forged letter lands outside the thread, and says so', async ({ page, request }) => {
  test.setTimeout(120_000)
  const { email, references } = await answeredLead(page, request)
  const text = unique('Пришлите-деньги-')
  await deliverMail(request, {
    from: `Дастан <${email}>`,
    subject: 'Новые реквизиты',
    text,
    references,
    authentication: 'fail',
  })
  // The list is asked for every ten seconds.
  await expect(inboxRow(page, text)).toContainText('Не подтверждён', { timeout: 20_000 })
  await inboxRow(page, text).click()
  await expect(entries(page)).toHaveCount(1)
  await expect(entries(page)).toContainText('Не подтверждён')
  await expect(openedEmail(page)).toContainText(
    'Новый отправитель ссылается на чужую переписку: Дастан',
  )
  await expect(card(page).getByRole('heading', { name: 'Отправитель' })).toBeVisible()
  await expectAccessibleInEveryLook(page)

  // Nothing of the customer's is quoted to whoever sent it.
  await openedEmail(page).getByRole('button', { name: 'Ответить' }).click()
  await expect(replyText(page)).toHaveValue(new RegExp(`пишет:\\n> ${text}$`))
  await expect(replyText(page)).not.toHaveValue(/500 000|Смета/)
  await openedEmail(page).getByRole('button', { name: 'Свернуть ответ' }).click()

  await openedEmail(page).getByRole('link', { name: 'Дастан' }).click()
  await expect(entries(page)).toHaveCount(2)
  await expect(thread(page)).not.toContainText(text)
})

test('a colleague of the customer is let into the thread, and each letter is answered by itself', async ({
  page,
  request,
}) => {
  const { email, references } = await answeredLead(page, request)
  const colleague = `${unique('bakyt-')}@company.kg`
  await deliverMail(request, {
    from: `Бакыт Осмонов <${colleague}>`,
    subject: 'Re: Ваша заявка',
    text: 'Отвечаю за Дастана.',
    references,
  })
  await inboxRow(page, colleague).click()
  await expect(entries(page)).toContainText('Отправитель подтверждён')
  await openedEmail(page).getByRole('button', { name: 'Присоединить к переписке' }).click()
  await expect(page.getByText('Письмо теперь в общей переписке')).toBeVisible()
  await expect(entries(page)).toHaveCount(3)
  await expect(entries(page).nth(2)).toContainText('Бакыт Осмонов')

  // One row for both, which answers the latest. The first sender gets the answer to theirs, and reads nothing
  // of the second.
  await inboxRow(page, email).first().click()
  await expect(entries(page)).toHaveCount(3)
  await expect(
    entries(page).nth(2).getByRole('button', { name: 'Написать отправителю' }),
  ).toBeHidden()
  await entries(page).first().getByRole('button', { name: 'Написать отправителю' }).click()
  await expect(openedEmail(page).getByText(`Кому: ${email}`)).toBeVisible()
  await expect(replyText(page)).toHaveValue(/> Описание: Смета: 500 000$/)
  await expect(replyText(page)).not.toHaveValue(/Отвечаю за Дастана/)
})

test('a second form changes nothing until staff accept it, and two cards become one', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const email = await sendLead(request, { name: 'Дастан', description: 'Первая' })
  const phone = '+996 700 999 888'
  const data = { name: 'Дастан', email, phone, description: 'Вторая' }
  await request.post('/functions/v1/send-email', { data: { type: 'consultation', data } })
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${email}`)
  await inboxRow(page, 'Вторая').click()
  await expect(card(page).getByRole('link', { name: '+996 700 111 222' })).toBeVisible()
  await expect(card(page)).toContainText(`Указан другой телефон: ${phone}`)
  await expectAccessibleInEveryLook(page)
  await card(page).getByRole('button', { name: 'Принять' }).click()
  await expect(page.getByText('Карточка клиента обновлена')).toBeVisible()
  await expect(card(page).getByRole('link', { name: phone })).toBeVisible()
  await expect(card(page)).not.toContainText('Указан другой телефон')

  await card(page).getByRole('button', { name: 'Изменить' }).click()
  await dialog(page).getByLabel('Компания').fill('ОсОО «Тулпар»')
  await dialog(page).getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(card(page)).toContainText('ОсОО «Тулпар»')

  const other = await sendLead(request, { name: 'Дастан', description: 'С другого адреса' })
  await card(page).getByRole('button', { name: 'Объединить' }).click()
  await dialog(page).getByLabel('Вторая карточка').fill(other)
  await dialog(page).getByRole('radio', { name: other }).check()
  await dialog(page).getByRole('button', { name: 'Объединить' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(card(page)).toContainText(other)
  await expect(card(page).getByRole('link', { name: 'С другого адреса' })).toBeVisible()
})

test('a suspicious request is marked, listed apart and cleared', async ({ page, request }) => {
  const email = await sendLead(request)
  const { change } = await restAs(request, 'staff')
  await change(`emails?from_email=eq.${email}`, { is_suspicious: true })
  await startAs(page, 'staff')
  await page.goto('/admin')
  await page.getByRole('radio', { name: /^Подозрительные/ }).check()
  await expect(inboxRow(page, email)).toContainText('Подозрительное')
  await inboxRow(page, email).click()
  await openedEmail(page).getByRole('button', { name: 'Снять пометку' }).click()
  await expect(page.getByText('Пометка снята')).toBeVisible()
  await expect(inboxRow(page, email)).toBeHidden()
  await expect(openedEmail(page).getByRole('button', { name: 'Снять пометку' })).toBeHidden()
})
