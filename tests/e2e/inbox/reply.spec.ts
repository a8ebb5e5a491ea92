import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { company } from '../../../src/content/company.ts'
import { pdf } from '../../support/files.ts'
import { unique } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInItsTheme } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { expectMails } from '../support/mailbox.ts'
import { restAs } from '../support/rest-api.ts'
import { startAs } from '../support/session.ts'
import { inboxRow, inboxRows, openedEmail } from '../support/steps.ts'
import { deliverMail } from './deliver-mail.ts'

const composer = (page: Page) => page.getByRole('form', { name: 'Ответ клиенту' })
const answerText = (page: Page) => composer(page).getByLabel('Текст ответа')
const chosenFiles = (page: Page) =>
  composer(page).getByRole('list', { name: 'Прикреплённые файлы' })
const thread = (page: Page) => openedEmail(page).getByRole('list', { name: 'Переписка' })
const status = (page: Page) => openedEmail(page).getByLabel('Статус письма')

/** The columns named by the specification. */
const emailColumns = [
  'id',
  'from_email',
  'to_email',
  'subject',
  'body',
  'html_content',
  'processed',
  'status',
  'customer_id',
  'assigned_to_user_id',
  'created_at',
  'received_at',
]

const subject = `Ваша заявка на сайте ${company.name}`

test(
  'a request is answered, taken back twice and sent once; the customer’s answer raises it again',
  { tag: '@all' },
  async ({ page, request }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const branch = unique('Ветка')
    const email = await sendLead(request, { company: branch, description: 'Нужен каталог' })
    await sendLead(request, { company: branch })
    await startAs(page, 'staff')
    await page.clock.install()
    await page.goto(`/admin?q=${branch}`)
    await inboxRow(page, email).click()
    const opened = openedEmail(page)
    const attachments = opened.getByRole('list', { name: 'Вложения' })
    await expect(opened).toContainText('Осталось')
    await expect(attachments, 'an email without files has no list of them').toBeHidden()

    await opened.getByRole('button', { name: 'Ответить' }).click()
    await expect(answerText(page)).toBeFocused()
    await page.keyboard.insertText('Цена 100 рублей.')
    await expect(composer(page).getByLabel('Тема ответа')).toHaveValue(subject)
    await expect(answerText(page)).toHaveValue(
      `Цена 100 рублей.\n\nС уважением,\nТимур Асанов\n${company.name}\n`,
    )
    const buffer = Buffer.from(pdf('1'))
    await composer(page)
      .getByLabel('Прикрепить файлы')
      .setInputFiles({ name: 'Смета.pdf', mimeType: 'application/pdf', buffer })
    await expect(chosenFiles(page).getByLabel('Загружен')).toBeVisible()
    await expectAccessibleInItsTheme(page, 'a reply', 'form')

    await page.reload()
    await opened.getByRole('button', { name: 'Продолжить ответ' }).click()
    await expect(answerText(page)).toHaveValue(/^Цена 100 рублей\./)
    await expect(chosenFiles(page).getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('Control+Enter')
    await expect(thread(page).getByText(/^Уйдёт через (10|[5-9]) секунд$/)).toBeInViewport()
    await expect(status(page)).toHaveValue('in_progress')
    await thread(page).getByRole('button', { name: 'Отменить отправку' }).click()
    await expect(page.getByText('Отправка отменена')).toBeVisible()
    await expect(answerText(page)).toHaveValue(/^Цена 100 рублей\./)
    await expect(thread(page).getByRole('listitem').filter({ hasText: 'Цена' })).toHaveCount(0)

    await answerText(page).press('Control+Home')
    await page.keyboard.insertText('Исправлено: ')
    await composer(page).getByRole('button', { name: 'Отправить и завершить' }).click()
    await expect(page.getByText('Отправляем ответ, письмо завершено')).toBeVisible()
    await expect(inboxRow(page, email)).toContainText('Завершен')
    await page.keyboard.press('z')
    await expect(inboxRow(page, email)).toContainText('Не обработан')
    await expect(answerText(page)).toHaveValue(/^Исправлено: Цена 100 рублей\./)
    // The database holds a reply for the requested time.
    await page.route('**/functions/v1/send-reply', (route) => {
      const asked: Record<string, unknown> = route.request().postDataJSON()
      return route.continue({ postData: JSON.stringify({ ...asked, holdSeconds: 1 }) })
    })
    await page.keyboard.press('Control+Shift+Enter')
    await expect(status(page)).toHaveValue('completed')
    await expect(attachments.getByRole('listitem')).toContainText('Смета.pdf')

    const isReply = ({ to, subject }: { to: string | string[]; subject: string }) =>
      to === email && !subject.startsWith('Мы получили')
    const [mail] = await expectMails(request, isReply)
    expect(mail?.subject).toBe(subject)
    expect(mail?.text).toMatch(/^Исправлено: Цена 100 рублей\./)
    expect(mail?.text).toContain('> Описание: Нужен каталог')
    // The lead's origin, which is in the managers' own mail, is not quoted.
    expect(mail?.text).not.toContain('ИСТОЧНИК')
    await page.clock.fastForward(3000)
    await expect(thread(page).getByText('Отправлено', { exact: true })).toBeVisible()
    await expect(thread(page).getByRole('button', { name: 'Отменить отправку' })).toBeHidden()
    await expect(opened).toContainText('Ответили вовремя')

    const words = unique('А-можно-в-среду-')
    await deliverMail(request, {
      from: `Дастан <${email}>`,
      subject: `Re: ${subject}`,
      text: `${words}\n\n> Цена 100 рублей.`,
      references: mail?.headers?.References,
    })
    // The list is polled every ten seconds.
    await page.clock.fastForward(10_000)
    await expect(inboxRows(page).first()).toContainText(words)
    await expect(inboxRows(page)).toHaveCount(2)
    await expect(inboxRow(page, words)).toContainText('Не обработан')
    await expect(inboxRow(page, words)).toContainText('Писем клиента: 2')
    await expect(opened.getByText(/^Ждёт \d/)).toBeVisible()
    await expect(opened.getByText(email, { exact: true }), 'who wrote stands once').toHaveCount(1)
    const newest = thread(page).getByRole('listitem').filter({ hasText: words })
    await expect(newest).toBeInViewport()

    await opened.getByRole('button', { name: 'Ответить' }).click()
    await expect(composer(page).getByLabel('Тема ответа')).toHaveValue(`Re: ${subject}`)
    await composer(page).getByRole('button', { name: 'Показать цитату' }).click()
    await expect(answerText(page)).toHaveValue(
      new RegExp(`пишет:\\n> ${words}\\n>\\n>> Цена 100 рублей\\.`),
    )
    await expect(chosenFiles(page), 'the files went with the reply before').toBeHidden()
    // The text itself, not just the entry's edge above the composer.
    await expect(newest.getByText(words)).toBeInViewport({ ratio: 1 })
    await expect(newest).not.toContainText('> Цена')
    await newest.getByRole('button', { name: 'Показать цитату' }).click()
    await expect(newest).toContainText('> Цена 100 рублей.')
    await answerText(page).focus()
    const sending = page.waitForRequest('**/functions/v1/send-reply')
    await page.keyboard.insertText('Можно.')
    await page.keyboard.press('Control+Enter')
    const staff = await restAs(request, 'staff')
    const answer = await staff.readFirst(
      `emails?from_email=eq.${email}&body=like.${words}*&select=${emailColumns.join()}`,
    )
    expect(Object.keys(answer).sort()).toEqual(emailColumns.toSorted())
    expect((await sending).postDataJSON()).toMatchObject({ emailId: answer.id })
  },
)

test(
  'a template is written by an admin, filled in for the customer, and never sent with braces',
  { tag: '@all' },
  async ({ page, request }) => {
    const email = await sendLead(request)
    await startAs(page, 'admin')
    await page.goto(`/admin?q=${email}`)
    await inboxRow(page, email).click()
    await openedEmail(page).getByRole('button', { name: 'Ответить' }).click()
    await expect(answerText(page)).toBeFocused()
    const dialog = page.getByRole('dialog')
    await composer(page).getByRole('button', { name: 'Шаблоны ответов' }).click()
    await dialog.getByRole('button', { name: 'Новый шаблон' }).click()
    const title = unique('Проба ')
    await dialog.getByLabel('Название').fill(title)
    await dialog.getByLabel('Текст').fill('{имя}, о чём «{услуга}»?')
    await dialog.getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Шаблон сохранён')).toBeVisible()
    await expectAccessible(page, 'the list of templates', '[role=dialog]')
    await dialog.getByRole('button', { name: title, exact: false }).first().click()
    await expect(dialog).toBeHidden()
    await expect(answerText(page)).toBeFocused()
    await expect(answerText(page)).toHaveValue(/^Дастан, о чём «\{услуга\}»\?/)
    await expect(composer(page).getByText('Заполните {услуга}')).toBeVisible()
    const send = composer(page).getByRole('button', { name: 'Отправить', exact: true })
    await expect(send).toBeDisabled()
    const text = await answerText(page).inputValue()
    await answerText(page).fill(text.replace('{услуга}', 'сайт'))
    await expect(send).toBeEnabled()

    await composer(page).getByRole('button', { name: 'Шаблоны ответов' }).click()
    await dialog.getByRole('button', { name: `Изменить шаблон «${title}»` }).click()
    await dialog.getByRole('button', { name: 'Удалить' }).click()
    await expect(dialog.getByRole('button', { name: 'Отмена' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Удалить' }).click()
    await expect(page.getByText('Шаблон удалён')).toBeVisible()
    await expect(dialog.getByText(title)).toBeHidden()
  },
)

/** A customer with two requests. @returns their address */
async function sendTwo(request: APIRequestContext) {
  const email = await sendLead(request, { description: 'Первая заявка' })
  const data = { name: 'Дастан', email, phone: '+996 700 111 222', description: 'Вторая заявка' }
  await request.post('/functions/v1/send-email', { data: { type: 'consultation', data } })
  return email
}

test(
  'a customer without an address is called; a mail that failed is sent again; all requests of one stand together',
  { tag: '@all' },
  async ({ page, request }) => {
    const email = await sendTwo(request)
    await startAs(page, 'staff')
    await page.clock.install()
    await page.goto('/admin?q=Эркин')
    await inboxRow(page, 'Эркин').click()
    const opened = openedEmail(page)
    await expect(opened).toContainText('Клиент оставил телефон: ответьте звонком')
    await expect(opened.getByRole('link', { name: /^Позвонить/ })).toHaveAttribute(
      'href',
      'tel:+996501338274',
    )
    await expect(opened.getByRole('button', { name: 'Ответить' })).toBeHidden()
    await expect(opened.getByRole('list', { name: 'Переписка в чате' })).toBeVisible()
    await expect(opened.getByRole('img', { name: '5 из 5' })).toBeVisible()

    const customer = opened.getByRole('region', { name: 'О клиенте' })
    await page.getByRole('searchbox').fill(email)
    await inboxRow(page, 'Вторая заявка').click()
    await customer.getByRole('link', { name: 'Первая заявка' }).click()
    await expect(thread(page)).toContainText('Первая заявка')
    await expect(customer.getByRole('link', { name: 'Вторая заявка' })).toBeVisible()

    await page.getByRole('searchbox').fill('bakyt@mail.example')
    await inboxRow(page, 'bakyt@mail.example').click()
    await expect(customer).toContainText('550 5.1.1')
    await customer.getByRole('button', { name: 'Отправить ещё раз' }).click()
    await expect(page.getByText('Отправляем ещё раз')).toBeVisible()
    // The mail is polled every five seconds.
    await expect(async () => {
      await page.clock.fastForward(5000)
      await expect(customer.getByText('Отправлено', { exact: true })).toBeVisible({ timeout: 500 })
    }).toPass()
  },
)
