import { expect, type Page, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { inboxRow, inboxRows, openedEmail } from '../support/steps.ts'

/* The address follows a press after the frame that shows it. Whoever is quicker than that must not notice. */

/** Slow enough for the next press to come before the address has followed the one before. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Presses keys without waiting for the frames that show what they do. */
async function pressAtOnce(page: Page, keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

test('Back after a few quick steps leads to the list, Forward to the email stepped to', async ({
  page,
  request,
}) => {
  const company = unique('Шаги')
  const [last, , , first] = [
    await sendLead(request, { company }),
    await sendLead(request, { company }),
    await sendLead(request, { company }),
    await sendLead(request, { company }),
  ]
  await startAs(page, 'staff')
  const list = `/admin?q=${encodeURIComponent(company)}`
  await page.goto(list)
  await expect(inboxRows(page)).toHaveCount(4)
  await inboxRow(page, first).click()
  await expect(openedEmail(page)).toContainText(first)

  await slowDown(page)
  await pressAtOnce(page, ['j', 'j', 'j'])
  await page.evaluate(() => history.back())
  await expect(openedEmail(page)).toBeHidden()
  await expect(page).toHaveURL(list)
  await expect(inboxRows(page).and(page.locator('[aria-current]'))).toHaveCount(0)

  await page.goForward()
  await expect(openedEmail(page)).toContainText(last)
  await expect(inboxRow(page, last)).toHaveAttribute('aria-current', 'true')
})

test('an email opened and closed at once leaves the list, and no entry of the history too many', async ({
  page,
  request,
}) => {
  const company = unique('Передумал')
  const email = await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.goto('/about')
  const list = `/admin?q=${encodeURIComponent(company)}`
  await page.goto(list)
  await expect(inboxRows(page)).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(inboxRow(page, email)).toBeFocused()

  await slowDown(page)
  await pressAtOnce(page, ['Enter', 'Escape'])
  await expect(page).toHaveURL(list)
  await expect(openedEmail(page)).toBeHidden()
  await expect(inboxRow(page, email)).toBeFocused()
  await expect(inboxRow(page, email)).not.toHaveAttribute('aria-current')

  // The next time is the first to add an entry.
  await page.keyboard.press('Enter')
  await expect(openedEmail(page)).toContainText(email)
  await expect(page).toHaveURL(/email=/)
  await page.goBack()
  await expect(openedEmail(page)).toBeHidden()
  await expect(page).toHaveURL(list)
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('keys that follow others at once are not lost', async ({ page, request }) => {
  const company = unique('Подряд')
  const email = await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${encodeURIComponent(company)}`)
  await expect(inboxRows(page)).toHaveCount(1)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(openedEmail(page).getByRole('button', { name: 'Ответить' })).toBeEnabled()
  await slowDown(page)

  await pressAtOnce(page, ['x', 'x'])
  await expect(inboxRows(page).getByRole('checkbox')).not.toBeChecked()
  await expect(page.getByText('Выбрано:')).toBeHidden()
  await pressAtOnce(page, ['x', 'x', 'x'])
  await expect(inboxRows(page).getByRole('checkbox')).toBeChecked()
  await expect(page.getByText('Выбрано: 1')).toBeVisible()
  await page.keyboard.press('Escape')
  await pressAtOnce(page, ['f', 'f', 'f'])
  await expect(page.getByLabel('Источник')).toBeVisible()

  // What is typed after R is text: 3 would complete the email, X select it.
  await pressAtOnce(page, ['r', 'x', '3', 'f'])
  await expect(page.getByLabel('Текст ответа')).toHaveValue(/^x3f/)
  await expect(page.getByRole('button', { name: 'Отправить и завершить' })).toBeEnabled()
  await expect(inboxRow(page, email)).not.toContainText('Завершен')
  await expect(page.getByText('Выбрано: 1')).toBeHidden()
  await expect(page.getByLabel('Источник')).toBeVisible()
})
