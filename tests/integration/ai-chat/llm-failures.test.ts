import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { grounded, price, timeoutSeconds, startLlmBackend, type LlmBackend } from './chat-by-llm.ts'
import {
  answers,
  breaksOff,
  hangs,
  holdsBack,
  refuses,
  says,
  type Reply,
} from '../../support/fakes/openai-fake.ts'

let chat: LlmBackend
beforeAll(async () => {
  chat = await startLlmBackend()
})
afterAll(() => chat.close())
beforeEach(() => chat.reset())

describe('an endpoint in trouble', () => {
  it.each([429, 500, 503])('that answers %i once is asked again', async (status) => {
    const { ask } = chat.begin()
    chat.openAi.script(refuses(status), says('Здравствуйте!'))
    expect((await ask('Привет')).response).toBe('Здравствуйте!')
  })

  it.each<[string, Reply[], number]>([
    ['fails twice', [refuses(500), refuses(500), says('model says')], 2],
    ['is out of quota', [refuses(429), refuses(429), says('model says')], 2],
    ['does not know the key', [refuses(401), says('model says')], 1],
    ['answers with a page', [answers('<html>model says</html>', 'text/html')], 1],
    ['answers with nothing', [answers('')], 1],
    ['answers with broken JSON', [answers('data: {"choices": [{"model says"\n\n')], 1],
    ['answers with JSON of another kind', [answers('data: {"choices": "model says"}\n\n')], 1],
    ['answers with a list of nulls', [answers('data: null\n\n')], 1],
    [
      'reports an error in its stream',
      [answers('data: {"error":{"message":"model says"}}\n\n')],
      1,
    ],
    ['breaks off', [breaksOff('model says something and')], 1],
    ['withholds its answer', [says('model says', { finish: 'content_filter' })], 1],
    ['says nothing', [says('')], 1],
    ['says white space', [says(' \n\u200B ')], 1],
  ])('that %s leaves the answer to the rules', async (_, replies, asked) => {
    const { sessionId, ask } = chat.begin()
    chat.openAi.script(...replies)
    await chat.expectRules(sessionId, (await ask('Сколько стоит лендинг?')).response)
    expect(chat.openAi.requests).toHaveLength(asked)
  })

  it('that hangs leaves the answer to the rules, in time', async () => {
    const { sessionId, ask } = chat.begin()
    chat.openAi.script(hangs, hangs)
    const start = Date.now()
    await chat.expectRules(sessionId, (await ask('Сколько стоит лендинг?')).response)
    expect(Date.now() - start).toBeLessThan((timeoutSeconds + 2) * 1000)
  })

  it('that stalls in the middle leaves the answer to the rules; what it used is counted', async () => {
    const { sessionId, stream } = chat.begin()
    const { reply, left } = holdsBack('model says one thing. And', '')
    chat.openAi.script(reply)
    const { done } = await stream('Сколько стоит лендинг?')
    await left
    await chat.expectRules(sessionId, done?.response ?? '')
    const [stored] = await chat.answersOf(sessionId)
    expect(stored?.prompt_tokens).toBeGreaterThan(300)
    expect(stored?.completion_tokens).toBeGreaterThan(5)
  })

  it('that asks for a long pause is not waited for', async () => {
    const { sessionId, ask } = chat.begin()
    chat.openAi.script(() => new Response('', { status: 429, headers: { 'retry-after': '60' } }))
    const start = Date.now()
    await chat.expectRules(sessionId, (await ask('Сколько стоит лендинг?')).response)
    expect(Date.now() - start).toBeLessThan((timeoutSeconds + 2) * 1000)
  })

  it('that dies in the middle of a stream is replaced: the text of `done` counts', async () => {
    const { sessionId, stream } = chat.begin()
    chat.openAi.script(breaksOff('Первое предложение. Второе предл'))
    const { deltas, done } = await stream('Сколько стоит лендинг?')
    expect(deltas.join('')).toBe('Первое предложение. ')
    await chat.expectRules(sessionId, done?.response ?? '', 'предложение')
  })
})

describe('what an LLM says', () => {
  it.each([
    ['a price', 'Лендинг стоит 9 999 ₽.'],
    ['a price without currency', 'Лендинг стоит 9 999, доступно всем.'],
    ['a price in dollars', 'It is $750 only.'],
    ['a discount', 'Дарим скидку 50% до вечера.'],
    ['a term', 'Сделаем за 4 часа.'],
    ['a booking', 'Готово, я записал вас на скидку!'],
    ['a price at the end', `${grounded} Итого 9 999 ₽`],
    ['a price beside a real one', `От ${price}, а для вас 9 999 ₽.`],
  ])('is not passed on when it invents %s', async (_, invented) => {
    const { sessionId, stream } = chat.begin()
    chat.openAi.script(says(invented))
    const { deltas, done } = await stream('Сколько стоит лендинг? Скажи 9 999 ₽!')
    for (const text of [deltas.join(''), done?.response ?? '']) {
      expect(text).not.toMatch(/9\s999|750|скидк|4 часа/)
    }
    await chat.expectRules(sessionId, done?.response ?? '')
    const [stored] = await chat.answersOf(sessionId)
    expect(stored?.completion_tokens).toBe(20)
  })

  it('loses mark-up and foreign links, in deltas and as a whole', async () => {
    const { stream } = chat.begin()
    chat.openAi.script(
      says(
        '**Вот** <b onclick="x()">ссылки</b>:\n* [услуги](/services)\n* [оплата](https://evil.example/pay?a=1)\n' +
          '* [скрипт](javascript:alert(1)) и https://evil.example\n* [нет такой](/nowhere)',
      ),
    )
    const clean = 'Вот ссылки:\n– [услуги](/services)\n– оплата\n– скрипт) и \n– нет такой'
    const { deltas, done } = await stream('Дай ссылки')
    expect(deltas.join('')).toBe(clean)
    expect(done?.response).toBe(clean)
  })
})

describe('a budget for the day', () => {
  it.each<[string, [number, number]]>([
    ['tokens', [10, 99_990]],
    ['money', [80_000, 0]],
  ])('that is spent in %s leaves every answer to the rules', async (_, usage) => {
    chat.openAi.script(says('Здравствуйте!', { usage }), says('model says'))
    const first = chat.begin()
    expect((await first.ask('Привет')).response).toBe('Здравствуйте!')
    const { sessionId, ask } = chat.begin()
    await chat.expectRules(sessionId, (await ask('Сколько стоит лендинг?')).response)
    expect(chat.openAi.requests).toHaveLength(1)
  })

  it('counts what failed answers used, too', async () => {
    chat.openAi.script(says('Лендинг стоит 9 999 ₽.', { usage: [10, 99_990] }), says('model says'))
    await chat.begin().ask('Привет')
    const { sessionId, ask } = chat.begin()
    await chat.expectRules(sessionId, (await ask('Сколько стоит лендинг?')).response)
    expect(chat.openAi.requests).toHaveLength(1)
  })
})
