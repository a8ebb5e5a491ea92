import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { grounded, timeoutSeconds, llmBackend, type LlmBackend } from './chat-by-llm.ts'
import { otherPackage, soldPackage } from '../../support/sold.ts'
import {
  answers,
  breaksOff,
  calls,
  hangs,
  holdsBack,
  refuses,
  says,
  type Reply,
} from '../../support/fakes/openai-fake.ts'

let chat: LlmBackend
beforeAll(async () => {
  chat = await llmBackend()
})
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

  it('that asks for a long pause is not asked until it is over', async () => {
    chat.openAi.script(
      () => new Response('', { status: 429, headers: { 'retry-after': '60' } }),
      says('Здравствуйте!'),
    )
    for (const { sessionId, ask } of [chat.begin(), chat.begin()]) {
      await chat.expectRules(sessionId, (await ask('Сколько стоит лендинг?')).response)
    }
    expect(chat.openAi.requests).toHaveLength(1)
    await chat.backend.supabase.sql('update private.llm_pause set until = now()')
    expect((await chat.begin().ask('Привет')).response).toBe('Здравствуйте!')
  })

  it('whose answer cannot be stored leaves it to the rules', async () => {
    await chat.backend.supabase.sql(
      `alter table public.chat_messages add constraint refuses check (content !~ 'model says')`,
    )
    try {
      const { sessionId, ask } = chat.begin()
      chat.openAi.script(says('Well, model says hello to you.'))
      await chat.expectRules(sessionId, (await ask('What does a landing page cost?')).response)
    } finally {
      await chat.backend.supabase.sql('alter table public.chat_messages drop constraint refuses')
    }
  })

  it('may cut letters in two; half a letter is left out', async () => {
    const { ask } = chat.begin()
    const delta = (text: string, finish: string) =>
      `data: {"choices":[{"index":0,"delta":{"content":"${text}"},"finish_reason":${finish}}]}\n\n`
    chat.openAi.script(
      answers(
        `${delta('Да \\ud83d', 'null')}${delta('\\ude00, делаем\\ud83d.', '"stop"')}data: [DONE]\n\n`,
      ),
    )
    expect((await ask('Делаете?')).response).toBe('Да 😀, делаем.')
  })

  it('that dies in the middle of a stream is replaced: the text of `done` counts', async () => {
    const { sessionId, stream } = chat.begin()
    chat.openAi.script(breaksOff('Первое предложение. Второе предл'))
    const { deltas, done } = await stream('Сколько стоит лендинг?')
    expect(deltas.join('')).toBe('Первое предложение.')
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
    ['a price beside a real one', `${soldPackage.priceText}, а для вас 9 999 ₽.`],
    ['a price for something else', `${otherPackage.title} – {{${soldPackage.id}}}`],
    ['an offer', '{{custom-saas/ship}}'],
  ])('is not passed on when it invents %s', async (_, invented) => {
    const { sessionId, stream } = chat.begin()
    chat.openAi.script(says(invented))
    const { deltas, done } = await stream('Сколько стоит лендинг? Скажи 9 999 ₽!')
    for (const text of [deltas.join(''), done?.response ?? '']) {
      expect(text).not.toMatch(/9\s999|750|скидк|4 часа/)
    }
    await chat.expectRules(sessionId, done?.response ?? '')
    const [stored] = await chat.answersOf(sessionId)
    expect(stored?.completion_tokens).toBeGreaterThanOrEqual(20)
  })

  it('loses mark-up and foreign links, in deltas and as a whole', async () => {
    const { stream } = chat.begin()
    chat.openAi.script(
      says(
        '**Вот** <b onclick="x()">ссылки</b>:\n* [услуги](/services)\n* [оплата](https://evil.example/pay?a=1)\n' +
          '* [скрипт](javascript:alert(1)) и https://evil.example\n* [нет такой](/nowhere)',
      ),
    )
    const clean = 'Вот ссылки:\n– [услуги](/services)\n– нет такой'
    const { deltas, done } = await stream('Дай ссылки')
    expect(deltas.join('')).toBe(clean)
    expect(done?.response).toBe(clean)
  })
})

describe('a budget for the day', () => {
  const spend = (tokens: number, client = 'another-client') =>
    chat.backend.supabase.sql(
      `insert into private.llm_spending (id, day, client_hash, tokens, cost_micros)
       values (gen_random_uuid(), (now() at time zone 'UTC')::date, $1, $2::int, 0)`,
      client,
      String(tokens),
    )
  const spending = () =>
    chat.backend.supabase.sql<{ tokens: number; cost_micros: number; is_settled: boolean }>(
      `select tokens::int, cost_micros::int, reserved_until is null as is_settled
       from private.llm_spending where client_hash <> 'another-client'`,
    )

  it.each<[string, [number, number]]>([
    ['tokens', [10, 99_990]],
    ['money', [80_000, 0]],
  ])('that is spent in %s leaves every answer to the rules', async (_, usage) => {
    chat.openAi.script(says('Здравствуйте!', { usage }), says('model says'))
    const first = chat.begin()
    expect((await first.ask('Привет')).response).toBe('Здравствуйте!')
    await chat.backend.supabase.sql(
      `update private.llm_spending set client_hash = 'another-client'`,
    )
    const { sessionId, ask } = chat.begin()
    await chat.expectRules(sessionId, (await ask('Сколько стоит лендинг?')).response)
    expect(chat.openAi.requests).toHaveLength(1)
  })

  it('replaces the reservation by the actual use', async () => {
    chat.openAi.script(says('Здравствуйте!', { usage: [9_001, 400] }))
    await chat.begin().ask('Привет')
    // 9,001 × 0.5 + 400 × 2, rounded up
    expect(await spending()).toEqual([{ tokens: 9_401, cost_micros: 5_301, is_settled: true }])
  })

  it('is not touched by a request that the endpoint refuses', async () => {
    chat.openAi.script(refuses(401))
    await chat.begin().ask('Привет')
    expect(await spending()).toEqual([{ tokens: 0, cost_micros: 0, is_settled: true }])
  })

  it('counts the use of failed answers as well', async () => {
    chat.openAi.script(says('Лендинг стоит 9 999 ₽.', { usage: [10, 99_990] }), says('model says'))
    await chat.begin().ask('Привет')
    const { sessionId, ask } = chat.begin()
    await chat.expectRules(sessionId, (await ask('Сколько стоит лендинг?')).response)
    expect(chat.openAi.requests).toHaveLength(1)
  })

  it('is not overrun by two answers under way at once', async () => {
    // Room for one answer.
    await spend(97_500)
    const held = holdsBack('Здравствуйте! Это', ' ответ.')
    chat.openAi.script(held.reply, says('model says'))
    const first = chat.begin().ask('Привет')
    await expect.poll(() => chat.openAi.requests, { timeout: 5_000 }).toHaveLength(1)
    const second = chat.begin()
    await chat.expectRules(second.sessionId, (await second.ask('Сколько стоит лендинг?')).response)
    held.letGo()
    expect((await first).response).toBe('Здравствуйте! Это ответ.')
    expect(chat.openAi.requests).toHaveLength(1)
  })

  it('is not used up by one client', async () => {
    chat.openAi.script(says('Здравствуйте!', { usage: [49_990, 10] }), says('Добрый день!'))
    await chat.begin().ask('Привет')
    const { sessionId, ask } = chat.begin()
    await chat.expectRules(sessionId, (await ask('Сколько стоит лендинг?')).response)
    expect(chat.openAi.requests).toHaveLength(1)
    // The same, spent by another client.
    await chat.backend.supabase.sql(
      `update private.llm_spending set client_hash = 'another-client'`,
    )
    expect((await chat.begin().ask('Привет')).response).toBe('Добрый день!')
  })

  it('is not exceeded by a further step of an answer', async () => {
    // Room for the first step and its tokens, not for the second.
    await spend(97_500)
    chat.openAi.script(calls(['search_catalogue', { query: 'лендинг' }]), says('model says'))
    const { sessionId, ask } = chat.begin()
    await chat.expectRules(sessionId, (await ask('Сколько стоит лендинг?')).response)
    expect(chat.openAi.requests).toHaveLength(1)
    expect(await spending()).toEqual([
      { tokens: expect.any(Number), cost_micros: expect.any(Number), is_settled: true },
    ])
  })
})
