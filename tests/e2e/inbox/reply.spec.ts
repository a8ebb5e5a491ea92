import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { expectMails } from '../support/mailbox.ts'
import { startAs } from '../support/session.ts'
import { inboxRow, openedEmail } from '../support/steps.ts'

const composer = (page: Page) => page.getByRole('form', { name: 'Ответ клиенту' })
const answerText = (page: Page) => composer(page).getByLabel('Текст ответа')
const thread = (page: Page) => openedEmail(page).getByRole('list', { name: 'Переписка' })
const status = (page: Page, name: string) =>
  openedEmail(page).getByRole('group', { name: 'Статус' }).getByRole('button', { name })

/** A new lead, opened by one of the staff, with a reply begun. */
async function begin(page: Page, request: APIRequestContext, as: 'staff' | 'admin' = 'staff') {
  const email = await sendLead(request)
  await startAs(page, as)
  await page.goto('/admin')
  await inboxRow(page, email).click()
  await openedEmail(page).getByRole('button', { name: 'Ответить' }).click()
  await expect(answerText(page)).toBeFocused()
  return email
}

const isReplyTo =
  (email: string, text: string) => (mail: { to: string | string[]; text?: string | null }) =>
    mail.to === email && mail.text?.includes(text) === true

test('a reply taken back within ten seconds is a draft again, and only its successor is sent', async ({
  page,
  request,
}) => {
  const email = await begin(page, request)
  await page.keyboard.insertText('Цена 100 рублей.')
  await page.keyboard.press('Control+Shift+Enter')
  await expect(status(page, 'Завершен')).toHaveAttribute('aria-pressed', 'true')
  await thread(page).getByRole('button', { name: 'Отменить отправку' }).click()
  await expect(page.getByText('Отправка отменена')).toBeVisible()
  await expect(answerText(page)).toHaveValue(/^Цена 100 рублей\./)
  await expect(thread(page).getByRole('listitem')).toHaveCount(1)

  await answerText(page).press('Control+Home')
  await page.keyboard.insertText('Исправлено: ')
  await page.keyboard.press('Control+Enter')
  await expect(thread(page).getByText(/^Уйдёт через/)).toBeInViewport()
  await expect(status(page, 'В работе')).toHaveAttribute('aria-pressed', 'true')
  const mails = await expectMails(request, isReplyTo(email, 'Цена 100 рублей.'))
  expect(mails.map(({ text }) => text?.split('\n')[0])).toEqual(['Исправлено: Цена 100 рублей.'])
  await expect(thread(page).getByText('Отправлено', { exact: true })).toBeVisible()
  await expect(thread(page).getByRole('button', { name: 'Отменить отправку' })).toBeHidden()
})

test('a template is written by an admin, filled in for the customer, and never sent with braces', async ({
  page,
  request,
}) => {
  await begin(page, request, 'admin')
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Команды' })).toBeFocused()
  await page.keyboard.insertText('шаблоны')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Новый шаблон' }).click()
  const title = `Проба ${Date.now()}`
  await dialog.getByLabel('Название').fill(title)
  await dialog.getByLabel('Текст').fill('{имя}, о чём «{услуга}»?')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Шаблон сохранён')).toBeVisible()
  await expectAccessible(page, 'the list of templates')
  await dialog.getByRole('button', { name: title, exact: false }).first().click()
  await expect(dialog).toBeHidden()
  await expect(answerText(page)).toBeFocused()
  await expect(answerText(page)).toHaveValue(/^[^{]+, о чём «\{услуга\}»\?/)
  await expect(composer(page).getByText('Заполните {услуга}')).toBeVisible()
  await expect(
    composer(page).getByRole('button', { name: 'Отправить', exact: true }),
  ).toBeDisabled()
  const text = await answerText(page).inputValue()
  await answerText(page).fill(text.replace('{услуга}', 'сайт'))
  await expect(composer(page).getByRole('button', { name: 'Отправить', exact: true })).toBeEnabled()

  await composer(page).getByRole('button', { name: 'Шаблоны ответов' }).click()
  await dialog.getByRole('button', { name: `Изменить шаблон «${title}»` }).click()
  await dialog.getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Шаблон удалён')).toBeVisible()
  await expect(dialog.getByText(title)).toBeHidden()
})
