import { expect, test } from 'playwright/test'
import { soldPackage } from '../../support/sold.ts'
import { chatButton, chatLog, chatPanel, lastAnswer, openChat, say } from '../support/chat.ts'

test('a chat that does not load says so; a message is answered once, though its answer was lost or there was no network', async ({
  page,
  context,
}) => {
  await page.route('**/assets/site-chat-*.js', (route) => route.abort())
  await page.goto('/')
  await chatButton(page).click()
  await expect(page.getByText('Не удалось загрузить часть сайта')).toBeVisible()
  await expect(chatButton(page)).toBeVisible()
  await page.unroute('**/assets/site-chat-*.js')
  // The toasts' code loads after the chat; without it there is only the mark on the message.
  const toasts = page.waitForResponse(/assets\/toaster-/)
  // Browsers cache a failed module fetch (https://github.com/whatwg/html/issues/6768).
  await openChat(page)
  await (await toasts).finished()

  const again = page.getByRole('button', { name: 'Отправить ещё раз' })
  await page.route('**/functions/v1/ai-chat', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await say(page, soldPackage.howMuch)
  await expect(chatLog(page)).toContainText('Не отправлено')
  await expect(page.getByText('Не удалось отправить сообщение. Попробуйте еще раз.')).toBeVisible()
  await page.unroute('**/functions/v1/ai-chat')
  await again.click()
  await expect(chatLog(page)).toContainText(soldPackage.priceText)
  await lastAnswer(page)

  await context.setOffline(true)
  await expect(chatPanel(page)).toContainText('Нет соединения с интернетом')
  await say(page, 'а сколько по времени?')
  await expect(chatLog(page)).toContainText('Не отправлено')
  await context.setOffline(false)
  await expect(chatPanel(page)).not.toContainText('Нет соединения с интернетом')
  await again.click()
  // The server has the first question, once.
  await expect(chatLog(page)).toContainText(/7–14/)
  await expect(chatLog(page)).not.toContainText('Не отправлено')
})
