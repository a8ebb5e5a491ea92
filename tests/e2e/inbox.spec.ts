import { type APIRequestContext, expect, test } from 'playwright/test'
import { unique } from './support/accounts.ts'
import { dialog, inboxRow, signInAs } from './support/steps.ts'

/** Sends a lead as the spec's bare payload. @returns its address */
async function sendLead(request: APIRequestContext) {
  const email = `${unique('inbox-')}@company.kg`
  const data = { name: 'Дастан', email, phone: '+996 700 111 222' }
  const answer = await request.post('/functions/v1/send-email', {
    data: { type: 'consultation', data },
  })
  expect(answer.ok()).toBe(true)
  return email
}

test('the list is filtered by text and by status', async ({ page, request }) => {
  const email = await sendLead(request)
  await page.goto('/admin')
  await signInAs(page, 'staff')
  await expect(inboxRow(page, email)).toBeVisible()

  const search = page.getByRole('searchbox')
  await search.fill(email.toUpperCase())
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await page.getByRole('radio', { name: 'Завершен' }).check()
  await expect(page.getByText('Нет email сообщений, соответствующих фильтрам')).toBeVisible()
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect(search).toHaveValue('')
  await expect(inboxRow(page, email)).toBeVisible()
})

test('of two who take the same e-mail one gets it and the other is told', async ({
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
    await tab.goto('/admin')
    await signInAs(tab, who)
    await inboxRow(tab, email).click()
  }

  await dialog(page).getByRole('button', { name: 'Назначить мне' }).click()
  await expect(page.getByText('Email назначен вам')).toBeVisible()
  await dialog(other).getByRole('button', { name: 'Назначить мне' }).click()
  await expect(other.getByText('Email уже назначен')).toBeVisible()
  await expect(dialog(other)).toContainText('Ответственный: Тимур Асанов')
})

test('HTML mail runs no script and loads nothing', async ({ page, request }) => {
  const email = await sendLead(request)
  await page.goto('/admin')
  await signInAs(page, 'staff')
  await inboxRow(page, email).click()
  await dialog(page).getByText('HTML-версия письма').click()
  const frame = dialog(page).locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', '')
  await expect(frame).toHaveAttribute('srcdoc', /default-src 'none'; style-src 'unsafe-inline'/)
  await expect(frame.contentFrame().getByText(email).first()).toBeVisible()
})

test('a list that cannot be loaded says so and can be tried again', async ({ page }) => {
  await page.goto('/')
  await signInAs(page, 'staff')
  await page.route('**/rest/v1/emails*', (route) =>
    route.fulfill({ status: 500, json: { message: 'database away' } }),
  )
  await page.getByRole('link', { name: 'Админ' }).click()
  await expect(page.getByText('Ошибка загрузки emails')).toBeVisible()
  await page.unroute('**/rest/v1/emails*')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})
