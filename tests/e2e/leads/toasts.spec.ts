import { expect, type Locator, type Page, test } from 'playwright/test'
import { answer, answerTheRest, submitQuiz } from '../support/quiz.ts'
import { dialog, fillContact, submitConsultation } from '../support/steps.ts'

/* What appears over an open dialog, or in it, on a phone. */

/** How far the lower begins below the end of the upper. */
async function gap(upper: Locator, lower: Locator) {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()])
  return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))
}

/** The toast leaves the dialog's title and its button in sight. */
async function expectRoomFor(page: Page, toast: string, button: string) {
  const said = page.getByRole('listitem').filter({ hasText: toast })
  await expect(said).toBeVisible()
  const title = dialog(page).getByRole('heading', { level: 2 })
  await expect.poll(() => gap(said, title), toast).toBeGreaterThan(0)
  await expect(dialog(page).getByRole('button', { name: button })).toBeInViewport({ ratio: 1 })
}

const contact = { name: 'Эмиль', email: 'emil@company.kg', phone: '+996 700 000 000' }

async function openOrderAtContact(page: Page) {
  await page.goto('/branding')
  await page.getByRole('button', { name: 'Заказать базовый пакет' }).click()
  await dialog(page).getByRole('button', { name: 'Далее' }).click()
  await fillContact(page, contact)
}

for (const height of [667, 844]) {
  test.describe(`at 390 × ${height}`, () => {
    test.use({ viewport: { width: 390, height } })

    test('toasts cover neither the title of an order nor its button', async ({ page }) => {
      await openOrderAtContact(page)
      await page.route('**/functions/v1/send-email', (route) => route.fulfill({ status: 500 }))
      await submitConsultation(page)
      await expectRoomFor(page, 'Не удалось отправить заявку', 'Отправить заявку')
      await page.unroute('**/functions/v1/send-email')
      await submitConsultation(page)
      await expectRoomFor(page, 'Заявка отправлена!', 'Готово')
    })

    test('nor those of the quiz, which has all of the screen', async ({ page }) => {
      await page.goto('/')
      await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
      await page.evaluate(() => dispatchEvent(new Event('openProjectQuiz')))
      await answer(page, 'Сайт или веб-приложение')
      await answerTheRest(page)
      await fillContact(page, contact)
      expect((await dialog(page).boundingBox())?.y).toBe(0)
      await page.route('**/functions/v1/send-email', (route) => route.fulfill({ status: 500 }))
      await submitQuiz(page)
      await expectRoomFor(page, 'Не удалось отправить заявку', 'Получить предложение')
      await page.unroute('**/functions/v1/send-email')
      await submitQuiz(page)
      await expectRoomFor(page, 'Отлично! Заявка получена', 'Готово')
    })
  })
}

test('without a connection the step of an order is not cut by the header', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOrderAtContact(page)
  await context.setOffline(true)
  await submitConsultation(page)
  await expect(dialog(page).getByText(/^Нет связи\. Ничего не потеряно/)).toBeInViewport()
  const step = dialog(page).getByText('Шаг 2 из 2')
  expect(await gap(dialog(page).locator('header'), step)).toBeGreaterThan(0)
  await expect(dialog(page).getByRole('button', { name: 'Ждём связь…' })).toBeInViewport({
    ratio: 1,
  })
})
