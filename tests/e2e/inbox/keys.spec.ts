import { expect, type Page, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectAccessibleInEveryLook } from '../support/axe.ts'
import { sendLead } from '../support/leads.ts'
import { startAs } from '../support/session.ts'
import { inboxRow, inboxRows, openedEmail } from '../support/steps.ts'

/** Presses a key by its place, in the Russian layout: J is «о» there. */
async function pressRussian(page: Page, code: string, key: string, shiftKey = false) {
  await page.evaluate(
    ([code, key, shiftKey]) => {
      for (const type of ['keydown', 'keyup']) {
        const target = document.activeElement ?? document.body
        target.dispatchEvent(
          new KeyboardEvent(type, { code, key, shiftKey, bubbles: true, cancelable: true }),
        )
      }
    },
    [code, key, shiftKey] as const,
  )
}

test('the inbox works by keyboard alone', async ({ page, request }) => {
  const company = unique('Клавиши')
  const [third, second, first] = [
    await sendLead(request, { company }),
    await sendLead(request, { company }),
    await sendLead(request, { company }),
  ]
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await expect(inboxRows(page)).toHaveCount(3)

  await page.keyboard.press('j')
  await expect(inboxRow(page, first)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(inboxRow(page, first)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(openedEmail(page)).toContainText(first)

  // The opened email follows, and the actions apply to it.
  await page.keyboard.press('j')
  await expect(openedEmail(page)).toContainText(second)
  await expect(inboxRow(page, second)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('a')
  await expect(page.getByText('Email назначен вам')).toBeVisible()
  await expect(inboxRow(page, second)).toContainText('В работе')
  await page.keyboard.press('3')
  await expect(inboxRow(page, second)).toContainText('Завершен')

  await page.keyboard.press('Escape')
  await expect(openedEmail(page)).toBeHidden()
  await expect(inboxRow(page, second)).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('Выбрано: 2')).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByText('Статус обновлен у 2 писем')).toBeVisible()
  await expect(inboxRow(page, third)).toContainText('Обработан')
  await expect(inboxRow(page, first)).toContainText('Не обработан')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Выбрано: 2')).toBeHidden()
})

test('keys act by their place, and write letters in a text field', async ({ page, request }) => {
  const company = unique('Раскладка')
  const email = await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await expect(inboxRows(page)).toHaveCount(1)

  await pressRussian(page, 'KeyJ', 'о')
  await expect(inboxRow(page, email)).toBeFocused()
  await pressRussian(page, 'KeyX', 'ч')
  await expect(page.getByText('Выбрано: 1')).toBeVisible()
  await pressRussian(page, 'KeyA', 'ф')
  await expect(page.getByText('Email назначен вам')).toBeVisible()

  await pressRussian(page, 'Slash', '.')
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('jka123x?')
  await expect(search).toHaveValue(`${company}jka123x?`)
  await expect(page.getByText('Нет email сообщений, соответствующих фильтрам')).toBeVisible()
  await expect(page.getByText('Статус обновлен')).toBeHidden()
})

test('the opened email is answered by keyboard, and the focus returns', async ({
  page,
  request,
}) => {
  const company = unique('Ответ')
  await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await expect(inboxRows(page)).toHaveCount(1)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const reply = openedEmail(page).getByRole('button', { name: 'Ответить' })
  await expect(reply).toBeEnabled()

  await page.keyboard.press('r')
  await expect(page.getByLabel('Текст ответа')).toBeFocused()
  await page.getByRole('button', { name: 'Свернуть ответ' }).press('Enter')
  await expect(reply).toBeFocused()
  await page.keyboard.press('n')
  const note = page.getByLabel('Текст заметки')
  await expect(note).toBeFocused()
  await page.keyboard.type('r1')
  await expect(note).toHaveValue('r1')
  await page.keyboard.press('Control+Enter')
  await expect(openedEmail(page).getByRole('button', { name: 'Заметка' })).toBeFocused()
  await expect(openedEmail(page).getByText('r1', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openedEmail(page)).toBeHidden()
})

test('«?» lists the keys, which do nothing meanwhile', async ({ page }) => {
  await startAs(page, 'staff')
  await page.goto('/admin')
  await expect(inboxRows(page).first()).toBeVisible()
  await page.keyboard.press('Shift+Slash')
  const help = page.getByRole('dialog', { name: 'Клавиши' })
  await expect(help).toContainText('Следующее письмо')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(page.getByText('Выбрано:')).toBeHidden()

  // In a Russian layout «?» and «/» are typed elsewhere.
  await pressRussian(page, 'Digit7', '?', true)
  await expect(help).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await pressRussian(page, 'Backslash', '/', true)
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('when an email leaves the queue, the next one is opened', async ({ page, request }) => {
  const company = unique('Место')
  const [first, second] = [
    await sendLead(request, { company }),
    await sendLead(request, { company }),
    await sendLead(request, { company }),
  ]
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}&queue=waiting`)
  await expect(inboxRows(page)).toHaveCount(3)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(openedEmail(page)).toContainText(first)
  await page.keyboard.press('1')
  await expect(inboxRows(page)).toHaveCount(2)
  await expect(openedEmail(page)).toContainText(first)
  await page.keyboard.press('j')
  await expect(openedEmail(page)).toContainText(second)
})

test('Ctrl K finds acts, places and emails by words, and gives the focus back', async ({
  page,
  request,
}) => {
  const company = unique('Команды')
  const email = await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await inboxRow(page, email).click()
  await expect(openedEmail(page).getByRole('button', { name: 'Ответить' })).toBeVisible()

  await page.keyboard.press('Control+k')
  const menu = page.getByRole('dialog', { name: 'Поиск и команды' })
  await expect(menu.getByRole('combobox')).toBeFocused()
  await expectAccessibleInEveryLook(page)
  await page.keyboard.insertText('статус завер')
  await expect(menu.getByRole('option').first()).toContainText('Завершен')
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
  await expect(inboxRow(page, email)).toContainText('Завершен')

  await page.keyboard.press('Control+k')
  await expect(menu.getByRole('combobox')).toBeFocused()
  await page.keyboard.insertText('ответить')
  await page.keyboard.press('Enter')
  await expect(openedEmail(page).getByLabel('Текст ответа')).toBeFocused()
  // Also while somebody types.
  await page.keyboard.press('Control+k')
  await expect(menu.getByRole('combobox')).toBeFocused()
  await page.keyboard.insertText('чаты')
  await menu.getByRole('option', { name: 'Чаты', exact: true }).click()
  await expect(page).toHaveURL('/admin?tab=chats')

  await page.getByRole('button', { name: 'Поиск и команды' }).click()
  await expect(menu.getByRole('combobox')).toBeFocused()
  await page.keyboard.insertText(company)
  await menu.getByRole('option', { name: `Найти «${company}» во всех письмах` }).click()
  await expect(inboxRows(page)).toHaveCount(1)
})

test('Ctrl K offers what can be done now, and finds who wrote in a month', async ({
  page,
  request,
}) => {
  const company = unique('Месяц')
  const email = await sendLead(request, { company })
  await startAs(page, 'staff')
  await page.goto(`/admin?q=${company}`)
  await expect(inboxRows(page)).toHaveCount(1)
  await page.keyboard.press('Control+k')
  const menu = page.getByRole('dialog', { name: 'Поиск и команды' })
  await expect(menu.getByRole('option', { name: 'Новое обращение' })).toBeVisible()
  for (const name of ['Назначить мне', 'Статус: Обработан', 'Выделить', 'Отменить последнее']) {
    await expect(menu.getByRole('option', { name })).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.keyboard.press('j')
  await expect(inboxRow(page, email)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(menu.getByRole('option', { name: 'Назначить мне' })).toBeVisible()

  const now = new Date()
  const name = now.toLocaleDateString('ru-RU', { month: 'long', timeZone: 'Asia/Bishkek' })
  await page.keyboard.insertText(name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\?month=\d{4}-\d\d$/)
  await expect(page.getByRole('combobox', { name: 'Месяц, в котором' })).toBeVisible()
  await page.goto(`/admin?q=${company}&month=2020-01`)
  await expect(page.getByText('Нет email сообщений, соответствующих фильтрам')).toBeVisible()
})
