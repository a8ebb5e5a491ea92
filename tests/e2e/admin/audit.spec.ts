import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { restAs } from '../support/rest-api.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { openedEmail } from '../support/steps.ts'

// Movement, most of the browser's work, is not tested here.
test.use({ reducedMotion: 'reduce' })

// One after the other: many lines of one test would push those of another off the first page.
test.describe.configure({ mode: 'default' })

async function openLog(page: Page, more = '') {
  await startAs(page, 'admin')
  await page.goto(`/admin?tab=audit${more}`)
  await expect(page.getByRole('heading', { name: 'Журнал' })).toBeVisible()
}

const lines = (page: Page) => page.getByRole('tabpanel', { name: 'Журнал' }).getByRole('listitem')
/** The lines about the email at which this link leads. */
const linesOf = (page: Page, emailId: string) =>
  lines(page).filter({ has: page.locator(`a[href$="email=${emailId}"]`) })

/** A lead that staff have taken and finished. @returns the id of its email */
async function treatedLead(request: APIRequestContext) {
  const address = await sendLead(request)
  const staff = await restAs(request, 'staff')
  const { id } = await staff.readFirst(`emails?from_email=eq.${address}&select=id`)
  const changes = [
    { assigned_to_user_id: staff.userId, status: 'in_progress' },
    { status: 'completed' },
    { assigned_to_user_id: null },
  ]
  for (const change of changes) await staff.change(`emails?id=eq.${id}`, change)
  return { id: String(id), staff }
}

test('says in words who did what, and links the email', async ({ page, request }) => {
  const { id } = await treatedLead(request)
  await openLog(page)
  await expect(linesOf(page, id)).toContainText([
    'Назначение снято: Тимур АсановТимур Асанов',
    /Статус изменён: В работе.*Завершен/,
    'Назначено себе',
    /Статус изменён: Не обработан.*В работе/,
  ])
  await linesOf(page, id).first().getByRole('link').click()
  await expect(page).toHaveURL(`/admin?email=${id}`)
  await expect(openedEmail(page)).toBeVisible()
  await page.goBack()
  await expect(linesOf(page, id).first()).toBeVisible()
})

test('is narrowed by kind and by person, in the address', async ({ page, request }) => {
  const { id, staff } = await treatedLead(request)
  await openLog(page)
  await expect(linesOf(page, id)).toHaveCount(4)

  await page.getByRole('combobox', { name: 'Событие' }).selectOption('Статусы')
  await expect(page).toHaveURL('/admin?tab=audit&kind=status')
  await expect(linesOf(page, id)).toHaveCount(2)
  await expect(lines(page).filter({ hasNotText: 'Статус изменён' })).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Кто' }).selectOption('Тимур Асанов')
  await expect(page).toHaveURL(`/admin?tab=audit&kind=status&who=${staff.userId}`)
  await page.reload()
  await expect(linesOf(page, id)).toHaveCount(2)
  await expect(page.getByRole('combobox', { name: 'Событие' })).toHaveValue('status')

  // The system answers nothing and notes nothing.
  await page.getByRole('combobox', { name: 'Событие' }).selectOption('Заметки')
  await page.getByRole('combobox', { name: 'Кто' }).selectOption('Система')
  await expect(page.getByText('Нет записей, соответствующих фильтрам')).toBeVisible()
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect(page).toHaveURL('/admin?tab=audit')
  await expect(linesOf(page, id)).toHaveCount(4)
})

test('loads older lines page by page, without losing or repeating one', async ({
  page,
  request,
}) => {
  const { id, staff } = await treatedLead(request)
  for (let round = 0; round < 30; round += 1) {
    await staff.change(`emails?id=eq.${id}`, { status: 'in_progress' })
    await staff.change(`emails?id=eq.${id}`, { status: 'completed' })
  }
  await openLog(page, `&kind=status&who=${staff.userId}`)
  await expect(lines(page)).toHaveCount(50)
  await page.getByRole('button', { name: 'Показать ещё' }).click()
  await expect(linesOf(page, id)).toHaveCount(62)
})

test('a log that cannot be loaded says so and can be tried again', async ({ page }) => {
  await startAs(page, 'admin')
  await page.route('**/rest/v1/audit_log*', (route) =>
    route.fulfill({ status: 500, json: { message: 'database away' } }),
  )
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Журнал' }).click()
  await expect(page.getByText('Ошибка загрузки журнала')).toBeVisible()
  await expect(page.getByText('Не удалось загрузить журнал')).toBeVisible()
  await page.unroute('**/rest/v1/audit_log*')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(lines(page).first()).toBeVisible()
})

test('is for admins alone', async ({ page }) => {
  await startAs(page, 'staff')
  await page.goto('/admin?tab=audit')
  await expect(page.getByRole('heading', { name: /Email сообщения/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Журнал' })).toBeHidden()
  await expect(page.getByRole('tab')).toHaveText([/^Emails/, /^Чаты/])
})

test('the log is accessible in both themes, narrow and wide', async ({ page, request }) => {
  const { id } = await treatedLead(request)
  // All lines look alike: a few are enough.
  await openLog(page, '&kind=assignee')
  await expect(linesOf(page, id).first()).toBeVisible()
  await expectAccessibleInEveryLook(page)
})
