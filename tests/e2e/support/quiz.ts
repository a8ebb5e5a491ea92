import { expect, type Page } from 'playwright/test'
import { dialog } from './steps.ts'
import { own } from '../../../src/content/currency.ts'
import { budgetIn } from '../../../src/content/price-text.ts'
import { quizBudgetRanges } from '../../../src/content/quiz.ts'

/** The question that the quiz shows. */
export const question = (page: Page, title: string) =>
  dialog(page).getByRole('heading', { level: 3, name: title })

export const next = (page: Page) => dialog(page).getByRole('button', { name: 'Далее' }).click()

/** Picks an answer by its name, and continues: after a single one the quiz does so itself. */
export async function answer(page: Page, ...names: string[]) {
  const step = dialog(page)
    .getByText(/^Шаг \d из 8$/)
    .first()
  const before = await step.textContent()
  const radio = dialog(page).getByRole('radio')
  const isSingle = (await radio.count()) > 0
  for (const name of names) {
    await dialog(page)
      .getByRole('radio', { name, exact: true })
      .or(dialog(page).getByRole('checkbox', { name, exact: true }))
      .click()
  }
  if (!isSingle || names.length === 0) await next(page)
  await expect(step).not.toHaveText(before ?? '')
}

/** From the second question to the contact step. */
export async function answerTheRest(page: Page) {
  await answer(page, 'До 3 месяцев')
  await answer(page, budgets['1m'].replace('–', '\u2060–\u2060'))
  await answer(page, 'Админ-панель', 'Приём платежей')
  await answer(page, 'Качество')
  await answer(page, 'Команды нет')
  await dialog(page).getByRole('textbox').fill('Продаём войлок')
  await next(page)
  await expect(question(page, 'Куда прислать предложение?')).toBeFocused()
}

export const submitQuiz = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Получить предложение' }).click()

export const expectConfirmation = (page: Page) =>
  expect(question(page, 'Отлично! Заявка получена')).toBeFocused()

const budget = (id: '500k' | '1m') => budgetIn(quizBudgetRanges[id], own).replaceAll('\u00a0', ' ')

/** Answers to the question of the budget, in the currency of the prices. */
export const budgets = { '500k': budget('500k'), '1m': budget('1m') }
