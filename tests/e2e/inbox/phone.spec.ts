import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { inboxRow, inboxRows, openedEmail } from '../support/steps.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('on a phone an email opens over the list, which keeps its place', async ({
  page,
  request,
}) => {
  const company = unique('Телефон')
  for (let sent = 0; sent < 9; sent++) await sendLead(request, { company })
  const oldest = await sendLead(request, { company: `${company} старый` })
  for (let sent = 0; sent < 5; sent++) await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await expect(inboxRows(page)).toHaveCount(15)
  await inboxRow(page, oldest).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)

  await inboxRow(page, oldest).tap()
  await expect(openedEmail(page)).toContainText(oldest)
  await expect(page).toHaveURL(/email=/)
  await page.goBack()
  await expect(openedEmail(page)).toBeHidden()
  await expect(page).not.toHaveURL(/email=/)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)

  await inboxRow(page, oldest).tap()
  await openedEmail(page).getByRole('button', { name: 'К списку' }).click()
  await expect(openedEmail(page)).toBeHidden()
  await expect(inboxRow(page, oldest)).toBeFocused()
  // Back leaves the inbox instead of going through it again.
  await expect(page).not.toHaveURL(/email=/)
})

test('in a narrow window Escape returns to the list, and no further', async ({ page, request }) => {
  const email = await sendLead(request)
  await startAs(page, 'staff')
  await page.goto('/about')
  await page.goto(`/admin?q=${email}`)
  await inboxRow(page, email).tap()
  await expect(openedEmail(page)).toContainText(email)
  await page.keyboard.press('Escape')
  await expect(openedEmail(page)).toBeHidden()
  await expect(inboxRow(page, email)).toBeFocused()
  await expect(page).toHaveURL(/\/admin\?q=/)
})

test('on a phone the filters unfold, and show how many are active', async ({ page, request }) => {
  const company = unique('Фильтры')
  await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}&source=consultation`)
  await expect(inboxRows(page)).toHaveCount(1)
  const filters = page.getByRole('button', { name: 'Фильтры, включено: 1' })
  await expect(page.getByLabel('Источник')).toBeHidden()
  await filters.click()
  await page.getByLabel('Источник').selectOption('Чат')
  await expect(page.getByText('Нет email сообщений, соответствующих фильтрам')).toBeVisible()
})
