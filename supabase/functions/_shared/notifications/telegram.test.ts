import { describe, expect, it, vi } from 'vitest'
import type { FailureKind } from '../mail/delivery-error.ts'
import { createTelegramTransport } from './telegram.ts'
import { telegramEnv } from '../settings.ts'

const token = '123456:secret-of-the-bot'
const send = createTelegramTransport({
  token,
  chatId: '-100200300',
  baseUrl: 'https://telegram.example',
  timeoutMs: 1000,
})

describe('the Telegram transport', () => {
  // In the words of the server: https://github.com/tdlib/telegram-bot-api, Client.cpp
  it.each<[number, string, FailureKind]>([
    [400, 'Bad Request: message is too long', 'final'],
    [400, 'Bad Request: message text is empty', 'final'],
    [400, "Bad Request: can't parse entities: Unsupported start tag", 'final'],
    [400, 'Bad Request: strings must be encoded in UTF-8', 'final'],
    [400, 'Bad Request: chat not found', 'settings'],
    [400, 'Bad Request: chat_id is empty', 'settings'],
    [400, 'Bad Request: not enough rights to send text messages to the chat', 'settings'],
    [400, 'Bad Request: need administrator rights in the channel chat', 'settings'],
    [400, 'Bad Request: CHAT_WRITE_FORBIDDEN', 'settings'],
    [400, 'Bad Request: TOPIC_CLOSED', 'settings'],
    [400, 'Bad Request: something new', 'passing'],
    [401, 'Unauthorized', 'settings'],
    [403, 'Forbidden: bot was kicked from the supergroup chat', 'settings'],
    [403, 'Forbidden: bot is not a member of the channel chat', 'settings'],
    [404, 'Not Found', 'settings'],
    [413, 'Request Entity Too Large', 'final'],
    [429, 'Too Many Requests: retry after 35', 'rate'],
    [500, 'Internal Server Error', 'passing'],
    [502, 'Bad Gateway', 'passing'],
  ])('takes %i «%s» for %s', async (status, description, kind) => {
    const answer = { ok: false, error_code: status, description }
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer, { status }))
    const failure = send('Новое обращение')
    await expect(failure).rejects.toMatchObject({ name: 'DeliveryError', kind })
    await expect(failure).rejects.toThrow(`Telegram: HTTP ${status} ${description}`)
  })

  it('leaves no trace of the token where Telegram cannot be reached', async () => {
    // As Deno words it.
    const reason = `error sending request for url (https://telegram.example/bot${token}/sendMessage)`
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError(reason))
    const failure = send('Новое обращение')
    await expect(failure).rejects.toMatchObject({ kind: 'passing' })
    await expect(failure).rejects.toThrow(
      'Telegram: no answer: TypeError: error sending request for url (https://telegram.example/bot…/sendMessage)',
    )
  })
})

describe('the settings of Telegram', () => {
  it('are a token and a chat, or neither', () => {
    expect(telegramEnv.parse({})).toBeUndefined()
    expect(
      telegramEnv.parse({ TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: '-100200300' }),
    ).toEqual({ token, chatId: '-100200300', baseUrl: 'https://api.telegram.org' })
    expect(telegramEnv.safeParse({ TELEGRAM_BOT_TOKEN: token }).success).toBe(false)
    expect(telegramEnv.safeParse({ TELEGRAM_CHAT_ID: '-100200300' }).success).toBe(false)
  })
})
