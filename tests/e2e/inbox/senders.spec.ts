import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { expectMails } from '../support/mailbox.ts'
import { startAs } from '../support/session.ts'
import { dialog, inboxRow, openedEmail } from '../support/steps.ts'
import { deliverMail } from './deliver-mail.ts'

const thread = (page: Page) => openedEmail(page).getByRole('list', { name: 'Переписка' })
const entries = (page: Page) => thread(page).getByRole('listitem')
const showQuote = (page: Page) => page.getByRole('button', { name: 'Показать цитату' }).click()
const replyText = (page: Page) => openedEmail(page).getByLabel('Текст ответа')
const card = (page: Page) => openedEmail(page).getByRole('region', { name: 'О клиенте' })

/** A customer's lead. @returns its address, and the references of an answer to its confirmation */
async function sendConfirmedLead(request: APIRequestContext, company: string) {
  const email = await sendLead(request, { name: 'Дастан', company, description: 'Смета: 500 000' })
  const [mail] = await expectMails(request, ({ to }) => to === email)
  return { email, references: mail?.headers?.References }
}

test(
  'a forged letter lands outside the thread, and says so; a colleague of the customer is let in',
  { tag: '@all' },
  async ({ page, request }) => {
    const company = unique('Тулпар')
    const { email, references } = await sendConfirmedLead(request, company)
    const text = `Пришлите деньги, ${company}`
    await deliverMail(request, {
      from: `Дастан <${email}>`,
      subject: 'Новые реквизиты',
      text,
      references,
      authentication: 'fail',
    })
    const colleague = `${unique('bakyt-')}@company.kg`
    await deliverMail(request, {
      from: `Бакыт Осмонов <${colleague}>`,
      subject: 'Re: Ваша заявка',
      text: `Отвечаю за Дастана, ${company}`,
      references,
    })
    await startAs(page, 'staff')
    await page.goto(`/admin?q=${company}`)
    await expect(inboxRow(page, text)).toContainText('Не подтверждён')
    await inboxRow(page, text).click()
    await expect(entries(page)).toHaveCount(1)
    await expect(entries(page)).toContainText('Не подтверждён')
    await expect(openedEmail(page)).toContainText(
      'Новый отправитель ссылается на чужую переписку: Дастан',
    )
    await expect(card(page).getByRole('heading', { name: 'Отправитель' })).toBeVisible()
    await expectAccessibleInEveryLook(page, '[aria-label="Письмо"]')

    // Nothing of the customer's text is quoted to the sender.
    await openedEmail(page).getByRole('button', { name: 'Ответить' }).click()
    await showQuote(page)
    await expect(replyText(page)).toHaveValue(new RegExp(`пишет:\\n> ${text}$`))
    await expect(replyText(page)).not.toHaveValue(/500 000|Смета/)
    await openedEmail(page).getByRole('button', { name: 'Свернуть ответ' }).click()
    await openedEmail(page).getByRole('link', { name: 'Дастан' }).click()
    await expect(thread(page)).toContainText('Смета: 500 000')
    await expect(entries(page)).toHaveCount(1)

    await inboxRow(page, colleague).click()
    await expect(entries(page)).toContainText('Отправитель подтверждён')
    await openedEmail(page).getByRole('button', { name: 'Присоединить к переписке' }).click()
    await expect(page.getByText('Письмо теперь в общей переписке')).toBeVisible()
    await expect(entries(page)).toHaveCount(2)
    await expect(entries(page).last()).toContainText('Бакыт Осмонов')

    // One row for both, which answers the latest. The first sender gets the answer to their mail, and nothing of the
    // second's.
    await expect(inboxRow(page, colleague)).toHaveCount(0)
    await expect(
      entries(page).last().getByRole('button', { name: 'Написать отправителю' }),
    ).toBeHidden()
    await entries(page).first().getByRole('button', { name: 'Написать отправителю' }).click()
    await expect(openedEmail(page).getByText(`Кому: ${email}`)).toBeVisible()
    await showQuote(page)
    await expect(replyText(page)).toHaveValue(/> Описание: Смета: 500 000$/)
    await expect(replyText(page)).not.toHaveValue(/Отвечаю за Дастана/)
  },
)

test(
  'a second form changes nothing until staff accept it, and two cards become one',
  { tag: '@all' },
  async ({ page, request }) => {
    const email = await sendLead(request, { name: 'Дастан', description: 'Первая' })
    const phone = '+996 700 999 888'
    const data = { name: 'Дастан', email, phone, description: 'Вторая' }
    await request.post('/functions/v1/send-email', { data: { type: 'consultation', data } })
    await startAs(page, 'staff')
    await page.goto(`/admin?q=${email}`)
    await inboxRow(page, 'Вторая').click()
    await expect(card(page).getByRole('link', { name: '+996 700 111 222' })).toBeVisible()
    await expect(card(page)).toContainText(`Указан другой телефон: ${phone}`)
    await expectAccessibleInEveryLook(page, '[aria-label="Письмо"]')
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
  },
)
