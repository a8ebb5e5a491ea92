import { expect, test } from 'playwright/test'
import { z } from 'zod'
import { accounts, unique } from '../support/accounts.ts'
import { createAccount, createConfirmedAccount } from '../support/new-account.ts'
import { startAs } from '../support/session.ts'
import { dialog } from '../support/steps.ts'
import { openUser, openUsers, userRow } from './users-panel.ts'

// Movement, most of the browser's work, is not tested here.
test.use({ reducedMotion: 'reduce' })

test('the users are profiles with their roles nested', async ({ page }) => {
  await startAs(page, 'admin')
  await page.goto('/admin')
  const list = page.waitForRequest(
    (request) =>
      request.method() === 'GET' && /\/rest\/v1\/profiles\?.*user_roles/.test(request.url()),
  )
  await page.getByRole('tab', { name: 'Пользователи' }).click()
  const request = await list
  const columns = new URL(request.url()).searchParams.get('select') ?? ''
  expect(columns).toMatch(/^id,user_id,email,full_name,created_at,user_roles\(role\)/)
  const answer: unknown = await (await request.response())?.json()
  const users = z
    .array(z.object({ email: z.string(), user_roles: z.object({ role: z.string() }).nullable() }))
    .parse(answer)
  expect(users.length).toBeGreaterThan(2)
})

test('an admin searches by name and address, and a reload keeps the search', async ({
  page,
  request,
}) => {
  const family = unique('Асанова')
  const email = await createConfirmedAccount(request, `Алёна ${family}`)
  await openUsers(page, `${family.toUpperCase()} алена`)
  await expect(userRow(page, email)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(userRow(page, email)).toContainText('Пользователь')
  await expect(userRow(page, email)).toContainText('ещё не было')
  await expect(userRow(page, email)).toContainText(/\d{1,2} \S+ \d{4} г\./)

  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(`${family.toUpperCase()} алена`)
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.getByRole('searchbox').fill(email)
  await expect(userRow(page, email)).toBeVisible()
  await page.getByRole('searchbox').fill(`${family} "никто", (50%)`)
  await expect(page.getByText('Пользователи не найдены')).toBeVisible()
  await page.getByRole('button', { name: 'Показать всех' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page).toHaveURL('/admin?tab=users')
  await page.getByRole('searchbox').fill(accounts.admin)
  await expect(userRow(page, accounts.admin)).toContainText('Это вы')
})

test('an admin sorts and pages; the order holds across the pages', async ({ page, request }) => {
  test.setTimeout(120_000)
  const family = unique('Листова')
  const numbers = Array.from({ length: 27 }, (_, index) => String(index + 10))
  for (const number of numbers) {
    await createAccount(request, `${family} ${number}`)
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

test('users that cannot be loaded say so, and can be loaded again', async ({ page }) => {
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

test('a user without a name is «Не указано»', async ({ page, request }) => {
  const email = await createConfirmedAccount(request, '')
  await openUsers(page, email)
  await expect(userRow(page, email)).toContainText('Не указано')
  await openUser(page, email)
  await expect(page.getByRole('dialog', { name: 'Не указано' })).toContainText(email)
})

test('on a phone the users are cards, sorted by a list of choices', async ({ page, request }) => {
  const email = await createConfirmedAccount(request, 'Данияр Телефонов')
  await page.setViewportSize({ width: 360, height: 800 })
  await openUsers(page, email)
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: email })
  await expect(card).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByLabel('Сортировка').selectOption('По имени: А–Я')
  await expect(page).toHaveURL(/sort=name/)
  await card.getByRole('button').click()
  await expect(dialog(page).getByText('История роли')).toBeVisible()
  await expect(dialog(page).getByText('Выдана роль')).toBeVisible()
})
