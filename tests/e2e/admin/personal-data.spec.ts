import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import { demoPassword, unique } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInEveryLook } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { dialog, inboxRow, openedEmail } from '../support/steps.ts'

// Movement, most of the browser's work, is not tested here.
test.use({ reducedMotion: 'reduce' })

const place = '/admin?tab=audit&log=data'

const person = (page: Page) => page.getByRole('region', { name: 'Данные одного человека' })

const retention = (page: Page) => page.getByRole('region', { name: 'Сроки хранения' })

async function find(page: Page, address: string) {
  await person(page).getByLabel('Email человека').fill(address)
  await person(page).getByRole('button', { name: 'Найти' }).click()
}

test('an admin hands out what is known of a person, then erases them', async ({
  page,
  request,
}) => {
  // Three pages are looked at in every look.
  test.setTimeout(120_000)
  const name = `Жаныл ${unique('Удалённая')}`
  const email = await sendLead(request, { name, description: 'Забудьте меня потом' })
  const other = await sendLead(request, { description: `Меня к вам направила ${name}` })

  await startAs(page, 'admin')
  await page.goto(`/admin?q=${encodeURIComponent(email)}`)
  await inboxRow(page, email).click()
  await expect(openedEmail(page)).toContainText('Без согласия на обработку данных')
  await openedEmail(page).getByRole('link', { name: 'Данные человека' }).click()
  await expect(person(page).getByLabel('Email человека')).toHaveValue(email)

  await person(page).getByRole('button', { name: 'Найти' }).click()
  const known = person(page).getByRole('list', { name: 'Что известно' })
  await expect(known.getByRole('listitem').first()).toHaveText(/^1.обращение$/)
  await expect(person(page)).toContainText(name)
  await expectAccessibleInEveryLook(page)

  const saved = page.waitForEvent('download')
  await person(page).getByRole('button', { name: 'Скачать JSON' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(`${email}-${new Date().toISOString().slice(0, 10)}.json`)
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    address: email,
    requests: [{ from_email: email, form: { description: 'Забудьте меня потом' } }],
  })

  await person(page).getByRole('button', { name: 'Удалить…' }).click()
  const erase = dialog(page).getByRole('button', { name: 'Удалить навсегда' })
  await expect(erase).toBeDisabled()
  await dialog(page).getByLabel('Введите адрес').fill(other)
  await expect(erase).toBeDisabled()
  await expectAccessibleInEveryLook(page, '[role=dialog]')
  await dialog(page).getByLabel('Введите адрес').fill(email)
  await erase.click()
  await expect(dialog(page)).toBeHidden()
  await expect(person(page)).toContainText(/Данные \S+ удалены: 1.обращение/)
  await expect(person(page).getByText('Письма и заявки')).toBeVisible()
  await expectAccessible(page)

  await find(page, email)
  await expect(person(page)).toContainText('такого адреса нет')
  await page.goto(`/admin?q=${encodeURIComponent(name)}`)
  await expect(inboxRow(page, other)).toBeVisible()
  await expect(inboxRow(page, email)).toBeHidden()
})

test('a proof is asked for, and who works here stays', async ({ page }) => {
  await startAs(page, 'admin')
  await page.goto(place)
  await page.route(
    '**/rpc/describe_person',
    (route) =>
      route.fulfill({
        status: 403,
        json: { code: '42501', message: 'Prove again who you are', details: null, hint: null },
      }),
    { times: 1 },
  )
  await find(page, 'staff@kerege.example')
  await dialog(page).getByLabel('Пароль', { exact: true }).fill(demoPassword)
  await dialog(page).getByRole('button', { name: 'Подтвердить' }).click()
  await expect(person(page)).toContainText('аккаунт на сайте')
  await expect(person(page).getByRole('button', { name: 'Удалить…' })).toBeHidden()
  await person(page)
    .getByRole('link', { name: /снимите с.него роль/ })
    .click()
  await expect(page.getByRole('searchbox')).toHaveValue('staff@kerege.example')
})

test('an address is checked before anybody looks for it', async ({ page }) => {
  await startAs(page, 'admin')
  await page.goto(place)
  await find(page, 'zhanyl')
  await expect(person(page).getByText('Проверьте адрес')).toBeVisible()
})

test.describe('the terms of retention', () => {
  test('are shown with the last run', async ({ page }) => {
    await startAs(page, 'admin')
    await page.goto(place)
    // The backend has run it at its start.
    await expect(retention(page)).toContainText('Удаление прошло')
    await expect(retention(page).getByRole('listitem').first()).toContainText(
      /3.года после последнего обращения/,
    )
  })

  const failed = {
    id: 2,
    started_at: new Date().toISOString(),
    deleted: null,
    error: '23001: still needed',
  }
  const longAgo = { id: 1, started_at: '2026-01-02T03:30:00Z', deleted: { mails: 3 }, error: null }

  for (const { what, runs, says } of [
    { what: 'a failure', runs: [failed, longAgo], says: ['не прошло', 'still needed', '2 янв'] },
    { what: 'two days without a run', runs: [longAgo], says: ['больше двух суток'] },
    { what: 'that none was ever run', runs: [], says: ['ни разу не запускалось'] },
  ]) {
    test(`tell of ${what}`, async ({ page }) => {
      await page.route('**/rest/v1/retention_runs?*', (route) => route.fulfill({ json: runs }))
      await startAs(page, 'admin')
      await page.goto(place)
      for (const words of says) await expect(retention(page)).toContainText(words)
      await expectAccessibleInEveryLook(page)
    })
  }
})

test('the page is a key away, for admins alone', async ({ page }) => {
  await startAs(page, 'admin')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: /Email сообщения/ })).toBeVisible()
  await page.keyboard.press('p')
  await expect(page).toHaveURL(place)
  await expect(person(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Что найти').fill('данные человека')
  await expect(page.getByRole('option', { name: /Выгрузить или удалить/ })).toBeVisible()
})

test('staff neither see it nor are offered its key', async ({ page }) => {
  await startAs(page, 'staff')
  await page.goto(place)
  await expect(page.getByRole('heading', { name: /Email сообщения/ })).toBeVisible()
  await page.keyboard.press('p')
  await page.keyboard.press('Shift+Slash')
  await expect(dialog(page)).toContainText('Новое обращение')
  await expect(dialog(page)).not.toContainText('данные человека')
})
