import { expect, test } from 'playwright/test'
import { promises } from '../../../src/content/company.ts'
import { inCurrency, own } from '../../../src/content/currency.ts'
import { offerName } from '../../../src/content/offers.ts'
import { quizBudgetText } from '../../../src/content/quiz.ts'
import { siteTypes, webPackages } from '../../../src/content/prices.ts'
import { fromTo } from '../../../src/content/term.ts'
import { unique } from '../support/accounts.ts'
import { expectMails } from '../support/mailbox.ts'
import { answer, answerTheRest, expectConfirmation, question, submitQuiz } from '../support/quiz.ts'
import { startAs } from '../support/session.ts'
import { dialog, fillContact, inboxRow, openedEmail } from '../support/steps.ts'

const phone = '+996 700 000 000'
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const range = plain(inCurrency([webPackages.shop.price.from, siteTypes.shop.price.from]))
const term = plain(fromTo(webPackages.shop.term, siteTypes.shop.term))
const contact = () => ({ name: 'Эмиль', email: `${unique('quiz-')}@company.kg`, phone })

test('by mouse: the answers outlive a reload, and reach managers and inbox with the range and the choice', async ({
  page,
  browser,
  request,
}) => {
  const { name, email } = contact()
  await page.goto('/web-development?utm_source=quiz')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await page.evaluate(() =>
    dispatchEvent(
      new CustomEvent('openProjectQuiz', { detail: { offer: 'web-development/shop' } }),
    ),
  )
  await expect(dialog(page)).toContainText(`Вас интересует: ${offerName('web-development/shop')}`)
  await expect(
    dialog(page).getByRole('radio', { name: 'Интернет-магазин', exact: true }),
  ).toBeChecked()
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
  await expect(shown).toContainText('Учли в цене: админ-панель, приём платежей.')
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
    `Интерес: ${offerName('web-development/shop')}`,
    'Тип проекта: Интернет-магазин',
    'Срок: До 3 месяцев',
    `Бюджет: ${quizBudgetText('1m', own).replaceAll('\u00a0', ' ')}`,
    'Функции: Админ-панель, Приём платежей',
    'Приоритет: Качество',
    'Команда: Команды нет',
    `Оценка на сайте:\n• ${range}, ${term}`,
    'utm_source: quiz',
  ]) {
    expect(mail?.text?.replaceAll('\u00a0', ' ')).toContain(line)
  }

  const staffPage = await (await browser.newContext()).newPage()
  await startAs(staffPage, 'staff')
  await staffPage.goto('/admin')
  await inboxRow(staffPage, email).click()
  await expect(openedEmail(staffPage).getByText(`• ${range}, ${term}`)).toBeVisible()
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
