import { expect, test } from 'playwright/test'
import { promises } from '../../../src/content/company.ts'
import { own } from '../../../src/content/currency.ts'
import { estimatePrice } from '../../../src/content/price-text.ts'
import { quizBudgetText, quizProjectTypeLabels } from '../../../src/content/quiz.ts'
import { estimate } from '../../../src/lib/estimate/estimate.ts'
import { preselect } from '../../../src/lib/estimate/offer-line.ts'
import { soldPackage } from '../../support/sold.ts'
import { unique } from '../support/accounts.ts'
import { expectMails } from '../support/mailbox.ts'
import { answer, answerTheRest, expectConfirmation, question, submitQuiz } from '../support/quiz.ts'
import { startAs } from '../support/session.ts'
import { dialog, fillContact, inboxRow, openAbout, openedEmail } from '../support/steps.ts'

const phone = '+996 700 000 000'
const plain = (text = '') => text.replaceAll('\u00a0', ' ')
const projectType = preselect({ offer: soldPackage.id }, '/') ?? 'other'
const typeLabel = quizProjectTypeLabels.ru[projectType]
const estimated = estimate(
  { projectType, features: ['admin-panel', 'payments'], timeline: '3-months', budget: '1m' },
  soldPackage.id,
)
const range = plain(estimatePrice(estimated))
/** As managers read it. */
const rangeLine = `• ${[range, plain(estimated.term)].filter(Boolean).join(', ')}`
const contact = () => ({ name: 'Эмиль', email: `${unique('quiz-')}@company.kg`, phone })

test('by mouse: the answers outlive a reload, and reach managers and inbox with the range and the choice', async ({
  page,
  browser,
  request,
}) => {
  const { name, email } = contact()
  await page.goto(`${soldPackage.path}?utm_source=quiz`)
  await openAbout(page, 'openProjectQuiz', soldPackage.id)
  await expect(dialog(page)).toContainText(`Вас интересует: ${soldPackage.name}`)
  await expect(dialog(page).getByRole('radio', { name: typeLabel, exact: true })).toBeChecked()
  await answer(page)
  await answerTheRest(page)
  await fillContact(page, { name, email, phone })
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: 'Начать проект' }).click()
  await expect(question(page, 'Куда прислать предложение?')).toBeFocused()
  await expect(dialog(page).getByLabel('Email')).toHaveValue(email)
  const left = await page.evaluate(() => JSON.stringify(localStorage))
  for (const secret of [email, name, phone]) expect(left).not.toContain(secret)
  await dialog(page).getByRole('button', { name: 'Назад' }).click()
  await expect(dialog(page).getByRole('textbox')).toHaveValue('Продаём войлок')
  await dialog(page).getByRole('button', { name: 'Далее' }).click()

  const shown = dialog(page).getByRole('region', { name: 'Предварительная оценка' })
  await expect(shown).toContainText(range)
  const reasons = plain((await shown.textContent()) ?? '').replaceAll('\u2060', '')
  expect(reasons).toContain(plain(estimated.assumptions.at(-1)))
  await fillContact(page, { name, email, phone })
  await dialog(page).getByLabel('Компания').fill('Тулпар')
  await submitQuiz(page)
  await expectConfirmation(page)
  await expect(dialog(page)).toContainText(email)
  await dialog(page).getByRole('button', { name: 'Готово' }).click()
  await expect(
    page.getByText(new RegExp(`Подготовим предложение в\\sтечение ${promises.proposalHours}\\s`)),
  ).toBeVisible()

  const [mail] = await expectMails(request, ({ text }) => text?.includes(email) ?? false)
  for (const line of [
    `Интерес: ${soldPackage.name}`,
    `Тип проекта: ${typeLabel}`,
    'Срок: До 3 месяцев',
    `Бюджет: ${quizBudgetText('1m', own).replaceAll('\u00a0', ' ')}`,
    'Функции: Админ-панель, Приём платежей',
    'Приоритет: Качество',
    'Команда: Команды нет',
    `Оценка на сайте:\n${rangeLine}`,
    'utm_source: quiz',
  ]) {
    expect(mail?.text?.replaceAll('\u00a0', ' ')).toContain(line)
  }

  const staffPage = await (await browser.newContext()).newPage()
  await startAs(staffPage, 'staff')
  await staffPage.goto('/admin')
  await inboxRow(staffPage, email).click()
  await expect(openedEmail(staffPage).getByText(rangeLine)).toBeVisible()
})

test(
  'by keyboard alone: digits, arrows, Space and Enter, from the opening to the confirmation',
  { tag: '@all' },
  async ({ page, request }) => {
    const { name, email } = contact()
    await page.goto('/')
    const opener = page.getByRole('banner').getByRole('button', { name: 'Начать проект' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(question(page, 'Что будем делать?')).toBeFocused()
    // Tab never leaves the quiz.
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press('Tab')
      expect(await dialog(page).evaluate((node) => node.contains(document.activeElement))).toBe(
        true,
      )
    }
    await page.keyboard.press('2')
    await expect(question(page, 'Когда нужен результат?')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(dialog(page).getByRole('radio', { name: 'До 3 месяцев' })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(question(page, 'Какой бюджет планируете?')).toBeFocused()
    await page.keyboard.press('3')
    await expect(question(page, 'Что обязательно должно быть?')).toBeFocused()
    await page.keyboard.press('1')
    await page.keyboard.press('6')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await page.keyboard.press('0')
    await page.keyboard.press('Enter')
    await expect(question(page, 'Что для вас важнее всего?')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(question(page, 'Есть ли у вас команда?')).toBeFocused()
    await page.keyboard.press('4')
    await expect(dialog(page).getByRole('textbox', { name: 'Расскажите о проекте' })).toBeFocused()
    await page.keyboard.type('Такси 24/7')
    await page.keyboard.press('Control+Enter')
    await expect(question(page, 'Куда прислать предложение?')).toBeFocused()
    // The reasons of the estimate come first.
    await page.keyboard.press('Tab')
    for (const text of [name, email, phone]) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
    await expectConfirmation(page)

    const [mail] = await expectMails(request, ({ text }) => text?.includes(email) ?? false)
    expect(mail?.text).toContain('Тип проекта: Мобильное приложение')
    expect(mail?.text).toContain(
      'Функции: Вход и личный кабинет, Уведомления, Обмен файлами, SEO-оптимизация',
    )
    expect(mail?.text).toContain('Такси 24/7')

    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(opener).toBeFocused()
  },
)
