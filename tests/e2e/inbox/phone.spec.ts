import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectAccessibleInItsTheme } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { inboxRow, inboxRows, openedEmail } from '../support/steps.ts'
import { deliverMail } from './deliver-mail.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test(
  'on a phone the letters come first, and one opens over the list, which keeps its place',
  { tag: '@all' },
  async ({ page, request }) => {
    const company = unique('Телефон')
    const send = (name: string) => sendLead(request, { company: name })
    const oldest = await send(`${company} старый`)
    await Promise.all(Array.from({ length: 9 }, () => send(company)))
    await startAs(page, 'staff')
    const before = page.url()
    await page.goto('/admin')
    const box = await inboxRows(page).first().boundingBox()
    expect(box?.y, 'the first letter stands near the top').toBeLessThanOrEqual(200)

    // The tools of the heading are unfolded: search, filters, a new lead, the export.
    await page.getByRole('button', { name: 'Поиск', exact: true }).tap()
    const search = page.getByRole('searchbox', { name: 'Поиск по всем письмам' })
    await expect(search).toBeFocused()
    await search.fill(company)
    await expect(inboxRows(page)).toHaveCount(10)
    const list = page.url()
    await inboxRow(page, oldest).scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(0)
    await inboxRow(page, oldest).tap()
    await expect(openedEmail(page)).toContainText(oldest)
    await expect(page).toHaveURL(/email=/)
    await page.goBack()
    await expect(openedEmail(page)).toBeHidden()
    await expect(page).toHaveURL(list)
    expect(await page.evaluate(() => window.scrollY)).toBe(place)

    await inboxRow(page, oldest).tap()
    await openedEmail(page).getByRole('button', { name: 'Ответить' }).tap()
    await expect(openedEmail(page).getByLabel('Текст ответа')).toBeVisible()
    await expectAccessibleInItsTheme(page, 'a reply on a phone', '[role=dialog]')
    await openedEmail(page).getByRole('button', { name: 'К списку' }).tap()
    await expect(openedEmail(page)).toBeHidden()
    await expect(inboxRow(page, oldest)).toBeFocused()
    await expect(page).toHaveURL(list)

    await inboxRow(page, oldest).tap()
    await expect(openedEmail(page)).toContainText(oldest)
    await page.keyboard.press('Escape')
    await expect(openedEmail(page)).toBeHidden()
    await expect(inboxRow(page, oldest)).toBeFocused()
    await expect(page).toHaveURL(list)
    // Back leaves the inbox instead of going through its history.
    await page.goBack()
    await expect(page).toHaveURL(before)
  },
)

test(
  'on a phone filters and tools unfold, and what acts on a selection fits the screen',
  { tag: '@all' },
  async ({ page, request }) => {
    const company = unique('Фильтры')
    await Promise.all([1, 2, 3].map(() => sendLead(request, { company })))
    await startAs(page, 'staff')
    await page.goto(`/admin?q=${company}&source=consultation`)
    await inboxRows(page).first().getByRole('checkbox').check()
    const bar = page.getByRole('toolbar', { name: 'Выбранные письма' })
    for (const name of [/Выбрать все/, 'Спам', 'Снять выделение'])
      await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await bar.getByRole('button', { name: 'Снять выделение' }).tap()
    await expect(bar).toBeHidden()

    const source = page.getByLabel('Источник')
    await expect(source).toBeHidden()
    await expect(page.getByRole('button', { name: 'Новое обращение' })).toBeVisible()
    await page.getByRole('button', { name: 'Фильтры, включено: 1' }).tap()
    await expect(page.getByRole('button', { name: 'Выгрузить список в CSV' })).toBeVisible()
    await expect(page.getByText(/на этой неделе/i)).toBeVisible()
    await source.selectOption('Чат')
    await expect(page.getByText('Нет email сообщений, соответствующих фильтрам')).toBeVisible()
  },
)

test(
  'on a phone an answer goes to whom a form service names, with a copy to whom staff choose',
  { tag: '@all' },
  async ({ page, request }) => {
    const name = unique('Форма')
    await deliverMail(request, {
      from: `${name} <noreply@forms.example>`,
      to: ['hello@kerege.example', 'partner@quite-a-long-name-of-a-company.example'],
      replyTo: 'zarina@client.example',
      cc: ['lawyer@bureau.example', 'accountant@client.example'],
      subject: name,
      text: 'Нужен магазин',
    })
    await startAs(page, 'staff')
    await page.goto(`/admin?q=${name}`)
    await inboxRow(page, name).tap()
    const opened = openedEmail(page)
    await expect(opened).toContainText('копия: lawyer@bureau.example, accountant@client.example')
    await opened.getByRole('button', { name: 'Ответить' }).tap()
    const composer = page.getByRole('form', { name: 'Ответ клиенту' })
    await expect(composer.getByLabel('Кому', { exact: true })).toHaveValue('zarina@client.example')
    await composer.getByLabel('lawyer@bureau.example').tap()
    await composer.getByLabel('Текст ответа').fill('Пришлём смету завтра.')
    await expect(composer.getByRole('button', { name: 'Отправить', exact: true })).toBeInViewport({
      ratio: 1,
    })
    await expectAccessibleInItsTheme(page, 'recipients on a phone', '[role=dialog]')
    await composer.getByRole('button', { name: 'Отправить', exact: true }).tap()
    await expect(opened.getByRole('list', { name: 'Переписка' })).toContainText(
      'ответ на zarina@client.example · копия: lawyer@bureau.example',
    )
  },
)
