import { expect, type Page, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectMails } from '../support/mailbox.ts'
import { answer, answerTheRest, expectConfirmation, question, submitQuiz } from '../support/quiz.ts'
import { startAs } from '../support/session.ts'
import { holdStill } from '../support/settle.ts'
import { dialog, fillContact, inboxRow, openedEmail } from '../support/steps.ts'

const phone = '+996 700 000 000'
const contact = () => ({ name: 'Эмиль', email: `${unique('quiz-')}@company.kg`, phone })

const openQuiz = async (page: Page, path = '/') => {
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: 'Начать проект' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Запустить новый проект')
}

/** Opens the quiz with a choice by its window event. */
async function openQuizFor(page: Page, interest: string) {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  await page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('openProjectQuiz', { detail })),
    interest,
  )
}

test('by mouse: the answers, the range and the choice reach the managers and the inbox', async ({
  page,
  browser,
  request,
}) => {
  const { name, email } = contact()
  await page.goto('/web-development?utm_source=quiz')
  await openQuizFor(page, 'Веб-разработка: Интернет-магазин')
  await expect(dialog(page)).toContainText('Вас интересует: Веб-разработка, интернет-магазин')
  await expect(
    dialog(page).getByRole('radio', { name: 'Интернет-магазин', exact: true }),
  ).toBeChecked()
  await answer(page)
  await answerTheRest(page)
  const range = dialog(page).getByRole('region', { name: 'Предварительная оценка' })
  await expect(range).toContainText('250 000–320 000 ₽')
  await expect(range).toContainText('Учли в цене: админ-панель, приём платежей.')
  await fillContact(page, { name, email, phone })
  await dialog(page).getByLabel('Компания').fill('Тулпар')
  await submitQuiz(page)
  await expectConfirmation(page)
  await expect(page.getByText(/Подготовим предложение в\sтечение 24\sчасов/)).toBeVisible()
  await expect(dialog(page)).toContainText(email)

  const [mail] = await expectMails(request, ({ text }) => text?.includes(email) ?? false)
  for (const line of [
    'Интересует: Веб-разработка, интернет-магазин',
    'Тип проекта: Интернет-магазин',
    'Срок: До 3 месяцев',
    'Бюджет: $5,000–$10,000',
    'Функции: Админ-панель, Приём платежей',
    'Приоритет: Качество',
    'Команда: Команды нет',
    'Оценка на сайте:\n• 250 000–320 000 ₽, 21–45 дней',
    'utm_source: quiz',
  ]) {
    expect(mail?.text).toContain(line)
  }

  const staffPage = await (await browser.newContext()).newPage()
  await startAs(staffPage, 'staff')
  await staffPage.goto('/admin')
  await inboxRow(staffPage, email).click()
  await expect(openedEmail(staffPage).getByText(/^250\s000–320\s000\s₽, 21–45\sдней/)).toBeVisible()
})

test('by keyboard alone: digits, arrows, Space and Enter, from the opening to the confirmation', async ({
  page,
  request,
}) => {
  const { name, email } = contact()
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Начать проект' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(question(page, 'Что будем делать?')).toBeFocused()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(question(page, 'Когда нужен результат?')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(dialog(page).getByRole('radio', { name: 'До 3 месяцев' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(question(page, 'Какой бюджет планируете?')).toBeFocused()
  await page.keyboard.press('3')
  await page.keyboard.press('Enter')
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
  await page.keyboard.press('Enter')
  await expect(question(page, 'Расскажите о проекте')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Такси 24/7')
  await page.keyboard.press('Control+Enter')
  await expect(question(page, 'Куда прислать предложение?')).toBeFocused()
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
})

test('the focus never leaves the quiz, however often Tab is pressed', async ({ page }) => {
  await holdStill(page)
  await openQuiz(page)
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog(page).evaluate((node) => node.contains(document.activeElement))).toBe(true)
  }
})

test('a reload in the middle keeps the answers, and none of the contact data', async ({ page }) => {
  await holdStill(page)
  await openQuiz(page)
  await answer(page, 'API и интеграции')
  await answerTheRest(page)
  await fillContact(page, { name: 'Эмиль', email: 'secret@company.kg', phone })
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: 'Начать проект' }).click()
  await expect(question(page, 'Куда прислать предложение?')).toBeFocused()
  await expect(dialog(page).getByLabel('Email')).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, localStorage]))
  expect(stored).toContain('Продаём войлок')
  for (const secret of ['secret@', 'Эмиль', phone]) expect(stored).not.toContain(secret)

  for (let back = 0; back < 7; back += 1) {
    await dialog(page).getByRole('button', { name: 'Назад' }).click()
  }
  await expect(dialog(page).getByRole('radio', { name: 'API и интеграции' })).toBeChecked()
  await expect(dialog(page).getByRole('button', { name: 'Назад' })).toBeDisabled()
})

test('answers damaged in the storage are ignored', async ({ page }) => {
  await holdStill(page)
  await page.addInitScript(() => sessionStorage.setItem('kerege:quiz', '{"step":7,"answers":[]'))
  await openQuiz(page)
  await expect(question(page, 'Что будем делать?')).toBeFocused()
})

test('closing keeps everything, and «Начать заново» clears it', async ({ page }) => {
  await openQuiz(page, '/mobile-apps')
  await expect(dialog(page).getByRole('radio', { name: 'Мобильное приложение' })).toBeChecked()
  await answer(page)
  await answerTheRest(page)
  await fillContact(page, { name: 'Эмиль', email: 'emil@company.kg', phone })
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Начать проект' }).click()
  await expect(dialog(page).getByLabel('Email')).toHaveValue('emil@company.kg')
  await dialog(page).getByRole('button', { name: 'Начать заново' }).click()
  await expect(question(page, 'Что будем делать?')).toBeFocused()
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0)
})

test('a failure keeps everything, and the retry is the same lead', async ({ page, request }) => {
  await holdStill(page)
  const { name, email } = contact()
  await openQuiz(page)
  await answer(page, 'Другое')
  await answerTheRest(page)
  await fillContact(page, { name, email, phone })
  // The request is stored, but its answer gets lost on the way back.
  await page.route('**/functions/v1/send-email', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await submitQuiz(page)
  await expect(page.getByText('Ошибка', { exact: true })).toBeVisible()
  await expect(
    dialog(page).getByText('Не удалось отправить заявку. Попробуйте еще раз.'),
  ).toBeVisible()
  await expect(dialog(page).getByLabel('Email')).toHaveValue(email)
  await expect(dialog(page).getByRole('button', { name: 'Получить предложение' })).toBeFocused()

  await page.unroute('**/functions/v1/send-email')
  await submitQuiz(page)
  await expectConfirmation(page)
  await expectMails(request, ({ text }) => text?.includes(email) ?? false)
})

test('a double click sends once', async ({ page, request }) => {
  const { name, email } = contact()
  let sent = 0
  page.on('request', (one) => {
    if (one.url().endsWith('/functions/v1/send-email')) sent += 1
  })
  await openQuiz(page)
  await answer(page, 'Корпоративная система')
  await answerTheRest(page)
  await fillContact(page, { name, email, phone })
  await dialog(page).getByRole('button', { name: 'Получить предложение' }).dblclick()
  await expectConfirmation(page)
  expect(sent).toBe(1)
  await expectMails(request, ({ text }) => text?.includes(email) ?? false)
})

test('closing the confirmation resets to step 1 and clears the answers', async ({ page }) => {
  const { name, email } = contact()
  await openQuiz(page)
  await answer(page, 'Другое')
  await answerTheRest(page)
  await fillContact(page, { name, email, phone })
  await submitQuiz(page)
  await expectConfirmation(page)
  await dialog(page).getByRole('button', { name: 'Готово' }).click()
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Начать проект' }).click()
  await expect(question(page, 'Что будем делать?')).toBeFocused()
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(dialog(page).getByRole('button', { name: 'Далее' })).toBeDisabled()
})

// What every button of every page asks for is read in tests/e2e/pages.
test('every «Заказать…» of /services opens the quiz with its choice', async ({ page }) => {
  await holdStill(page)
  await page.goto('/services')
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
  const orders = page.getByRole('main').getByRole('button', { name: /^Заказать/ })
  const labels = new Set<string>()
  const choices = new Set<string>()
  for (const order of await orders.all()) {
    labels.add(await order.innerText())
    await order.click()
    await expect(dialog(page)).toHaveAccessibleName('Запустить новый проект')
    const choice = dialog(page).getByText(/^Вас интересует: ./)
    choices.add(await choice.innerText())
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  }
  // The same words at the page's start and end may mean the same.
  expect(choices.size).toBeGreaterThanOrEqual(labels.size)
  expect(choices.size).toBeGreaterThan(2)
})

test('on a phone it is a full sheet with targets of 44 px and more, its buttons in sight', async ({
  page,
}) => {
  await holdStill(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/mobile-apps-development')
  await openQuizFor(page, 'Разработка приложений: Бизнес')
  await expect(question(page, 'Что будем делать?')).toBeVisible()
  await expect
    .poll(() => dialog(page).boundingBox())
    .toEqual({ x: 0, y: 0, width: 320, height: 640 })
  const steps = [
    [],
    ['До 1 месяца'],
    ['До $5,000'],
    ['Обмен файлами'],
    ['Дизайн'],
    ['Команды нет'],
    [],
  ]
  for (const names of steps) {
    const targets = dialog(page).locator('button, input, textarea')
    for (const target of await targets.all()) {
      const box = await target.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await expect(dialog(page).getByRole('button', { name: 'Далее' })).toBeInViewport({ ratio: 1 })
    expect(
      await dialog(page).evaluate((node) =>
        [node, ...node.querySelectorAll('*')].some(
          (one) =>
            one.scrollWidth > one.clientWidth + 1 &&
            getComputedStyle(one).overflowX !== 'visible' &&
            !one.matches('.sr-only'),
        ),
      ),
    ).toBe(false)
    await answer(page, ...names)
  }
  await expect(dialog(page).getByRole('button', { name: 'Получить предложение' })).toBeInViewport({
    ratio: 1,
  })
})
