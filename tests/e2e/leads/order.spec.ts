import { expect, test } from 'playwright/test'
import { unique } from '../support/accounts.ts'
import { expectAccessibleInEveryLook, inFront } from '../support/axe.ts'
import { expectMails } from '../support/mailbox.ts'
import { startAs } from '../support/session.ts'
import { closeReceipt, dialog, fillContact, inboxRow, openedEmail } from '../support/steps.ts'

test('a package is ordered in two steps, with its price, by keyboard too', async ({
  page,
  browser,
  request,
}) => {
  const email = `${unique('order-')}@company.kg`
  await page.goto('/branding')
  const order = page.getByRole('main').getByRole('button', { name: 'Заказать стандартный пакет' })
  await order.click()
  await expect(dialog(page)).toContainText('Брендинг, пакет «Стандарт» — ')
  await expect(dialog(page)).toContainText('₽')
  await expect(dialog(page).getByRole('heading', { name: 'Что нужно сделать?' })).toBeFocused()
  await dialog(page).getByLabel('Задача').fill('Логотип для мастерской')
  await dialog(page).getByRole('button', { name: 'Далее' }).press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Как с вами связаться?' })).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(dialog(page).getByText('Укажите телефон')).toBeVisible()
  await fillContact(page, { name: 'Эмиль', email, phone: '+996 700 000 000' })

  // Nothing is lost on the way back, nor by closing.
  await dialog(page).getByRole('button', { name: 'Назад' }).click()
  await expect(dialog(page).getByLabel('Задача')).toHaveValue('Логотип для мастерской')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await order.click()
  await dialog(page).getByRole('button', { name: 'Далее' }).click()
  await expect(dialog(page).getByLabel('Email')).toHaveValue(email)
  await dialog(page).getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(page.getByText('Заявка отправлена!')).toBeVisible()
  await expect(dialog(page)).toContainText('Логотип для мастерской')
  await closeReceipt(page)

  const [mail] = await expectMails(request, ({ text }) => text?.includes(email) ?? false)
  expect(mail?.subject).toBe('Заказ: Брендинг, пакет «Стандарт» — Эмиль')
  expect(mail?.text).toContain('Логотип для мастерской')
  const staffPage = await (await browser.newContext()).newPage()
  await startAs(staffPage, 'staff')
  await staffPage.goto('/admin')
  await inboxRow(staffPage, email).click()
  await expect(openedEmail(staffPage)).toContainText('Брендинг: Стандарт')

  // The next order begins with an empty form.
  await order.click()
  await expect(dialog(page).getByLabel('Задача')).toHaveValue('')
})

test('both steps and the receipt are accessible', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/branding')
  await page.getByRole('main').getByRole('button', { name: 'Заказать базовый пакет' }).click()
  await expect(dialog(page).getByLabel('Задача')).toBeVisible()
  await expectAccessibleInEveryLook(page, inFront)
  await dialog(page).getByRole('button', { name: 'Далее' }).click()
  await fillContact(page, { name: 'Эмиль', email: 'emil@company.kg', phone: '+996 700 000 000' })
  await expectAccessibleInEveryLook(page, inFront)
  await dialog(page).getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(dialog(page).getByText('Номер обращения')).toBeVisible()
  await expectAccessibleInEveryLook(page, inFront)
})
