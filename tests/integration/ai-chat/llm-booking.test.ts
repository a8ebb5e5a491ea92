import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { llmBackend, type LlmBackend } from './chat-by-llm.ts'
import { calls, holdsBack, says } from '../../support/fakes/openai-fake.ts'

let chat: LlmBackend
beforeAll(async () => {
  chat = await llmBackend()
})
beforeEach(() => chat.reset())

describe('a form that an LLM opens', () => {
  const visitor = 'Айгерим, +996 555 123456: какой сайт мне выбрать?'
  const more = { showsForm: true }

  it('has what the visitor has written, below our own words', async () => {
    const { ask } = chat.begin(more)
    chat.openAi.script(
      calls([
        'open_form',
        { kind: 'consultation', name: 'Айгерим', contact: '+996 555 123456', topic: 'Лендинг' },
      ]),
    )
    const { form, response } = await ask(visitor)
    expect(form).toEqual({
      times: expect.arrayContaining([expect.stringMatching(/^20/)]),
      kind: 'consultation',
      lang: 'ru',
      name: 'Айгерим',
      contact: '+996 555 123456',
      topic: 'Лендинг',
    })
    expect(response).toContain('Заполните форму')
    expect(chat.openAi.requests).toHaveLength(1)
  })

  it('has only a contact and a name that the visitor wrote', async () => {
    const { ask } = chat.begin(more)
    const input = { kind: 'message', name: 'Бакыт', contact: '+996 700 000000' }
    chat.openAi.script(calls(['open_form', input]))
    expect((await ask(visitor)).form).toEqual({ kind: 'message', lang: 'ru' })
  })

  it('is replaced by questions for a client without forms, without asking the LLM', async () => {
    const { ask } = chat.begin()
    chat.openAi.script(calls(['open_form', { kind: 'consultation', contact: '+996 555 123456' }]))
    expect((await ask('Сколько стоит? Мой номер +996 555 123456')).response).toContain(
      'Как к вам обращаться?',
    )
    expect(await ask('Айгерим')).toMatchObject({ bookingConfirmed: true })
    expect(chat.openAi.requests).toHaveLength(1)
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
