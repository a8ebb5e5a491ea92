import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { startAs } from '../support/session.ts'
import { sendLead } from '../support/leads.ts'
import { inboxRow, inboxRows, openedEmail } from '../support/steps.ts'

test('the list is searched and filtered in the database, and the address says how', async ({
  page,
  request,
}) => {
  const company = unique('Тулпар')
  const email = await sendLead(request, { company, description: 'Нужны доработки каталога' })
  const other = await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.goto('/admin')
  await expect(inboxRow(page, email)).toBeVisible()

  const search = page.getByRole('searchbox')
  await search.fill(`${company} доработка каталогов`)
  await expect(inboxRows(page)).toHaveCount(1)
  await expect(inboxRow(page, email)).toBeVisible()
  await search.fill(email.toUpperCase())
  await expect(inboxRow(page, email)).toBeVisible()
  await search.fill(company)
  await expect(inboxRows(page)).toHaveCount(2)

  await inboxRow(page, other).click()
  await openedEmail(page).getByRole('button', { name: 'Назначить мне' }).click()
  await expect(page.getByText('Email назначен вам')).toBeVisible()
  await page.getByRole('button', { name: 'Фильтры' }).click()
  await page.getByRole('combobox', { name: 'Сотрудник' }).selectOption('Назначены мне')
  await expect(inboxRows(page)).toHaveCount(1)
  await expect(inboxRow(page, other)).toBeVisible()

  await page.reload()
  await expect(search).toHaveValue(company)
  await expect(inboxRow(page, other)).toHaveAttribute('aria-current', 'true')
  await expect(openedEmail(page)).toContainText(other)

  await page.getByRole('combobox', { name: 'Статус', exact: true }).selectOption('Завершен')
  await expect(page.getByText('Нет email сообщений, соответствующих фильтрам')).toBeVisible()
  await page.getByRole('button', { name: 'Сбросить фильтры' }).last().click()
  await expect(search).toHaveValue('')
  await expect(inboxRow(page, email)).toBeVisible()
})

test('the queue of waiting emails is sorted by deadline and loses what is answered', async ({
  page,
  request,
}) => {
  const company = unique('Очередь')
  const first = await sendLead(request, { company })
  const second = await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}&queue=waiting`)
  // First come, first answered.
  await expect(inboxRows(page)).toHaveCount(2)
  await expect(inboxRows(page).first()).toContainText(first)
  await expect(inboxRow(page, first)).toContainText(/Осталось 1\sч\s5\d\sмин|Осталось 2\sч/)
  await page.getByRole('radio', { name: 'Все' }).check()
  await expect(inboxRows(page).first()).toContainText(second)

  await page.getByRole('radio', { name: 'Ждут ответа' }).check()
  await inboxRow(page, first).click()
  await openedEmail(page).getByRole('button', { name: 'Обработан', exact: true }).click()
  await expect(page.getByText('Статус обновлен')).toBeVisible()
  await expect(inboxRow(page, first)).toBeHidden()
  await expect(inboxRow(page, second)).toBeVisible()
  await page.getByRole('radio', { name: 'Просрочены' }).check()
  await expect(page.getByText('Нет email сообщений, соответствующих фильтрам')).toBeVisible()
  await expect(page.getByText(/На этой неделе обещание сдержано в \d+ из \d+ случа/)).toBeVisible()
})

test('of two colleagues who take the same email, one gets it and the other is told', async ({
  page,
  browser,
  request,
}) => {
  const email = await sendLead(request)
  const other = await (await browser.newContext()).newPage()
  for (const [who, tab] of [
    ['staff', page],
    ['admin', other],
  ] as const) {
    await startAs(tab, who)
    await tab.goto('/admin')
    await inboxRow(tab, email).click()
    await expect(openedEmail(tab).getByRole('button', { name: 'Назначить мне' })).toBeVisible()
  }

  // Listens before anybody clicks: a message stays for five seconds only.
  const outcomes = [page, other].map((tab) =>
    Promise.race([
      tab
        .getByText('Email назначен вам')
        .waitFor()
        .then(() => 'taken'),
      tab
        .getByText(/^Ответственный: (Тимур Асанов|Айгерим Садыкова)\. Список обновлён\.$/)
        .waitFor()
        .then(() => 'told'),
    ]),
  )
  await Promise.all(
    [page, other].map((tab) =>
      openedEmail(tab).getByRole('button', { name: 'Назначить мне' }).click(),
    ),
  )
  const ends = await Promise.all(outcomes)
  expect([...ends].sort()).toEqual(['taken', 'told'])
  const [loser, winner] = ends[0] === 'taken' ? [other, 'Тимур Асанов'] : [page, 'Айгерим Садыкова']
  await expect(inboxRow(loser, email)).toContainText(winner)
})

test('a list that cannot be loaded says so and can be tried again', async ({ page }) => {
  // Without the sign-in's toast, which covers the link.
  await startAs(page, 'staff')
  await page.goto('/')
  const pages = '**/rest/v1/rpc/inbox_page*'
  await page.route(pages, (route) =>
    route.fulfill({ status: 500, json: { message: 'database away' } }),
  )
  await page.getByRole('link', { name: 'Админ' }).click()
  await expect(page.getByText('Ошибка загрузки emails')).toBeVisible()
  await page.unroute(pages)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(inboxRows(page).first()).toBeVisible()
})

test('an inbox without a single email says so', async ({ page }) => {
  // Without the sign-in's toast, which covers the link.
  await startAs(page, 'staff')
  await page.goto('/')
  await page.route('**/rest/v1/rpc/inbox_page*', (route) => route.fulfill({ json: [] }))
  await page.getByRole('link', { name: 'Админ' }).click()
  await expect(page.getByText('Email сообщения не найдены')).toBeVisible()
  await page.getByRole('radio', { name: 'Ждут ответа' }).check()
  await expect(page.getByText('Никто не ждёт ответа. Отличная работа!')).toBeVisible()
})

test('a refused assignment or status is shown, and nothing is lost', async ({ page, request }) => {
  const email = await sendLead(request)
  await startAs(page, 'staff')
  await page.goto('/admin')
  await inboxRow(page, email).click()
  await page.route('**/rest/v1/emails?*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { message: 'database away' } })
      : route.fallback(),
  )
  await openedEmail(page).getByRole('button', { name: 'Назначить мне' }).click()
  await expect(page.getByText('Ошибка назначения email')).toBeVisible()
  await openedEmail(page).getByRole('button', { name: 'Завершен' }).click()
  await expect(page.getByText('Ошибка обновления статуса')).toBeVisible()
  await expect(inboxRow(page, email)).toContainText('Не обработан')
})
