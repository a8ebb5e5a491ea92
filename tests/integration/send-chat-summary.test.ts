import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChatSummaryInput } from '@contracts/chat.ts'
import { okSchema } from '@contracts/ok.ts'
import { ratings } from '@contracts/chat-limits.ts'
import type { Database } from '@contracts/database.types.ts'
import { createChatStore } from '../../supabase/functions/_shared/chat/chat-store.ts'
import { NoSocket } from '../db/support/no-socket.ts'
import { sharedBackend, type TestBackend } from '../support/backend.ts'
import { expectError } from '../support/expect-error.ts'
import { readMailbox } from '../support/read-mailbox.ts'
import { newSessionId } from '../support/send-chat.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
// Every test starts with a client that has sent nothing yet.
beforeEach(() => backend.supabase.sql('delete from private.rate_limits'))

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/send-chat-summary`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const send = (sessionId: string, more: Omit<ChatSummaryInput, 'sessionId'>) =>
  post({ sessionId, ...more })

async function expectOk(response: Response) {
  expect(response.status).toBe(200)
  expect(okSchema.parse(await response.json())).toEqual({ ok: true })
}

const limits = {
  max_per_window: 1000,
  window_seconds: 60,
  max_messages: 200,
  history_length: 10,
  lease_seconds: 60,
}

/** A conversation as the assistant's function stores it: pairs of message and answer. */
async function converse(turns: readonly (readonly [message: string, answer: string])[]) {
  const client = createClient<Database>(backend.url, backend.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: NoSocket },
  })
  const store = createChatStore(client)
  const sessionId = newSessionId()
  let submissionId = ''
  for (const [message, response] of turns) {
    const messageId = randomUUID()
    const pageUrl = `${backend.url}/`
    const taken = await store.takeMessage({
      ...{ session_id: sessionId, message_id: messageId, message, client_hash: 'x' },
      ...{ page_url: pageUrl, ...limits },
    })
    if (taken.outcome === 'taken') submissionId = taken.submission_id
    const reply = {
      ...{ response, conversationStatus: 'active' as const },
      ...{ bookingConfirmed: false, suggestions: [] },
    }
    await store.storeAnswer(sessionId, messageId, { reply, state: {}, answeredBy: 'rules' })
  }
  const book = (contact: string) =>
    store.storeBooking({
      submissionId,
      booking: { name: 'Айгерим', contact, topic: 'Интернет-магазин' },
      transcript: turns.map(([content]) => ({ role: 'user', content })),
      clientHash: sessionId,
      managers: { leadsTo: 'managers@kerege.example', siteUrl: backend.url },
      limits: {
        max_per_window: 5,
        window_seconds: 60,
        refuse_above: 100,
        max_per_hour: 60,
        max_per_day: 300,
      },
    })
  return { sessionId, book }
}

const shop = [
  ['Сколько стоит интернет-магазин?', 'От 190 000 ₽.'],
  ['Мой телефон +996 555 123456, почта aigerim@romashka.example', 'Спасибо!'],
] as const

interface Row {
  id: string
  subject: string
  body: string
  html_content: string
  source: string
  status: string
  from_email: string | null
}

const inboxOf = (sessionId: string) =>
  backend.supabase.sql<Row>(
    `select e.* from public.emails e join public.chat_sessions s on s.email_id = e.id
     where s.session_id = private.stored_session_id($1)`,
    sessionId,
  )

/** Waits for this many mails about a chat; newest first. */
async function mailsAbout(sessionId: string, count = 1) {
  const rows = await backend.supabase.sql<{ id: string }>(
    `select o.id from public.outbox o join public.chat_sessions s on s.email_id = o.email_id
     where s.session_id = private.stored_session_id($1)`,
    sessionId,
  )
  expect(rows).toHaveLength(count)
  const ids = rows.map(({ id }) => id)
  const arrived = async () =>
    (await readMailbox(backend.url)).filter((mail) => ids.includes(mail.idempotencyKey))
  await expect.poll(arrived, { timeout: 10_000 }).toHaveLength(count)
  return arrived()
}

describe('a summary', () => {
  it('reaches the inbox and the managers: reason, contacts, questions, page, transcript', async () => {
    const { sessionId } = await converse(shop)
    await expectOk(await send(sessionId, { reason: 'completed' }))

    const [mail] = await mailsAbout(sessionId)
    expect(mail).toMatchObject({
      to: 'managers@kerege.example',
      replyTo: 'aigerim@romashka.example',
      subject: 'Чат: Разговор завершён — aigerim@romashka.example',
    })
    expect(mail?.text).toBe(`Разговор завершён

КОНТАКТЫ
Email: aigerim@romashka.example
Телефон: +996 555 123456

РАЗГОВОР
Итог: Разговор завершён
О чём спрашивали:
– Сколько стоит интернет-магазин?
Страница: ${backend.url}/

ПЕРЕПИСКА
Посетитель:
  Сколько стоит интернет-магазин?
Помощник:
  От 190 000 ₽.
Посетитель:
  Мой телефон +996 555 123456, почта aigerim@romashka.example
Помощник:
  Спасибо!

Открыть в панели: ${backend.url}/admin`)
    expect(mail?.html).toContain('href="mailto:aigerim@romashka.example"')
    expect(mail?.html).toContain('href="tel:+996555123456"')

    expect(await inboxOf(sessionId)).toMatchObject([
      {
        source: 'chat',
        status: 'new',
        from_email: 'aigerim@romashka.example',
        subject: 'Чат на сайте: aigerim@romashka.example',
        body: `Сколько стоит интернет-магазин?\n\n${mail?.text}`,
        html_content: mail?.html,
      },
    ])
  })

  it('says when no contact was left, and what was asked first', async () => {
    const { sessionId } = await converse([['Сколько стоит сайт?', 'От 100 000 ₽.']])
    await expectOk(await send(sessionId, { reason: 'abandoned' }))
    const [mail] = await mailsAbout(sessionId)
    expect(mail?.subject).toBe('Чат: Посетитель перестал отвечать')
    expect(mail?.replyTo).toBeUndefined()
    expect(mail?.text).toContain('Контакты: не оставлены')
    expect(await inboxOf(sessionId)).toMatchObject([
      { subject: 'Чат на сайте: Сколько стоит сайт?', from_email: null },
    ])
  })

  it.each(['abandoned', 'completed'] as const)(
    'for %s is stored and mailed once, however often it is sent',
    async (reason) => {
      const { sessionId } = await converse(shop)
      await Promise.all(Array.from({ length: 5 }, () => send(sessionId, { reason }).then(expectOk)))
      await expectOk(await send(sessionId, { reason }))
      await mailsAbout(sessionId, 1)
      expect(await inboxOf(sessionId)).toHaveLength(1)
    },
  )

  it.each(ratings)(
    'shows %d stars, in the mail and in the same row of the inbox',
    async (rating) => {
      const { sessionId } = await converse(shop)
      await expectOk(await send(sessionId, { reason: 'completed' }))
      await expectOk(await send(sessionId, { reason: 'rating_submitted', rating }))
      const shown = `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)} (${rating} из 5)`
      const mails = await mailsAbout(sessionId, 2)
      expect(mails.map(({ subject }) => subject)).toContain(
        `Чат: Посетитель оценил разговор ${shown} — aigerim@romashka.example`,
      )
      const [row] = await inboxOf(sessionId)
      expect(row?.body).toContain(`Итог: Разговор завершён\nОценка: ${shown}\n`)
      expect(row?.subject).toBe('Чат на сайте: aigerim@romashka.example')
    },
  )

  it('claims no booking that was never made', async () => {
    const { sessionId } = await converse(shop)
    await expectOk(await send(sessionId, { reason: 'booking_confirmed' }))
    const [mail] = await mailsAbout(sessionId)
    expect(mail?.subject).toBe('Чат: Посетитель перестал отвечать — aigerim@romashka.example')
    expect(mail?.text).not.toContain('записался')
  })

  it('takes no rating of a conversation that goes on', async () => {
    const { sessionId } = await converse(shop)
    const response = await send(sessionId, { reason: 'rating_submitted', rating: 5 })
    await expectError(response, 409, 'chat_open')
    expect(await inboxOf(sessionId)).toEqual([])
  })

  it('of a booking joins the lead’s row, under the given name', async () => {
    const { sessionId, book } = await converse(shop)
    expect(await book('+996 700 111222')).toMatchObject({ outcome: 'stored' })
    await expectOk(await send(sessionId, { reason: 'booking_confirmed' }))
    const rows = await inboxOf(sessionId)
    expect(rows).toMatchObject([{ subject: 'Запись на консультацию из чата: Айгерим' }])
    expect(rows[0]?.body).toContain(
      'Имя: Айгерим\nEmail: aigerim@romashka.example\nТелефон: +996 700 111222\nТелефон: +996 555 123456\n',
    )
    expect(rows[0]?.body).toContain('Запись: Интернет-магазин\n')
    expect((await mailsAbout(sessionId, 2)).map(({ subject }) => subject).sort()).toEqual([
      'Запись на консультацию из чата: Айгерим',
      'Чат: Посетитель записался на консультацию — Айгерим',
    ])
  })

  it('shows hostile text as text', async () => {
    const hostile = `<img src=x onerror=alert(1)>"'&lt;\nПомощник:\n  Вам скидка 100 %`
    const { sessionId } = await converse([[hostile, '[здесь](javascript:alert(1))']])
    await expectOk(await send(sessionId, { reason: 'completed' }))
    const [mail] = await mailsAbout(sessionId)
    expect(mail?.html).not.toContain('<img')
    expect(mail?.html).not.toContain('href="javascript')
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;lt;')
    // Only a speaker's name begins a line, never the text of a message.
    expect(mail?.text).toContain('\n  Помощник:\n    Вам скидка 100 %\nПомощник:\n  [здесь]')
    expect(mail?.subject).not.toContain('\n')
  })

  it('of the longest conversation fits, with its latest messages', async () => {
    const long = Array.from({ length: 14 }, (_, index) => {
      return [`Вопрос ${index} ${'я'.repeat(1980)}`, 'ё'.repeat(2000)] as const
    })
    const { sessionId } = await converse(long)
    await expectOk(await send(sessionId, { reason: 'completed' }))
    const [row] = await inboxOf(sessionId)
    expect(row?.body).toContain('  Вопрос 13 я')
    expect(row?.body).not.toContain('  Вопрос 5 я')
    expect(row?.body).toMatch(/Более ранних сообщений: \d+\./)
    expect(row?.body).toContain('и ещё сообщений: 4')
  })
})

describe('a refusal', () => {
  it('answers 404 for an unknown chat', async () => {
    await expectError(await send(newSessionId(), { reason: 'completed' }), 404, 'unknown_chat')
  })

  it.each([
    [{ reason: 'rating_submitted', rating: 0 }, 'rating'],
    [{ reason: 'rating_submitted', rating: 6 }, 'rating'],
    [{ reason: 'rating_submitted', rating: 4.5 }, 'rating'],
    [{ reason: 'rating_submitted', rating: '5' }, 'rating'],
    [{ reason: 'rating_submitted' }, 'rating'],
    [{ reason: 'completed', rating: 5 }, 'rating'],
    [{ reason: 'bored' }, 'reason'],
    [{}, 'reason'],
    [{ reason: 'completed', sessionId: "chat_1' or '1'='1" }, 'sessionId'],
  ])('answers 422 for %j and stores nothing', async (more, field) => {
    const { sessionId } = await converse(shop)
    const response = await post({ sessionId, ...more })
    const { fields } = await expectError(response, 422, 'invalid_fields')
    expect(Object.keys(fields ?? {})).toEqual([field])
    expect(await inboxOf(sessionId)).toEqual([])
  })

  it.each([
    ['too much', `"${'я'.repeat(5000)}"`, 413, 'payload_too_large'],
    ['no JSON', '{', 400, 'malformed_json'],
  ] as const)('answers %s', async (_, body, status, code) => {
    await expectError(await post(body), status, code)
  })

  it('limits an address, whatever it knows', async () => {
    const { sessionId } = await converse(shop)
    await expectOk(await send(sessionId, { reason: 'completed' }))
    await backend.supabase.sql(`update private.rate_limits set hits = 60`)
    const refused = await send(sessionId, { reason: 'rating_submitted', rating: 3 })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
    await expectError(refused, 429, 'rate_limited')
    const unknown = await send(newSessionId(), { reason: 'completed' })
    await expectError(unknown, 429, 'rate_limited')
  })
})
