import { expect, test } from 'playwright/test'
import { inCurrency } from '../../../src/content/currency.ts'
import { offerName } from '../../../src/content/offers.ts'
import { siteTypes, webPackages } from '../../../src/content/prices.ts'
import { unique } from '../support/accounts.ts'
import { expectMails } from '../support/mailbox.ts'
import { answer, expectConfirmation, next, submitQuiz } from '../support/quiz.ts'
import { startAs } from '../support/session.ts'
import { dialog, fillContact, inboxRow, openedEmail } from '../support/steps.ts'

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0]/g, ' ') ?? ''

/* Its parts: sections/comparison, features/leads/quiz, quiz.spec.ts. */
test(
  'what is ticked on a page becomes the order’s price, answers and subject',
  { tag: '@all' },
  async ({ page, browser, request }) => {
    const contact = {
      name: 'Айзада',
      email: `${unique('ticks-')}@company.kg`,
      phone: '+996 700 000 000',
    }
    const sum = inCurrency([webPackages.shop.price.from, siteTypes.shop.price.from])
    const subject = `${offerName('web-development/shop')}: оплата, второй язык`
    await page.goto('/web-development')
    const wishes = page.getByRole('group', { name: 'Что должно быть на сайте' })
    // Before the code has come; it comes with this very move.
    await wishes.getByRole('checkbox', { name: 'Оплата' }).check()
    await wishes.getByRole('checkbox', { name: 'Второй язык' }).check()
    await expect(
      page.getByRole('main').getByRole('status').filter({ hasText: 'Вам подойдёт' }),
    ).toContainText(sum)
    await page.getByRole('button', { name: 'Заказать с этим выбором' }).click()

    await expect(dialog(page)).toContainText(`Вас интересует: ${subject}`)
    await expect(
      dialog(page).getByRole('radio', { name: 'Интернет-магазин', exact: true }),
    ).toBeChecked()
    await answer(page)
    await answer(page, 'До 3 месяцев')
    await answer(page, '405 000\u2060–\u2060810 000 ₽')
    await expect(dialog(page).getByRole('checkbox', { name: 'Приём платежей' })).toBeChecked()
    await expect(dialog(page).getByRole('checkbox', { name: 'Несколько языков' })).toBeChecked()
    await next(page)
    await answer(page, 'Качество')
    await answer(page, 'Команды нет')
    await next(page)
    await expect(
      dialog(page).getByRole('region', { name: 'Предварительная оценка' }),
    ).toContainText(sum)
    await fillContact(page, contact)
    await submitQuiz(page)
    await expectConfirmation(page)

    const [mail] = await expectMails(request, ({ text }) => text?.includes(contact.email) ?? false)
    for (const line of [`Интерес: ${subject}`, 'Функции: Приём платежей, Несколько языков']) {
      expect(plain(mail?.text)).toContain(line)
    }
    const staff = await (await browser.newContext()).newPage()
    await startAs(staff, 'staff')
    await staff.goto('/admin')
    await inboxRow(staff, contact.email).click()
    await expect(openedEmail(staff)).toContainText(subject)
  },
)
