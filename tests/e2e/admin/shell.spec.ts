import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { inboxRows } from '../support/steps.ts'

test('at work there is no call to action, no footer and no chat, and the places are in the header', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await startAs(page, 'admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin')
  const header = page.getByRole('banner')
  await expect(header.getByRole('tab', { name: 'Журнал' })).toBeVisible()
  for (const name of ['Начать проект', 'Консультация']) {
    await expect(header.getByRole('button', { name })).toBeHidden()
  }
  await expect(page.getByRole('contentinfo')).toBeHidden()

  // The site is one press away.
  await header.getByRole('button', { name: 'Открыть меню' }).click()
  await page
    .getByRole('dialog', { name: 'Меню' })
    .getByRole('link', { name: 'Кейсы', exact: true })
    .click()
  await expect(page).toHaveURL('/cases')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.goBack()
  await header.getByRole('tab', { name: 'Журнал' }).click()
  await expect(page).toHaveURL('/admin?tab=audit')
  await page.goBack()
  await expect(page.getByRole('list', { name: 'Письма' })).toBeVisible()
  await expectAccessibleInEveryLook(page)
})

test('the bar says how many emails wait, and on a phone brings the open place into view', async ({
  page,
  request,
}) => {
  await sendLead(request)
  await startAs(page, 'admin')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin?tab=audit')
  await expect(page.getByRole('tab', { name: 'Журнал' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('tab', { name: 'Emails' })).toContainText(/\d ждут ответа/)
  await page.getByRole('tab', { name: 'Обзор' }).click()
  await expect(page.getByRole('tab', { name: 'Обзор' })).toBeInViewport({ ratio: 1 })
})

test('twelve emails are in sight', async ({ page, request }) => {
  const company = unique('Дюжина')
  for (let sent = 0; sent < 12; sent += 1) await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/admin?q=${company}`)
  await expect(inboxRows(page)).toHaveCount(12)
  await expect(inboxRows(page).last()).toBeInViewport({ ratio: 1 })
})

test('on a phone the first email stands within 200 px of the top', async ({ page }) => {
  await startAs(page, 'staff')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin')
  const box = await inboxRows(page).first().boundingBox()
  expect(box?.y).toBeLessThanOrEqual(200)

  // What stood above it is unfolded: search, filters, a new lead, the list as a file.
  await page.getByRole('button', { name: 'Поиск', exact: true }).click()
  await expect(page.getByRole('searchbox', { name: 'Поиск по всем письмам' })).toBeFocused()
  await page.getByRole('button', { name: 'Фильтры' }).click()
  await expect(page.getByRole('button', { name: 'Новое обращение' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Выгрузить список в CSV' })).toBeVisible()
  await expect(page.getByText(/^На этой неделе/)).toBeVisible()
})
