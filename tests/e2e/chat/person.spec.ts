import { expect, type Locator, type Page, test } from 'playwright/test'
import { currencies } from '../../../src/content/currencies.ts'
import { own } from '../../../src/content/currency.ts'
import { unique } from '../support/accounts.ts'
import { chatLog, chatPanel, lastAnswer, openChat, say } from '../support/chat.ts'
import { startAs } from '../support/session.ts'

const openedChat = (page: Page) => page.getByRole('region', { name: 'Разговор', exact: true })
const transcript = (page: Page) => openedChat(page).getByRole('list', { name: 'Переписка в чате' })

async function openChats(page: Page, who: 'staff' | 'admin') {
  await page.clock.install()
  await startAs(page, who)
  await page.goto('/admin?tab=chats')
  await expect(page.getByRole('heading', { name: 'Чаты' })).toBeVisible()
}

/** Both sides poll every few seconds: lets time pass until the text is there. */
const hear = (on: Page, found: Locator, text: string | RegExp) =>
  expect(async () => {
    await on.clock.fastForward(10_000)
    await expect(found).toContainText(text, { timeout: 1000 })
  }).toPass()

test('a chat is taken over by one of two, spoken in and handed back', async ({ browser, page }) => {
  const colleague = await (await browser.newContext()).newPage()
  const visitor = await (await browser.newContext()).newPage()
  await openChats(page, 'staff')
  await openChats(colleague, 'admin')

  const task = unique('мастерская')
  await visitor.clock.install()
  await openChat(visitor)
  await say(visitor, `Сколько стоит лендинг? ${task}`)
  await lastAnswer(visitor)
  await visitor.getByRole('button', { name: 'Позвать человека' }).click()
  await expect(chatPanel(visitor).getByText('Зовём коллегу')).toBeVisible()

  // Both see the waiting visitor, on top, and press one after the other.
  for (const staff of [page, colleague]) {
    const waiting = staff.getByRole('region', { name: 'Ждут человека' })
    await hear(staff, waiting, 'Помощник: Зову коллегу')
    await waiting.getByRole('link').click()
    await expect(transcript(staff)).toContainText(task)
  }
  await expect(page.getByRole('tab', { name: /^Чаты \d+ ждут человека$/ })).toBeVisible()
  const take = (on: Page) => openedChat(on).getByRole('button', { name: 'Вступить в чат' })
  await expect(take(colleague)).toBeVisible()
  // The next poll would take the button away.
  await colleague.clock.pauseAt(await colleague.evaluate(() => Date.now() + 100))
  await take(page).click()
  await expect(page.getByText('Вы в чате')).toBeVisible()
  await take(colleague).click()
  await colleague.clock.resume()
  await expect(colleague.getByText('Разговор уже взяли')).toBeVisible()
  await expect(colleague.getByText('Его ведёт Тимур Асанов.')).toBeVisible()

  await hear(visitor, chatPanel(visitor).getByRole('heading'), 'Тимур')
  const text = openedChat(page).getByRole('textbox', { name: 'Текст сообщения' })
  await text.fill('Здравствуйте! Это Тимур, чем помочь?')
  await text.press('Enter')
  await hear(visitor, chatLog(visitor), 'Это Тимур, чем помочь?')
  await say(visitor, 'Сколько стоит сайт?')
  for (const staff of [page, colleague]) {
    await hear(staff, transcript(staff), 'Сколько стоит сайт?')
  }
  // The assistant is silent.
  await expect(transcript(page).getByRole('listitem').last()).toContainText('Сколько стоит сайт?')
  await expect(chatPanel(visitor).getByTestId('streaming')).toHaveCount(0)
  await visitor.reload()
  await expect(chatLog(visitor)).toContainText('Это Тимур, чем помочь?')

  await openedChat(page).getByRole('button', { name: 'Передать помощнику' }).click()
  await hear(visitor, chatLog(visitor), 'Снова отвечает автоматический помощник.')
  // The question that was left open.
  await expect.poll(() => lastAnswer(visitor)).toContain(currencies[own].sign)

  // The chat is found by its text, and in the log.
  await page.getByRole('searchbox', { name: 'Поиск по чатам' }).fill(task)
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await colleague.goto('/admin?tab=audit&kind=chat')
  await expect(colleague.getByText('Сотрудник передал чат помощнику').first()).toBeVisible()
})
