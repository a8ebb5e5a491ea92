import { type Browser, expect, type Page, test } from 'playwright/test'
import { accounts, unique } from '../support/accounts.ts'
import { createConfirmedAccount } from '../support/new-account.ts'
import { startAs, startSession } from '../support/session.ts'
import { dialog, inboxRows, openedEmail, signInAs } from '../support/steps.ts'
import { openUser, openUsers, userRow } from './users-panel.ts'

async function giveRole(page: Page, email: string, role: string) {
  await openUser(page, email)
  await dialog(page).getByRole('radio', { name: role }).check()
  await dialog(page).getByRole('button', { name: 'Сохранить роль' }).click()
}

const roleGiven = (page: Page) => page.getByText('Роль пользователя обновлена').last()

/** Opens /admin as another account, in a separate browser. */
async function openAdminAs(browser: Browser, email: string) {
  const page = await (await browser.newContext()).newPage()
  await startSession(page, email)
  await page.clock.install()
  await page.goto('/admin')
  return page
}

/** The page looks up the role every five seconds. */
const lookUpRole = (page: Page) => page.clock.fastForward(5000)

const deniedPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Доступ запрещен' })
const inboxHeading = (page: Page) => page.getByRole('heading', { name: /^Письма/ })
const noPlace = (page: Page) => page.getByText('У вас нет прав для просмотра этой страницы.')

test(
  'staff have inbox and chats and load no code of the charts; a user is refused at any URL',
  { tag: '@all' },
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await startAs(page, 'staff')
    await page.goto('/admin?tab=overview')
    await expect(noPlace(page)).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText([/^Письма/, /^Чаты/])
    await page.getByRole('tab', { name: /^Письма/ }).click()
    await expect(inboxRows(page).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((path) => path.includes('inbox-panel'))).not.toEqual([])
    expect(scripts.filter((path) => path.includes('overview'))).toEqual([])
    await page.getByRole('button', { name: /^Аккаунт/ }).click()
    await page.getByRole('button', { name: 'Выйти' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/admin')
    await expect(deniedPage(page)).toBeVisible()
    await signInAs(page, 'user')
    await expect(deniedPage(page)).toBeVisible()
  },
)

test(
  'a user is found and promoted, which takes effect at once; demoted, they are shown out, and the history says so',
  { tag: '@all' },
  async ({ page, browser, request }) => {
    const family = unique('Осмонов')
    const email = await createConfirmedAccount(request, `Бакыт ${family}`)
    const theirs = await openAdminAs(browser, email)
    await expect(deniedPage(theirs)).toBeVisible()
    const search = `${family.toUpperCase()} бакыт`
    await openUsers(page, search)
    await expect(userRow(page, email)).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.reload()
    await expect(page.getByRole('searchbox')).toHaveValue(search)
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByLabel('Роль', { exact: true }).selectOption('Сотрудник')
    await expect(page.getByText('Пользователи не найдены')).toBeVisible()
    await page.getByLabel('Роль', { exact: true }).selectOption('Пользователь')
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByLabel('Роль', { exact: true }).selectOption('Все роли')

    await giveRole(page, email, 'Сотрудник')
    await expect(roleGiven(page)).toBeVisible()
    await expect(dialog(page)).toBeHidden()
    await expect(userRow(page, email)).toContainText('Сотрудник')
    await lookUpRole(theirs)
    await expect(inboxHeading(theirs)).toBeVisible()
    await expect(theirs.getByText('Теперь вы — сотрудник.')).toBeVisible()
    await expect(theirs.getByRole('tab')).toHaveText([/^Письма/, /^Чаты/])
    await inboxRows(theirs).first().getByRole('link').click()
    await expect(openedEmail(theirs).getByLabel('Статус письма')).toBeVisible()

    await giveRole(page, email, 'Пользователь')
    await expect(userRow(page, email)).toContainText('Пользователь')
    await lookUpRole(theirs)
    await expect(deniedPage(theirs)).toBeVisible()
    await expect(openedEmail(theirs)).toBeHidden()
    await expect(inboxHeading(theirs)).toBeHidden()
    await expect(theirs.getByRole('banner').getByText('Staff', { exact: true })).toBeHidden()

    await openUser(page, email)
    const history = dialog(page).getByRole('listitem')
    await expect(history).toHaveText([
      /^Сотрудниксменилась наПользовательАйгерим Садыкова · .*\d{4}\sг\., \d\d:\d\d$/,
      /^Пользовательсменилась наСотрудникАйгерим Садыкова/,
      /^Выдана рольПользовательСистема/,
    ])
    await expect(dialog(page)).toContainText('только что')
  },
)

// One test, because the second part needs the result of the first: a single admin.
test(
  'an admin who demotes themselves is asked first; the last one cannot',
  { tag: '@all' },
  async ({ page, browser, request }) => {
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
    await expect(noPlace(theirs)).toBeVisible({ timeout: 3000 })
    await expect(theirs.getByRole('tab')).toHaveText([/^Письма/, /^Чаты/])
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
  },
)
