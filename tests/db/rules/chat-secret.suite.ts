import { afterEach, describe, expect, it } from 'vitest'
import { isSecretSessionId } from '../../../supabase/functions/_shared/contracts/chat.ts'
import type { World } from '../support/world.ts'
import { chatIn, replyOf } from './chat.ts'

/** A chat's id is a secret: one that can be guessed reveals nothing, and guesses are counted. */
export function chatSecretSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  const message = '00000000-0000-4000-8000-0000000000c1'
  const hits = async (bucket: string) => {
    const [row] = await getWorld().api.sql<{ hits: number }>(
      `select hits from private.rate_limits where bucket = '${bucket}'`,
    )
    return row?.hits
  }
  describe.each([
    'chat_1763740000000_k3v9x1c2',
    'session_1763740000000_0abc',
    'web-Chat-1763740000000-K3v9X1',
    'kerege:1763740000:9f3a-11ee-b1d2',
    `chat_1763740000000_${'k3v9x1'.repeat(5).slice(0, 25)}`,
    `chat_1763740000000_${'K3V9X1'.repeat(5)}`,
    // The time in another notation, the random text as Math.random() has it, no separators.
    'session-mi8tpgw0-0.4fzyo82mvyr',
    'chat_1763740000000_0.8237461923',
    'session1763740000000k3v9x1c2',
    'chatmi8tpgw0k3v9x1c2',
    'session_19a9b3c4d5e_k3v9',
    'c:2026-11-21T15:33:20.000Z:k3v9x1c2',
    'chat_1763740000000_k3+9x/1c2=',
    'my-longer-prefixmi8tpgw0k3v9x1c2k3v9x1',
    `chat_1763740000000${'k3v9x1'.repeat(3)}`,
  ])('that can be guessed, like %s,', (sessionId) => {
    const contact = { name: 'Нурлан', phone: '+996 555 123456' }
    const begin = async () => {
      const chat = chatIn(getWorld(), { sessionId })
      await chat.take(message, { message: 'Нурлан, +996 555 123456', contact })
      await chat.answer(message, replyOf('Нурлан, всё верно?'), {
        state: {
          booking: { kind: 'consultation', asks: 'yes', name: 'Нурлан', contact: contact.phone },
        },
      })
      return chat
    }

    it('is remembered, booked, summarised and rated, for the staff', async () => {
      const chat = await begin()
      expect(await chat.messages()).toMatchObject([{ role: 'user' }, { role: 'assistant' }])
      expect(await chat.row()).toMatchObject({ contact })
      expect(await chat.book()).toMatchObject({ outcome: 'stored' })
      expect(await chat.book()).toMatchObject({ outcome: 'duplicate' })
      expect(await chat.end({ reason: 'booking_confirmed' })).toEqual({ outcome: 'stored' })
      const rated = await chat.end({ reason: 'rating_submitted', rating: 5 })
      expect(rated).toEqual({ outcome: 'stored' })
      expect(await chat.row()).toMatchObject({ rating: 5 })
    })

    it('reveals nothing of the conversation', async () => {
      const chat = await begin()
      const chatId = String((await chat.row())?.id)
      const taken = await chat.take('00000000-0000-4000-8000-0000000000c2')
      expect(taken).toMatchObject({ outcome: 'taken', history: [], state: {} })
      expect(await chat.call()).toBe(false)
      const { data } = await getWorld()
        .accounts.staff.client.rpc('take_over_chat', { chat_id: chatId })
        .single()
        .throwOnError()
      expect(data).toMatchObject({ outcome: 'unreachable' })
      await chat.end()
      expect(await chat.updates()).toEqual(await chatIn(getWorld(), 'zzzzzzzz').updates())
    })
  })

  it('reveals as little for a wrong one as for a missing one', async () => {
    const chat = chatIn(getWorld())
    await chat.take(message, { contact: { name: 'Нурлан', phone: '+996 555 123456' } })
    await chat.answer(message, replyOf('Нурлан, всё верно?'), {
      state: { booking: { kind: 'consultation', asks: 'name', contact: '+996 555 123456' } },
    })
    const almost = chat.sessionId.replace(/.$/, '1').slice('chat_1763740000000_'.length)
    const guess = chatIn(getWorld(), almost)
    const unknown = chatIn(getWorld(), 'zzzzzzzz')
    expect(await guess.updates()).toEqual(await unknown.updates())
    expect(await guess.end()).toEqual(await unknown.end())
    expect(await guess.call()).toBe(await unknown.call())
    const taken = await guess.take(message)
    expect(taken).toMatchObject({ outcome: 'taken', history: [], state: {} })
    expect(JSON.stringify(taken)).not.toMatch(/Нурлан|555/)
  })

  it.each([
    ['a secret one', 'chat_1763740000000_abcdefghijklmnopqrstuvwxyz', 26],
    ['the longest', `c${'h'.repeat(38)}_1763740000000000_${'a'.repeat(23)}`, 16],
    ['one of several parts', 'chat_1763740000000_AB-abcdefghijklmnopqrstuvwxyz', 26],
    ['one with digits in it', 'kerege:1763740000:9f3a-11ee-b1d2', 16],
    ['one without a decimal time', 'session-mi8tpgw0-0.4fzyo82mvyr', 16],
    [
      'a secret with a long part before it',
      `chat_1763740000000_${'AB'.repeat(10)}-${'k3v9x1'.repeat(5)}`,
      26,
    ],
  ])('is not what staff read: %s', async (_, sessionId, length) => {
    const chat = chatIn(getWorld(), { sessionId })
    await chat.say('Сколько стоит сайт?')
    const { data } = await getWorld()
      .clients.staff.from('chat_sessions')
      .select('id, session_id')
      .order('started_at', { ascending: false })
      .limit(1)
      .throwOnError()
    const stored = String(data[0]?.session_id)
    expect(stored).not.toBe(sessionId)
    expect(stored).toMatch(new RegExp(`\\d[_.:-][0-9a-f]{${length}}$`))
    expect(isSecretSessionId(stored)).toBe(isSecretSessionId(sessionId))
    // Who reads it and sends it begins a conversation of their own.
    await chatIn(getWorld(), { sessionId: stored }).say('Я посетитель')
    expect(await chat.messages()).toHaveLength(2)
    expect(await chat.row()).toMatchObject({ message_count: 1 })
  })

  it.each(['zzzzzzzz', 'chat_1', 'session_secret', "chat_1' or '1'='1", '1763740000000_k3v9x1c2'])(
    'is refused without prefix, time and random text: %s',
    async (sessionId) => {
      await expect(chatIn(getWorld(), { sessionId }).take(message)).rejects.toThrow()
    },
  )

  describe('is counted before it is looked up', () => {
    it('with a message, also one that was answered', async () => {
      const chat = chatIn(getWorld())
      await chat.say('Сколько стоит сайт?')
      const { message_id: known = '' } = (await chat.messages())[0] ?? {}
      expect(await chat.take(String(known))).toMatchObject({ outcome: 'answered' })
      expect(await hits('chat')).toBe(2)
      await getWorld().api.sql(`update private.rate_limits set hits = 2000`)
      expect(await chat.take(String(known))).toMatchObject({ outcome: 'rate_limited' })
      expect(await chatIn(getWorld(), 'zzzzzzzz').take(message)).toMatchObject({
        outcome: 'rate_limited',
      })
    })

    it('with a question for news', async () => {
      await chatIn(getWorld(), 'zzzzzzzz').updates()
      expect(await hits('chat_updates')).toBe(1)
    })
  })
}
