import { describe, expect, it, vi } from 'vitest'
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
  it.each([
    [400, true],
    [401, false],
    [403, false],
    [404, false],
    [429, false],
    [500, false],
  ])('treats %i as permanent: %s', async (status, permanent) => {
    const answer = { ok: false, error_code: status, description: 'Because' }
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer, { status }))
    const failure = send('Новое обращение')
    await expect(failure).rejects.toMatchObject({ name: 'DeliveryError', permanent })
    await expect(failure).rejects.toThrow(`Telegram: HTTP ${status} Because`)
  })

  it('leaves no trace of the token where Telegram cannot be reached', async () => {
    // As Deno words it.
    const reason = `error sending request for url (https://telegram.example/bot${token}/sendMessage)`
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError(reason))
    const failure = send('Новое обращение')
    await expect(failure).rejects.toMatchObject({ permanent: false })
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
