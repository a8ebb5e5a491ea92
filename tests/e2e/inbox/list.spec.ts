import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import {
  dialog,
  inboxRow,
  inboxRows,
  openedEmail,
  setStatus,
  takeOpened,
} from '../support/steps.ts'

test('the list is searched, narrowed and exported for a spreadsheet, which runs none of it; the address says how', async ({
  page,
  request,
}) => {
  const company = unique('Тулпар')
  const formula = '=HYPERLINK("http://evil.example";"x")'
  const description = 'Нужны доработки каталога: одна;"две"\nтри'
  const email = await sendLead(request, { name: formula, company, description })
  const other = await sendLead(request, { company })
  const loaded: string[] = []
  page.on('request', (each) => loaded.push(each.url()))
  await startAs(page, 'staff')
  await page.goto('/admin')
  await expect(inboxRow(page, email)).toBeVisible()

  const search = page.getByRole('searchbox')
  await search.fill(`${company} доработка каталогов`)
  await expect(inboxRows(page)).toHaveCount(1)
  await expect(inboxRow(page, email)).toBeVisible()
  await search.fill(other.toUpperCase())
  await expect(inboxRow(page, other)).toBeVisible()
  await search.fill(company)
  await expect(inboxRows(page)).toHaveCount(2)

  const isOfExport = (url: string) => url.includes('papaparse')
  expect(loaded.filter(isOfExport), 'who exports nothing loads nothing for it').toEqual([])
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Выгрузить список в CSV' }).click()
  const file = await saved
  await expect(page.getByText('Выгружено 2 письма')).toBeVisible()
  expect(file.suggestedFilename()).toMatch(/^emails-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\ufeffНомер;Получено;Источник;Статус;')).toBe(true)
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
    Телефон: '+996 700 111 222',
    Компания: company,
    Текст: description,
  })

  await inboxRow(page, other).click()
  await takeOpened(page)
  await expect(page.getByText('Email назначен вам')).toBeVisible()
  await page.getByRole('button', { name: 'Фильтры' }).click()
  await page.getByRole('combobox', { name: 'Сотрудник' }).selectOption('Назначены мне')
  await expect(inboxRows(page)).toHaveCount(1)
  await expect(inboxRow(page, other)).toBeVisible()

  await page.reload()
  await expect(search).toHaveValue(company)
  await expect(inboxRow(page, other)).toHaveAttribute('aria-current', 'true')
  await expect(openedEmail(page)).toContainText(other)
  await page.getByRole('combobox', { name: 'Статус', exact: true }).selectOption('Завершен')
  await expect(page.getByText('Нет email сообщений, соответствующих фильтрам')).toBeVisible()
})

test(
  'a thread is tagged, and its tag becomes a saved filter',
  { tag: '@all' },
  async ({ page, request }) => {
    const company = unique('Метки')
    const tag = unique('вип').slice(0, 20)
    const email = await sendLead(request, { company })
    await sendLead(request, { company })
    await startAs(page, 'staff')
    await page.goto(`/admin?q=${company}`)
    await inboxRow(page, email).click()
    const opened = openedEmail(page)
    await opened.getByRole('button', { name: 'Метка', exact: true }).click()
    await page.keyboard.insertText(tag)
    await page.keyboard.press('Enter')
    await expect(inboxRow(page, email)).toContainText(tag)
    await page.keyboard.press('Escape')
    await page.keyboard.press('f')
    await page.getByRole('combobox', { name: 'Метка', exact: true }).selectOption(tag)
    await expect(inboxRows(page)).toHaveCount(1)

    await page.getByRole('button', { name: 'Сохранить фильтр' }).click()
    await page.keyboard.insertText(company)
    await page.keyboard.press('Enter')
    const saved = page.getByRole('button', { name: company, exact: true })
    await expect(saved).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/admin?queue=overdue')
    await page.getByRole('button', { name: 'Фильтры' }).click()
    await saved.click()
    await expect(inboxRows(page)).toHaveCount(1)
    await expectAccessibleInEveryLook(page, '#inbox-filters')
    await page.getByRole('button', { name: `Удалить фильтр «${company}»` }).click()
    await page.getByRole('button', { name: 'Удалить', exact: true }).click()
    await expect(saved).toBeHidden()

    await inboxRow(page, email).click()
    await opened.getByRole('button', { name: `Убрать метку «${tag}»` }).click()
    await expect(opened.getByText(tag)).toBeHidden()
  },
)

test(
  'a call is written down, and waits in the queue behind the form that came before it',
  { tag: '@all' },
  async ({ page, request }) => {
    const company = unique('Очередь')
    const name = unique('Звонок ')
    const form = await sendLead(request, { company })
    await startAs(page, 'staff')
    await page.goto(`/admin?q=${company}`)
    await page.getByRole('button', { name: 'Новое обращение' }).click()
    await dialog(page).getByLabel('Имя').fill(name)
    await dialog(page).getByLabel('Компания').fill(company)
    await dialog(page).getByLabel('О чём говорили').fill('Нужна доставка воды')
    await dialog(page).getByRole('button', { name: 'Записать' }).click()
    await expect(dialog(page).getByText(/^Нужен телефон или email/)).toBeVisible()
    await expectAccessibleInEveryLook(page, '[role=dialog]')
    await dialog(page).getByLabel('Телефон').fill('+996 700 111 222')
    await dialog(page).getByRole('button', { name: 'Записать' }).click()
    await expect(page.getByText('Обращение записано')).toBeVisible()
    await expect(openedEmail(page)).toContainText('Как обратились')
    await expect(openedEmail(page).getByText(/^Осталось/)).toBeVisible()
    await expect(openedEmail(page).getByRole('link', { name: 'Позвонить' })).toBeVisible()
    await expect(inboxRow(page, name)).toContainText('Внесено вручную')

    // The newest first, but first come, first answered.
    await expect(inboxRows(page).first()).toContainText(name)
    await page.getByRole('radio', { name: 'Ждут ответа' }).check()
    await expect(inboxRows(page).first()).toContainText(form)
    await expect(inboxRows(page)).toHaveCount(2)
    await expect(inboxRow(page, form)).toContainText(/Осталось 1\sч\s5\d\sмин|Осталось 2\sч/)
    await inboxRow(page, form).click()
    await setStatus(page, 'Обработан')
    await expect(page.getByText('Статус обновлен')).toBeVisible()
    await expect(inboxRow(page, form)).toBeHidden()
    await expect(inboxRow(page, name)).toBeVisible()
    await page.getByRole('radio', { name: 'Просрочены' }).check()
    await expect(page.getByText('В очереди «Просрочены» такого нет')).toBeVisible()
    await expect(page.getByText(/В срок на этой неделе: \d+ из \d+/)).toBeVisible()
  },
)
