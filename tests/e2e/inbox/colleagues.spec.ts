import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { dialog, inboxRow, inboxRows, openedEmail, takeOpened } from '../support/steps.ts'

test(
  'of two colleagues one takes an email, the other gets a message; both see a note, only its author deletes it',
  { tag: '@all' },
  async ({ page, browser, request }) => {
    const company = unique('Несколько')
    const [first, taken, third] = [
      await sendLead(request, { company }),
      await sendLead(request, { company }),
      await sendLead(request, { company }),
    ]
    await startAs(page, 'staff')
    await page.goto(`/admin?q=${company}`)
    await inboxRows(page).first().getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Выбрать все 3' }).click()
    await expect(page.getByText('Выбрано: 3')).toBeVisible()

    const colleague = await (await browser.newContext()).newPage()
    await startAs(colleague, 'admin')
    await colleague.goto(`/admin?q=${company}`)
    await inboxRow(colleague, taken).click()
    await takeOpened(colleague)
    await expect(colleague.getByText('Email назначен вам')).toBeVisible()

    const bar = page.getByRole('toolbar', { name: 'Выбранные письма' })
    await bar.getByRole('button', { name: 'Назначить мне' }).click()
    await expect(page.getByText('2 письма назначены вам')).toBeVisible()
    await expect(page.getByText('1 письмо уже у коллеги: Айгерим Садыкова.')).toBeVisible()
    await expect(inboxRow(page, taken)).toContainText('Айгерим Садыкова')
    await expect(inboxRow(page, first)).toContainText('Вы')

    // They can be assigned to a colleague, whose own is not counted, and given a status.
    await bar.getByLabel('Назначить сотруднику').selectOption({ label: 'Айгерим Садыкова' })
    await expect(page.getByText('2 письма назначены', { exact: true })).toBeVisible()
    await expect(inboxRow(page, third)).toContainText('Айгерим Садыкова')
    await bar.getByLabel('Задать статус').selectOption({ label: 'Завершен' })
    await expect(page.getByText('Статус обновлен у 3 писем')).toBeVisible()
    await expect(inboxRow(page, third)).toContainText('Завершен')
    await bar.getByLabel('Назначить сотруднику').selectOption({ label: 'Снять назначение' })
    await expect(page.getByText('Назначение снято с 3 писем')).toBeVisible()
    await expect(inboxRow(page, third)).toContainText('Завершен')
    await expect(inboxRow(page, third)).not.toContainText('Айгерим Садыкова')

    // Toasts about other tests' requests may lie on the row.
    await inboxRow(page, taken).press('Enter')
    await openedEmail(page).getByRole('button', { name: 'Заметка' }).click()
    const form = page.getByRole('form', { name: 'Новая заметка' })
    await expect(form).toContainText('не видно клиенту')
    await form.getByLabel('Текст заметки').fill('Просил звонить после обеда')
    await form.getByRole('button', { name: 'Сохранить заметку' }).click()
    await expect(form).toBeHidden()
    const note = openedEmail(page).getByRole('listitem').filter({ hasText: 'после обеда' })
    await expect(note).toContainText('заметка, не видно клиенту')
    await colleague.reload()
    await expect(openedEmail(colleague)).toContainText('Просил звонить после обеда')
    await expect(colleague.getByRole('button', { name: 'Удалить заметку' })).toBeHidden()
    await colleague.context().close()
    await note.getByRole('button', { name: 'Удалить заметку' }).click()
    await dialog(page).getByRole('button', { name: 'Удалить', exact: true }).click()
    await expect(page.getByText('Заметка удалена')).toBeVisible()
    await expect(note).toBeHidden()
  },
)

test('a customer’s requests are answered together, and a colleague sees that it is being done', async ({
  page,
  browser,
  request,
}) => {
  const email = `${unique('together-')}@company.kg`
  for (const description of ['Нужен каталог', 'И логотип']) {
    const data = { name: 'Алёна', email, phone: '+996 700 111 222', description }
    const answer = await request.post('/functions/v1/send-email', {
      data: { type: 'consultation', data },
    })
    expect(answer.ok()).toBe(true)
  }
  await startAs(page, 'staff')
  await page.goto(`/admin?queue=waiting&q=${email}`)
  await expect(inboxRows(page)).toHaveCount(1)
  await expect(inboxRows(page)).toContainText('ещё 1 обращение')
  await inboxRows(page).getByRole('link').click()
  await openedEmail(page).getByRole('button', { name: 'Ответить на все' }).click()
  const text = openedEmail(page).getByLabel('Текст ответа')
  await expect(text).toBeFocused()
  await expect(openedEmail(page)).toContainText('И логотип')

  const colleague = await (await browser.newContext()).newPage()
  await startAs(colleague, 'admin')
  await colleague.goto(`/admin?queue=waiting&q=${email}`)
  await inboxRows(colleague).getByRole('link').click()
  await text.pressSequentially('Здравствуйте, Алёна!')
  await expect(openedEmail(colleague).getByRole('status')).toContainText('Тимур пишет ответ')
  await expect(inboxRows(colleague)).toContainText('Тимур пишет ответ')

  // One reply ends the clocks of both.
  await page.keyboard.press('Control+Enter')
  await expect(openedEmail(colleague)).not.toContainText('пишет ответ')
  await expect(inboxRows(page)).toHaveCount(0)
})
