import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import Papa from 'papaparse'
import { z } from 'zod'
import { unique } from '../support/accounts.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { inboxRows } from '../support/steps.ts'

const emailRow = () => ({
  id: randomUUID(),
  from_email: 'anna@company.kg',
  subject: 'Смета',
  preview: 'Добрый день!',
  lead: null,
  interest: null,
  source: 'inbound',
  status: 'new',
  listed_at: '2026-11-21T10:00:00Z',
  answers: 0,
  answer_preview: null,
  waiting_since: null,
  snoozed_until: null,
  tags: [],
  received_at: '2026-11-21T10:00:00Z',
  due_at: null,
  answered_at: null,
  waits_until: null,
  assigned_to_user_id: null,
  assignee: null,
  customer: null,
  outbox: [],
  email_replies: [{ count: 0 }],
  email_notes: [{ count: 0 }],
})

test('the filtered list is exported for a spreadsheet, which runs none of it', async ({
  page,
  request,
}) => {
  const company = unique('Экспорт')
  const formula = '=HYPERLINK("http://evil.example";"x")'
  const email = await sendLead(request, { name: formula, company, description: 'одна;"две"\nтри' })
  await sendLead(request, { company })
  const loaded: string[] = []
  page.on('request', (each) => loaded.push(each.url()))
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await expect(inboxRows(page)).toHaveCount(2)
  expect(loaded.filter((url) => url.includes('papaparse'))).toEqual([])

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Выгрузить список в CSV' }).click()
  const file = await saved
  await expect(page.getByText('Выгружено 2 письма')).toBeVisible()
  expect(file.suggestedFilename()).toMatch(/^emails-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\ufeffПолучено;Источник;Статус;')).toBe(true)
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    delimiter: ';',
  })
  expect(data).toHaveLength(2)
  expect(data[1]).toMatchObject({
    Источник: 'Консультация',
    Статус: 'Не обработан',
    Имя: `'${formula}`,
    Email: email,
    // Every phone number begins like a formula.
    Телефон: "'+996 700 111 222",
    Компания: company,
    Текст: 'одна;"две"\nтри',
  })

  await page.getByRole('searchbox').fill(unique('нет'))
  await expect(page.getByText('Нет email сообщений, соответствующих фильтрам')).toBeVisible()
  await page.getByRole('button', { name: 'Выгрузить список в CSV' }).click()
  await expect(page.getByText('Выгружать нечего')).toBeVisible()
})

test('an export holds ten thousand emails, and says so when there are more', async ({ page }) => {
  await startAs(page, 'staff')
  await page.goto('/admin')
  await expect(inboxRows(page).first()).toBeVisible()
  const places: unknown[] = []
  await page.route('**/rest/v1/rpc/inbox_page*', async (route) => {
    const asked = z.looseObject({ page_size: z.number() }).parse(route.request().postDataJSON())
    if (asked.page_size === 100) return route.fallback()
    places.push(asked.after_id)
    const json = Array.from({ length: asked.page_size }, () => emailRow())
    await route.fulfill({ json })
  })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Выгрузить список в CSV' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  await expect(page.getByText('Выгружено 10\u00a0000 писем')).toBeVisible()
  await expect(page.getByText('Это не все: сузьте список')).toBeVisible()
  expect(text.split('\r\n')).toHaveLength(10_001)
  // Each page begins where the one before ended.
  expect(places[0]).toBeUndefined()
  expect(new Set(places).size).toBe(21)
})
