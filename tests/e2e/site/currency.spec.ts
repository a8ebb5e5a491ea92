import { expect, test } from 'playwright/test'
import { answer } from '../support/quiz.ts'
import { dialog } from '../support/steps.ts'

test('prices are shown in the visitor’s currency, on every page, until they change it', async ({
  page,
}) => {
  await page.goto('/web-development')
  const prices = page.getByRole('main')
  await expect(prices).toContainText('от 75 000 ₽')
  const switches = page.getByRole('group', { name: 'Валюта цен' })
  await switches.first().getByRole('button', { name: 'Доллары' }).click()
  await expect(prices).toContainText('от ≈ $930')
  await expect(page.getByText('Пересчёт').first()).toBeVisible()

  await page.goto('/branding')
  await expect(prices).toContainText('≈ $520')
  await switches.first().getByRole('button', { name: 'Сомы' }).click()
  await expect(prices).toContainText('≈ 46 800 сом')
  await switches.first().getByRole('button', { name: 'Рубли' }).click()
  await expect(prices).toContainText('42 500 ₽')
})

test('the quiz says its budgets in roubles, and whether the estimate fits', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Начать проект' }).first().click()
  await answer(page, 'Сайт или веб-приложение')
  await answer(page, 'До 3 месяцев')
  await expect(dialog(page).getByText('≈ до 405 000 ₽')).toBeVisible()
  await answer(page, 'До $5,000')
  await answer(page, 'Админ-панель')
  await answer(page, 'Качество')
  await answer(page, 'Команды нет')
  await answer(page)
  await expect(dialog(page).getByRole('region', { name: 'Предварительная оценка' })).toContainText(
    /вашего бюджета|ваш бюджет|вашем бюджете/,
  )
})
