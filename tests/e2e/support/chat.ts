import { expect, type Page, type Route } from 'playwright/test'
import type { ChatReply } from '../../../supabase/functions/_shared/contracts/chat.ts'

export const chatPanel = (page: Page) => page.getByRole('dialog', { name: 'Чат с консультантом' })
export const chatButton = (page: Page) => page.getByRole('button', { name: /^Открыть чат/ })
export const chatInput = (page: Page) => page.getByRole('textbox', { name: 'Сообщение' })
export const chatLog = (page: Page) => chatPanel(page).getByRole('log')

/** Opens the chat of the home page. */
export async function openChat(page: Page) {
  await page.goto('/')
  await chatButton(page).click()
  await expect(chatPanel(page)).toBeVisible()
}

/** Writes and sends a message as soon as the chat accepts one. */
export async function say(page: Page, text: string) {
  await chatInput(page).fill(text)
  await expect(page.getByRole('button', { name: 'Отправить', exact: true })).toBeEnabled()
  await chatInput(page).press('Enter')
}

/** The assistant's complete answer to the latest message. */
export async function lastAnswer(page: Page): Promise<string> {
  await expect(page.getByRole('button', { name: 'Отправить', exact: true })).toBeVisible()
  await expect(chatPanel(page).getByTestId('streaming')).toHaveCount(0)
  return (await chatLog(page).locator(':scope > *').last().innerText()).replace(/\s+/g, ' ')
}

export const reply = (rest: Partial<ChatReply> = {}): ChatReply => ({
  response: 'Лендинг стоит от 75 000 ₽.',
  conversationStatus: 'active',
  bookingConfirmed: false,
  suggestions: [],
  ...rest,
})

/** Answers with events, like the function; for cases that the real one cannot produce. */
export const answerWith = (route: Route, answer: ChatReply) =>
  route.fulfill({
    contentType: 'text/event-stream',
    body: `event: delta\ndata: ${JSON.stringify({ text: answer.response })}\n\nevent: done\ndata: ${JSON.stringify(answer)}\n\n`,
  })
