import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chatUpdatesSchema } from '@contracts/chat.ts'
import { alwaysOpen } from '../../dev/backend/always-open.ts'
import { sharedBackend, sharedSettings, type TestBackend } from '../support/backend.ts'
import { deliverMail } from '../support/deliver-mail.ts'
import { expectError } from '../support/expect-error.ts'
import { newSessionId, startConversation } from '../support/send-chat.ts'

const staffId = randomUUID()
const idleSeconds = Number(sharedSettings.CHAT_IDLE_SECONDS)

let backend: TestBackend
const sql = <Row>(query: string, ...parameters: string[]) =>
  backend.supabase.sql<Row>(query, ...parameters)

beforeAll(async () => {
  backend = await sharedBackend()
  await sql(
    `insert into auth.users (id, email, raw_user_meta_data)
     values ($1, 'aigul@kerege.example', '{"full_name": "Айгуль Асанова"}')`,
    staffId,
  )
  await sql(`update public.user_roles set role = 'staff' where user_id = $1`, staffId)
  await sql(alwaysOpen)
})
beforeEach(async () => {
  await sql('delete from private.rate_limits')
  await sql('delete from public.user_presence')
})

const begin = () => startConversation(backend.url, { consent: { textVersion: '2024-01-09-chat' } })
const comeIn = () => sql('insert into public.user_presence (user_id) values ($1)', staffId)

/** Calls by staff, bypassing the API, whose checks are tested with the database. */
const takeOver = (sessionId: string) =>
  sql(
    `update public.chat_sessions set handler_id = $2, taken_over_at = now() where session_id = private.stored_session_id($1)`,
    sessionId,
    staffId,
  )
const sayAsStaff = (sessionId: string, content: string) =>
  sql(
    `insert into public.chat_messages (chat_id, message_id, role, content, author_id)
     select id, gen_random_uuid(), 'staff', $2, $3 from public.chat_sessions where session_id = private.stored_session_id($1)`,
    sessionId,
    content,
    staffId,
  )

function postUpdates(body: unknown) {
  return fetch(`${backend.url}/functions/v1/chat-updates`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
async function updates(sessionId: string, after = 0) {
  const response = await postUpdates({ sessionId, after })
  expect(response.status).toBe(200)
  return chatUpdatesSchema.parse(await response.json())
}

const fallSilent = (sessionId: string, seconds: number) =>
  sql(
    `update public.chat_sessions set last_message_at = now() - make_interval(secs => $2::int)
     where session_id = private.stored_session_id($1)`,
    sessionId,
    String(seconds),
  )

interface Lead {
  subject: string
  body: string
  lead: unknown
  from_email: string | null
  waits: boolean | null
  phone: string | null
  text_version: string | null
}
const inboxOf = (sessionId: string) =>
  sql<Lead>(
    `select e.subject, e.body, e.lead, e.from_email, e.waits_until = e.due_at as waits, c.phone, n.text_version
     from public.chat_sessions s join public.emails e on e.id = s.email_id
     left join public.customers c on c.id = e.customer_id
     left join public.consents n on n.email_id = e.id where s.session_id = private.stored_session_id($1)`,
    sessionId,
  )

describe('a closed tab', () => {
  it('is closed by the server, and the contact left in it is a lead that waits', async () => {
    const { sessionId, ask } = begin()
    await ask('Сколько стоит интернет-магазин?')
    await ask('Это Нурлан, ватсап 0700 123 456, напишите завтра')
    await deliverMail(backend)
    expect(await inboxOf(sessionId)).toEqual([])

    await fallSilent(sessionId, idleSeconds + 1)
    await expect
      .poll(async () => {
        await deliverMail(backend)
        return inboxOf(sessionId)
      })
      .toMatchObject([
        {
          lead: { kind: 'contact', phone: '0700 123 456', messenger: 'wa.me/996700123456' },
          from_email: null,
          waits: true,
          phone: '0700 123 456',
          text_version: '2024-01-09-chat',
        },
      ])
    const [lead] = await inboxOf(sessionId)
    expect(lead?.body).toContain('Итог: Посетитель перестал отвечать')
    expect(lead?.body).toContain('Мессенджер: wa.me/996700123456')
    await deliverMail(backend)
    expect(await sql('select from public.chat_sessions where told_at is not null')).toHaveLength(1)
  })

  it('after the assistant’s own ending reports that', async () => {
    const { sessionId, ask } = begin()
    await ask('Сколько стоит лендинг?')
    expect((await ask('Спасибо, до свидания')).conversationStatus).toBe('completed')
    await fallSilent(sessionId, idleSeconds + 1)
    await deliverMail(backend)
    await expect
      .poll(async () => (await inboxOf(sessionId))[0]?.body ?? '')
      .toContain('Итог: Разговор завершён')
  })

  it('whose summary cannot be stored is reported without it', async () => {
    await sql(
      `create function public.refuse_summary() returns trigger language plpgsql as $$
       begin raise 'refused'; end $$`,
    )
    await sql(
      `create trigger refuse before insert on public.emails for each row
       when (new.body like '%ломает%') execute function public.refuse_summary()`,
    )
    const { sessionId, ask } = begin()
    await ask('Что ломает сайт? Мой номер 0700 123 456')
    await fallSilent(sessionId, idleSeconds + 1)
    await expect
      .poll(async () => {
        await deliverMail(backend)
        return inboxOf(sessionId)
      })
      .toMatchObject([{ phone: '0700 123 456', waits: true }])
    expect((await inboxOf(sessionId))[0]?.body).toContain('Сводку составить не удалось')
    await sql('drop function public.refuse_summary cascade')
  })

  it('without a contact asks for no answer', async () => {
    const { sessionId, ask } = begin()
    await ask('Сколько стоит лендинг?')
    await fallSilent(sessionId, idleSeconds + 1)
    await deliverMail(backend)
    await expect.poll(() => inboxOf(sessionId)).toMatchObject([{ lead: null, waits: null }])
  })
})

describe('a person', () => {
  it('who is there is called; the visitor hears them, and the assistant is silent', async () => {
    await comeIn()
    const { sessionId, ask } = begin()
    const called = await ask('Позовите, пожалуйста, человека')
    expect(called).toMatchObject({ person: 'called', conversationStatus: 'active' })
    expect(await updates(sessionId)).toMatchObject({ person: { stage: 'called' }, messages: [] })

    await takeOver(sessionId)
    await sayAsStaff(sessionId, 'Здравствуйте! Чем помочь?')
    const heard = await updates(sessionId)
    expect(heard).toMatchObject({
      person: { stage: 'here', name: 'Айгуль' },
      messages: [{ text: 'Здравствуйте! Чем помочь?', name: 'Айгуль' }],
    })
    expect(await ask('Сколько стоит лендинг?')).toEqual({
      response: '',
      conversationStatus: 'active',
      bookingConfirmed: false,
      suggestions: [],
      person: 'here',
    })
    expect((await updates(sessionId, heard.messages[0]?.id)).messages).toEqual([])
  })

  it('who was called is still waited for once the visitor has left a number', async () => {
    await comeIn()
    const { sessionId, ask } = begin()
    await ask('Позовите, пожалуйста, человека')
    const form = { kind: 'consultation', name: 'Нурлан', contact: '0555 123 456' }
    expect(await ask('Запишите меня', { form, showsForm: true })).toMatchObject({
      bookingConfirmed: true,
      conversationStatus: 'active',
    })
    expect(await updates(sessionId)).toMatchObject({ person: { stage: 'called' }, ended: null })
    await takeOver(sessionId)
    expect(await updates(sessionId)).toMatchObject({ person: { stage: 'here' } })
  })

  it('who handles the conversation gets the form of the visitor as a lead, once', async () => {
    const { sessionId, ask } = begin()
    await ask('Привет')
    await takeOver(sessionId)
    const messageId = randomUUID()
    const form = { kind: 'consultation', name: 'Нурлан', contact: '0700 123 457' }
    await sql('alter function public.submit_lead rename to lost')
    const lost = ask('Запишите меня', { form, messageId })
    await expect(
      lost.finally(() => sql('alter function public.lost rename to submit_lead')),
    ).rejects.toThrow()
    await ask('Запишите меня', { form, messageId })
    expect(await ask('Запишите меня', { form, messageId })).toMatchObject({ person: 'here' })
    expect(await inboxOf(sessionId)).toMatchObject([
      { subject: 'Запись на консультацию из чата: Нурлан', phone: '0700 123 457' },
    ])
  })

  it('who is absent is reported so, and the contact is taken', async () => {
    const { sessionId, ask } = begin()
    const absent = await ask('Позовите человека')
    expect(absent.person).toBeUndefined()
    expect(absent.response).toMatch(/^Сейчас .*менеджер/)
    expect(await updates(sessionId)).toEqual({ person: null, ended: null, messages: [] })
    await ask('0555 123 456')
    expect((await ask('Нурлан')).response).toMatch(/^Готово, Нурлан!/)
  })

  it('is offered instead of an answer again to whom the last one was of no use', async () => {
    await comeIn()
    const { ask } = begin()
    await ask('Сколько стоит лендинг?')
    const offer = await ask('нет, не то')
    expect(offer.response).toContain('позвать человека')
    expect(offer.response).not.toContain('₽')
    expect(offer.suggestions).toContain('Позвать человека')
    expect((await ask('да')).person).toBe('called')
  })
})

describe('chat-updates', () => {
  it('does not reveal whether a session exists', async () => {
    expect(await updates(newSessionId())).toEqual({ person: null, ended: null, messages: [] })
  })
  it.each([[{ sessionId: 'mine' }], [{ sessionId: newSessionId(), after: -1 }], [{}]])(
    'answers 422 for %j',
    async (body) => {
      await expectError(await postUpdates(body), 422, 'invalid_fields')
    },
  )
  it('is limited', async () => {
    const sessionId = newSessionId()
    await updates(sessionId)
    await sql(`update private.rate_limits set hits = 20000 where bucket = 'chat_updates'`)
    const refused = await postUpdates({ sessionId })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    await expectError(refused, 429, 'rate_limited')
  })
})
