import { expect, type Page, test } from 'playwright/test'
import {
  emailStatuses,
  type EmailStatus,
} from '../../../supabase/functions/_shared/contracts/email-status.ts'
import { unique } from '../support/accounts.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { inboxRow, inboxRows, openedEmail } from '../support/steps.ts'

/** Statuses have the digits of their order. */
const keyOf = (status: EmailStatus) => String(emailStatuses.indexOf(status) + 1)

test('the inbox is worked through by keys alone', async ({ page, request }) => {
  const company = unique('Клавиши')
  const [third, second, first] = [
    await sendLead(request, { company }),
    await sendLead(request, { company }),
    await sendLead(request, { company }),
  ]
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await expect(inboxRows(page)).toHaveCount(3)

  await page.keyboard.press('j')
  await expect(inboxRow(page, first)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(inboxRow(page, first)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(openedEmail(page)).toContainText(first)

  // The opened email follows, and the actions apply to it.
  await page.keyboard.press('j')
  await expect(openedEmail(page)).toContainText(second)
  await expect(inboxRow(page, second)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('a')
  await expect(page.getByText('Email назначен вам')).toBeVisible()
  await expect(inboxRow(page, second)).toContainText('В работе')
  // Done with: the next one that waits opens.
  await page.getByRole('switch', { name: 'Открывать следующее' }).check()
  await page.keyboard.press(keyOf('completed'))
  await expect(inboxRow(page, second)).toContainText('Завершен')
  await expect(openedEmail(page)).toContainText(third)
  await page.getByRole('switch', { name: 'Открывать следующее' }).press('Space')

  // A tag keeps the focus, so that what is typed next is text; Escape leaves its field, then the email.
  await page.keyboard.press('t')
  await page.keyboard.insertText('вип')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Убрать метку «вип»' })).toBeVisible()
  await expect(page.getByLabel('Новая метка')).toBeFocused()
  await page.keyboard.press('Escape')
  // A reply keeps its text, and the templates are one key away.
  await page.keyboard.press('g')
  await expect(page.getByRole('dialog', { name: 'Шаблоны ответов' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Текст ответа')).toBeFocused()
  await page.keyboard.insertText('Черновик')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Продолжить ответ' })).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(openedEmail(page)).toBeHidden()
  await expect(inboxRow(page, third)).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('k')
  await page.keyboard.press('x')
  await expect(page.getByText('Выбрано: 2')).toBeVisible()
  await page.keyboard.press(keyOf('processed'))
  await expect(page.getByText('Статус обновлен у 2 писем')).toBeVisible()
  await expect(inboxRow(page, third)).toContainText('Обработан')
  await expect(inboxRow(page, first)).toContainText('Не обработан')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Выбрано: 2')).toBeHidden()

  // In the queue the next one replaces one that leaves.
  await page.goto(`/admin?q=${company}&queue=waiting`)
  await expect(inboxRows(page)).toHaveCount(1)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const reply = openedEmail(page).getByRole('button', { name: 'Ответить' })
  await expect(reply).toBeEnabled()
  await page.keyboard.press('Control+k')
  const menu = page.getByRole('dialog', { name: 'Поиск и команды' })
  await expect(menu.getByRole('combobox')).toBeFocused()
  await expectAccessibleInEveryLook(page, '[role=dialog]')
  // Another width renders another pane.
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.keyboard.press('Escape')
  await expect(reply).toBeEnabled()
  await page.keyboard.press('Control+k')
  await expect(menu.getByRole('combobox')).toBeFocused()
  await page.keyboard.insertText('ответить')
  await page.keyboard.press('Enter')
  await expect(openedEmail(page).getByLabel('Текст ответа')).toBeFocused()
  await page.getByRole('button', { name: 'Свернуть ответ' }).press('Enter')
  await expect(reply).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(openedEmail(page)).toBeHidden()
})

/* The URL follows a press after the frame that shows it; a fast user must not notice. */

/** Slow enough for the next press to come before the URL has followed the previous one. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Presses keys without waiting for their frames. */
async function pressAtOnce(page: Page, keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

test(
  'a colleague who is quicker than the page loses no key, and no step of the history',
  { tag: '@all' },
  async ({ page, request }) => {
    const company = unique('Шаги')
    const [last, , , first] = [
      await sendLead(request, { company }),
      await sendLead(request, { company }),
      await sendLead(request, { company }),
      await sendLead(request, { company }),
    ]
    await startAs(page, 'staff')
    const before = page.url()
    const list = `/admin?q=${encodeURIComponent(company)}`
    await page.goto(list)
    await expect(inboxRows(page)).toHaveCount(4)
    await page.keyboard.press('j')
    await expect(inboxRow(page, first)).toBeFocused()
    await slowDown(page)

    await pressAtOnce(page, ['Enter', 'Escape'])
    await expect(page).toHaveURL(list)
    await expect(openedEmail(page)).toBeHidden()
    await expect(inboxRow(page, first)).toBeFocused()
    await expect(inboxRow(page, first)).not.toHaveAttribute('aria-current')

    // The next time is the first to add a history entry.
    await page.keyboard.press('Enter')
    await expect(openedEmail(page)).toContainText(first)
    await expect(page).toHaveURL(/email=/)
    await pressAtOnce(page, ['j', 'j', 'j'])
    await page.evaluate(() => history.back())
    await expect(openedEmail(page)).toBeHidden()
    await expect(page).toHaveURL(list)
    await expect(inboxRows(page).and(page.locator('[aria-current]'))).toHaveCount(0)
    await page.goForward()
    await expect(openedEmail(page)).toContainText(last)
    await expect(inboxRow(page, last)).toHaveAttribute('aria-current', 'true')

    await expect(openedEmail(page).getByRole('button', { name: 'Ответить' })).toBeEnabled()
    const box = inboxRows(page).filter({ hasText: last }).getByRole('checkbox')
    await pressAtOnce(page, ['x', 'x'])
    await expect(box).not.toBeChecked()
    await expect(page.getByText('Выбрано:')).toBeHidden()
    await pressAtOnce(page, ['x', 'x', 'x'])
    await expect(box).toBeChecked()
    await expect(page.getByText('Выбрано: 1')).toBeVisible()
    await page.keyboard.press('Escape')
    await pressAtOnce(page, ['f', 'f', 'f'])
    await expect(page.getByLabel('Источник')).toBeVisible()

    // What is typed after R is text: 3 would change the status, X select the email.
    await pressAtOnce(page, ['r', 'x', '3', 'f'])
    await expect(page.getByLabel('Текст ответа')).toHaveValue(/^x3f/)
    await expect(page.getByRole('button', { name: 'Отправить и завершить' })).toBeEnabled()
    await expect(inboxRow(page, last)).not.toContainText('Завершен')
    await expect(page.getByText('Выбрано: 1')).toBeHidden()
    await expect(page.getByLabel('Источник')).toBeVisible()

    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(before)
  },
)
