import { expect, type Page, test } from 'playwright/test'
import { sendLead } from '../support/leads.ts'
import { inboxRow, openedEmail, signInAs } from '../support/steps.ts'

const leave = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Выйти' })
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('kerege.draft.')))

test('signing in or out in one tab does so in the other, from which the drafts go, too', async ({
  page,
  context,
  request,
}) => {
  const lead = await sendLead(request)
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/services')
  await signInAs(page, 'staff')
  await expect(page.getByRole('main'), 'not «Выйти»: the next Enter would sign out').toBeFocused()
  await expect(leave(other)).toBeVisible()
  await expect(other.getByRole('banner').getByText('Staff', { exact: true })).toBeVisible()

  for (const tab of [page, other]) {
    await tab.goto('/admin')
    await inboxRow(tab, lead).click()
    await openedEmail(tab).getByRole('button', { name: 'Ответить' }).click()
    await tab.getByLabel('Текст ответа').fill('Ещё не отправлено')
    await expect.poll(() => drafts(tab)).toHaveLength(1)
  }
  await other.getByRole('button', { name: /^Аккаунт/ }).click()
  await leave(other).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Доступ запрещен' })).toBeVisible()
    await expect(tab.getByRole('banner').getByText('Staff', { exact: true })).toBeHidden()
    expect(await drafts(tab)).toEqual([])
  }
})
