import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectAccessible, expectAccessibleInEveryLook } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { dialog, inboxRow, openedEmail } from '../support/steps.ts'

const person = (page: Page) => page.getByRole('region', { name: 'Данные одного человека' })

const retention = (page: Page) => page.getByRole('region', { name: 'Сроки хранения' })

test(
  'an admin hands out what is known of a person, then erases them, and reads of old data',
  { tag: '@all' },
  async ({ page, request }) => {
    const name = `Жаныл ${unique('Удалённая')}`
    const email = await sendLead(request, { name, description: 'Забудьте меня потом' })
    const other = await sendLead(request, { description: `Меня к вам направила ${name}` })
    // A failed run: the backend's own has succeeded on start.
    const run = {
      id: 2,
      started_at: new Date().toISOString(),
      deleted: null,
      error: 'still needed',
    }
    await page.route('**/rest/v1/retention_runs?*', (route) => route.fulfill({ json: [run] }), {
      times: 1,
    })

    await startAs(page, 'admin')
    await page.goto(`/admin?q=${encodeURIComponent(email)}`)
    await inboxRow(page, email).click()
    await expect(openedEmail(page)).toContainText('Без согласия')
    await openedEmail(page).getByRole('link', { name: 'Данные человека' }).click()
    await expect(person(page).getByLabel('Email, телефон или ник')).toHaveValue(email)
    await expect(retention(page)).toContainText('не прошло')

    await person(page).getByRole('button', { name: 'Найти' }).click()
    const known = person(page).getByRole('list', { name: 'Что известно' })
    await expect(known.getByRole('listitem').first()).toHaveText(/^1.обращение$/)
    await expect(person(page)).toContainText(name)
    await expectAccessibleInEveryLook(page, 'main')
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByRole('button', { name: 'Обновить список' }).click()
    await expect(retention(page)).toContainText('Удаление прошло')
    await expect(retention(page).getByRole('listitem').first()).toContainText(
      /3.года после последнего обращения/,
    )

    const saved = page.waitForEvent('download')
    await person(page).getByRole('button', { name: 'Скачать JSON' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe(`${email}-${new Date().toISOString().slice(0, 10)}.json`)
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      address: email,
      requests: [{ from_email: email, lead: { description: 'Забудьте меня потом' } }],
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
    await expectAccessible(page, 'erased', '[aria-labelledby="person-title"]')

    await person(page).getByLabel('Email, телефон или ник').fill(email)
    await person(page).getByRole('button', { name: 'Найти' }).click()
    await expect(person(page)).toContainText('такого адреса нет')
    await page.goto(`/admin?q=${encodeURIComponent(name)}`)
    await expect(inboxRow(page, other)).toBeVisible()
    await expect(inboxRow(page, email)).toBeHidden()

    // The page has a key, and is found by words.
    await page.keyboard.press('p')
    await expect(page).toHaveURL('/admin?tab=audit&log=data')
    await expect(person(page)).toBeVisible()
    await page.getByRole('button', { name: 'Поиск и команды' }).click()
    await page.getByPlaceholder('Что найти').fill('данные человека')
    await expect(page.getByRole('option', { name: /Выгрузить или удалить/ })).toBeVisible()
  },
)
