import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { errorBodySchema } from '@contracts/error.ts'
import { useChatByRules } from './chat-by-rules.ts'
import { soldPackage } from '../../support/sold.ts'
import { expectError } from '../../support/expect-error.ts'
import { sendChat } from '../../support/send-chat.ts'

const { backend, begin, sql, saidIn } = useChatByRules()

const question = 'Сколько стоит лендинг?'

describe('a conversation', () => {
  const lease = (sessionId: string, until: string) =>
    sql(
      `update public.chat_messages m set leased_until = now() + $1::interval
       from public.chat_sessions s where s.id = m.chat_id and s.session_id = private.stored_session_id($2) and m.role = 'user'`,
      until,
      sessionId,
    )

  it('is busy while its last message is answered, until the worker’s lease ends', async () => {
    const { sessionId, ask, send } = begin()
    await ask(question)
    await lease(sessionId, '30 seconds')
    const response = await send('А сроки?')
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(20)
    await expectError(response, 409, 'chat_busy')
    expect(await saidIn(sessionId)).toHaveLength(2)
    await lease(sessionId, '-1 seconds')
    expect((await send('А сроки?')).status).toBe(200)
  })

  it('that has ended takes no more messages', async () => {
    const { sessionId, ask, send } = begin()
    await ask(question)
    await sql(
      `update public.chat_sessions set ended_at = now(), ended_reason = 'abandoned'
       where session_id = private.stored_session_id($1)`,
      sessionId,
    )
    await expectError(await send('А сроки?'), 409, 'chat_ended')
  })

  it('continues in a new session after a silence, with its messages and state', async () => {
    const first = begin()
    await first.ask(soldPackage.howMuch)
    const close = (reason: string) =>
      sql(
        `update public.chat_sessions set ended_at = now(), ended_reason = $1 where session_id = private.stored_session_id($2)`,
        reason,
        first.sessionId,
      )
    await close('completed')
    const again = begin({ continues: first.sessionId, showsForm: true })
    expect((await again.ask('Перезвоните мне')).form).not.toHaveProperty('topic')

    await close('abandoned')
    const second = begin({ continues: first.sessionId, showsForm: true })
    expect((await second.ask('Перезвоните мне')).form).toHaveProperty('topic')
    expect(await saidIn(second.sessionId)).toHaveLength(2)
    expect(
      await sql(
        `select c.session_id = private.stored_session_id($2) as is_first from public.chat_sessions s
         join public.chat_sessions c on c.id = s.continues_id
         where s.session_id = private.stored_session_id($1)`,
        second.sessionId,
        first.sessionId,
      ),
    ).toEqual([{ is_first: true }])
  })

  it('holds at most 60 messages of the visitor', async () => {
    const { sessionId, ask, send } = begin()
    await ask(question)
    await sql(
      'update public.chat_sessions set message_count = 59 where session_id = private.stored_session_id($1)',
      sessionId,
    )
    expect((await send('А сроки?')).status).toBe(200)
    await expectError(await send('А гарантия?'), 409, 'chat_full')
  })

  it('refuses before a stream begins: as JSON, with its status', async () => {
    const { sessionId, ask } = begin()
    await ask(question)
    await lease(sessionId, '30 seconds')
    const response = await sendChat(
      backend().url,
      { message: 'А сроки?', sessionId },
      { headers: { accept: 'text/event-stream' } },
    )
    await expectError(response, 409, 'chat_busy')
  })

  it('of one address slows down after 60 messages an hour, across all sessions', async () => {
    await begin().ask(question)
    await sql(`update private.rate_limits set hits = 61 where bucket = 'chat'`)
    const start = Date.now()
    expect((await begin().send(question)).status).toBe(200)
    expect(Date.now() - start).toBeGreaterThan(2000)
  })

  it('of one address stops after 1200 messages an hour, across all sessions', async () => {
    await begin().ask(question)
    await sql(`update private.rate_limits set hits = 1200 where bucket = 'chat'`)
    const { sessionId, send } = begin()
    const response = await send(question)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3500)
    await expectError(response, 429, 'rate_limited')
    expect(await saidIn(sessionId)).toEqual([])
  })

  it('that cannot be stored says so, as JSON and in a stream that has begun', async () => {
    await sql('alter function public.store_chat_answer rename to lost')
    try {
      const { sessionId, send, stream } = begin()
      const response = await send(question)
      expect(response.status).toBeGreaterThanOrEqual(500)
      const { done, error } = await stream(question)
      expect(done).toBeUndefined()
      expect(errorBodySchema.parse(error).error.code).toMatch(/internal|unavailable/)
      expect((await saidIn(sessionId)).map(([role]) => role)).not.toContain('assistant')
    } finally {
      await sql('alter function public.lost rename to store_chat_answer')
    }
  })

  it('whose answer was not stored is not busy: the message may be sent again at once', async () => {
    const { ask, send } = begin()
    const messageId = randomUUID()
    await sql('alter function public.store_chat_answer rename to lost')
    await send(question, { messageId }).finally(() =>
      sql('alter function public.lost rename to store_chat_answer'),
    )
    expect((await ask(question, { messageId })).response).not.toBe('')
  })
})
