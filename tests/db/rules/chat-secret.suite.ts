import { afterEach, describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { chatIn, replyOf } from './chat.ts'

/** A chat's id is a secret: nothing is kept under one that can be guessed, and guessing is counted. */
export function chatSecretSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  const message = '00000000-0000-4000-8000-0000000000c1'
  const chats = async () => (await getWorld().snapshot())['public.chat_sessions']
  const hits = async (bucket: string) => {
    const [row] = await getWorld().api.sql<{ hits: number }>(
      `select hits from private.rate_limits where bucket = '${bucket}'`,
    )
    return row?.hits
  }
  /** Calls past the store, with an id of so many random characters. */
  const rpc = (name: string, length: number, args: Record<string, unknown>) =>
    getWorld().clients.service.rpc(name, {
      session_id: `chat_1763740000000_${'k3v9x1'.repeat(7).slice(0, length)}`,
      ...args,
    })
  const limits = { client_hash: 'a-client', max_per_window: 5, window_seconds: 60 }
  const take = (length: number) =>
    rpc('take_chat_message', length, {
      message_id: message,
      message: 'Привет',
      ...limits,
      max_messages: 10,
      history_length: 10,
      lease_seconds: 60,
    })

  it.each([6, 12, 20, 25])('of %i characters keeps nothing', async (length) => {
    const before = await chats()
    const { error } = await take(length)
    expect(error).not.toBeNull()
    expect(await chats()).toEqual(before)
  })

  it('of 26 characters keeps the conversation', async () => {
    expect((await take(26)).error).toBeNull()
  })

  it('tells whoever knows a wrong one what it tells of none', async () => {
    const chat = chatIn(getWorld())
    await chat.take(message, { contact: { name: 'Нурлан', phone: '+996 555 123456' } })
    await chat.answer(message, replyOf('Нурлан, всё верно?'), {
      state: { booking: { stage: 'confirming', name: 'Нурлан', contact: '+996 555 123456' } },
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

    it('with a message that is not stored', async () => {
      const count = async () => {
        const { data } = await getWorld()
          .clients.service.rpc('count_chat_message', { ...limits, max_per_window: 1 })
          .throwOnError()
        return data
      }
      expect(await count()).toEqual([{ outcome: 'counted', retry_after_seconds: 0 }])
      expect(await count()).toEqual([{ outcome: 'counted', retry_after_seconds: 1 }])
      await getWorld().api.sql(`update private.rate_limits set hits = 20`)
      expect(await count()).toMatchObject([{ outcome: 'rate_limited' }])
    })
  })
}
