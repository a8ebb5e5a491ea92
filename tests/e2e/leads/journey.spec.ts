import { expect, test } from 'playwright/test'
import { promises } from '../../../src/content/company.ts'
import {
  consultationBudgetLabels,
  consultationBudgetText,
} from '../../../src/content/consultation.ts'
import { own } from '../../../src/content/currency.ts'
import { offerName } from '../../../src/content/offers.ts'
import { home } from '../../../src/content/pages/home.ts'
import { unique } from '../support/accounts.ts'
import { expectMails } from '../support/mailbox.ts'
import { startAs } from '../support/session.ts'
import {
  dialog,
  fillContact,
  inboxRow,
  inboxRows,
  openedEmail,
  closeReceipt,
  submitConsultation,
  takeOpened,
  setStatus,
} from '../support/steps.ts'

/** The home page's cards whose button asks for a consultation. */
const cards = home.sections.flatMap((section) =>
  section.kind === 'services'
    ? section.cards.flatMap(({ title, order }) =>
        order && 'opens' in order && order.opens === 'consultation' && order.offer
          ? [{ title, button: order.label, offer: order.offer }]
          : [],
      )
    : [],
)

test('a visitor’s request reaches the managers and is worked on by staff', async ({
  page,
  browser,
  request,
}) => {
  const [card] = cards
  if (!card) throw new Error('no card of the home page opens the form')
  const { title, button, offer } = card
  const name = unique('Гүлзат ')
  const email = `${unique('lead-')}@company.kg`

  await page.goto('/?utm_source=telegram&utm_campaign=autumn')
  await page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('button', { name: button })
    .click()
  await expect(dialog(page)).toContainText(`Вас интересует: ${offerName(offer)}`)
  await fillContact(page, { name, email, phone: '+996 555 123 456' })
  await dialog(page).getByLabel('Компания').fill('Тулпар Логистик')
  await dialog(page).getByLabel('Тип проекта').selectOption({ label: 'Облачные решения' })
  await dialog(page)
    .getByLabel('Бюджет')
    .selectOption({ label: consultationBudgetLabels.ru['1m-3m'] })
  await dialog(page).getByLabel('Описание проекта').fill('Переносим склад <b>без</b> простоя')
  await submitConsultation(page)
  const number = await dialog(page)
    .getByText(/^\d{3}\s\d{3}$/)
    .textContent()
  await closeReceipt(page)
  await expect(
    page.getByText(new RegExp(`Мы свяжемся с вами в\\sтечение ${promises.consultationHours}\\s`)),
  ).toBeVisible()

  const [mail] = await expectMails(request, ({ text }) => text?.includes(email) ?? false)
  expect(mail?.text).toContain('Тулпар Логистик')
  expect(mail?.html).toContain('Переносим склад &lt;b&gt;без&lt;/b&gt; простоя')

  const staffPage = await (await browser.newContext()).newPage()
  await startAs(staffPage, 'staff')
  await staffPage.goto('/')
  await staffPage.getByRole('banner').getByRole('link', { name: 'Админ' }).click()
  await expect(inboxRow(staffPage, email)).toContainText('Не обработан')

  // By the visitor's number.
  await staffPage.getByRole('searchbox').fill(number?.replace(/\s/g, '') ?? '')
  await expect(inboxRows(staffPage)).toHaveCount(1)
  await inboxRow(staffPage, email).click()
  const opened = openedEmail(staffPage)
  for (const text of [
    name,
    '+996 555 123 456',
    'Тулпар Логистик',
    'Облачные решения',
    consultationBudgetText('1m-3m', own),
    'Переносим склад <b>без</b> простоя',
    offerName(offer),
    'telegram',
    'autumn',
  ]) {
    await expect(opened.getByText(text, { exact: true }).first()).toBeVisible()
  }
  // The managers' mail, and the confirmation to the visitor.
  await expect(opened.getByText('Отправлено', { exact: true })).toHaveCount(2)

  await takeOpened(staffPage)
  await expect(staffPage.getByText('Email назначен вам')).toBeVisible()
  await expect(inboxRow(staffPage, email)).toContainText('Ответственный: Вы')
  await expect(opened.getByLabel('Статус письма')).toHaveValue('in_progress')

  await setStatus(staffPage, 'Завершен')
  await expect(staffPage.getByText('Статус обновлен')).toBeVisible()
  await staffPage.reload()
  await expect(inboxRow(staffPage, email)).toContainText('Завершен')
  await expect(opened.getByLabel('Статус письма')).toHaveValue('completed')
})
