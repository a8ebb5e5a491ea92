import { readFile } from 'node:fs/promises'
import { expect, test } from 'playwright/test'
import Papa from 'papaparse'
import { unique } from './support/accounts.ts'
import { sendLead } from './support/leads.ts'
import { inboxRows, signInAs } from './support/steps.ts'

test('what is filtered is saved for a spreadsheet, which runs nothing of it', async ({
  page,
  request,
}) => {
  const company = unique('Экспорт')
  const formula = '=HYPERLINK("http://evil.example";"x")'
  const email = await sendLead(request, { name: formula, company, description: 'одна;"две"\nтри' })
  await sendLead(request, { company })
  const loaded: string[] = []
  page.on('request', (each) => loaded.push(each.url()))
  await page.goto(`/admin?q=${company}`)
  await signInAs(page, 'staff')
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
    // Every telephone number begins like a formula.
    Телефон: "'+996 700 111 222",
    Компания: company,
    Текст: 'одна;"две"\nтри',
  })

  await page.getByRole('searchbox').fill(unique('нет'))
  await expect(page.getByText('Нет email сообщений, соответствующих фильтрам')).toBeVisible()
  await page.getByRole('button', { name: 'Выгрузить список в CSV' }).click()
  await expect(page.getByText('Выгружать нечего')).toBeVisible()
})
