import { afterEach, describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { chatIn, replyOf } from './chat.ts'

/** A chat message is stored once and answered once, by one worker at a time, within the limits. */
export function chatMessagesSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  const first = '00000000-0000-4000-8000-0000000000c1'
  const second = '00000000-0000-4000-8000-0000000000c2'
  const usage = { model: 'a-model', promptTokens: 30, completionTokens: 12, costMicros: 250 }

  it('stores a first message with its chat', async () => {
    const chat = chatIn(getWorld())
    const pageUrl = 'https://kerege.example/'
    expect(await chat.take(first, { pageUrl })).toEqual({
      outcome: 'taken',
      retry_after_seconds: 0,
      history: [],
      state: {},
      submission_id: expect.any(String),
    })
    expect(await chat.row()).toMatchObject({
      page_url: pageUrl,
      message_count: 1,
      ended_reason: null,
      email_id: null,
    })
    expect(await chat.messages()).toMatchObject([
      { message_id: first, role: 'user', content: 'Сколько стоит сайт?', reply: null },
    ])
  })

  it('stores the answer with its cost and the state of the chat', async () => {
    const chat = chatIn(getWorld())
    await chat.take(first)
    const reply = replyOf('От 100 000 ₽', { suggestions: ['А сроки?'] })
    const state = {
      subjectId: 'web',
      booking: { kind: 'message', asks: 'contact', topic: 'Сайт упал' } as const,
    }
    expect(await chat.answer(first, reply, { answeredBy: 'model', usage, state })).toEqual(reply)
    expect(await chat.messages()).toMatchObject([
      { role: 'user', leased_until: null },
      {
        role: 'assistant',
        message_id: first,
        content: 'От 100 000 ₽',
        reply,
        answered_by: 'model',
        model: 'a-model',
        prompt_tokens: 30,
        completion_tokens: 12,
      },
    ])
    expect(await chat.take(second)).toMatchObject({
      outcome: 'taken',
      state,
    })
  })

  it('stores the usage of an llm even if the rules answered', async () => {
    const chat = chatIn(getWorld())
    await chat.take(first)
    await chat.answer(first, replyOf('Да'), { answeredBy: 'rules', usage })
    expect((await chat.messages()).at(-1)).toMatchObject({
      answered_by: 'rules',
      model: 'a-model',
      prompt_tokens: 30,
    })
  })

  it('gives the same answer to the same message, even when the chat is over', async () => {
    const chat = chatIn(getWorld())
    const reply = replyOf('До встречи', { conversationStatus: 'completed', suggestions: ['Ещё'] })
    await chat.take(first)
    await chat.answer(first, reply)
    const before = await chat.messages()
    expect(await chat.take(first, { max_per_window: 1 })).toEqual({ outcome: 'answered', reply })
    expect(await chat.take(first, { max_per_window: 1 })).toEqual({ outcome: 'answered', reply })
    expect(await chat.messages()).toEqual(before)
    expect(await chat.row()).toMatchObject({ message_count: 1 })
  })

  it.each([
    [false, 'completed'],
    [true, 'booking_confirmed'],
  ])(
    'ends with a reply that completes it (booked: %s), and takes nothing more',
    async (booked, reason) => {
      const chat = chatIn(getWorld())
      await chat.take(first)
      await chat.answer(
        first,
        replyOf('Готово', { conversationStatus: 'completed', bookingConfirmed: booked }),
      )
      expect(await chat.row()).toMatchObject({ ended_reason: reason, ended_at: expect.anything() })
      expect(await chat.take(second)).toEqual({ outcome: 'ended' })
      expect(await chat.messages()).toHaveLength(2)
    },
  )

  it('returns the latest messages of its own transcript, in order', async () => {
    const chat = chatIn(getWorld())
    await chat.say('Раз', 'Один')
    await chat.say('Два', 'Два!')
    await chatIn(getWorld(), 'dddddddd').say('Чужое')
    expect(await chat.take(first, { history_length: 3 })).toMatchObject({
      history: [
        { role: 'assistant', content: 'Один' },
        { role: 'user', content: 'Два' },
        { role: 'assistant', content: 'Два!' },
      ],
    })
  })

  it('ignores an unreadable state', async () => {
    const chat = chatIn(getWorld())
    await chat.say('Раз')
    await getWorld().api.sql(`update public.chat_sessions set state = '{"subjectId": 7}'`)
    expect(await chat.take(first)).toMatchObject({ outcome: 'taken', state: {} })
  })

  describe('a message that is being answered', () => {
    it('delays the next one, and says for how long', async () => {
      const chat = chatIn(getWorld())
      await chat.take(first)
      const answer = await chat.take(second)
      expect(answer).toMatchObject({ outcome: 'busy', retry_after_seconds: expect.any(Number) })
      const { retry_after_seconds = 0 } = 'retry_after_seconds' in answer ? answer : {}
      expect(retry_after_seconds).toBeGreaterThan(50)
      expect(retry_after_seconds).toBeLessThanOrEqual(60)
      expect(await chat.messages()).toHaveLength(1)
    })

    it('holds up no other chat', async () => {
      await chatIn(getWorld()).take(first)
      expect((await chatIn(getWorld(), 'dddddddd').take(first)).outcome).toBe('taken')
    })

    it('is taken again once its lease expires, and is not in its own history', async () => {
      const chat = chatIn(getWorld())
      await chat.take(first)
      await chat.expireLease()
      expect(await chat.take(first)).toMatchObject({ outcome: 'taken', history: [] })
      expect(await chat.row()).toMatchObject({ message_count: 1 })
      expect((await chat.take(first)).outcome).toBe('busy')
    })

    it('has one answer, the first of two workers’', async () => {
      const chat = chatIn(getWorld())
      await chat.take(first)
      await chat.expireLease()
      await chat.take(first)
      const told = await chat.answer(first, replyOf('От первого'), { state: { subjectId: 'a' } })
      const late = await chat.answer(first, replyOf('От второго'), { state: { subjectId: 'b' } })
      expect([told?.response, late?.response]).toEqual(['От первого', 'От первого'])
      expect(await chat.messages()).toHaveLength(2)
      expect(await chat.row()).toMatchObject({ state: { subjectId: 'a' } })
    })

    it('is not answered once the next message is taken', async () => {
      const chat = chatIn(getWorld())
      await chat.take(first)
      await chat.expireLease()
      await chat.take(second)
      expect(await chat.answer(first)).toBeUndefined()
      expect(await chat.answer(second)).toMatchObject({ response: 'От 100 000 ₽' })
      expect(await chat.messages()).toMatchObject([
        { message_id: first, role: 'user' },
        { message_id: second, role: 'user' },
        { message_id: second, role: 'assistant' },
      ])
    })

    it('may be sent again at once after its release', async () => {
      const chat = chatIn(getWorld())
      await chat.take(first)
      await chat.release(first)
      expect((await chat.take(first)).outcome).toBe('taken')
    })

    it('gets no answer from a worker that never took it', async () => {
      const chat = chatIn(getWorld())
      const before = await getWorld().snapshot()
      expect(await chat.answer(first)).toBeUndefined()
      expect(await getWorld().snapshot()).toEqual(before)
    })
  })

  it.each(['anonymous', 'user'] as const)(
    'shows %s no word, not even through related tables',
    async (actor) => {
      const client = getWorld().clients[actor]
      for (const way of [
        client.from('chat_sessions').select('*, chat_messages(*)'),
        client
          .from('emails')
          .select('*, chat_sessions!chat_sessions_email_id_fkey(chat_messages(content))'),
        client.from('chat_messages').select('content').like('content', '%сайт%'),
        client.from('outbox').select('text_body').eq('kind', 'chat_summary'),
      ]) {
        expect((await way).data ?? []).toEqual([])
      }
      const { count } = await client
        .from('chat_messages')
        .select('*', { count: 'exact', head: true })
      expect(count ?? 0).toBe(0)
    },
  )

  describe('limits', () => {
    it('fill up a chat, but not with a message that is sent again', async () => {
      const chat = chatIn(getWorld())
      await chat.say('Раз')
      await chat.take(first, { max_messages: 2 })
      await chat.release(first)
      expect(await chat.take(second, { max_messages: 2 })).toEqual({ outcome: 'session_full' })
      expect((await chat.take(first, { max_messages: 2 })).outcome).toBe('taken')
      expect(await chat.messages()).toHaveLength(3)
    })

    it('slow an address down across its chats before they stop it, and spare other addresses', async () => {
      const { api, snapshot } = getWorld()
      const take = (name: string, changes = {}) =>
        chatIn(getWorld(), name).take(first, { max_per_window: 2, ...changes })
      const delays = []
      for (const name of ['cccccccc', 'dddddddd', 'eeeeeeee', 'ffffffff']) {
        const taken = await take(name)
        delays.push('retry_after_seconds' in taken && taken.retry_after_seconds)
      }
      expect(delays).toEqual([0, 0, 1, 2])
      await api.sql('update private.rate_limits set hits = 39')
      expect(await take('gggggggg')).toMatchObject({ outcome: 'taken', retry_after_seconds: 10 })

      const before = (await snapshot())['public.chat_sessions']
      const refused = await take('hhhhhhhh')
      expect(refused).toMatchObject({ outcome: 'rate_limited' })
      expect((await snapshot())['public.chat_sessions']).toEqual(before)
      const { retry_after_seconds = 0 } = 'retry_after_seconds' in refused ? refused : {}
      expect(retry_after_seconds).toBeGreaterThan(50)
      expect(retry_after_seconds).toBeLessThanOrEqual(60)
      const other = await take('hhhhhhhh', { clientHash: 'another-client' })
      expect(other).toMatchObject({ outcome: 'taken', retry_after_seconds: 0 })
    })

    it('store no address in the chat', async () => {
      const { snapshot } = getWorld()
      await chatIn(getWorld()).take(first, { clientHash: 'an-address' })
      const { 'private.rate_limits': counted, ...rest } = await snapshot()
      expect(JSON.stringify(counted)).toContain('an-address')
      expect(JSON.stringify(rest)).not.toContain('an-address')
    })
  })
}
