import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInEveryLook } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { expectMails } from '../support/mailbox.ts'
import { startAs } from '../support/session.ts'
import { dialog, inboxRow, inboxRows, openedEmail } from '../support/steps.ts'
import { deliverMail } from './deliver-mail.ts'

test('a customer’s answer raises their row and opens it again; the reply goes to the answer', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const company = unique('Ветка')
  await page.setViewportSize({ width: 1440, height: 900 })
  const email = await sendLead(request, { company })
  await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await expect(inboxRows(page)).toHaveCount(2)
  await inboxRow(page, email).click()
  const opened = openedEmail(page)
  await opened.getByRole('button', { name: 'Ответить' }).click()
  await page.keyboard.insertText('Во вторник.')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(inboxRow(page, email)).toContainText('Завершен')
  const [mail] = await expectMails(
    request,
    ({ to, subject }) => [to].flat().includes(email) && subject.startsWith('Ваша заявка'),
  )

  const words = unique('А-можно-в-среду-')
  await deliverMail(request, {
    from: `Дастан <${email}>`,
    subject: 'Re: Ваша заявка',
    text: words,
    references: mail?.headers?.References,
    authentication: 'pass',
  })
  // The list is asked for every ten seconds.
  await expect(inboxRows(page).first()).toContainText(words, { timeout: 20_000 })
  await expect(inboxRows(page)).toHaveCount(2)
  await expect(inboxRow(page, words)).toContainText('Не обработан')
  await expect(inboxRow(page, words)).toContainText('Писем клиента: 2')
  await expect(opened.getByText('Клиент написал снова')).toBeVisible()
  const newest = opened.getByRole('listitem').filter({ hasText: words })
  await expect(newest).toBeInViewport()
  // Who wrote stands once, in the customer's card.
  await expect(opened.getByText(email, { exact: true })).toHaveCount(1)

  await opened.getByRole('button', { name: 'Ответить' }).click()
  await expect(opened.getByLabel('Текст ответа')).toHaveValue(new RegExp(`> ${words}`))
  // The words themselves, not just the entry's edge above the composer.
  await expect(newest.getByText(words)).toBeInViewport({ ratio: 1 })
  await page.keyboard.insertText('Можно.')
  await page.keyboard.press('Control+Enter')
  await expectMails(request, ({ to, subject }) => to === email && subject === 'Re: Ваша заявка')
})

test('an email is put off and comes back by itself, or with Z', async ({ page, request }) => {
  // The database takes a moment a minute ahead at the earliest.
  test.setTimeout(150_000)
  const company = unique('Позже')
  const email = await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await inboxRow(page, email).click()
  await expect(openedEmail(page).getByRole('button', { name: 'Отложить' })).toBeVisible()
  await page.keyboard.press('b')
  await expect(dialog(page)).toContainText('Отложить до…')
  // At another width the pane would be another one, without the dialog.
  await expectAccessible(page)
  await dialog(page)
    .getByRole('button', { name: /^Через три часа/ })
    .click()
  await expect(page.getByText('Письмо отложено')).toBeVisible()
  await expect(inboxRow(page, email)).toContainText('до ')
  await page.keyboard.press('z')
  await expect(page.getByText('Изменение отменено')).toBeVisible()
  await expect(openedEmail(page).getByText(/^Отложено до/)).toBeHidden()

  // Put off for a minute, as far as the browser's field lets, and found among what comes back.
  await openedEmail(page).getByRole('button', { name: 'Отложить' }).click()
  const soon = await dialog(page).getByLabel('Другое время').getAttribute('min')
  await dialog(page)
    .getByLabel('Другое время')
    .fill(soon ?? '')
  await dialog(page).getByRole('button', { name: 'Отложить', exact: true }).click()
  await page.goto(`/admin?q=${company}&queue=snoozed`)
  await expect(inboxRows(page)).toHaveCount(1)
  await page.goto('/admin')
  await expect(inboxRows(page).first()).toBeVisible()
  await expect(inboxRow(page, email)).toHaveCount(0)
  await page.goto(`/admin?q=${company}&queue=snoozed`)
  await expect(inboxRow(page, email)).toContainText('Вернулось', { timeout: 75_000 })
  await page.goto('/admin')
  await expect(inboxRow(page, email)).toHaveCount(1)
})

test('tags are added, filtered by and kept as a filter', async ({ page, request }) => {
  const company = unique('Метки')
  const tag = unique('вип').slice(0, 20)
  const email = await sendLead(request, { company })
  await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await inboxRow(page, email).click()
  const opened = openedEmail(page)
  await opened.getByRole('button', { name: 'Метка', exact: true }).click()
  await page.keyboard.insertText(tag)
  await page.keyboard.press('Enter')
  await expect(inboxRow(page, email)).toContainText(tag)
  await page.keyboard.press('f')
  await page.getByRole('combobox', { name: 'Метка' }).selectOption(tag)
  await expect(inboxRows(page)).toHaveCount(1)

  await page.getByRole('button', { name: 'Сохранить фильтр' }).click()
  await page.keyboard.insertText(company)
  await page.keyboard.press('Enter')
  const saved = page.getByRole('button', { name: company, exact: true })
  await expect(saved).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/admin')
  await expect(inboxRows(page).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Команды' })).toBeFocused()
  await page.keyboard.insertText(company)
  await page.getByRole('option', { name: `Фильтр: ${company}` }).click()
  await expect(inboxRows(page)).toHaveCount(1)
  await page.goto('/admin')
  await expect(inboxRows(page).first()).toBeVisible()
  await page.keyboard.press('f')
  await saved.click()
  await expect(inboxRows(page)).toHaveCount(1)
  await expectAccessibleInEveryLook(page)
  await page.getByRole('button', { name: `Удалить фильтр «${company}»` }).click()
  await expect(saved).toBeHidden()

  await inboxRow(page, email).click()
  await opened.getByRole('button', { name: `Убрать метку «${tag}»` }).click()
  await expect(opened.getByText(tag)).toBeHidden()
})
