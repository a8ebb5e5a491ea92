import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { inboxRow, inboxRows, openedEmail } from '../support/steps.ts'

test('several emails are assigned at once, except those that a colleague has taken meanwhile', async ({
  page,
  browser,
  request,
}) => {
  const company = unique('Несколько')
  const [first, taken, third] = [
    await sendLead(request, { company }),
    await sendLead(request, { company }),
    await sendLead(request, { company }),
  ]
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await expect(inboxRows(page)).toHaveCount(3)
  await inboxRows(page).first().getByRole('checkbox').check()
  await page.getByRole('button', { name: /Выбрать все/ }).click()
  await expect(page.getByText('Выбрано: 3')).toBeVisible()

  const colleague = await (await browser.newContext()).newPage()
  await startAs(colleague, 'admin')
  await colleague.goto(`/admin?q=${company}`)
  await inboxRow(colleague, taken).click()
  await openedEmail(colleague).getByRole('button', { name: 'Назначить мне' }).click()
  await expect(colleague.getByText('Email назначен вам')).toBeVisible()

  const bar = page.getByRole('toolbar', { name: 'Выбранные письма' })
  await bar.getByRole('button', { name: 'Назначить мне' }).click()
  await expect(page.getByText('2 письма назначены вам')).toBeVisible()
  await expect(page.getByText('1 письмо уже у коллеги: Айгерим Садыкова.')).toBeVisible()
  await expect(inboxRow(page, taken)).toContainText('Айгерим Садыкова')
  await expect(inboxRow(page, first)).toContainText('Вы')

  // They can be assigned to a colleague, and given a status.
  await bar.getByLabel('Назначить сотруднику').selectOption({ label: 'Айгерим Садыкова' })
  await expect(page.getByText('3 письма назначены', { exact: true })).toBeVisible()
  await expect(inboxRow(page, third)).toContainText('Айгерим Садыкова')
  await bar.getByLabel('Задать статус').selectOption({ label: 'Завершен' })
  await expect(page.getByText('Статус обновлен у 3 писем')).toBeVisible()
  await expect(inboxRow(page, third)).toContainText('Завершен')
  await bar.getByLabel('Назначить сотруднику').selectOption({ label: 'Снять назначение' })
  await expect(page.getByText('Назначение снято с 3 писем')).toBeVisible()
  await expect(inboxRow(page, third)).toContainText('Завершен')
  await expect(inboxRow(page, third)).not.toContainText('Айгерим Садыкова')
})

test('with Shift all rows in between are selected', async ({ page, request }) => {
  const company = unique('Подряд')
  for (let sent = 0; sent < 4; sent++) await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await expect(inboxRows(page)).toHaveCount(4)
  const boxes = inboxRows(page).getByRole('checkbox')
  await boxes.nth(0).click()
  await boxes.nth(2).click({ modifiers: ['Shift'] })
  await expect(page.getByText('Выбрано: 3')).toBeVisible()
  await expect(boxes.nth(3)).not.toBeChecked()
  await boxes.nth(1).click({ modifiers: ['Shift'] })
  await expect(page.getByText('Выбрано: 1')).toBeVisible()
  // A row that the search hides is no longer selected.
  await page.getByRole('searchbox').fill(unique('нет'))
  await expect(page.getByText('Выбрано: 1')).toBeHidden()
})

test('on the narrowest phone the bar fits, and lets go of the selection', async ({
  page,
  request,
}) => {
  const company = unique('Узкий')
  for (let sent = 0; sent < 3; sent++) await sendLead(request, { company })
  await page.setViewportSize({ width: 360, height: 740 })
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await inboxRows(page).first().getByRole('checkbox').check()
  const bar = page.getByRole('toolbar', { name: 'Выбранные письма' })
  for (const name of [/Выбрать все/, 'Спам', 'Снять выделение'])
    await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await bar.getByRole('button', { name: 'Снять выделение' }).click()
  await expect(bar).toBeHidden()
})
