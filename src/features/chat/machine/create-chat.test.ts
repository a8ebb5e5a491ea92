import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closingMessages } from '@/content/chat'
import { onToast, type ToastMessage } from '@/lib/toast'
import { ChatFake, chatReply } from '../../../../tests/support/fakes/chat-fake'
import { type Chat, createChat } from './create-chat'
import { chatKey } from '@/lib/storage'

const booked = chatReply({ conversationStatus: 'completed', bookingConfirmed: true })
const origin = { pageUrl: 'https://kerege.example/?utm_source=mail' }
const completed = chatReply({ conversationStatus: 'completed' })

let server: ChatFake
let chat: Chat
let stop = () => {}
let stopToasts = () => {}
const toasts: ToastMessage[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  server = new ChatFake()
  vi.stubGlobal('fetch', server.fetch)
  toasts.length = 0
  stopToasts = onToast((message) => toasts.push(message))
  begin()
})
afterEach(() => {
  stop()
  stopToasts()
  vi.useRealTimers()
})

/** Starts the chat, as on page load. */
function begin() {
  chat = createChat(() => origin)
  stop = chat.start()
}
function reload() {
  stop()
  begin()
}
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const phase = () => chat.getState().talk
const lastWords = () => chat.getState().messages.at(-1)?.content

async function converse(reply = chatReply()) {
  chat.open()
  chat.send('Сколько стоит лендинг?')
  await pass()
  server.reply(reply)
  await pass()
}
const expectingErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {})

describe('section 4', () => {
  it('sending sets loading until the reply arrives', async () => {
    chat.send('Привет')
    expect(phase()).toMatchObject({ phase: 'loading' })
    await pass(5000)
    expect(phase()).toMatchObject({ phase: 'loading' })
    server.reply(chatReply())
    await pass()
    expect(phase()).toEqual({ phase: 'waiting' })
    expect(lastWords()).toBe('Лендинг стоит от 75 000 ₽.')
  })

  it('booking_confirmed: thanks, and the rating dialog after 2 seconds', async () => {
    await converse(booked)
    expect(lastWords()).toBe(closingMessages.ru.booking_confirmed)
    expect(server.summaries).toMatchObject([{ reason: 'booking_confirmed' }])
    await pass(1999)
    expect(phase()).toMatchObject({ rating: { stage: 'later' } })
    await pass(1)
    expect(phase()).toMatchObject({ phase: 'ended', rating: { stage: 'asking' } })
  })

  it('completed: thanks, and the rating dialog after 1.5 seconds', async () => {
    await converse(completed)
    expect(lastWords()).toBe(closingMessages.ru.completed)
    expect(server.summaries).toMatchObject([{ reason: 'completed' }])
    await pass(1499)
    expect(phase()).toMatchObject({ rating: { stage: 'later' } })
    await pass(1)
    expect(phase()).toMatchObject({ phase: 'ended', rating: { stage: 'asking' } })
  })

  it('abandoned: after 120 seconds the chat says so, 3 seconds later the panel closes and it resets', async () => {
    await converse()
    await pass(119_999)
    expect(phase()).toEqual({ phase: 'waiting' })
    await pass(1)
    expect(phase()).toMatchObject({ phase: 'ended', reason: 'abandoned' })
    expect(lastWords()).toBe(closingMessages.ru.abandoned)
    expect(server.summaries).toMatchObject([{ reason: 'abandoned' }])
    await pass(2999)
    expect(chat.getState()).toMatchObject({ isOpen: true })
    await pass(1)
    expect(chat.getState()).toMatchObject({ isOpen: false, messages: [], sessionId: null })
    expect(toasts).toEqual([])
  })

  it('the inactivity timer restarts after each message', async () => {
    await converse()
    await pass(100_000)
    await converse()
    await pass(100_000)
    expect(phase()).toEqual({ phase: 'waiting' })
    await pass(20_000)
    expect(phase()).toMatchObject({ phase: 'ended' })
  })

  it('a visitor who has written nothing is not sent away', async () => {
    chat.open()
    await pass(600_000)
    expect(chat.getState()).toMatchObject({ isOpen: true, talk: { phase: 'waiting' } })
  })

  it('a rating is sent and thanked for, and 2 seconds later dialog and panel close and the chat resets', async () => {
    await converse(booked)
    await pass(2000)
    chat.rate(4)
    expect(server.summaries).toMatchObject([
      { reason: 'booking_confirmed' },
      { reason: 'rating_submitted', rating: 4 },
    ])
    expect(server.summaries[0]?.sessionId).toBe(server.summaries[1]?.sessionId)
    expect(toasts).toMatchObject([{ tone: 'success', title: 'Спасибо за оценку!' }])
    await pass(1999)
    expect(phase()).toMatchObject({ rating: { stage: 'given', rating: 4 } })
    await pass(1)
    expect(chat.getState()).toMatchObject({ isOpen: false, messages: [] })
  })

  it('starting a new chat calls off the message on its way; its late reply is ignored', async () => {
    chat.open()
    chat.send('Привет')
    await pass()
    const stream = server.stream()
    await pass()
    stream.delta('Здрав')
    await pass()
    chat.restart()
    expect(server.signals[0]?.aborted).toBe(true)
    stream.done(booked)
    await pass(5000)
    expect(chat.getState()).toMatchObject({ isOpen: true, messages: [] })
    expect(server.summaries).toEqual([])
    expect(toasts).toEqual([])
  })
})

describe('section 5', () => {
  it('two quick presses of Enter send once', async () => {
    chat.type('Привет')
    chat.send()
    chat.send()
    await pass()
    expect(server.messages).toHaveLength(1)
  })
})

describe('section 7: the call', () => {
  it('carries message, history, session, consent and page; closing words are no history', async () => {
    await converse()
    chat.send('  А за сколько?  ')
    await pass()
    const [first, second] = server.messages
    expect(first).toMatchObject({ message: 'Сколько стоит лендинг?', history: [] })
    expect(second).toMatchObject({
      message: 'А за сколько?',
      history: [
        { role: 'user', content: 'Сколько стоит лендинг?' },
        { role: 'assistant', content: 'Лендинг стоит от 75 000 ₽.' },
      ],
      sessionId: first?.sessionId,
      consent: { textVersion: expect.stringMatching(/./) },
      origin,
    })
    expect(second?.messageId).not.toBe(first?.messageId)
  })
  it('leaves what did not arrive out of the history, and sends at most 60 items', async () => {
    expectingErrors()
    chat.send('Не дошло')
    await pass()
    server.refuse(500, 'internal')
    await pass()
    for (let turn = 0; turn < 35; turn += 1) await converse()
    expect(server.messages.at(-1)?.history).toHaveLength(60)
    expect(JSON.stringify(server.messages)).not.toContain('"content":"Не дошло"')
    vi.mocked(console.error).mockClear()
  })
})

describe('section 8: ai-chat fails', () => {
  it.each([
    ['a refusal', () => server.refuse(500, 'internal')],
    ['no connection', () => server.answer(new TypeError('Failed to fetch'))],
    ['no answer of ours', () => server.answer(new Response('<h1>Bad gateway</h1>'))],
    ['a stream that is cut off', () => server.stream().cut()],
    ['a stream that ends early', () => server.stream().end()],
    [
      'a failure in the stream',
      () => server.stream().fail({ error: { code: 'internal', message: '' } }),
    ],
  ])('%s: logged, told, loading cleared, and the message stays', async (_, fail) => {
    const log = expectingErrors()
    chat.open()
    chat.send('Привет')
    await pass()
    fail()
    await pass()
    expect(log).toHaveBeenCalled()
    log.mockClear()
    expect(toasts).toEqual([
      {
        tone: 'error',
        title: 'Ошибка',
        description: 'Не удалось отправить сообщение. Попробуйте еще раз.',
      },
    ])
    expect(phase()).toEqual({ phase: 'waiting' })
    expect(chat.getState().messages).toMatchObject([{ content: 'Привет', delivery: 'failed' }])
  })

  it('sends the message again under the same id', async () => {
    expectingErrors()
    chat.send('Привет')
    await pass()
    server.refuse(503, 'unavailable')
    await pass()
    vi.mocked(console.error).mockClear()
    const [first] = server.messages
    chat.retry(first?.messageId ?? '')
    await pass()
    server.reply(chatReply())
    await pass()
    expect(server.messages[1]?.messageId).toBe(first?.messageId)
    expect(server.messages[1]?.history).toEqual([])
    expect(chat.getState().messages).toMatchObject([
      { role: 'user', delivery: 'delivered' },
      { role: 'assistant' },
    ])
  })

  it.each([
    ['120', 'Слишком много сообщений подряд. Попробуйте через 2 минуты.'],
    [undefined, 'Слишком много сообщений подряд. Попробуйте позже.'],
  ])('too many messages: says when to come again (%s)', async (seconds, description) => {
    expectingErrors()
    chat.send('Привет')
    await pass()
    server.refuse(429, 'rate_limited', seconds ? { 'retry-after': seconds } : {})
    await pass()
    vi.mocked(console.error).mockClear()
    expect(toasts).toMatchObject([{ description }])
  })

  it('a conversation that the server had closed goes on in a new session', async () => {
    chat.send('Привет')
    await pass()
    const [first] = server.messages
    server.refuse(409, 'chat_ended')
    await pass()
    server.reply(chatReply())
    await pass()
    const second = server.messages.at(-1)
    expect(second).toMatchObject({ message: 'Привет', continues: first?.sessionId })
    expect(second?.sessionId).not.toBe(first?.sessionId)
    expect(toasts).toEqual([])
    expect(phase()).toEqual({ phase: 'waiting' })
  })

  it('a full conversation: says how to go on', async () => {
    expectingErrors()
    chat.send('Привет')
    await pass()
    server.refuse(409, 'chat_full')
    await pass()
    vi.mocked(console.error).mockClear()
    expect(toasts).toMatchObject([{ description: expect.stringContaining('Начните новый') }])
  })

  it('send-chat-summary failures are only logged', async () => {
    const log = expectingErrors()
    server.summaryStatus = 500
    await converse(booked)
    expect(log).toHaveBeenCalledOnce()
    log.mockClear()
    expect(toasts).toEqual([])
    expect(phase()).toMatchObject({ phase: 'ended' })
  })
})

describe('a reload', () => {
  it('keeps the conversation, its session and what was being typed', async () => {
    await converse()
    chat.type('А за сколько')
    const before = chat.getState()
    reload()
    expect(chat.getState()).toEqual(before)
    expect(chat.wasOpened()).toBe(false)
  })
  it('lets the timers go on', async () => {
    await converse()
    await pass(60_000)
    reload()
    await pass(59_999)
    expect(phase()).toEqual({ phase: 'waiting' })
    await pass(1)
    expect(phase()).toMatchObject({ reason: 'abandoned' })
  })
  it('catches up with a timer that fired in the meantime', async () => {
    await converse()
    stop()
    vi.setSystemTime(Date.now() + 3_600_000)
    begin()
    await pass()
    expect(phase()).toMatchObject({ reason: 'abandoned' })
    expect(server.summaries).toHaveLength(1)
    await pass(3000)
    expect(chat.getState()).toMatchObject({ isOpen: false, messages: [] })
  })
  it('asks once more for a reply that was awaited, under the same id, from its beginning', async () => {
    chat.send('Привет')
    await pass()
    const stream = server.stream()
    await pass()
    stream.delta('Здравствуйте')
    await pass()
    chat.type('ещё')
    reload()
    await pass()
    expect(phase()).toMatchObject({ phase: 'loading', partial: '' })
    expect(server.messages[1]?.messageId).toBe(server.messages[0]?.messageId)
    server.reply(chatReply())
    await pass()
    expect(chat.getState().messages).toHaveLength(2)
    expect(toasts).toEqual([])
  })
  it('reports an ending once', async () => {
    await converse(booked)
    reload()
    await pass(2000)
    expect(server.summaries).toHaveLength(1)
    expect(phase()).toMatchObject({ rating: { stage: 'asking' } })
  })
  it('forgets a conversation that was reset', async () => {
    await converse()
    expect(sessionStorage.getItem(chatKey.name)).toContain('лендинг')
    chat.restart()
    chat.close()
    expect(sessionStorage.getItem(chatKey.name)).toBeNull()
  })
})

describe('effects that run twice (StrictMode)', () => {
  it('leave one timer and one request', async () => {
    stop()
    stop = chat.start()
    await converse()
    expect(server.messages).toHaveLength(1)
    await pass(120_000)
    expect(server.summaries).toHaveLength(1)
  })
  it('a stopped chat does nothing', async () => {
    chat.send('Привет')
    await pass()
    stop()
    expect(server.signals[0]?.aborted).toBe(true)
    await pass(300_000)
    expect(toasts).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a person in the chat', () => {
  const here = { stage: 'here', name: 'Айгуль' } as const
  const hello = { id: 7, text: 'Здравствуйте', name: 'Айгуль' }

  it('once called is listened for every four seconds while the panel is closed, and heard', async () => {
    await converse(chatReply({ person: 'called' }))
    chat.close()
    await pass(3999)
    expect(server.asked).toBe(0)
    server.updates = { person: here, ended: null, messages: [hello] }
    await pass(1)
    expect(chat.getState().person).toEqual(here)
    expect(lastWords()).toBe('Здравствуйте')
    await pass(12_000)
    expect(server.asked).toBe(4)
    expect(chat.getState().messages.filter(({ role }) => role === 'staff')).toHaveLength(1)
  })

  it('who takes the conversation over unasked is noticed within two seconds', async () => {
    await converse()
    await pass(60_000)
    server.updates = { person: here, ended: null, messages: [] }
    await pass(2000)
    expect(chat.getState().person).toEqual(here)
    await pass(300_000)
    expect(phase()).toEqual({ phase: 'waiting' })
    expect(server.summaries).toEqual([])
  })

  it('is not listened for when the panel is closed, or after the end', async () => {
    await converse()
    chat.close()
    await pass(60_000)
    expect(server.asked).toBe(0)
    chat.open()
    await pass(60_000)
    expect(phase()).toMatchObject({ phase: 'ended' })
    const { asked } = server
    await pass(60_000)
    expect(server.asked).toBe(asked)
  })

  it('is still listened for after a reload and a lost connection', async () => {
    await converse(chatReply({ person: 'called' }))
    reload()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await pass(8000)
    vi.stubGlobal('fetch', server.fetch)
    server.updates = { person: here, ended: null, messages: [hello] }
    await pass(4000)
    expect(lastWords()).toBe('Здравствуйте')
  })
})
