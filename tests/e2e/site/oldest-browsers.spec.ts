import { expect, type Page, test } from 'playwright/test'
import { apis } from '../../../build/supported-browsers.js'
import { soldPackage } from '../../support/sold.ts'
import { unique } from '../support/accounts.ts'
import { answerWith, chatLog, lastAnswer, openChat, reply, say } from '../support/chat.ts'
import { deliverMail } from '../inbox/deliver-mail.ts'
import { answer, answerTheRest, expectConfirmation, submitQuiz } from '../support/quiz.ts'
import {
  closeReceipt,
  dialog,
  fillContact,
  inboxRow,
  openedEmail,
  orderButton,
  signInAs,
  submitConsultation,
} from '../support/steps.ts'

const lackedBy = (listed?: string) =>
  [...apis].flatMap(([path, browsers]) =>
    (listed ? browsers.includes(listed) : browsers.length > 0) ? [path] : [],
  )

/** A code path that one browser takes may be closed in the union of all: each is tried by itself, too. */
const browsers = {
  'all that any supported browser lacks': lackedBy(),
  'what the oldest Chrome lacks': lackedBy('chrome'),
  'what the oldest Firefox lacks': lackedBy('firefox'),
  'what the oldest Safari lacks': lackedBy('ios_saf'),
}

// Chromium goes on asking for trusted types when their API is gone; a browser without them ignores that policy.
test.use({ bypassCSP: true })

/** Removes APIs from every page. @returns the errors that nobody caught */
async function openWithout(page: Page, paths: string[]) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript((removed) => {
    for (const path of removed) {
      const names = path.split('.')
      const member = names.pop() ?? ''
      let owner: unknown = window
      for (const name of names) owner = Reflect.get(Object(owner), name)
      Reflect.deleteProperty(Object(owner), member)
    }
  }, paths)
  return errors
}

for (const [without, paths] of Object.entries(browsers)) {
  test(
    `a visitor asks, orders, subscribes and chats without ${without}`,
    { tag: '@all' },
    async ({ page }) => {
      const errors = await openWithout(page, paths)
      const contact = () => ({
        name: 'Анна',
        email: `${unique('old-')}@company.kg`,
        phone: '+996 555 123 456',
      })

      await page.goto('/')
      expect(await page.evaluate(() => 'canParse' in URL)).toBe(!paths.includes('URL.canParse'))
      await page.getByRole('banner').getByRole('button', { name: 'Консультация' }).click()
      await fillContact(page, contact())
      await submitConsultation(page)
      await closeReceipt(page)

      await page.getByRole('banner').getByRole('button', { name: 'Начать проект' }).click()
      await answer(page, 'Интернет-магазин')
      await answerTheRest(page)
      await fillContact(page, contact())
      await submitQuiz(page)
      await expectConfirmation(page)

      await page.goto(soldPackage.path)
      await orderButton(page).click()
      await fillContact(page, contact())
      await dialog(page).getByRole('button', { name: 'Отправить заявку' }).click()
      await closeReceipt(page)

      await page.goto('/blog')
      await page.getByRole('textbox', { name: 'Ваш email' }).fill(contact().email)
      await page.getByRole('button', { name: 'Подписаться' }).click()
      await expect(page.getByText(/Почти готово/)).toBeVisible()

      await page.route('**/functions/v1/ai-chat', (route) =>
        answerWith(route, reply({ response: 'Цены: [на странице](/services).' })),
      )
      await openChat(page)
      await say(page, 'Сколько стоит сайт?')
      await lastAnswer(page)
      await chatLog(page).getByRole('link', { name: 'на странице' }).click()
      await expect(page).toHaveURL(/services/)
      await page.reload()
      await expect(chatLog(page).getByRole('link', { name: 'на странице' })).toBeVisible()
      expect(errors).toEqual([])
    },
  )

  test(
    `staff sign in, answer a request and read chats without ${without}`,
    { tag: '@all' },
    async ({ page, browser, request }) => {
      const email = `${unique('old-')}@company.kg`
      await deliverMail(request, {
        from: `Анна <${email}>`,
        subject: 'Нужен сайт',
        html: '<p>Задача: <a href="https://tulpar.kg/zadacha">на нашем сайте</a></p>',
      })
      const task = unique('мастерская')
      const visitor = await (await browser.newContext()).newPage()
      await openChat(visitor)
      await say(visitor, `Сколько стоит лендинг? ${task}`)
      await lastAnswer(visitor)

      const errors = await openWithout(page, paths)
      await page.goto('/')
      await signInAs(page, 'staff')
      await page.getByRole('banner').getByRole('link', { name: 'Админ' }).click()
      await inboxRow(page, email).click()
      const opened = openedEmail(page)
      const mail = opened.frameLocator('iframe')
      await expect(mail.getByRole('link', { name: 'на нашем сайте' })).toBeVisible()
      await opened.getByRole('button', { name: 'Ответить' }).click()
      const composer = page.getByRole('form', { name: 'Ответ клиенту' })
      await expect(composer.getByLabel('Текст ответа')).toBeFocused()
      await page.keyboard.insertText('Цена 100 рублей.')
      await page.keyboard.press('Control+Enter')
      await expect(inboxRow(page, email)).toContainText('Ответов: 1')

      const account = page.getByRole('banner').getByRole('button', { name: /^Аккаунт/ })
      const security = page.getByRole('button', { name: 'Безопасность' })
      await expect(security).toBeHidden()
      await account.click()
      await expect(security).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(security).toBeHidden()

      await page.getByRole('tab', { name: /^Чаты/ }).click()
      await page.getByRole('searchbox', { name: 'Поиск по чатам' }).fill(task)
      await expect(page.locator('[data-row]')).toHaveCount(1)
      await page.locator('[data-row]').click()
      await expect(
        page.getByRole('region', { name: 'Разговор', exact: true }).getByText(task),
      ).toBeVisible()
      expect(errors).toEqual([])
    },
  )
}
