import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectMails } from '../support/mailbox.ts'
import { dialog, fillContact, submitConsultation } from '../support/steps.ts'

test('without a connection a request waits, and is sent once when it is back', async ({
  page,
  context,
  request,
}) => {
  const email = `${unique('offline-')}@company.kg`
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Консультация' }).click()
  await fillContact(page, { name: 'Эмиль', email, phone: '+996 700 000 000' })
  await context.setOffline(true)
  await submitConsultation(page)
  await expect(dialog(page).getByText(/^Нет связи\. Ничего не потеряно/)).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Ждём связь…' })).toBeVisible()
  await expect(dialog(page).getByLabel('Имя')).toBeDisabled()

  // The line comes and goes; the dialog may be closed meanwhile.
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByText('Заявка отправлена!')).toBeVisible()
  await expect(page.getByText('Нет связи')).toBeHidden()
  // The receipt waits for the visitor.
  await page.getByRole('banner').getByRole('button', { name: 'Консультация' }).click()
  await expect(dialog(page).getByText('Номер обращения')).toBeVisible()
  await expectMails(request, ({ to }) => to === email, 1)
  await expectMails(request, ({ to, text }) => to !== email && (text?.includes(email) ?? false), 1)
})

test('on a phone the alert leaves the button in sight', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 667 })
  await page.goto('/branding')
  await page
    .getByRole('button', { name: /консультаци/i })
    .first()
    .click()
  await fillContact(page, { name: 'Эмиль', email: 'emil@company.kg', phone: '+996 700 000 000' })
  await context.setOffline(true)
  await submitConsultation(page)
  await expect(dialog(page).getByText(/^Нет связи\. Ничего не потеряно/)).toBeInViewport()
  await expect(dialog(page).getByRole('button', { name: 'Ждём связь…' })).toBeInViewport({
    ratio: 1,
  })
})
