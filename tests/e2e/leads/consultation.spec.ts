import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectMails } from '../support/mailbox.ts'
import { dialog, fillContact, submitConsultation } from '../support/steps.ts'

const contact = { name: 'Эмиль', email: 'emil@company.kg', phone: '+996 700 000 000' }

test('it works by keyboard alone and returns the focus', async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Консультация' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveAccessibleName('Получить консультацию')

  await expect(dialog(page).getByLabel('Имя')).toBeFocused()
  for (const text of ['Эмиль', 'emil', '+996 700 000 000']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByLabel('Email')).toBeFocused()
  await expect(dialog(page).getByLabel('Email')).toHaveAccessibleDescription(/Проверьте адрес/)

  // The focus never leaves the dialog, however often Tab is pressed.
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog(page).evaluate((node) => node.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a failure keeps what was typed, and the retry is the same lead', async ({
  page,
  request,
}) => {
  const email = `${unique('retry-')}@company.kg`
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Консультация' }).click()
  await fillContact(page, { ...contact, email })

  // The request is stored, but its answer gets lost on the way back.
  await page.route('**/functions/v1/send-email', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await submitConsultation(page)
  await expect(page.getByText('Ошибка', { exact: true })).toBeVisible()
  await expect(
    dialog(page).getByText('Не удалось отправить заявку. Попробуйте еще раз.'),
  ).toBeVisible()
  await expect(dialog(page).getByLabel('Email')).toHaveValue(email)

  await page.unroute('**/functions/v1/send-email')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Консультация' }).click()
  await expect(dialog(page).getByLabel('Email')).toHaveValue(email)
  await submitConsultation(page)
  await expect(page.getByText('Заявка отправлена!')).toBeVisible()
  await expectMails(request, ({ text }) => text?.includes(email) ?? false)
  const [confirmation] = await expectMails(request, ({ to }) => to === email)
  expect(confirmation?.subject).toContain('Мы получили ваше обращение')
})

test('too many requests: it says when to try again', async ({ page }) => {
  await page.route('**/functions/v1/send-email', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '600' },
      json: { error: { code: 'rate_limited', message: 'Слишком много заявок' } },
    }),
  )
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Консультация' }).click()
  await fillContact(page, contact)
  await submitConsultation(page)
  await expect(dialog(page).getByText(/Попробуйте через 10 минут/)).toBeVisible()
})

test('a window event from any script opens the dialogs', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const name of ['openConsultation', 'openProjectQuiz']) {
    await page.evaluate(
      (event) => window.dispatchEvent(new CustomEvent(event, { detail: 'Премиум' })),
      name,
    )
    await expect(dialog(page)).toContainText('Вас интересует: Премиум')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  }
})

test('the honeypot is out of reach for people', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Консультация' }).click()
  await expect(dialog(page).getByRole('textbox', { name: /Не заполняйте/ })).toHaveCount(0)
  await expect(dialog(page).locator('[name=nickname]')).not.toBeInViewport()
})
