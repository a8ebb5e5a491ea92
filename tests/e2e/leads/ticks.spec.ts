import { expect, test } from 'playwright/test'
import { offerName } from '../../../src/content/offers.ts'
import { estimatePrice } from '../../../src/content/price-text.ts'
import { quizFeatureLabels, quizProjectTypeLabels } from '../../../src/content/quiz.ts'
import { preselect } from '../../../src/lib/estimate/offer-line.ts'
import { featuresOf, fitting, listed } from '../../../src/sections/comparison/fitting.ts'
import { ticked } from '../../support/ticks.ts'
import { unique } from '../support/accounts.ts'
import { expectMails } from '../support/mailbox.ts'
import { answer, budgets, expectConfirmation, next, submitQuiz } from '../support/quiz.ts'
import { startAs } from '../support/session.ts'
import { dialog, fillContact, inboxRow, openedEmail } from '../support/steps.ts'

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0]/g, ' ') ?? ''
const { title, choice, dearest, ticks, path } = ticked
const subject = `${offerName(dearest)}: ${listed(ticks)}`
const sum = plain(estimatePrice(fitting(choice, ticks)))
const projectType = quizProjectTypeLabels.ru[preselect({ offer: dearest }, '/') ?? 'other']
const features = featuresOf(ticks).map((feature) => quizFeatureLabels.ru[feature])

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
    await page.goto(path)
    const wishes = page.getByRole('group', { name: title })
    // Before the code has come; it comes with this very move.
    for (const { label } of ticks) await wishes.getByRole('checkbox', { name: label }).check()
    await expect(
      page.getByRole('main').getByRole('status').filter({ hasText: 'Вам подойдёт' }),
    ).toContainText(sum)
    await page.getByRole('button', { name: 'Заказать с этим выбором' }).click()

    await expect(dialog(page)).toContainText(`Вас интересует: ${subject}`)
    await expect(dialog(page).getByRole('radio', { name: projectType, exact: true })).toBeChecked()
    await answer(page)
    await answer(page, 'До 3 месяцев')
    await answer(page, budgets['500k'])
    for (const name of features)
      await expect(dialog(page).getByRole('checkbox', { name })).toBeChecked()
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
    for (const line of [`Интерес: ${subject}`, `Функции: ${features.join(', ')}`]) {
      expect(plain(mail?.text)).toContain(line)
    }
    const staff = await (await browser.newContext()).newPage()
    await startAs(staff, 'staff')
    await staff.goto('/admin')
    await inboxRow(staff, contact.email).click()
    await expect(openedEmail(staff)).toContainText(subject)
  },
)
