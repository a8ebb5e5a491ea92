import { expect, type Page, test } from 'playwright/test'
import { everything } from '../../support/scope.ts'
import { soldPackage } from '../../support/sold.ts'
import { expectAccessibleInItsTheme, inFront, widths } from '../support/axe.ts'
import { answerWith, chatInput, chatLog, openChat, reply, say } from '../support/chat.ts'
import { answer, budgets, expectConfirmation, submitQuiz } from '../support/quiz.ts'
import { startAs } from '../support/session.ts'
import { openSettled } from '../support/settle.ts'
import {
  dialog,
  fillContact,
  inboxRows,
  openAbout,
  openSignIn,
  openedEmail,
} from '../support/steps.ts'

test('the menu of a small screen is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openSettled(page, '/services')
  await page.getByRole('button', { name: 'Открыть меню' }).click()
  await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible()
  await expectAccessibleInItsTheme(page)
})

/** Tests a screen at both widths; in `npm test` at those where it differs most, which may be none. */
function testAt(
  sampled: readonly number[],
  title: string,
  look: (page: Page, width: number) => Promise<void>,
) {
  for (const width of everything ? widths : sampled) {
    test(`${title}, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await look(page, width)
    })
  }
}

testAt([], '/admin is accessible to a visitor', async (page) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleInItsTheme(page)
})

testAt([360], 'the consultation dialog is accessible, its errors too', async (page) => {
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Получить консультацию' })
    .first()
    .click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessibleInItsTheme(page)
  await dialog(page).getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(dialog(page).getByText('Укажите имя')).toBeVisible()
  await expectAccessibleInItsTheme(page, 'errors', inFront)
})

testAt(
  [],
  'every step of the quiz is accessible, its errors and its confirmation too',
  async (page) => {
    await page.goto('/')
    await openAbout(page, 'openProjectQuiz', soldPackage.service)
    for (const names of [
      [],
      ['До 1 месяца'],
      [budgets['500k']],
      ['Обмен файлами'],
      ['Дизайн'],
      ['Команды нет'],
      [],
    ]) {
      const title = await dialog(page).getByRole('heading', { level: 3 }).innerText()
      await expectAccessibleInItsTheme(page, title, inFront)
      await answer(page, ...names)
    }
    await fillContact(page, { name: 'Анна', email: 'anna@', phone: '+996 555 111 222' })
    await expectAccessibleInItsTheme(page, 'contact', inFront)
    await submitQuiz(page)
    await expect(dialog(page).getByText(/Проверьте адрес/)).toBeVisible()
    await expectAccessibleInItsTheme(page, 'errors', inFront)
    await page.route('**/functions/v1/send-email', (route) => route.fulfill({ json: {} }))
    await dialog(page).getByLabel('Email').fill('anna@company.kg')
    await submitQuiz(page)
    await expectConfirmation(page)
    await expectAccessibleInItsTheme(page, 'confirmation', inFront)
  },
)

testAt([], 'the chat is accessible from its button to the rating', async (page) => {
  let next = reply({ response: 'От 75 000 ₽:\n– [лендинг](/services)' })
  await page.route('**/functions/v1/send-chat-summary', (route) => route.fulfill({ json: {} }))
  await page.route('**/functions/v1/ai-chat', (route) => answerWith(route, next))
  await openChat(page)
  await expectAccessibleInItsTheme(page, 'open')
  await say(page, 'Сколько стоит лендинг?')
  await expect(chatLog(page).getByRole('link')).toBeVisible()
  await expectAccessibleInItsTheme(page, 'answered', inFront)

  await page.unroute('**/functions/v1/ai-chat')
  await page.route('**/functions/v1/ai-chat', (route) => route.abort())
  await say(page, 'Запишите меня')
  await expect(page.getByText('Не отправлено')).toBeVisible()
  await chatInput(page).fill('я'.repeat(2001))
  await expectAccessibleInItsTheme(page, 'failed, too long', inFront)
  // Else the composer takes the room of the form, whose chips would be below its button.
  await chatInput(page).fill('')

  await page.unroute('**/functions/v1/ai-chat')
  await page.route('**/functions/v1/ai-chat', (route) => answerWith(route, next))
  const times = ['2030-12-02T09:00:00.000Z', '2030-12-03T03:00:00.000Z']
  next = reply({ form: { kind: 'consultation', lang: 'ru', times } })
  await page.getByRole('button', { name: 'Отправить ещё раз' }).click()
  const form = page.getByRole('form', { name: 'Запись на консультацию' })
  await form.getByRole('button', { name: 'Записаться' }).click()
  await expect(form.getByText('Укажите имя')).toBeVisible()
  await expectAccessibleInItsTheme(page, 'the form', inFront)

  next = reply({ conversationStatus: 'completed', bookingConfirmed: true })
  await form.getByLabel('Имя').fill('Айгуль')
  await form.getByLabel('Телефон, email или ник').fill('@aigul')
  await form.getByRole('button', { name: 'Записаться' }).click()
  await expect(page.getByRole('button', { name: 'Начать новый', exact: true })).toBeVisible()
  await expectAccessibleInItsTheme(page, 'ended', inFront)
  await expect(page.getByText('Помог ли помощник?')).toBeVisible()
  await expectAccessibleInItsTheme(page, 'rating', inFront)
})

testAt([], 'the sign-in dialog is accessible on both tabs', async (page) => {
  await page.goto('/')
  await openSignIn(page)
  await expectAccessibleInItsTheme(page, 'sign-in', inFront)
  await dialog(page).getByRole('tab', { name: 'Регистрация' }).click()
  await expectAccessibleInItsTheme(page, 'sign-up', inFront)
})

testAt([], 'the users, their dialog and its question are accessible', async (page) => {
  await startAs(page, 'admin')
  await page.goto('/admin?tab=users')
  await page.getByRole('searchbox').fill('demo.example')
  await expect(page).toHaveURL(/q=demo/)
  const person = (email: string) =>
    page.getByRole('main').locator('tr, li').filter({ hasText: email }).getByRole('button')
  await expect(person('staff@demo.example')).toBeVisible()
  await expectAccessibleInItsTheme(page, 'the list')
  await person('admin@demo.example').click()
  await expect(dialog(page).getByText('Выдана роль')).toBeVisible()
  await expectAccessibleInItsTheme(page, 'the dialog', inFront)
  await dialog(page).getByRole('radio', { name: 'Сотрудник' }).check()
  await dialog(page).getByRole('button', { name: 'Сохранить роль' }).click()
  await expect(dialog(page).getByText('Снять роль администратора с себя?')).toBeVisible()
  await expectAccessibleInItsTheme(page, 'the question', inFront)
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('nobody like this')
  await expect(page.getByText('Пользователи не найдены')).toBeVisible()
  await expectAccessibleInItsTheme(page, 'no users found')
})

// The opened email on a phone: inbox/phone.spec.ts.
testAt([1280], 'the inbox and an opened email are accessible', async (page, width) => {
  await startAs(page, 'admin')
  await page.goto('/admin')
  await expect(inboxRows(page).first()).toBeVisible()
  await expectAccessibleInItsTheme(page, 'the list')
  // Few enough that none is half under the bar: axe ignores scrolling.
  if (width < 1024) await page.getByRole('button', { name: 'Поиск', exact: true }).click()
  await page.getByRole('searchbox').fill('kim@finbridge.example')
  await expect(inboxRows(page)).toHaveCount(1)
  await inboxRows(page).first().getByRole('checkbox').check()
  await expect(page.getByRole('toolbar', { name: 'Выбранные письма' })).toBeVisible()
  await expectAccessibleInItsTheme(page, 'several selected')
  await inboxRows(page).first().getByRole('link').click()
  await expect(openedEmail(page).getByRole('heading').first()).toBeVisible()
  await expectAccessibleInItsTheme(page, 'an email')
})
