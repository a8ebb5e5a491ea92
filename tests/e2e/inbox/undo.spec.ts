import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectAccessibleInItsTheme } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { restAs } from '../support/rest-api.ts'
import { startAs } from '../support/session.ts'
import {
  dialog,
  inboxRow,
  inboxRows,
  openedEmail,
  setStatus,
  takeOpened,
} from '../support/steps.ts'

test(
  'a status, an assignment and a bulk change are taken back by button or key; «Не обработан» is set again',
  { tag: '@all' },
  async ({ page, request }) => {
    const company = unique('Отмена')
    const emails = [await sendLead(request, { company }), await sendLead(request, { company })]
    const [first = '', second = ''] = emails
    await startAs(page, 'staff')
    await page.goto(`/admin?q=${company}`)
    await inboxRow(page, first).click()
    await setStatus(page, 'Завершен')
    await expect(inboxRow(page, first)).toContainText('Завершен')
    await page.getByRole('button', { name: 'Отменить' }).click()
    await expect(page.getByText('Изменение отменено')).toBeVisible()
    await expect(inboxRow(page, first)).toContainText('Не обработан')

    await takeOpened(page)
    await expect(inboxRow(page, first)).toContainText('В работе')
    await page.keyboard.press('z')
    await expect(inboxRow(page, first)).toContainText('Не обработан')
    // The offer disappeared with it: a second press could only fail.
    await expect(page.getByRole('button', { name: 'Отменить' })).toHaveCount(0)

    for (const email of emails) {
      await inboxRows(page).filter({ hasText: email }).getByRole('checkbox').click()
    }
    await page.getByLabel('Задать статус').selectOption({ label: 'Обработан' })
    await expect(page.getByText('Статус обновлен у 2 писем')).toBeVisible()
    await page.keyboard.press('z')
    await expect(inboxRow(page, second)).toContainText('Не обработан')
    await expect(inboxRow(page, first)).toContainText('Не обработан')
    await page.getByRole('button', { name: 'Снять выделение' }).click()

    // What was dealt with waits again, among those that can be filtered as such.
    await setStatus(page, 'Обработан')
    // The row changes at once; the button says that it is stored.
    await expect(page.getByRole('button', { name: 'Отменить' })).toBeVisible()
    await page.goto(`/admin?q=${company}&status=new`)
    await expect(page.getByRole('combobox', { name: 'Статус', exact: true })).toHaveValue('new')
    await expect(inboxRow(page, second)).toBeVisible()
    await expect(inboxRow(page, first)).toBeHidden()
    await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
    await inboxRow(page, first).click()
    await setStatus(page, 'Не обработан')
    await expect(inboxRow(page, first)).toContainText('Не обработан')
  },
)

test(
  'spam leaves every list but its own, and comes back; what is suspicious is listed apart and cleared',
  { tag: '@all' },
  async ({ page, request }) => {
    const company = unique('Спам')
    const email = await sendLead(request, { company })
    const suspicious = await sendLead(request)
    const { change } = await restAs(request, 'staff')
    await change(`emails?from_email=eq.${suspicious}`, { is_suspicious: true })
    await startAs(page, 'staff')
    await page.goto(`/admin?q=${company}`)
    await inboxRow(page, email).click()
    const spam = openedEmail(page).getByRole('button', { name: 'Спам', exact: true })
    await spam.click()
    await expect(page.getByText('Письмо в спаме')).toBeVisible()
    await expect(inboxRows(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Отменить' }).click()
    await expect(inboxRows(page)).toHaveCount(1)

    await spam.click()
    await expect(inboxRows(page)).toHaveCount(0)
    await page.getByRole('radio', { name: /^Спам/ }).check()
    await inboxRow(page, email).click()
    await openedEmail(page).getByRole('button', { name: 'Не спам', exact: true }).click()
    await expect(page.getByText('Письмо больше не в спаме')).toBeVisible()
    await page.getByRole('radio', { name: 'Все' }).check()
    await expect(inboxRows(page)).toHaveCount(1)

    await page.getByRole('searchbox').fill(suspicious)
    await page.getByRole('radio', { name: /^Подозрительные/ }).check()
    await expect(inboxRow(page, suspicious)).toContainText('Подозрительное')
    await inboxRow(page, suspicious).click()
    const clear = openedEmail(page).getByRole('button', { name: 'Снять пометку' })
    await clear.click()
    await expect(page.getByText('Пометка снята')).toBeVisible()
    await expect(inboxRow(page, suspicious)).toBeHidden()
    await expect(clear).toBeHidden()
  },
)

test(
  'an email is put off, is found among those put off alone, and brought back with Z',
  { tag: '@all' },
  async ({ page, request }) => {
    const company = unique('Позже')
    const email = await sendLead(request, { company })
    await startAs(page, 'staff')
    await page.goto(`/admin?q=${company}`)
    await inboxRow(page, email).click()
    await expect(openedEmail(page).getByRole('button', { name: 'Отложить' })).toBeVisible()
    await page.keyboard.press('b')
    await expect(dialog(page)).toContainText('Отложить до…')
    // Another width would render another pane, without the dialog.
    await expectAccessibleInItsTheme(page, 'putting off', '[role=dialog]')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Вернётся раньше, если клиент ответит.')).toBeVisible()
    await expect(inboxRow(page, email)).toContainText('до ')
    await page.keyboard.press('z')
    await expect(page.getByText('Изменение отменено')).toBeVisible()
    await expect(openedEmail(page).getByText(/^Отложено до/)).toBeHidden()

    // At another time, as early as the input allows.
    await openedEmail(page).getByRole('button', { name: 'Отложить' }).click()
    const own = dialog(page).getByLabel('Другое время')
    await own.fill((await own.getAttribute('min')) ?? '')
    await dialog(page).getByRole('button', { name: 'Отложить', exact: true }).click()
    await expect(openedEmail(page).getByText(/^Отложено до/)).toBeVisible()
    await page.getByRole('radio', { name: /^Отложены/ }).check()
    await expect(inboxRow(page, email)).toBeVisible()
    await page.getByRole('radio', { name: 'Ждут ответа' }).check()
    await expect(inboxRows(page)).toHaveCount(0)
  },
)
