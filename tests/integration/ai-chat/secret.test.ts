import { describe, expect, it } from 'vitest'
import { chatReplySchema, chatUpdatesSchema, type ChatReply } from '@contracts/chat.ts'
import { catalogue } from '../../../supabase/functions/_shared/catalogue/catalogue.ts'
import { expectError } from '../../support/expect-error.ts'
import { newSessionId, readEvents, sendChat } from '../../support/send-chat.ts'
import { useChatByRules } from './chat-by-rules.ts'

const { backend, begin, sql } = useChatByRules()

/** As the specification's client makes it. */
const shortId = 'chat_1763740000000_k3v9x1c2'
const phone = '+996 555 123456'

const tables = ['chat_sessions', 'chat_messages', 'emails', 'customers', 'outbox']
async function rowCounts() {
  const [row] = await sql(
    `select ${tables.map((it) => `(select count(*) from public.${it}) as ${it}`).join(', ')}`,
  )
  return row
}
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

describe('a session whose id can be guessed', () => {
  it('is answered, as JSON and as events, and nothing of it is kept', async () => {
    const before = await rowCounts()
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
    expect(await rowCounts()).toEqual(before)
  })

  it('has no memory of a name and a number, which only its client knows', async () => {
    const before = await rowCounts()
    const said = [
      'Хочу консультацию по лендингу',
      `Меня зовут Айгерим, ${phone}`,
      'Да, всё верно',
      'Какой у меня телефон?',
    ]
    const history: object[] = []
    for (const message of said) {
      const reply = await ask(shortId, message, { history })
      expect(reply).toMatchObject({ bookingConfirmed: false, conversationStatus: 'active' })
      expect(reply).not.toHaveProperty('booking')
      expect(reply.response).not.toMatch(/Айгерим|555/)
      history.push(
        { role: 'user', content: message },
        { role: 'assistant', content: reply.response },
      )
    }
    expect(await rowCounts()).toEqual(before)
  })

  it.each([
    ['Запишите меня на консультацию', catalogue.company.email],
    ['Позовите человека', catalogue.company.email],
    ['Book a call, please', catalogue.company.email],
  ])('is told where to write instead: %s', async (message, email) => {
    const reply = await ask(shortId, message)
    expect(reply.response).toContain(email)
    expect(reply.response).toContain('(/services)')
    expect(reply).not.toHaveProperty('person')
  })

  it('is counted, slows down and stops as others do', async () => {
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
    const shown = await say(`Меня зовут Айгерим, ${phone}`)
    expect(shown.booking).toMatchObject({ name: 'Айгерим', contact: phone })
    return sessionId
  }
  const guesses: [string, (sessionId: string) => string][] = [
    ['its first characters', (id) => id.slice(0, 'chat_1763740000000_'.length + 8)],
    ['all but the last', (id) => id.slice(0, -1)],
    ['another last one', (id) => id.replace(/.$/, (it) => (it === '0' ? '1' : '0'))],
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

  /** A session that the server knows, whatever the limits say. */
  async function sessionThatIs() {
    const sessionId = newSessionId()
    await sql('insert into public.chat_sessions (session_id) values ($1)', sessionId)
    return sessionId
  }
})
