import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChatFake, chatReply } from '../../../../tests/support/fakes/chat-fake'
import { type OutgoingMessage, sendMessage } from './send-message'

const message: OutgoingMessage = {
  message: 'Сколько стоит лендинг?',
  lang: 'ru',
  history: [],
  sessionId: 'chat_1763740000000_k3v9x1c2000000000000000000',
  messageId: '0f8fad5b-d9cb-469f-a165-70867728950e',
}
let server: ChatFake
const caller = () => new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  server = new ChatFake()
  vi.stubGlobal('fetch', server.fetch)
})
afterEach(() => vi.useRealTimers())

/** Sends the message; its result can be inspected while it is running. */
function begin(signal = caller().signal) {
  const deltas: string[] = []
  const seen: { reply?: unknown; code?: unknown; message?: unknown } = {}
  sendMessage(message, { origin: {}, signal, onDelta: (text) => deltas.push(text) }).then(
    (reply) => Object.assign(seen, { reply }),
    ({ code, message: text }) => Object.assign(seen, { code, message: text }),
  )
  return { deltas, seen }
}
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

it('asks for events, and takes JSON, too', async () => {
  const fetched = vi.fn(server.fetch)
  vi.stubGlobal('fetch', fetched)
  const { seen } = begin()
  await pass()
  const [url, init] = fetched.mock.calls[0] ?? []
  const request = new Request(String(url), { ...init, signal: null })
  expect(new URL(request.url).pathname).toBe('/functions/v1/ai-chat')
  expect(request.headers.get('accept')).toBe('text/event-stream')
  server.reply(chatReply({ suggestions: ['А за сколько?'] }))
  await pass()
  expect(seen.reply).toEqual(chatReply({ suggestions: ['А за сколько?'] }))
})

it('hands pieces on as they come, cut wherever the network likes, Cyrillic letters in half', async () => {
  const { deltas, seen } = begin()
  await pass()
  const stream = server.stream()
  stream.write(': \n\n')
  const bytes = new TextEncoder().encode('event: delta\ndata: {"text":"Здравствуйте"}\n\n')
  for (const byte of bytes) stream.writeBytes(Uint8Array.of(byte))
  await pass()
  expect(deltas).toEqual(['Здравствуйте'])
  stream.delta('!')
  await pass()
  expect(deltas).toEqual(['Здравствуйте', '!'])
  expect(seen.reply).toBeUndefined()
  stream.done(chatReply({ response: 'Здравствуйте!' }))
  await pass()
  expect(seen.reply).toMatchObject({ response: 'Здравствуйте!' })
  expect(stream.isCancelled).toBe(true)
})

it('passes events over that it does not know', async () => {
  const { deltas, seen } = begin()
  await pass()
  const stream = server.stream()
  stream.write('event: usage\ndata: {"tokens":3}\n\ndata: hello\n\n')
  stream.done(chatReply())
  await pass()
  expect(deltas).toEqual([])
  expect(seen.reply).toEqual(chatReply())
})

it.each([
  ['a delta without text', 'event: delta\ndata: {}\n\n', 'bad_answer'],
  ['what is no JSON', 'event: delta\ndata: {"te\n\n', 'bad_answer'],
  ['a reply that is not of the contract', 'event: done\ndata: {"response":1}\n\n', 'bad_answer'],
  ['an endless line', 'x'.repeat(300_000), 'bad_answer'],
  ['an error that is not of the contract', 'event: error\ndata: oops\n\n', 'bad_answer'],
  [
    'an error of the contract',
    'event: error\ndata: {"error":{"code":"unavailable","message":"Позже"}}\n\n',
    'unavailable',
  ],
])('fails on %s', async (_, text, code) => {
  const { seen } = begin()
  await pass()
  const stream = server.stream()
  stream.write(text)
  await pass()
  expect(seen).toMatchObject({ code })
  expect(stream.isCancelled).toBe(true)
})

it.each([
  ['nothing at all', Response.json(null)],
  ['an answer of the old kind that only tells of an error', Response.json({ error: 'x' })],
  [
    'a page of some proxy',
    new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
])('fails on %s in place of a reply', async (_, answer) => {
  const { seen } = begin()
  await pass()
  server.answer(answer)
  await pass()
  expect(seen).toMatchObject({ code: 'bad_answer' })
})

it('fails when the stream breaks or ends before the reply is whole', async () => {
  for (const fault of ['cut', 'end'] as const) {
    const { seen } = begin()
    await pass()
    const stream = server.stream()
    stream.delta('Здрав')
    stream[fault]()
    await pass()
    expect(seen).toMatchObject({ code: 'network' })
  }
})

it('gives up after 25 seconds without a sign of life, and not while there are some', async () => {
  const silent = begin()
  await pass(24_999)
  expect(silent.seen).toEqual({})
  await pass(1)
  expect(silent.seen).toMatchObject({
    code: 'network',
    message: expect.stringContaining('Timed out'),
  })

  const alive = begin()
  await pass()
  const stream = server.stream()
  for (let beats = 0; beats < 4; beats += 1) {
    await pass(14_000)
    stream.write(': \n\n')
  }
  expect(alive.seen).toEqual({})
})

it('gives up after a minute, however lively the stream is', async () => {
  const { seen } = begin()
  await pass()
  const stream = server.stream()
  for (let beats = 0; beats < 6; beats += 1) {
    stream.write(': \n\n')
    await pass(10_000)
  }
  // The fake's body does not notice the abort, as a real one does.
  stream.write(': \n\n')
  await pass()
  expect(server.signals[0]?.aborted).toBe(true)
  stream.cut()
  await pass()
  expect(seen).toMatchObject({ code: 'network' })
})

it('asks again while the same message is still being answered', async () => {
  const { seen } = begin()
  await pass()
  server.refuse(409, 'chat_busy', { 'retry-after': '40' })
  await pass(1999)
  expect(server.messages).toHaveLength(1)
  await pass(1)
  expect(server.messages).toHaveLength(2)
  server.reply(chatReply())
  await pass()
  expect(seen.reply).toEqual(chatReply())
})

it('asks again when a person takes the conversation over in the middle of an answer', async () => {
  const { seen } = begin()
  await pass()
  const stream = server.stream()
  stream.delta('Лендинг')
  stream.fail({ error: { code: 'chat_busy', message: 'chat_busy' } })
  await pass(2000)
  expect(server.messages).toHaveLength(2)
  server.reply(chatReply({ response: '', person: 'here' }))
  await pass()
  expect(seen.reply).toEqual(chatReply({ response: '', person: 'here' }))
})

it('is called off by its caller, before, while it waits, and while it reads', async () => {
  const early = caller()
  early.abort()
  const first = begin(early.signal)
  await pass()
  expect(first.seen).toMatchObject({ code: 'network' })

  const waiting = caller()
  const second = begin(waiting.signal)
  await pass()
  server.refuse(409, 'chat_busy')
  await pass()
  waiting.abort()
  await pass()
  expect(second.seen).toMatchObject({ code: 'network' })
  expect(vi.getTimerCount()).toBe(0)
})
