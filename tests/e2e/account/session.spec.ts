import { expect, type Page, test } from 'playwright/test'
import { storagePrefix } from '../../../src/content/company.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { inboxRow, openedEmail, signInAs } from '../support/steps.ts'
import { withFactors } from './factors.ts'

const leave = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Выйти' })
const drafts = (page: Page) =>
  page.evaluate(
    (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)),
    `${storagePrefix}.draft.`,
  )

test(
  'what one tab signs in, writes or signs out, the other does, too; drafts go with the session',
  { tag: '@all' },
  async ({ page, context, request }) => {
    const lead = await sendLead(request)
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/services')
    await signInAs(page, 'staff')
    await expect(page.getByRole('main'), 'not «Выйти»: the next Enter would sign out').toBeFocused()
    await expect(leave(other)).toBeVisible()
    await expect(other.getByRole('banner').getByText('Staff', { exact: true })).toBeVisible()

    await page.goto('/admin')
    await inboxRow(page, lead).click()
    await openedEmail(page).getByRole('button', { name: 'Ответить' }).click()
    await other.goto('/admin')
    await expect(inboxRow(other, lead)).not.toContainText('Черновик')
    await page.getByLabel('Текст ответа').fill('Ещё не отправлено')
    await expect(inboxRow(other, lead)).toContainText('Черновик')
    await inboxRow(other, lead).click()
    await openedEmail(other).getByRole('button', { name: 'Продолжить ответ' }).click()
    await expect(other.getByLabel('Текст ответа')).toHaveValue('Ещё не отправлено')
    expect(await drafts(other)).toHaveLength(1)
    await other.getByRole('button', { name: /^Аккаунт/ }).click()
    other.once('dialog', (question) => void question.accept())
    await leave(other).click()
    await expect(other).toHaveURL('/')
    await expect(page.getByRole('heading', { name: 'Доступ запрещен' })).toBeVisible()
    for (const tab of [page, other]) {
      await expect(tab.getByRole('banner').getByText('Staff', { exact: true })).toBeHidden()
      expect(await drafts(tab)).toEqual([])
    }
  },
)

test(
  'while Auth refuses to refresh the token, a written reply waits, and leaves by itself afterwards',
  { tag: '@all' },
  async ({ page, request, baseURL }) => {
    const auth = await withFactors(page, baseURL)
    const lead = await sendLead(request)
    await startAs(page, 'staff')
    await page.clock.install()
    await page.goto('/admin')
    await inboxRow(page, lead).click()
    await openedEmail(page).getByRole('button', { name: 'Ответить' }).click()
    const text = page.getByLabel('Текст ответа')
    await text.fill('Цена 100 рублей.')
    const badge = page.getByRole('banner').getByText('Staff', { exact: true })
    const waits = page.getByText('Ждём сервер')
    auth.refuseRefreshes(true)
    await page.clock.fastForward('11:00')
    await page.clock.runFor(5000)
    await expect(waits).toBeVisible()

    const sent: string[] = []
    page.on('request', (asked) => {
      const { pathname } = new URL(asked.url())
      if (/^\/(rest|functions)\//.test(pathname)) sent.push(pathname)
    })
    await text.press('End')
    await page.keyboard.insertText(' И срок.')
    await page.keyboard.press('Control+Enter')
    await page.clock.runFor(60_000)
    await expect(text).toHaveValue('Цена 100 рублей. И срок.')
    await expect(badge).toBeVisible()
    await expect(waits).toBeVisible()
    expect(sent, 'a request without a session').toEqual([])

    auth.refuseRefreshes(false)
    await page.clock.runFor(20_000)
    await expect(waits).toBeHidden()
    const thread = openedEmail(page).getByRole('list', { name: 'Переписка' })
    await expect(thread.getByText('Цена 100 рублей. И срок.')).toBeVisible()
    await expect(badge).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await auth.close()
  },
)
