import { type APIRequestContext, type Browser, expect, type Page, test } from 'playwright/test'
import { localPublishableKey } from '../../../dev/backend/secrets.ts'
import { accounts, demoPassword, unique } from '../support/accounts.ts'
import { holdAnswer } from '../support/hold-back.ts'
import { expectMails, linkIn } from '../support/mailbox.ts'
import { startAs, startSession } from '../support/session.ts'
import { dialog, inboxRows, openedEmail, signInAs } from '../support/steps.ts'

// Nothing here is about movement, which is most of the browser's work.
test.use({ reducedMotion: 'reduce' })

interface Person {
  name: string
  email: string
}

/** Signs somebody up, as their browser would. */
async function signUp(request: APIRequestContext, { name, email }: Person) {
  const answer = await request.post('/auth/v1/signup', {
    headers: { apikey: localPublishableKey },
    data: { email, password: demoPassword, data: { full_name: name } },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Signs somebody up and lets them follow the link of the mail. */
async function createPerson(request: APIRequestContext, name: string): Promise<Person> {
  const person = { name, email: `${unique('person-')}@company.kg` }
  await signUp(request, person)
  const [mail] = await expectMails(request, ({ to }) => [to].flat().includes(person.email))
  if (!mail) throw new Error('no confirmation mail')
  await request.get(linkIn(mail), { maxRedirects: 0 })
  return person
}

async function openUsers(page: Page, search = '') {
  await startAs(page, 'admin')
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Пользователи' }).click()
  await expect(page).toHaveURL(/\?tab=users$/)
  if (search) await page.getByRole('searchbox').fill(search)
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

const openPerson = (page: Page, { email }: Person) => row(page, email).getByRole('button').click()

async function giveRole(page: Page, person: Person, role: string) {
  await openPerson(page, person)
  await dialog(page).getByRole('radio', { name: role }).check()
  await dialog(page).getByRole('button', { name: 'Сохранить роль' }).click()
}

const roleGiven = (page: Page) => page.getByText('Роль пользователя обновлена').last()

async function signInElsewhere(browser: Browser, person: Person) {
  const page = await (await browser.newContext()).newPage()
  await startSession(page, person.email)
  await page.goto('/admin')
  return page
}

const denied = (page: Page) => page.getByRole('heading', { level: 1, name: 'Доступ запрещен' })
const inbox = (page: Page) => page.getByRole('heading', { name: /Email сообщения/ })

test('the tabs are in the address and go by keyboard', async ({ page }) => {
  await startAs(page, 'admin')
  await page.goto('/admin')
  await expect(inbox(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Emails' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Пользователи' })).toBeFocused()
  await expect(page.getByRole('heading', { name: /^Пользователи/ })).toBeVisible()
  await expect(page).toHaveURL('/admin?tab=users')
  await page.reload()
  await expect(page.getByRole('tabpanel', { name: 'Пользователи' })).toBeVisible()
  await page.goBack()
  await expect(inbox(page)).toBeVisible()
})

test('staff have no tabs, and a user is denied, whatever the address says', async ({ page }) => {
  await startAs(page, 'staff')
  await page.goto('/admin?tab=users')
  await expect(inbox(page)).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect(denied(page)).toBeVisible()
  await signInAs(page, 'user')
  await expect(denied(page)).toBeVisible()
})

test('an admin finds people by name and address, and comes back to what was searched', async ({
  page,
  request,
}) => {
  const family = unique('Асанова')
  const person = await createPerson(request, `Алёна ${family}`)
  await openUsers(page, `${family.toUpperCase()} алена`)
  await expect(row(page, person.email)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row(page, person.email)).toContainText('Пользователь')
  await expect(row(page, person.email)).toContainText('ещё не было')
  await expect(row(page, person.email)).toContainText(/\d{1,2} \S+ \d{4} г\./)

  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(`${family.toUpperCase()} алена`)
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.getByRole('searchbox').fill(person.email)
  await expect(row(page, person.email)).toBeVisible()
  await page.getByRole('searchbox').fill(`${family} "никто", (50%)`)
  await expect(page.getByText('Пользователи не найдены')).toBeVisible()
  await page.getByRole('button', { name: 'Показать всех' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page).toHaveURL('/admin?tab=users')
  await page.getByRole('searchbox').fill(accounts.admin)
  await expect(row(page, accounts.admin)).toContainText('Это вы')
})

test('an admin sorts and pages; the order holds across the pages', async ({ page, request }) => {
  test.setTimeout(120_000)
  const family = unique('Листова')
  const numbers = Array.from({ length: 27 }, (_, index) => String(index + 10))
  for (const number of numbers) {
    await signUp(request, {
      name: `${family} ${number}`,
      email: `${number}.${unique('page-')}@company.kg`,
    })
  }
  await openUsers(page, family)
  await expect(page.getByText('1–25 из 27')).toBeVisible()
  const names = async () =>
    (await page.getByRole('rowheader').allInnerTexts()).map((text) => / (\d\d)\n/.exec(text)?.[1])

  await page.getByRole('button', { name: 'Пользователь', exact: true }).click()
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.getByRole('columnheader', { name: 'Пользователь' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect.poll(names).toEqual(numbers.slice(0, 25))
  await page.getByRole('button', { name: 'Следующая страница' }).click()
  await expect(page.getByText('26–27 из 27')).toBeVisible()
  await expect.poll(names).toEqual(numbers.slice(25))
  await expect(page.getByRole('button', { name: 'Следующая страница' })).toBeDisabled()
  await page.goBack()
  await expect.poll(names).toEqual(numbers.slice(0, 25))

  await page.getByRole('button', { name: 'Пользователь', exact: true }).click()
  await expect.poll(names).toEqual(numbers.toReversed().slice(0, 25))
  for (const column of ['Роль', 'Регистрация', 'Последний визит']) {
    await page.getByRole('button', { name: column, exact: true }).click()
    await expect(page.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort')
    await expect(page.getByText('1–25 из 27')).toBeVisible()
  }

  await page.goto('/admin?tab=users&page=9999')
  await expect(page.getByText('Пользователи не найдены')).toBeVisible()
})

test('who is promoted gets in at once, who is demoted is out at once, and the history says so', async ({
  page,
  browser,
  request,
}) => {
  const person = await createPerson(request, 'Бакыт Осмонов')
  const theirs = await signInElsewhere(browser, person)
  await expect(denied(theirs)).toBeVisible()
  await openUsers(page, person.email)

  await giveRole(page, person, 'Сотрудник')
  await expect(roleGiven(page)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(row(page, person.email)).toContainText('Сотрудник')
  await expect(inbox(theirs)).toBeVisible()
  await expect(theirs.getByText('Теперь вы — сотрудник.')).toBeVisible()
  await expect(theirs.getByRole('tab')).toHaveCount(0)
  await inboxRows(theirs).first().getByRole('link').click()
  await expect(openedEmail(theirs).getByRole('button', { name: 'Завершен' })).toBeVisible()

  await giveRole(page, person, 'Пользователь')
  await expect(row(page, person.email)).toContainText('Пользователь')
  await expect(denied(theirs)).toBeVisible()
  await expect(openedEmail(theirs)).toBeHidden()
  await expect(inbox(theirs)).toBeHidden()
  await expect(theirs.getByRole('banner').getByText('Staff', { exact: true })).toBeHidden()

  await openPerson(page, person)
  const history = dialog(page).getByRole('listitem')
  await expect(history).toHaveText([
    /^Сотрудниксменилась наПользовательАйгерим Садыкова · .*\d{4} г\., \d\d:\d\d$/,
    /^Пользовательсменилась наСотрудникАйгерим Садыкова/,
    /^Выдана рольПользовательСистема/,
  ])
  await expect(dialog(page)).toContainText('только что')
})

test('an answer of before the change does not bring the old role back', async ({
  page,
  request,
}) => {
  const person = await createPerson(request, 'Диана Медленова')
  await openUsers(page)
  await expect(row(page, person.email)).toBeVisible()

  // The list of all stays until the search has answered, and the search has seen the old role.
  const search = await holdAnswer(page, (url) => url.searchParams.has('search_text'))
  await page.getByRole('searchbox').fill(person.email)
  await search.known
  await giveRole(page, person, 'Сотрудник')
  await expect(roleGiven(page)).toBeVisible()
  search.letGo()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row(page, person.email)).toContainText('Сотрудник')
})

// One test, because the second part needs what the first one ends with: a single admin.
test('an admin who demotes themselves is asked first, and then it is over; the last one cannot', async ({
  page,
  browser,
  request,
}) => {
  const person = await createPerson(request, 'Вера Админова')
  await openUsers(page, person.email)
  await giveRole(page, person, 'Администратор')
  await expect(roleGiven(page)).toBeVisible()

  const theirs = await signInElsewhere(browser, person)
  await theirs.getByRole('tab', { name: 'Пользователи' }).click()
  await theirs.getByRole('searchbox').fill(person.email)
  await giveRole(theirs, person, 'Сотрудник')
  await expect(theirs.getByText('Снять роль администратора с себя?')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Отмена' })).toBeFocused()
  await theirs.getByRole('button', { name: 'Отмена' }).click()
  await expect(theirs.getByText('Снять роль администратора с себя?')).toBeHidden()

  await theirs.getByRole('button', { name: 'Сохранить роль' }).click()
  await theirs.getByRole('button', { name: 'Снять роль' }).click()
  await expect(roleGiven(theirs)).toBeVisible()
  // Well before the next regular lookup.
  await expect(inbox(theirs)).toBeVisible({ timeout: 3000 })
  await expect(theirs.getByRole('tab')).toHaveCount(0)
  await expect(theirs.getByRole('dialog')).toBeHidden()

  const last = { name: 'Айгерим Садыкова', email: accounts.admin }
  await page.getByRole('searchbox').fill(last.email)
  await giveRole(page, last, 'Сотрудник')
  await page.getByRole('button', { name: 'Снять роль' }).click()
  await expect(page.getByText('Ошибка обновления роли')).toBeVisible()
  await expect(dialog(page)).toContainText(
    'Это единственный администратор. Сначала назначьте администратором кого-нибудь ещё.',
  )
  await page.keyboard.press('Escape')
  await expect(row(page, last.email)).toContainText('Администратор')
})

test('a role that cannot be changed is told, and the dialog stays', async ({ page, request }) => {
  const person = await createPerson(request, 'Гульнара Исакова')
  await openUsers(page, person.email)
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.route('**/rest/v1/rpc/set_user_role', (route) =>
    route.fulfill({ status: 500, json: { message: 'database away' } }),
  )
  await giveRole(page, person, 'Сотрудник')
  await expect(page.getByText('Ошибка обновления роли')).toBeVisible()
  await expect(dialog(page).getByRole('radio', { name: 'Сотрудник' })).toBeChecked()
  expect(errors.some((text) => text.includes('database away'))).toBe(true)
  await page.unroute('**/rest/v1/rpc/set_user_role')
  await dialog(page).getByRole('button', { name: 'Сохранить роль' }).click()
  await expect(row(page, person.email)).toContainText('Сотрудник')
})

test('users that cannot be loaded are told, and can be tried again', async ({ page }) => {
  await startAs(page, 'admin')
  await page.goto('/admin')
  await page.route('**/rest/v1/profiles*', (route) =>
    route.fulfill({ status: 500, json: { message: 'database away' } }),
  )
  await page.getByRole('tab', { name: 'Пользователи' }).click()
  await expect(page.getByText('Ошибка загрузки пользователей')).toBeVisible()
  await page.unroute('**/rest/v1/profiles*')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test('who gave no name is «Не указано»', async ({ page, request }) => {
  const person = await createPerson(request, '')
  await openUsers(page, person.email)
  await expect(row(page, person.email)).toContainText('Не указано')
  await openPerson(page, person)
  await expect(page.getByRole('dialog', { name: 'Не указано' })).toContainText(person.email)
})

test('on a phone the users are cards, sorted by a list of choices', async ({ page, request }) => {
  const person = await createPerson(request, 'Данияр Телефонов')
  await page.setViewportSize({ width: 360, height: 800 })
  await openUsers(page, person.email)
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: person.email })
  await expect(card).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByLabel('Сортировка').selectOption('По имени: А–Я')
  await expect(page).toHaveURL(/sort=name/)
  await card.getByRole('button').click()
  await expect(dialog(page).getByText('История роли')).toBeVisible()
  await expect(dialog(page).getByText('Выдана роль')).toBeVisible()
})
