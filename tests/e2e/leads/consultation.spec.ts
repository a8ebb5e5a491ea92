import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectMails } from '../support/mailbox.ts'
import { closeReceipt, dialog } from '../support/steps.ts'

test(
  'a request is made by keyboard alone, and is one lead, though its answer was lost and it was sent again',
  { tag: '@all' },
  async ({ page, request }) => {
    for (const path of ['/', '/services', '/terms']) {
      const html = await (await request.get(path)).text()
      expect(html, `${path} tells the time of its build`).not.toContain('нерабочее время')
    }
    const email = `${unique('retry-')}@company.kg`
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
    // Tab never leaves the dialog, and never reaches the honeypot.
    await expect(dialog(page).locator('[name=nickname]')).not.toBeInViewport()
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press('Tab')
      expect(
        await dialog(page).evaluate(
          (node) =>
            node.contains(document.activeElement) &&
            !document.activeElement?.matches('[name=nickname]'),
        ),
      ).toBe(true)
    }

    // The request is stored, but its answer is lost.
    await page.route('**/functions/v1/send-email', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await dialog(page).getByLabel('Email').fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ошибка', { exact: true })).toBeVisible()
    await expect(
      dialog(page).getByText('Не удалось отправить заявку. Попробуйте еще раз.'),
    ).toBeVisible()
    await page.unroute('**/functions/v1/send-email')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByLabel('Email')).toHaveValue(email)
    await dialog(page).getByLabel('Email').press('Enter')
    await closeReceipt(page)
    await expectMails(request, ({ text }) => text?.includes(email) ?? false)
    const [confirmation] = await expectMails(request, ({ to }) => to === email)
    expect(confirmation?.subject).toContain('Мы получили вашу заявку')
  },
)
