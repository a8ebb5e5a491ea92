import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useChatByRules } from './chat-by-rules.ts'
import { firstSuggestions } from '../../../src/content/first-suggestions.ts'
import { soldPackage } from '../../support/sold.ts'
import { expectError } from '../../support/expect-error.ts'
import { readMailbox } from '../../support/read-mailbox.ts'

const { backend, begin, sql, leadsOf } = useChatByRules()

const pageUrl = 'https://kerege.example/'
const more = { origin: { pageUrl }, consent: { textVersion: '2024-01-09' }, showsForm: true }
const phone = () => `0555 ${String(Math.random()).slice(2, 5)} ${String(Math.random()).slice(2, 5)}`

const inInbox = (sessionId: string) =>
  sql<{ subject: string; name: string | null; email: string | null; phone: string | null }>(
    `select e.subject, c.name, c.email, c.phone from public.emails e
     join public.chat_sessions s on s.email_id = e.id
     left join public.customers c on c.id = e.customer_id where s.session_id = private.stored_session_id($1)`,
    sessionId,
  )

describe('the form', () => {
  const form = { kind: 'consultation', name: 'Айгерим', contact: '+996 555 123456' }
  const callAt = '2030-12-02T09:00:00.000Z'
  const callTime = 'понедельник, 2 декабря, 15:00'

  it.each([
    [
      firstSuggestions(soldPackage.path, 'ru').at(-1) ?? '',
      { kind: 'consultation', lang: 'ru', topic: expect.any(String) },
    ],
    ['перезвоните мне на 0700 11 22 33', { kind: 'consultation', contact: '0700 11 22 33' }],
    ['please call me back', { kind: 'consultation', lang: 'en' }],
    [
      'Сайт, который вы сделали, не открывается',
      { kind: 'message', topic: 'Сайт, который вы сделали, не открывается' },
    ],
  ])('is opened by «%s», with what was said', async (message, opened) => {
    const reply = await begin(more).ask(message)
    expect(reply).toMatchObject({ conversationStatus: 'active', form: opened })
    expect(reply.response).toMatch(/форм|form/)
  })

  it('stays open while questions are answered, and remembers a contact that was written', async () => {
    const { ask } = begin(more)
    await ask('Запишите меня')
    expect((await ask(soldPackage.howMuch)).response).toContain(soldPackage.priceText)
    expect((await ask('мой ник @aigerim_k')).form).toMatchObject({ contact: '@aigerim_k' })
    const shownForm = { kind: 'consultation', contact: '@aigerim_k' }
    expect(await ask('меня зовут Айгерим', { shownForm })).toMatchObject({
      response: 'Записал: Айгерим. Проверьте форму и\u00a0нажмите «Записаться».',
      form: { kind: 'consultation', lang: 'ru', name: 'Айгерим' },
    })
  })

  it('is stored once, and mailed with the conversation', async () => {
    const { sessionId, ask } = begin(more)
    const id = randomUUID().slice(0, 8)
    await ask(`Хочу консультацию по лендингу (${id})`)
    const contact = `${id}@romashka.example`
    const sent = { ...form, contact, callAt, topic: 'Лендинг' }
    const done = await ask(`Запишите меня: Айгерим, ${contact}`, { form: sent })
    expect(done).toMatchObject({ conversationStatus: 'completed', bookingConfirmed: true })
    expect(done.response).toMatch(/^Готово, Айгерим! Заявка №\s\d{3}\s\d{3} у менеджеров/)
    expect(done.response).toContain(`время звонка — ${callTime} по времени Бишкека`)
    const [lead] = await leadsOf(sessionId)
    expect(lead).toMatchObject({
      source: 'chat',
      page_url: pageUrl,
      lead: { name: 'Айгерим', contact, callAt, time: callTime, topic: 'Лендинг' },
    })
    expect(
      await sql(
        'select text_version, page_url from public.consents where email_id = $1',
        lead?.id ?? '',
      ),
    ).toEqual([{ text_version: '2024-01-09', page_url: pageUrl }])
    const confirmation = async () =>
      (await readMailbox(backend().url)).filter(({ to }) => to === contact)
    const mails = async () =>
      (await readMailbox(backend().url)).filter(
        (mail) => mail.to === 'managers@kerege.example' && mail.text.includes(id),
      )
    await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1)
    const [mail] = await mails()
    expect(mail?.replyTo).toBe(contact)
    await expect.poll(confirmation, { timeout: 10_000 }).toHaveLength(1)
    const [confirmed] = await confirmation()
    expect(confirmed?.text).toContain(`Удобное время: ${callTime}`)
    expect(confirmed?.attachments).toMatchObject([{ filename: 'zvonok.ics' }])
    const file = Buffer.from(confirmed?.attachments?.[0]?.content ?? '', 'base64').toString()
    for (const line of ['METHOD:PUBLISH', 'DTSTART:20301202T090000Z', 'DTEND:20301202T093000Z'])
      expect(file).toContain(line)
    expect(file).not.toContain('Айгерим')
    for (const said of ['Хочу консультацию', `Удобное время: ${callTime}`]) {
      expect(mail?.text).toContain(said)
    }
  })

  it.each([
    { kind: 'a number', contact: phone(), card: 'phone' },
    { kind: 'an address', contact: 'a.b@kind.example', card: 'email' },
    { kind: 'an account in Telegram', contact: '@kind_nurlan', card: '' },
    { kind: 'words', contact: 'вайбер nurlan_shop', card: '' },
  ])('with $kind reaches the inbox', async ({ contact, card }) => {
    const { sessionId, ask } = begin(more)
    const sent = { ...form, name: 'Нурлан', contact }
    expect(await ask('Запишите меня', { form: sent })).toMatchObject({ bookingConfirmed: true })
    const [lead] = await leadsOf(sessionId)
    expect(lead?.body).toContain(contact.replace(/^@/, 't.me/'))
    expect(await inInbox(sessionId)).toEqual([
      {
        subject: 'Запись на консультацию из чата: Нурлан',
        name: card ? 'Нурлан' : null,
        email: card === 'email' ? contact : null,
        phone: card === 'phone' ? contact : null,
      },
    ])
  })

  it('for a message reaches the inbox as a message, and promises no consultation', async () => {
    const { sessionId, ask } = begin(more)
    const topic = 'Отмените мою запись на среду. '.repeat(20).trim()
    const sent = { ...form, kind: 'message', topic }
    expect(await ask('Передайте менеджеру', { form: sent })).toMatchObject({
      conversationStatus: 'active',
      bookingConfirmed: false,
    })
    const [lead] = await leadsOf(sessionId)
    expect(lead?.lead).toMatchObject({ topic, isClientMatter: true })
    expect(await inInbox(sessionId)).toMatchObject([
      { subject: 'Сообщение менеджеру из чата: Айгерим' },
    ])
  })

  it('of a booking made before is known: a message with its number changes it or calls it off', async () => {
    const before = begin(more)
    const done = await before.ask('Запишите меня', { form: { ...form, callAt } })
    const [, number = ''] = /№\s(\d{3}\s\d{3})/.exec(done.response) ?? []
    const { sessionId, ask } = begin({ ...more, continues: before.sessionId })
    const offer = await ask('Перенести консультацию')
    expect(offer.response).toContain(number)
    expect(offer.response).toContain(`${callTime} по времени Бишкека`)
    expect(offer.form).toMatchObject({
      kind: 'message',
      name: 'Айгерим',
      contact: '+996 555 123456',
      topic: `Консультация №\u00a0${number}: Перенести консультацию`,
    })
    expect((await ask(soldPackage.howMuch)).response).toContain(soldPackage.priceText)
    expect((await ask('Отмените мою запись')).response).toContain(number)
    const { kind, name, contact, topic } = offer.form ?? {}
    const sent = await ask('Передайте', { form: { kind, name, contact, topic } })
    expect(sent).toMatchObject({ conversationStatus: 'active' })
    // What is sent is kept with plain spaces.
    expect((await leadsOf(sessionId))[0]?.lead).toMatchObject({
      topic: topic?.replaceAll('\u00a0', ' '),
    })
  })

  it.each([
    ['name', { name: ' ' }],
    ['contact', { contact: 'aigerim@mail' }],
    ['contact', { contact: '555' }],
    ['time', { time: 'я'.repeat(81) }],
  ])('with a slip in %s is refused at the field, and nothing is stored', async (field, slip) => {
    const { sessionId, send } = begin(more)
    const response = await send('Запишите меня', { form: { ...form, ...slip } })
    const { error } = await response.json()
    expect([response.status, Object.keys(error.fields)]).toEqual([422, [`form.${field}`]])
    expect(await leadsOf(sessionId)).toEqual([])
  })

  it('is one lead even if it arrives repeatedly, and ends the chat', async () => {
    const { sessionId, ask, send } = begin(more)
    const messageId = randomUUID()
    const first = await ask('Запишите меня', { form, messageId })
    expect(await ask('Запишите меня', { form, messageId })).toEqual(first)
    await expectError(await send('Да'), 409, 'chat_ended')
    expect(await leadsOf(sessionId)).toHaveLength(1)
  })

  it('that cannot be stored says so, and keeps what was typed', async () => {
    const { sessionId, ask } = begin(more)
    await sql('alter function public.submit_lead rename to lost')
    const failed = await ask('Запишите меня', { form }).finally(() =>
      sql('alter function public.lost rename to submit_lead'),
    )
    expect(failed).toMatchObject({ conversationStatus: 'active', bookingConfirmed: false, form })
    expect(failed.response).toMatch(/Не получилось.*ещё раз/)
    expect(await leadsOf(sessionId)).toEqual([])
    expect(await ask('Запишите меня', { form })).toMatchObject({ bookingConfirmed: true })
    expect(await leadsOf(sessionId)).toHaveLength(1)
  })

  it('over the limit of requests says so', async () => {
    const { sessionId, ask } = begin(more)
    await ask('Здравствуйте')
    const limits = await sql<{ client_hash: string }>(
      `select client_hash from private.rate_limits where bucket = 'chat'`,
    )
    await sql(
      `insert into private.rate_limits (bucket, client_hash, hits, window_ends_at)
       values ('lead', $1, 100000, now() + interval '1 hour')`,
      limits[0]?.client_hash ?? '',
    )
    const refused = await ask('Запишите меня', { form })
    expect(refused).toMatchObject({ bookingConfirmed: false, conversationStatus: 'active', form })
    expect(refused.response).toMatch(/слишком много/)
    expect(await leadsOf(sessionId)).toEqual([])
  })
})

describe('a client without the form', () => {
  async function asked() {
    const conversation = begin({ consent: { textVersion: '2024-01-09-chat' } })
    const first = await conversation.ask('Запишите меня на консультацию')
    return { ...conversation, first }
  }

  it('is asked for contact and name, and is then booked', async () => {
    const { sessionId, ask, first } = await asked()
    expect(first).not.toHaveProperty('form')
    expect(first.response).toMatch(/телефон, email или ник/)
    expect((await ask('звоните по телефону 0555 123 456')).response).toBe('Как к вам обращаться?')
    expect((await ask('да')).response).toBe('Как к вам обращаться?')
    expect(await leadsOf(sessionId)).toEqual([])
    expect(await ask('Айгерим Сапарова')).toMatchObject({
      conversationStatus: 'completed',
      bookingConfirmed: true,
    })
    expect(await leadsOf(sessionId)).toMatchObject([
      { lead: { name: 'Айгерим Сапарова', contact: '0555 123 456' } },
    ])
  })

  it('is booked by one answer with both', async () => {
    const { sessionId, ask } = await asked()
    expect(await ask('Нурлан, +996 555 777888')).toMatchObject({ bookingConfirmed: true })
    const lead = { name: 'Нурлан', contact: '+996 555 777888' }
    expect(await leadsOf(sessionId)).toMatchObject([{ lead }])
  })

  it('is booked by the form’s own words, and asked to confirm other messages with both', async () => {
    const words = 'Запишите меня: Нурлан, 0555 123 456\nЛендинг'
    expect(await begin().ask(words)).toMatchObject({ bookingConfirmed: true })
    const { ask } = begin()
    expect((await ask('Нурлан, 0555 123 456')).response).toContain('Всё верно')
    expect(await ask('Да, всё верно')).toMatchObject({ bookingConfirmed: true })
  })

  it('is not booked without a contact that reaches them', async () => {
    const { sessionId, ask } = await asked()
    for (const said of ['завтра в три', 'Нурлан', 'да', 'aigul@mail', 'расскажите про гарантию'])
      expect(await ask(said)).toMatchObject({ bookingConfirmed: false })
    expect(await leadsOf(sessionId)).toEqual([])
    expect(await ask('0555 123 456')).toMatchObject({ bookingConfirmed: true })
    expect(await leadsOf(sessionId)).toMatchObject([{ lead: { name: 'Нурлан' } }])
  })

  it('is asked only for the name after a contact', async () => {
    const { ask } = begin()
    expect((await ask('Перезвоните мне, 0555 123 456')).response).toContain('Как к вам обращаться?')
  })

  it('may ask in between, correct the contact, and call it off', async () => {
    const { sessionId, ask } = await asked()
    const answer = await ask(soldPackage.howMuch)
    expect(answer.response).toContain(soldPackage.priceText)
    // It was asked for once.
    expect(answer.response).not.toMatch(/email или ник/)
    await ask('0555 123 456')
    expect((await ask('ой, 0555 000 111')).response).toBe('Как к вам обращаться?')
    expect(await ask('Не записывать')).toMatchObject({ bookingConfirmed: false })
    expect(await ask('да')).toMatchObject({ bookingConfirmed: false })
    expect(await leadsOf(sessionId)).toEqual([])
  })

  it('is answered without a contact that they refuse', async () => {
    const { sessionId, ask } = await asked()
    expect((await ask('номер не дам, ответьте тут')).response).toMatch(/контакт не нужен/)
    expect((await ask('My budget is $2000')).response).not.toMatch(/phone number/)
    expect(await leadsOf(sessionId)).toEqual([])
  })

  it('may confirm again what could not be stored', async () => {
    const { sessionId, ask } = await asked()
    await ask('0555 123 456')
    await sql('alter function public.submit_lead rename to lost')
    const failed = await ask('Айгерим').finally(() =>
      sql('alter function public.lost rename to submit_lead'),
    )
    expect(failed).toMatchObject({ conversationStatus: 'active', bookingConfirmed: false })
    expect(await ask('да')).toMatchObject({ bookingConfirmed: true })
    expect(await leadsOf(sessionId)).toHaveLength(1)
  })
})
