import { type Browser, expect, type Page, test } from 'playwright/test'
import { accounts } from '../support/accounts.ts'
import { holdAnswer } from '../support/hold-back.ts'
import { createConfirmedAccount } from '../support/new-account.ts'
import { startAs, startSession } from '../support/session.ts'
import { dialog, inboxRows, openedEmail, signInAs } from '../support/steps.ts'
import { openUser, openUsers, userRow } from './users-panel.ts'

// Movement, most of the browser's work, is not tested here.
test.use({ reducedMotion: 'reduce' })

async function giveRole(page: Page, email: string, role: string) {
  await openUser(page, email)
  await dialog(page).getByRole('radio', { name: role }).check()
  await dialog(page).getByRole('button', { name: 'Сохранить роль' }).click()
}

const roleGiven = (page: Page) => page.getByText('Роль пользователя обновлена').last()

/** Opens /admin as another account, in a browser of its own. */
async function openAdminAs(browser: Browser, email: string) {
  const page = await (await browser.newContext()).newPage()
  await startSession(page, email)
  await page.goto('/admin')
  return page
}

const deniedPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Доступ запрещен' })
const inboxHeading = (page: Page) => page.getByRole('heading', { name: /Email сообщения/ })

test('the tabs are in the address and go by keyboard', async ({ page }) => {
  await startAs(page, 'admin')
  await page.goto('/admin')
  await expect(inboxHeading(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Emails' }).focus()
  // Radix moves the focus a moment after the key.
  for (const name of ['Чаты', 'Рассылка', 'Пользователи']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name })).toBeFocused()
  }
  await expect(page.getByRole('heading', { name: /^Пользователи/ })).toBeVisible()
  await expect(page).toHaveURL('/admin?tab=users')
  await page.reload()
  await expect(page.getByRole('tabpanel', { name: 'Пользователи' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tabpanel', { name: 'Рассылка' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tabpanel', { name: /^Чаты/ })).toBeVisible()
  await page.goBack()
  await expect(inboxHeading(page)).toBeVisible()
})

test('staff have inbox and chats, and a user is denied, whatever the address says', async ({
  page,
}) => {
  await startAs(page, 'staff')
  await page.goto('/admin?tab=users')
  await expect(inboxHeading(page)).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText([/^Emails/, /^Чаты/])
  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect(deniedPage(page)).toBeVisible()
  await signInAs(page, 'user')
  await expect(deniedPage(page)).toBeVisible()
})

test('a promotion or demotion takes effect at once, and the history shows it', async ({
  page,
  browser,
  request,
}) => {
  const email = await createConfirmedAccount(request, 'Бакыт Осмонов')
  const theirs = await openAdminAs(browser, email)
  await expect(deniedPage(theirs)).toBeVisible()
  await openUsers(page, email)

  await giveRole(page, email, 'Сотрудник')
  await expect(roleGiven(page)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(userRow(page, email)).toContainText('Сотрудник')
  await expect(inboxHeading(theirs)).toBeVisible()
  await expect(theirs.getByText('Теперь вы — сотрудник.')).toBeVisible()
  await expect(theirs.getByRole('tab')).toHaveText([/^Emails/, /^Чаты/])
  await inboxRows(theirs).first().getByRole('link').click()
  await expect(openedEmail(theirs).getByRole('button', { name: 'Завершен' })).toBeVisible()

  await giveRole(page, email, 'Пользователь')
  await expect(userRow(page, email)).toContainText('Пользователь')
  await expect(deniedPage(theirs)).toBeVisible()
  await expect(openedEmail(theirs)).toBeHidden()
  await expect(inboxHeading(theirs)).toBeHidden()
  await expect(theirs.getByRole('banner').getByText('Staff', { exact: true })).toBeHidden()

  await openUser(page, email)
  const history = dialog(page).getByRole('listitem')
  await expect(history).toHaveText([
    /^Сотрудниксменилась наПользовательАйгерим Садыкова · .*\d{4} г\., \d\d:\d\d$/,
    /^Пользовательсменилась наСотрудникАйгерим Садыкова/,
    /^Выдана рольПользовательСистема/,
  ])
  await expect(dialog(page)).toContainText('только что')
})

test('an answer from before the change does not bring the old role back', async ({
  page,
  request,
}) => {
  const email = await createConfirmedAccount(request, 'Диана Медленова')
  await openUsers(page)
  await expect(userRow(page, email)).toBeVisible()

  // The whole list stays until the search has answered; the search has read the old role.
  const search = await holdAnswer(page, (url) => url.searchParams.has('search_text'))
  await page.getByRole('searchbox').fill(email)
  await search.known
  await giveRole(page, email, 'Сотрудник')
  await expect(roleGiven(page)).toBeVisible()
  search.letGo()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(userRow(page, email)).toContainText('Сотрудник')
})

// One test, because the second part needs what the first one ends with: a single admin.
test('an admin who demotes themselves is asked first; the last one cannot', async ({
  page,
  browser,
  request,
}) => {
  const email = await createConfirmedAccount(request, 'Вера Админова')
  await openUsers(page, email)
  await giveRole(page, email, 'Администратор')
  await expect(roleGiven(page)).toBeVisible()

  const theirs = await openAdminAs(browser, email)
  await theirs.getByRole('tab', { name: 'Пользователи' }).click()
  await theirs.getByRole('searchbox').fill(email)
  await giveRole(theirs, email, 'Сотрудник')
  await expect(theirs.getByText('Снять роль администратора с себя?')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Отмена' })).toBeFocused()
  await theirs.getByRole('button', { name: 'Отмена' }).click()
  await expect(theirs.getByText('Снять роль администратора с себя?')).toBeHidden()

  await theirs.getByRole('button', { name: 'Сохранить роль' }).click()
  await theirs.getByRole('button', { name: 'Снять роль' }).click()
  await expect(roleGiven(theirs)).toBeVisible()
  // Well before the next periodic lookup.
  await expect(inboxHeading(theirs)).toBeVisible({ timeout: 3000 })
  await expect(theirs.getByRole('tab')).toHaveText([/^Emails/, /^Чаты/])
  await expect(theirs.getByRole('dialog')).toBeHidden()

  await page.getByRole('searchbox').fill(accounts.admin)
  await giveRole(page, accounts.admin, 'Сотрудник')
  await page.getByRole('button', { name: 'Снять роль' }).click()
  await expect(page.getByText('Ошибка обновления роли')).toBeVisible()
  await expect(dialog(page)).toContainText(
    'Это единственный администратор. Сначала назначьте администратором кого-нибудь ещё.',
  )
  await page.keyboard.press('Escape')
  await expect(userRow(page, accounts.admin)).toContainText('Администратор')
})

test('a role that cannot be changed says so, and the dialog stays', async ({ page, request }) => {
  const email = await createConfirmedAccount(request, 'Гульнара Исакова')
  await openUsers(page, email)
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.route('**/rest/v1/rpc/set_user_role', (route) =>
    route.fulfill({ status: 500, json: { message: 'database away' } }),
  )
  await giveRole(page, email, 'Сотрудник')
  await expect(page.getByText('Ошибка обновления роли')).toBeVisible()
  await expect(dialog(page).getByRole('radio', { name: 'Сотрудник' })).toBeChecked()
  expect(errors.some((text) => text.includes('database away'))).toBe(true)
  await page.unroute('**/rest/v1/rpc/set_user_role')
  await dialog(page).getByRole('button', { name: 'Сохранить роль' }).click()
  await expect(userRow(page, email)).toContainText('Сотрудник')
})
