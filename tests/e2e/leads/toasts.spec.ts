import { expect, type Locator, type Page, test } from 'playwright/test'
import { soldPackage } from '../../support/sold.ts'
import { answer, budgets, expectConfirmation, question, submitQuiz } from '../support/quiz.ts'
import {
  closeReceipt,
  dialog,
  fillContact,
  openAbout,
  orderButton,
  submitConsultation,
} from '../support/steps.ts'

/* Toasts over an open dialog on a phone. */

/** The distance from the end of the upper to the start of the lower. */
async function gap(upper: Locator, lower: Locator) {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()])
  return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))
}

/** The toast does not cover the dialog's title and button, on a small and a large phone. */
async function expectRoomFor(page: Page, toast: string, button: string) {
  const said = page.getByRole('listitem').filter({ hasText: toast })
  const title = dialog(page).getByRole('heading', { level: 2 })
  for (const height of [667, 844]) {
    await page.setViewportSize({ width: 390, height })
    await expect(said).toBeVisible()
    await expect.poll(() => gap(said, title), `${toast} (${height} px)`).toBeGreaterThan(0)
    await expect(dialog(page).getByRole('button', { name: button })).toBeInViewport({ ratio: 1 })
  }
}

test(
  'on a phone toasts cover neither the title of an order nor its button',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(soldPackage.path)
    await orderButton(page).click()
    await fillContact(page, {
      name: 'Эмиль',
      email: 'emil@company.kg',
      phone: '+996 700 000 000',
    })
    await page.route('**/functions/v1/send-email', (route) => route.fulfill({ status: 500 }))
    await submitConsultation(page)
    await expectRoomFor(page, 'Не удалось отправить заявку', 'Отправить заявку')
    await page.unroute('**/functions/v1/send-email')

    await context.setOffline(true)
    await submitConsultation(page)
    await expect(dialog(page).getByText(/^Нет связи\. Ничего не потеряно/)).toBeInViewport()
    await expect(dialog(page).getByRole('button', { name: 'Ждём соединения…' })).toBeInViewport({
      ratio: 1,
    })
    await context.setOffline(false)
    await closeReceipt(page)
  },
)

test(
  'nor those of the quiz, a full sheet with targets of 44 px and more, its buttons in sight',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(soldPackage.path)
    await openAbout(page, 'openProjectQuiz', soldPackage.id)
    await expect(question(page, 'Что будем делать?')).toBeVisible()
    await expect
      .poll(() => dialog(page).boundingBox())
      .toEqual({ x: 0, y: 0, width: 320, height: 640 })
    const answers = [
      [],
      ['До 1 месяца'],
      [budgets['500k']],
      ['Обмен файлами'],
      ['Дизайн'],
      ['Команды нет'],
      [],
    ]
    for (const names of answers) {
      const { tooSmall, isCutOff } = await dialog(page).evaluate((node) => {
        const targets = [...node.querySelectorAll('button, input, textarea')]
        const sides = targets.map((target) => target.getBoundingClientRect())
        return {
          tooSmall: sides.filter(({ width, height }) => Math.min(width, height) < 44),
          isCutOff: [node, ...node.querySelectorAll('*')].some(
            (one) =>
              one.scrollWidth > one.clientWidth + 1 &&
              getComputedStyle(one).overflowX !== 'visible' &&
              !one.matches('.sr-only'),
          ),
        }
      })
      expect(tooSmall).toEqual([])
      expect(isCutOff).toBe(false)
      await expect(dialog(page).getByRole('button', { name: 'Далее' })).toBeInViewport({ ratio: 1 })
      await answer(page, ...names)
    }
    await expect(dialog(page).getByRole('button', { name: 'Получить предложение' })).toBeInViewport(
      {
        ratio: 1,
      },
    )

    await page.setViewportSize({ width: 390, height: 844 })
    await fillContact(page, {
      name: 'Эмиль',
      email: 'emil@company.kg',
      phone: '+996 700 000 000',
    })
    await page.route('**/functions/v1/send-email', (route) => route.fulfill({ status: 500 }))
    await submitQuiz(page)
    await expect(
      dialog(page).getByRole('button', { name: 'Получить предложение' }),
      'the button is disabled while sending, and has the focus again',
    ).toBeFocused()
    await expectRoomFor(page, 'Не удалось отправить заявку', 'Получить предложение')
    await page.unroute('**/functions/v1/send-email')
    await submitQuiz(page)
    await expectConfirmation(page)
  },
)
