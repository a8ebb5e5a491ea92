import { expect, test } from 'playwright/test'
import { currencies } from '../../../src/content/currencies.ts'
import { own } from '../../../src/content/currency.ts'
import { soldPackage } from '../../support/sold.ts'
import { unique } from '../support/accounts.ts'
import { expectAccessibleInEveryLook, inFront } from '../support/axe.ts'
import { expectMails } from '../support/mailbox.ts'
import { startAs } from '../support/session.ts'
import {
  closeReceipt,
  dialog,
  fillContact,
  inboxRow,
  openedEmail,
  orderButton,
} from '../support/steps.ts'

const { name, path, priceText: price } = soldPackage

test('a package is ordered on one screen, with its price, by keyboard too', async ({
  page,
  browser,
  request,
}) => {
  const email = `${unique('order-')}@company.kg`
  await page.goto(path)
  const asked: unknown[] = []
  await page.exposeFunction('noteOrder', (detail: unknown) => asked.push(detail))
  await page.evaluate(() =>
    addEventListener('openOrder', (event) => {
      const note: unknown = Reflect.get(window, 'noteOrder')
      if (event instanceof CustomEvent && typeof note === 'function') note(event.detail)
    }),
  )
  const order = orderButton(page)
  await order.click()
  await expect(dialog(page)).toContainText(name)
  await expect(dialog(page)).toContainText(currencies[own].sign)
  await expect(dialog(page).getByLabel('Имя')).toBeFocused()
  // More than once if the app had not started: it is asked again until it answers.
  expect([...new Set(asked.map((detail) => JSON.stringify(detail)))]).toEqual([
    JSON.stringify({ offer: soldPackage.id }),
  ])
  await expectAccessibleInEveryLook(page, inFront)
  await dialog(page).getByLabel('Задача').fill('Логотип для мастерской')
  await dialog(page).getByRole('button', { name: 'Отправить заявку' }).press('Enter')
  await expect(dialog(page).getByText('Укажите телефон')).toBeVisible()
  await expectAccessibleInEveryLook(page, inFront)
  await fillContact(page, { name: 'Эмиль', email, phone: '+996 700 000 000' })

  // Nothing is lost by closing.
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await order.click()
  await expect(dialog(page).getByLabel('Email')).toHaveValue(email)
  await dialog(page).getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(dialog(page)).toContainText('Логотип для мастерской')
  await expectAccessibleInEveryLook(page, inFront)
  await closeReceipt(page)

  const [mail] = await expectMails(request, ({ text }) => text?.includes(email) ?? false)
  expect(mail?.subject).toBe(`Заказ: ${name} — Эмиль`)
  expect(mail?.text).toContain('Логотип для мастерской')
  const staffPage = await (await browser.newContext()).newPage()
  await startAs(staffPage, 'staff')
  await staffPage.goto('/admin?source=order')
  await expect(inboxRow(staffPage, email)).toContainText(`${name} · ${price}`)
  await inboxRow(staffPage, email).click()
  await expect(openedEmail(staffPage)).toContainText(/Заказ · №\s[\d\s]{7}/)
  await expect(openedEmail(staffPage)).toContainText(`Заказ${name}Цена${price}`)

  // The next order starts with an empty form.
  await order.click()
  await expect(dialog(page).getByLabel('Задача')).toHaveValue('')
})
