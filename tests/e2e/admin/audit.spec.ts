import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { restAs } from '../support/rest-api.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { openedEmail } from '../support/steps.ts'

const lines = (page: Page) => page.getByRole('tabpanel', { name: 'Журнал' }).getByRole('listitem')
/** The log entries about the email of this link. */
const linesOf = (page: Page, emailId: string) =>
  lines(page).filter({ has: page.locator(`a[href$="email=${emailId}"]`) })

/** A lead that staff have taken and completed. @returns the id of its email */
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
  return { id: String(id), staff, address }
}

test(
  'the log says in words who did what, is narrowed by kind and person in the address, and leads to the email',
  { tag: '@all' },
  async ({ page, request }) => {
    const { id, staff, address } = await treatedLead(request)
    await startAs(page, 'admin')
    // Several acts in a row would be folded into one line.
    const ofLead = `/admin?tab=audit&q=${encodeURIComponent(address)}&who=${staff.userId}`
    await page.goto(ofLead)
    await expect(linesOf(page, id)).toContainText([
      'Назначение снято: Тимур АсановТимур Асанов',
      /Статус изменён: В работе.*Завершен/,
      'Назначено себе',
      /Статус изменён: Не обработан.*В работе/,
    ])

    await page.getByRole('combobox', { name: 'Событие' }).selectOption('Статусы')
    await expect(page).toHaveURL(`${ofLead}&kind=status`)
    await expect(linesOf(page, id)).toHaveCount(2)
    await expect(lines(page).filter({ hasNotText: 'Статус изменён' })).toHaveCount(0)
    await page.reload()
    await expect(linesOf(page, id)).toHaveCount(2)
    await expect(page.getByRole('combobox', { name: 'Событие' })).toHaveValue('status')

    // The system writes no replies and notes.
    await page.getByRole('combobox', { name: 'Событие' }).selectOption('Заметки')
    await page.getByRole('combobox', { name: 'Кто' }).selectOption('Система')
    await expect(page.getByText('Нет записей, соответствующих фильтрам')).toBeVisible()
    // All lines look alike: a few are enough.
    await page.getByRole('combobox', { name: 'Событие' }).selectOption('Назначения')
    await page.getByRole('combobox', { name: 'Кто' }).selectOption('Тимур Асанов')
    await expect(linesOf(page, id)).toHaveCount(2)
    await expectAccessibleInEveryLook(page, 'main')

    await linesOf(page, id).first().getByRole('link').click()
    await expect(page).toHaveURL(`/admin?email=${id}`)
    await expect(openedEmail(page)).toBeVisible()
    await page.goBack()
    await expect(linesOf(page, id).first()).toBeVisible()
  },
)
