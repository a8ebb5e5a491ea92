import { afterEach, describe, expect, it } from 'vitest'
import { chatReplySchema, chatUpdatesSchema, type ChatReply } from '@contracts/chat.ts'
import { expectError } from '../../support/expect-error.ts'
import { newSessionId, readEvents, sendChat } from '../../support/send-chat.ts'
import { useChatByRules } from './chat-by-rules.ts'

const { backend, begin, sql, saidIn, leadsOf } = useChatByRules()

/** Ids as the specification's client makes them. */
const shortIds = [
  'session_1763740000000_k3v9x1c2',
  'web-Chat-1763740000001-K3v9X1',
  'kerege_1763740000002_a',
  'session-mi8tpgw0-0.4fzyo82mvyr',
  'chatmi8tpgw0k3v9x1c2',
]
const [shortId = ''] = shortIds
const phone = '+996 555 123456'

const hits = async (bucket: string) => {
  const [row] = await sql<{ hits: number }>(
    'select hits from private.rate_limits where bucket = $1',
    bucket,
  )
  return row?.hits ?? 0
}
const post = (name: string, body: object) =>
  fetch(`${backend().url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
async function ask(sessionId: string, message: string, more: object = {}): Promise<ChatReply> {
  const response = await sendChat(backend().url, { message, sessionId, ...more })
  expect(response.status).toBe(200)
  return chatReplySchema.parse(await response.json())
}

/** A conversation as the specification's client holds it: it sends the history along. */
function talkAs(sessionId: string) {
  const history: object[] = []
  return async (message: string) => {
    const reply = await ask(sessionId, message, { history: [...history] })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.response })
    return reply
  }
}

describe('a session whose id can be guessed', () => {
  afterEach(async () => {
    await sql(`delete from public.emails where source = 'chat'`)
    for (const id of shortIds)
      await sql(
        'delete from public.chat_sessions where session_id = private.stored_session_id($1)',
        id,
      )
  })

  it('is answered, as JSON and as events', async () => {
    const reply = await ask(shortId, 'Сколько стоит лендинг?', { history: [] })
    expect(reply).toMatchObject({ conversationStatus: 'active', bookingConfirmed: false })
    expect(reply.response).toContain('75')
    const response = await sendChat(
      backend().url,
      { message: 'Сколько стоит лендинг?', sessionId: shortId },
      { headers: { accept: 'text/event-stream' } },
    )
    const { deltas, done } = await readEvents(response)
    expect(done).toEqual(reply)
    expect(deltas.join('')).toBe(reply.response)
  })

  it.each(shortIds)('is remembered, booked, summarised and rated: %s', async (sessionId) => {
    const say = talkAs(sessionId)
    await say('Хочу консультацию по лендингу')
    await say(phone)
    const booked = await say('Айгерим')
    expect(booked).toMatchObject({ bookingConfirmed: true, conversationStatus: 'completed' })
    const [lead] = await leadsOf(sessionId)
    expect(lead?.lead).toMatchObject({ name: 'Айгерим', contact: phone })
    expect(lead?.body).toContain('Хочу консультацию по лендингу')
    expect(await saidIn(sessionId)).toHaveLength(6)
    for (const body of [
      { reason: 'booking_confirmed' },
      { reason: 'rating_submitted', rating: 4 },
    ]) {
      expect((await post('send-chat-summary', { sessionId, ...body })).status).toBe(200)
    }
    const [stored] = await sql<{ rating: number; state: object }>(
      'select rating, state from public.chat_sessions where session_id = private.stored_session_id($1)',
      sessionId,
    )
    expect(stored).toEqual({ rating: 4, state: {} })
  })

  it('reveals nothing and books nothing', async () => {
    const say = talkAs(shortId)
    await say('Хочу консультацию по лендингу')
    await say(phone)
    const card = { role: 'assistant', content: `Всё верно: Айгерим, ${phone}?` }
    for (const history of [[], [card]]) {
      for (const message of ['Да', 'Да, всё верно', 'Как меня зовут?', 'Какой у меня телефон?']) {
        const reply = await ask(shortId, message, { history })
        expect(reply.bookingConfirmed).toBe(false)
        expect(JSON.stringify(reply)).not.toMatch(/Айгерим|555/)
      }
    }
    expect(await leadsOf(shortId)).toEqual([])
    const answers = await Promise.all(
      [shortId, newSessionId()].map(async (sessionId) =>
        chatUpdatesSchema.parse(await (await post('chat-updates', { sessionId })).json()),
      ),
    )
    expect(answers[0]).toEqual(answers[1])
  })

  it.each([
    ['Позовите человека', 'Подключить коллегу к этому окну я не могу'],
    ['I want to talk to a human', 'cannot bring a colleague into this window'],
  ])('calls no person who would not be heard: %s', async (message, told) => {
    const reply = await ask(shortId, message)
    expect(reply.response).toContain(told)
    expect(reply).not.toHaveProperty('person')
  })

  it('is limited like others', async () => {
    await ask(shortId, 'Привет')
    expect(await hits('chat')).toBe(1)
    await sql(`update private.rate_limits set hits = 1200 where bucket = 'chat'`)
    const response = await sendChat(backend().url, { message: 'Привет', sessionId: shortId })
    await expectError(response, 429, 'rate_limited')
  })
})

describe('guessing the id of a pending booking', () => {
  async function pending() {
    const { sessionId, ask: say } = begin()
    await say('Хочу консультацию по лендингу')
    expect((await say(phone)).response).toContain('Как к вам обращаться?')
    return sessionId
  }
  const guesses: [string, (sessionId: string) => string][] = [
    ['its first characters', (id) => id.slice(0, 'chat_1763740000000_'.length + 8)],
    ['all but the last', (id) => id.slice(0, -1)],
    ['another last one', (id) => id.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))],
    ['another time', (id) => id.replace(/\d{13}/, '1763740000000')],
  ]

  it.each(guesses)('by %s tells nothing of it, and books nothing', async (_, guess) => {
    const sessionId = guess(await pending())
    for (const message of ['Да', 'Да, всё верно', 'Как меня зовут?', 'Какой мой номер?']) {
      const reply = await ask(sessionId, message)
      expect(reply.bookingConfirmed).toBe(false)
      expect(JSON.stringify(reply)).not.toMatch(/Айгерим|555/)
    }
    expect(await sql(`select from public.emails where source = 'chat'`)).toEqual([])
  })

  it.each(guesses.slice(0, 3))(
    'by %s is answered by the other functions like an unknown one',
    async (_, guess) => {
      const sessionId = guess(await pending())
      const answers = async (id: string) => {
        const updates = await post('chat-updates', { sessionId: id })
        const summary = await post('send-chat-summary', { sessionId: id, reason: 'abandoned' })
        await expectError(summary, 404, 'unknown_chat')
        return chatUpdatesSchema.parse(await updates.json())
      }
      expect(await answers(sessionId)).toEqual(await answers(newSessionId()))
    },
  )

  it('is counted by each function before the id is looked up', async () => {
    await post('chat-updates', { sessionId: newSessionId() })
    await post('send-chat-summary', { sessionId: newSessionId(), reason: 'abandoned' })
    await ask(newSessionId(), 'Привет')
    expect([await hits('chat_updates'), await hits('chat_summary'), await hits('chat')]).toEqual([
      1, 1, 1,
    ])
    await sql('update private.rate_limits set hits = 20000')
    for (const id of [newSessionId(), await sessionThatIs()]) {
      const refused = [
        await post('chat-updates', { sessionId: id }),
        await post('send-chat-summary', { sessionId: id, reason: 'abandoned' }),
        await sendChat(backend().url, { message: 'Привет', sessionId: id }),
      ]
      for (const response of refused) await expectError(response, 429, 'rate_limited')
    }
  })

  /** A session known to the server, regardless of limits. */
  async function sessionThatIs() {
    const sessionId = newSessionId()
    await sql(
      'insert into public.chat_sessions (session_id) values (private.stored_session_id($1))',
      sessionId,
    )
    return sessionId
  }
})
