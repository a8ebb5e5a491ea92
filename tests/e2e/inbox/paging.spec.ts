import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { inboxRows } from '../support/steps.ts'

test('beyond the newest hundred the list goes on, each e-mail once', async ({ page, request }) => {
  const company = unique('Сотня')
  const sent = new Set<string>()
  for (let batch = 0; batch < 21; batch++) {
    const emails = await Promise.all([1, 2, 3, 4, 5].map(() => sendLead(request, { company })))
    for (const email of emails) sent.add(email)
  }
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await expect(inboxRows(page)).toHaveCount(100)
  await page.getByRole('button', { name: 'Показать ещё' }).click()
  await expect(inboxRows(page)).toHaveCount(105)
  await expect(page.getByRole('button', { name: 'Показать ещё' })).toBeHidden()
  const texts = await inboxRows(page).allTextContents()
  const listed = texts.map((text) => /inbox-\w+@company\.kg/.exec(text)?.[0] ?? '')
  expect(new Set(listed)).toEqual(sent)
})
