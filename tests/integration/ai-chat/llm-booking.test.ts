import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { llmBackend, type LlmBackend } from './chat-by-llm.ts'
import { calls, holdsBack, says } from '../../support/fakes/openai-fake.ts'

let chat: LlmBackend
beforeAll(async () => {
  chat = await llmBackend()
})
beforeEach(() => chat.reset())

describe('a booking with an LLM', () => {
  const visitor = 'Запишите меня: Айгерим, +996 555 123456'
  const propose = calls([
    'propose_booking',
    { name: 'Айгерим', contact: '+996 555 123456', topic: 'Лендинг' },
  ])
  const leadsOf = (sessionId: string) =>
    chat.backend.supabase.sql<{ source: string; lead: unknown }>(
      `select e.source, e.lead from public.emails e
       join public.chat_sessions s on s.email_id = e.id where s.session_id = $1`,
      sessionId,
    )
  const booking = { name: 'Айгерим', contact: '+996 555 123456', topic: 'Лендинг' }

  it('is shown to the letter, and stored when the visitor agrees, without asking the LLM', async () => {
    const { sessionId, ask } = chat.begin()
    chat.openAi.script(propose, says('model says: записал!'))
    const shown = await ask(visitor)
    expect(shown).toMatchObject({ bookingConfirmed: false, booking })
    expect(shown.response).toContain('подтвердите заявку')
    expect(shown.response).not.toContain('model says')
    expect(await leadsOf(sessionId)).toEqual([])

    const asked = chat.openAi.requests.length
    expect(await ask('Да, всё верно')).toMatchObject({
      conversationStatus: 'completed',
      bookingConfirmed: true,
    })
    expect(chat.openAi.requests).toHaveLength(asked)
    expect(await leadsOf(sessionId)).toMatchObject([{ source: 'chat', lead: { name: 'Айгерим' } }])
  })

  it('that was not the last thing shown is not confirmed by a yes', async () => {
    const { sessionId, ask } = chat.begin()
    chat.openAi.script(
      propose,
      says('Лендинг – одна страница. Показать примеры?'),
      says('Вот примеры.'),
    )
    await ask(visitor)
    const between = await ask('А что такое лендинг?')
    expect(between).not.toHaveProperty('booking')
    const after = await ask('Да')
    expect(after).toMatchObject({ bookingConfirmed: false })
    expect(await leadsOf(sessionId)).toEqual([])
  })

  it.each([
    ['a contact that the visitor never wrote', { name: 'Айгерим', contact: '+996 700 000000' }],
    ['a name that the visitor never wrote', { name: 'Бакыт', contact: '+996 555 123456' }],
    ['a contact that is none', { name: 'Айгерим', contact: '555' }],
  ])('is not shown with %s', async (_, input) => {
    const { ask } = chat.begin()
    chat.openAi.script(calls(['propose_booking', input]), says('Уточните, пожалуйста, контакт.'))
    const reply = await ask(visitor)
    expect(reply.response).toBe('Уточните, пожалуйста, контакт.')
    expect(reply).not.toHaveProperty('booking')
    expect(chat.openAi.requests[1]?.messages.at(-1)?.content).toContain('"error"')
  })
})

describe('a booking of few words', () => {
  it('needs no name, and keeps the messenger and the time of the visitor', async () => {
    const { ask } = chat.begin()
    const input = { contact: '+996 555 123456', time: 'завтра после обеда' }
    chat.openAi.script(calls(['propose_booking', input]))
    const shown = await ask('Не звоните, напишите в ватсап +996 555 123456 завтра после обеда')
    expect(shown.booking).toEqual({
      ...input,
      messenger: 'wa.me/996555123456',
      reach: 'Не звоните, напишите в ватсап',
    })
  })
})

describe('a visitor who leaves', () => {
  it('before the first sentence gets the rules’ answer when the message is sent again', async () => {
    const { sessionId, ask, leave } = chat.begin()
    chat.openAi.script(holdsBack('model says', '').reply)
    const messageId = randomUUID()
    await leave('Сколько стоит лендинг?', '', { messageId })
    await expect.poll(() => chat.answersOf(sessionId), { timeout: 5_000 }).toHaveLength(1)
    const again = await ask('Сколько стоит лендинг?', { messageId })
    await chat.expectRules(sessionId, again.response)
  })

  it('stops the LLM; the part they read is the answer, and the chat is not busy', async () => {
    const { sessionId, ask, leave } = chat.begin()
    const { reply, left } = holdsBack('Первое предложение. Вт', '')
    chat.openAi.script(reply, says('И снова здравствуйте.'))
    await leave('Привет', 'Первое предложение.')
    await left
    await expect
      .poll(() => chat.answersOf(sessionId), { timeout: 5_000 })
      .toMatchObject([{ content: 'Первое предложение.', answered_by: 'model' }])
    expect((await ask('Вы здесь?')).response).toBe('И снова здравствуйте.')
  })
})
