import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { expectMails } from '../support/mailbox.ts'
import { startAs } from '../support/session.ts'
import { inboxRow, openedEmail } from '../support/steps.ts'
import { deliverMail } from './deliver-mail.ts'

const composer = (page: Page) => page.getByRole('form', { name: 'Ответ клиенту' })
const answerText = (page: Page) => composer(page).getByLabel('Текст ответа')
/** Long enough for a reply that is held for ten seconds. */
const afterHold = { timeout: 30_000 }
const thread = (page: Page) => openedEmail(page).getByRole('list', { name: 'Переписка' })

/** A new lead, opened by staff. */
async function openLead(page: Page, request: APIRequestContext, lead = {}) {
  const email = await sendLead(request, lead)
  await startAs(page, 'staff')
  await page.goto('/admin')
  await inboxRow(page, email).click()
  await expect(thread(page)).toBeVisible()
  return email
}

/** Writes above the text that the reply begins with. */
async function write(page: Page, text: string) {
  await openedEmail(page).getByRole('button', { name: 'Ответить' }).click()
  await expect(answerText(page)).toBeFocused()
  await page.keyboard.insertText(text)
}

/** A reply, not the confirmation that the request arrived. */
const isReplyTo =
  (email: string) =>
  ({ to, subject }: { to: string | string[]; subject: string }) =>
    to === email && !subject.startsWith('Мы получили')

test('a reply reaches the customer, whose answer joins the same thread', async ({
  page,
  request,
}) => {
  const email = await openLead(page, request, { description: 'Нужен каталог' })
  await expect(openedEmail(page)).toContainText('Осталось')
  await write(page, 'Добрый день! Сделаем.')
  await expect(composer(page).getByLabel('Тема ответа')).toHaveValue('Ваша заявка на сайте Kerege')
  await expect(answerText(page)).toHaveValue(
    /^Добрый день! Сделаем\.\n\nС уважением,\nТимур Асанов\nKerege\n\nВаша заявка от .+:\n> Описание: Нужен каталог$/,
  )
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Отправляем ответ')).toBeVisible()
  await expect(composer(page)).toBeHidden()
  await expect(thread(page)).toContainText('Добрый день! Сделаем.')
  await expect(thread(page).getByText('Отправлено', { exact: true })).toBeVisible(afterHold)
  await expect(openedEmail(page)).toContainText('Ответили вовремя')
  await expect(openedEmail(page).getByRole('button', { name: 'В работе' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  const [mail] = await expectMails(request, isReplyTo(email))
  expect(mail?.subject).toBe('Ваша заявка на сайте Kerege')
  expect(mail?.text).toContain('> Описание: Нужен каталог')
  // The lead's origin, which the managers' own mail names, is not quoted.
  expect(mail?.text).not.toContain('ИСТОЧНИК')
  await deliverMail(request, {
    from: `Дастан <${email}>`,
    subject: 'Re: Ваша заявка на сайте Kerege',
    text: 'Когда начнём?\n\n> Добрый день! Сделаем.',
    references: mail?.headers?.References,
  })
  await inboxRow(page, 'Когда начнём?').click()
  const items = thread(page).getByRole('listitem')
  await expect(items).toHaveCount(3)
  await expect(items.nth(2)).toContainText('Когда начнём?')
  await expect(items.nth(2)).not.toContainText('> Добрый день!')
  await items.nth(2).getByRole('button', { name: 'Показать цитату' }).click()
  await expect(items.nth(2)).toContainText('> Добрый день!')

  await write(page, 'Завтра.')
  await expect(composer(page).getByLabel('Тема ответа')).toHaveValue(
    'Re: Ваша заявка на сайте Kerege',
  )
  await expect(answerText(page)).toHaveValue(/пишет:\n> Когда начнём\?\n>\n>> Добрый день!/)
})

test('the pane is accessible, also during a reply', async ({ page, request }) => {
  test.setTimeout(120_000)
  await openLead(page, request, { description: 'Нужен каталог' })
  await expectAccessibleInEveryLook(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await write(page, 'Добрый день!')
  await expectAccessibleInEveryLook(page)
})

test('a draft is kept until it is sent, and sent once', async ({ page, request }) => {
  const email = await openLead(page, request)
  await expect(openedEmail(page).getByRole('button', { name: 'Ответить' })).toBeVisible()
  await write(page, 'Первый вариант.')
  await page.reload()
  await openedEmail(page).getByRole('button', { name: 'Продолжить ответ' }).click()
  await expect(answerText(page)).toHaveValue(/^Первый вариант\./)

  const sent: unknown[] = []
  await page.route('**/functions/v1/send-reply', async (route) => {
    sent.push(route.request().postDataJSON())
    // It is stored, but its answer is lost.
    if (sent.length === 1) {
      await route.fetch()
      await route.abort()
    } else await route.continue()
  })
  const send = composer(page).getByRole('button', { name: 'Отправить', exact: true })
  await send.click()
  await expect(composer(page).getByText('Нет связи с сервером')).toBeVisible()
  await expect(answerText(page)).toHaveValue(/^Первый вариант\./)

  // The first text was sent; the correction is kept, and becomes another reply.
  await answerText(page).press('Control+Home')
  await page.keyboard.insertText('Исправлено. ')
  await send.dblclick()
  await expect(page.getByText('Ответ ушёл в первом варианте')).toBeVisible()
  await expect(answerText(page)).toHaveValue(/^Исправлено\. Первый вариант\./)
  await send.click()
  await expect(page.getByText('Отправляем ответ')).toBeVisible()
  await expect(thread(page).getByRole('listitem')).toHaveCount(3)
  const mails = await expectMails(request, isReplyTo(email), 2)
  expect(mails.map(({ text }) => text?.split('\n')[0]).sort()).toEqual([
    'Исправлено. Первый вариант.',
    'Первый вариант.',
  ])
  await expect(openedEmail(page).getByRole('button', { name: 'Ответить' })).toBeVisible()
})

test('notes are for colleagues, and only their author deletes them', async ({
  page,
  browser,
  request,
}) => {
  const email = await openLead(page, request)
  await openedEmail(page).getByRole('button', { name: 'Заметка' }).click()
  const form = page.getByRole('form', { name: 'Новая заметка' })
  await expect(form).toContainText('не видно клиенту')
  await form.getByLabel('Текст заметки').fill('Просил звонить после обеда')
  await form.getByRole('button', { name: 'Сохранить заметку' }).dblclick()
  await expect(form).toBeHidden()
  const note = thread(page).getByRole('listitem').filter({ hasText: 'после обеда' })
  await expect(note).toHaveCount(1)
  await expect(note).toContainText('заметка, не видно клиенту')

  const other = await (await browser.newContext()).newPage()
  await startAs(other, 'admin')
  await other.goto('/admin')
  await inboxRow(other, email).click()
  await expect(thread(other)).toContainText('Просил звонить после обеда')
  await expect(other.getByRole('button', { name: 'Удалить заметку' })).toBeHidden()

  await note.getByRole('button', { name: 'Удалить заметку' }).click()
  await note.getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect(page.getByText('Заметка удалена')).toBeVisible()
  await expect(note).toBeHidden()
})

test('a note is kept until it is saved, and saved once', async ({ page, request }) => {
  await openLead(page, request)
  const note = openedEmail(page).getByRole('button', { name: 'Заметка', exact: true })
  const form = page.getByRole('form', { name: 'Новая заметка' })
  const text = form.getByLabel('Текст заметки')
  const save = form.getByRole('button', { name: 'Сохранить заметку' })
  const written = thread(page).getByRole('listitem').filter({ hasText: 'Ждёт смету' })
  let isFirst = true
  await page.route('**/rest/v1/email_notes*', async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    // It is stored, but its answer is lost.
    await route.fetch()
    await route.abort()
  })
  await note.click()
  await text.fill('Ждёт смету к пятнице')
  await save.click()
  await expect(page.getByText('Не удалось сохранить заметку')).toBeVisible()
  await expect(text).toHaveValue('Ждёт смету к пятнице')

  await page.reload()
  await openedEmail(page).getByRole('button', { name: 'Продолжить заметку' }).click()
  await expect(text).toHaveValue('Ждёт смету к пятнице')
  await save.click()
  await expect(form).toBeHidden()
  await expect(written).toHaveCount(1)
  await expect(note).toBeVisible()
})

test('a lead without an address shows the phone number, and the customer’s other emails', async ({
  page,
  request,
}) => {
  await startAs(page, 'staff')
  await page.goto('/admin')
  await inboxRow(page, 'Эркин').click()
  await expect(openedEmail(page)).toContainText('Клиент оставил телефон: ответьте звонком')
  await expect(openedEmail(page).getByRole('link', { name: /^Позвонить/ })).toHaveAttribute(
    'href',
    'tel:+996501338274',
  )
  await expect(openedEmail(page).getByRole('button', { name: 'Ответить' })).toBeHidden()
  await expect(openedEmail(page).getByRole('list', { name: 'Переписка в чате' })).toBeVisible()
  await expect(openedEmail(page).getByRole('img', { name: '5 из 5' })).toBeVisible()

  const email = await sendLead(request, { description: 'Первая заявка' })
  const data = { name: 'Дастан', email, phone: '+996 700 111 222', description: 'Вторая заявка' }
  await request.post('/functions/v1/send-email', { data: { type: 'consultation', data } })
  await inboxRow(page, 'Вторая заявка').click()
  const customer = openedEmail(page).getByRole('region', { name: 'О клиенте' })
  await customer.getByRole('link', { name: 'Первая заявка' }).click()
  await expect(thread(page)).toContainText('Первая заявка')
  await expect(customer.getByRole('link', { name: 'Вторая заявка' })).toBeVisible()
})

test('a mail that failed is sent again', async ({ page }) => {
  await startAs(page, 'staff')
  await page.goto('/admin?q=bakyt@mail.example')
  await inboxRow(page, 'bakyt@mail.example').click()
  const customer = openedEmail(page).getByRole('region', { name: 'О клиенте' })
  await expect(customer).toContainText('550 5.1.1')
  await customer.getByRole('button', { name: 'Отправить ещё раз' }).click()
  await expect(page.getByText('Отправляем ещё раз')).toBeVisible()
  await expect(customer.getByText('Отправлено', { exact: true })).toBeVisible({ timeout: 20_000 })
})

test('an email’s links show their targets, and its pictures wait for a press', async ({
  page,
  request,
  baseURL,
}) => {
  const from = `${unique('anna-')}@mail.example`
  await deliverMail(request, {
    from,
    subject: 'Счёт \u202efdp.tset',
    html: `<p>Оплатите <a href="https://evil.example/pay" onclick="alert(1)">www.bank.kg</a> по <a href="${baseURL}/terms">договору</a></p><img src="https://mail.example/logo.png" alt="Логотип">`,
  })
  await startAs(page, 'staff')
  await page.goto('/admin')
  await inboxRow(page, from).click()
  await expect(openedEmail(page).getByRole('heading', { name: 'Счёт fdp.tset' })).toBeVisible()
  const letter = page.frameLocator('iframe[title="Письмо в HTML"]')
  const link = letter.getByRole('link').first()
  await expect(link).toHaveText('www.bank.kg')
  // Outside the frame, where no style of the mail reaches it.
  await expect(page.getByRole('note', { name: 'Замаскированные ссылки' })).toContainText(
    '«www.bank.kg» ведёт на evil.example',
  )
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/)
  await expect(link).toHaveAttribute('target', '_blank')
  const opening = page.context().waitForEvent('page')
  await letter.getByRole('link', { name: 'договору' }).click()
  const opened = await opening
  await expect(opened).toHaveURL(`${baseURL}/terms`)
  // It has no access to its opener, and works like any page.
  expect(await opened.evaluate(() => [window.opener, document.referrer, window.origin])).toEqual([
    null,
    '',
    baseURL,
  ])
  await opened.close()
  await expect(letter.getByText('Логотип')).toBeVisible()
  await page.getByRole('button', { name: 'Показать картинки' }).click()
  await expect(letter.getByRole('img', { name: 'Логотип' })).toBeAttached()
  await page.getByRole('button', { name: 'Показать только текст' }).click()
  await expect(thread(page).getByText('Оплатите')).toBeVisible()
})
