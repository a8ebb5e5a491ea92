import { expect, test } from 'playwright/test'
import {
  answerWith,
  chatButton,
  chatLog,
  chatPanel,
  lastAnswer,
  openChat,
  reply,
  say,
} from '../support/chat.ts'

const chatCalls = '**/functions/v1/ai-chat'
const summaryCalls = '**/functions/v1/send-chat-summary'

for (const [fault, fail] of [
  ['the server fails', { status: 500, json: { error: { code: 'internal', message: 'x' } } }],
  [
    'the stream is cut',
    { contentType: 'text/event-stream', body: 'event: delta\ndata: {"text":"Лен"}\n\n' },
  ],
  ['a proxy answers', { status: 200, contentType: 'text/html', body: '<h1>Hi</h1>' }],
] as const) {
  test(`${fault}: the message stays, and is answered when sent again`, async ({ page }) => {
    const ids: unknown[] = []
    page.on('request', (call) => {
      if (call.url().endsWith('/ai-chat')) ids.push(call.postDataJSON().messageId)
    })
    await openChat(page)
    await page.route(chatCalls, (route) => route.fulfill(fail))
    await say(page, 'Сколько стоит лендинг?')
    await expect(
      page.getByText('Не удалось отправить сообщение. Попробуйте еще раз.'),
    ).toBeVisible()
    await expect(chatLog(page)).toContainText('Сколько стоит лендинг?')
    await expect(chatLog(page)).toContainText('Не отправлено')
    await page.unroute(chatCalls)
    await page.getByRole('button', { name: 'Отправить ещё раз' }).click()
    await expect(chatLog(page)).toContainText(/75\s000/)
    await expect(chatLog(page)).not.toContainText('Не отправлено')
    expect(new Set(ids).size).toBe(1)
    expect(ids).toHaveLength(2)
  })
}

test('the answer is lost on its way: the message, sent again, gets the same one', async ({
  page,
}) => {
  await openChat(page)
  await page.route(chatCalls, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await say(page, 'Сколько стоит лендинг?')
  await expect(chatLog(page)).toContainText('Не отправлено')
  await page.unroute(chatCalls)
  await page.getByRole('button', { name: 'Отправить ещё раз' }).click()
  await expect(chatLog(page)).toContainText(/75\s000/)
  await lastAnswer(page)
  // The server has the question once.
  await say(page, 'а сколько по времени?')
  await expect(chatLog(page)).toContainText(/7–14/)
})

test('offline it says so, and the message can be sent when the network is back', async ({
  page,
  context,
}) => {
  // The toasts' code comes after the chat; without it there is only the mark on the message.
  const toasts = page.waitForResponse(/assets\/toaster-/)
  await openChat(page)
  await (await toasts).finished()
  await context.setOffline(true)
  await expect(chatPanel(page)).toContainText('Нет соединения с интернетом')
  await say(page, 'Сколько стоит лендинг?')
  await expect(page.getByText('Не удалось отправить сообщение. Попробуйте еще раз.')).toBeVisible()
  await context.setOffline(false)
  await expect(chatPanel(page)).not.toContainText('Нет соединения с интернетом')
  await page.getByRole('button', { name: 'Отправить ещё раз' }).click()
  await expect(chatLog(page)).toContainText(/75\s000/)
})

test('the chat’s code cannot be loaded: it says so, and a reload helps', async ({ page }) => {
  await page.route('**/assets/site-chat-*.js', (route) => route.abort())
  await page.goto('/')
  await chatButton(page).click()
  await expect(page.getByText('Не удалось загрузить часть сайта')).toBeVisible()
  await expect(chatButton(page)).toBeVisible()
  await page.unroute('**/assets/site-chat-*.js')
  // Browsers remember that a module could not be fetched (https://github.com/whatwg/html/issues/6768).
  await openChat(page)
})

test('a summary that cannot be sent is only logged', async ({ page }) => {
  await page.route(summaryCalls, (route) => route.fulfill({ status: 503, body: '' }))
  await page.route(chatCalls, (route) =>
    answerWith(route, reply({ conversationStatus: 'completed' })),
  )
  await openChat(page)
  const logged = page.waitForEvent('console', (message) => /summary/.test(message.text()))
  await say(page, 'Спасибо')
  await logged
  await expect(page.getByRole('dialog', { name: 'Оцените консультацию' })).toBeVisible()
  await expect(page.getByText('Ошибка', { exact: true })).toBeHidden()
})
