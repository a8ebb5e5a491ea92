import { expect, test } from 'playwright/test'
import { z } from 'zod'
import { unique } from '../support/accounts.ts'
import { restAs } from '../support/rest-api.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { inboxRows } from '../support/steps.ts'

const emailColumns = [
  'id',
  'from_email',
  'to_email',
  'subject',
  'body',
  'html_content',
  'processed',
  'status',
  'customer_id',
  'assigned_to_user_id',
  'created_at',
  'received_at',
]

test('the inbox loads the newest 100 emails', async ({ page }) => {
  await startAs(page, 'staff')
  const list = page.waitForRequest('**/rest/v1/rpc/inbox_page*')
  await page.goto('/admin')
  const request = await list
  expect(request.postDataJSON()).toEqual({ queue: 'all', page_size: 100 })

  const answer: unknown = await (await request.response())?.json()
  const emails = z.array(z.looseObject({ listed_at: z.string() })).parse(answer)
  expect(emails.length).toBeGreaterThan(1)
  expect(emails.length).toBeLessThanOrEqual(100)
  const moments = emails.map(({ listed_at }) => Date.parse(listed_at))
  expect(moments).toEqual([...moments].sort((one, other) => other - one))
})

test('an email has the columns of the specification', async ({ request }) => {
  const staff = await restAs(request, 'staff')
  const email = await staff.readFirst(`emails?select=${emailColumns.join()}&limit=1`)
  expect(Object.keys(email).sort()).toEqual([...emailColumns].sort())
})

test('beyond the newest hundred the list goes on, each email once', async ({ page, request }) => {
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
