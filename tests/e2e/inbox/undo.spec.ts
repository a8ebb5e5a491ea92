import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { inboxRow, inboxRows, openedEmail } from '../support/steps.ts'

test('a status, an assignment and a bulk change are taken back by button or key', async ({
  page,
  request,
}) => {
  const company = unique('Отмена')
  const emails = [await sendLead(request, { company }), await sendLead(request, { company })]
  const [first = '', second = ''] = emails
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await inboxRow(page, first).click()
  const opened = openedEmail(page)
  await opened.getByRole('button', { name: 'Завершен', exact: true }).click()
  await expect(inboxRow(page, first)).toContainText('Завершен')
  await page.getByRole('button', { name: 'Отменить' }).click()
  await expect(page.getByText('Изменение отменено')).toBeVisible()
  await expect(inboxRow(page, first)).toContainText('Не обработан')

  await opened.getByRole('button', { name: 'Назначить мне' }).click()
  await expect(inboxRow(page, first)).toContainText('В работе')
  await page.keyboard.press('z')
  await expect(inboxRow(page, first)).toContainText('Не обработан')
  // The offer went with it: a second press could only fail.
  await expect(page.getByRole('button', { name: 'Отменить' })).toHaveCount(0)

  for (const email of emails) {
    await page.getByRole('listitem').filter({ hasText: email }).getByRole('checkbox').click()
  }
  await page.getByLabel('Задать статус').selectOption({ label: 'Обработан' })
  await expect(page.getByText('Статус обновлен у 2 писем')).toBeVisible()
  await page.keyboard.press('z')
  await expect(inboxRow(page, second)).toContainText('Не обработан')
  await expect(inboxRow(page, first)).toContainText('Не обработан')
})

test('a reply that finished the email is taken back by key: it waits, and the draft is there', async ({
  page,
  request,
}) => {
  const company = unique('Ответ назад')
  const email = await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await inboxRow(page, email).click()
  const opened = openedEmail(page)
  await opened.getByRole('button', { name: 'Ответить' }).click()
  await opened.getByLabel('Текст ответа').fill('Добрый день! Считаем смету.')
  await opened.getByRole('button', { name: 'Отправить и завершить' }).click()
  await expect(page.getByText('Отправляем ответ, письмо завершено')).toBeVisible()
  await expect(inboxRow(page, email)).toContainText('Завершен')
  await page.keyboard.press('z')
  await expect(page.getByText('Отправка отменена')).toBeVisible()
  await expect(inboxRow(page, email)).toContainText('Не обработан')
  await opened.getByRole('button', { name: 'Продолжить ответ' }).click()
  await expect(opened.getByLabel('Текст ответа')).toHaveValue('Добрый день! Считаем смету.')
})

test('what was dealt with waits again as «Не обработан», which can be filtered', async ({
  page,
  request,
}) => {
  const company = unique('Снова')
  const email = await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await inboxRow(page, email).click()
  const opened = openedEmail(page)
  await opened.getByRole('button', { name: 'Обработан', exact: true }).click()
  await expect(inboxRow(page, email)).toContainText('Обработан')
  await page.goto(`/admin?q=${company}&status=new`)
  await expect(page.getByRole('combobox', { name: 'Статус', exact: true })).toHaveValue('new')
  await expect(inboxRows(page)).toHaveCount(0)
  await page.goto(`/admin?q=${company}`)
  await inboxRow(page, email).click()
  await opened.getByRole('button', { name: 'Не обработан', exact: true }).click()
  await expect(inboxRow(page, email)).toContainText('Не обработан')
  await page.goto(`/admin?q=${company}&status=new`)
  await expect(inboxRows(page)).toHaveCount(1)
})

test('spam leaves every list but its own, and comes back', async ({ page, request }) => {
  const company = unique('Спам')
  const email = await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await inboxRow(page, email).click()
  await openedEmail(page).getByRole('button', { name: 'Спам', exact: true }).click()
  await expect(page.getByText('Письмо в спаме')).toBeVisible()
  await expect(inboxRows(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Отменить' }).click()
  await expect(inboxRows(page)).toHaveCount(1)

  await openedEmail(page).getByRole('button', { name: 'Спам', exact: true }).click()
  await expect(inboxRows(page)).toHaveCount(0)
  await page.goto(`/admin?q=${company}&queue=spam`)
  await inboxRow(page, email).click()
  await openedEmail(page).getByRole('button', { name: 'Не спам', exact: true }).click()
  await expect(page.getByText('Письмо больше не в спаме')).toBeVisible()
  await page.goto(`/admin?q=${company}`)
  await expect(inboxRows(page)).toHaveCount(1)
})
