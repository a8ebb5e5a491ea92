import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useChatByRules } from './chat-by-rules.ts'
import { expectError } from '../../support/expect-error.ts'
import { readMailbox } from '../../support/read-mailbox.ts'

const { backend, begin, sql, leadsOf } = useChatByRules()

describe('a consultation that is booked', () => {
  const pageUrl = 'https://kerege.example/'
  const more = { origin: { pageUrl }, consent: { textVersion: '2024-01-09-chat' } }

  /** Up to the summary of what will be booked. */
  async function propose(contact: string, id = randomUUID().slice(0, 8)) {
    const conversation = begin(more)
    await conversation.ask(`Хочу консультацию по лендингу (${id})`)
    const shown = await conversation.ask(`Меня зовут Айгерим, ${contact}`)
    return { ...conversation, id, shown }
  }

  it('is shown, stored once the visitor confirms it, and mailed with the conversation', async () => {
    const { sessionId, ask, id, shown } = await propose('aigerim@romashka.example')
    expect(shown).toMatchObject({
      conversationStatus: 'active',
      bookingConfirmed: false,
      booking: { name: 'Айгерим', contact: 'aigerim@romashka.example' },
    })
    expect(await leadsOf(sessionId)).toEqual([])

    const done = await ask('Да, всё верно')
    expect(done).toMatchObject({ conversationStatus: 'completed', bookingConfirmed: true })
    expect(done).not.toHaveProperty('booking')
    const [lead] = await leadsOf(sessionId)
    expect(lead).toMatchObject({
      source: 'chat',
      page_url: pageUrl,
      lead: { name: 'Айгерим', contact: 'aigerim@romashka.example' },
    })
    expect(lead?.body).toContain(id)
    expect(
      await sql(
        'select text_version, page_url from public.consents where email_id = $1',
        lead?.id ?? '',
      ),
    ).toEqual([{ text_version: '2024-01-09-chat', page_url: pageUrl }])

    const mails = async () =>
      (await readMailbox(backend().url)).filter((it) => it.text.includes(id))
    await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1)
    const [mail] = await mails()
    expect(mail).toMatchObject({
      to: 'managers@kerege.example',
      replyTo: 'aigerim@romashka.example',
    })
    for (const said of ['Хочу консультацию', 'Меня зовут Айгерим', 'Да, всё верно']) {
      expect(mail?.text).toContain(said)
    }
  })

  it('by phone reaches the managers, too', async () => {
    const { sessionId, ask, shown } = await propose('+996 555 123456')
    expect(shown.booking).toMatchObject({ contact: '+996 555 123456' })
    expect(await ask('Подтверждаю')).toMatchObject({ bookingConfirmed: true })
    expect(await leadsOf(sessionId)).toMatchObject([{ lead: { contact: '+996 555 123456' } }])
  })

  it('shows and stores how the visitor wants to be reached', async () => {
    const { sessionId, ask } = await propose('+996 555 123456, удобнее в Telegram')
    const reach = 'звоните, не пишите'
    expect((await ask(reach)).booking).toMatchObject({ messenger: 't.me/+996555123456', reach })
    expect(await ask('да')).toMatchObject({ bookingConfirmed: true })
    const [lead] = await leadsOf(sessionId)
    expect(lead?.lead).toMatchObject({ messenger: 't.me/+996555123456', reach })
    expect(lead?.body).toContain('Мессенджер: t.me/+996555123456')
    expect(lead?.body).toContain(`Как связаться: ${reach}`)
  })

  const inInbox = (sessionId: string) =>
    sql<{ subject: string; name: string | null; email: string | null; phone: string | null }>(
      `select e.subject, c.name, c.email, c.phone from public.emails e
       join public.chat_sessions s on s.email_id = e.id
       left join public.customers c on c.id = e.customer_id where s.session_id = $1`,
      sessionId,
    )
  const asked = 'Здравствуйте! Запишите меня на консультацию'
  const phone = () =>
    `0555 ${String(Math.random()).slice(2, 5)} ${String(Math.random()).slice(2, 5)}`

  it.each([
    { kind: 'a number', contact: phone(), says: 'Нурлан', name: 'Нурлан', card: 'phone' },
    { kind: 'a number without a name', contact: phone(), says: 'Без имени', card: 'phone' },
    {
      kind: 'an address',
      contact: 'a.b@kind.example',
      says: 'асель',
      name: 'Асель',
      card: 'email',
    },
    { kind: 'an account in Telegram', contact: '@kind_nurlan', says: 'это Марат', name: 'Марат' },
  ])('by $kind reaches the inbox with what was left', async ({ contact, says, name, card }) => {
    const { sessionId, ask } = begin(more)
    await ask(asked)
    await ask(`${contact}, завтра после трёх`)
    const shown = await ask(says)
    const booking = { contact, time: 'завтра после трёх', ...(name && { name }) }
    expect(shown.booking).toMatchObject(booking)
    expect(shown.booking?.name).toBe(name)
    expect(await ask('ооба, жду')).toMatchObject({ bookingConfirmed: true })

    const [lead] = await leadsOf(sessionId)
    expect(lead?.lead).toMatchObject(booking)
    for (const line of [contact.replace(/^@/, 't.me/'), 'Удобное время: завтра после трёх']) {
      expect(lead?.body).toContain(line)
    }
    expect(await inInbox(sessionId)).toEqual([
      {
        subject: `Запись на консультацию из чата: ${name ?? contact}`,
        name: (card && name) ?? null,
        email: card === 'email' ? contact : null,
        phone: card === 'phone' ? contact : null,
      },
    ])
  })

  it('in place of a message about an earlier request reaches the inbox as that message', async () => {
    const { sessionId, ask } = begin(more)
    const matter = 'отмените мою запись на среду'
    await ask(matter)
    const contact = phone()
    expect((await ask(`Жылдыз, ${contact}`)).booking).toMatchObject({ topic: matter })
    // The widget promises no consultation then.
    expect(await ask('да')).toMatchObject({
      conversationStatus: 'completed',
      bookingConfirmed: false,
    })
    expect(await leadsOf(sessionId)).toMatchObject([
      { lead: { topic: matter, isClientMatter: true } },
    ])
    expect(await inInbox(sessionId)).toMatchObject([
      { subject: 'Сообщение менеджеру из чата: Жылдыз', phone: contact },
    ])
  })

  it('that is called off is not stored, and may be taken up again', async () => {
    const { sessionId, ask } = await propose('+996 555 123456')
    const cancelled = await ask('ой, отмените пожалуйста')
    expect(cancelled).not.toHaveProperty('booking')
    expect(await ask('да')).toMatchObject({ bookingConfirmed: false })
    const again = await ask('хотя давайте, запишите')
    expect(again.booking).toMatchObject({ name: 'Айгерим', contact: '+996 555 123456' })
    expect(await leadsOf(sessionId)).toEqual([])
    expect(await ask('да')).toMatchObject({ bookingConfirmed: true })
    expect(await leadsOf(sessionId)).toHaveLength(1)
  })

  it('is one lead, however often its confirmation arrives; then the chat is over', async () => {
    const { sessionId, ask, send } = await propose('+996 555 123456')
    const messageId = randomUUID()
    const first = await ask('Да', { messageId })
    expect(await ask('Да', { messageId })).toEqual(first)
    await expectError(await send('Да'), 409, 'chat_ended')
    expect(await leadsOf(sessionId)).toHaveLength(1)
    const mails = await sql(
      `select o.id from public.outbox o join public.chat_sessions s on s.email_id = o.email_id
       where s.session_id = $1`,
      sessionId,
    )
    expect(mails).toHaveLength(1)
  })

  it.each(['Нет, не надо', 'Телефон другой', 'А сколько стоит лендинг?'])(
    'is not stored on «%s»',
    async (message) => {
      const { sessionId, ask } = await propose('+996 555 123456')
      expect(await ask(message)).toMatchObject({ bookingConfirmed: false })
      expect(await leadsOf(sessionId)).toEqual([])
    },
  )

  it('that cannot be stored says so, and may be confirmed again', async () => {
    const { sessionId, ask } = await propose('+996 555 123456')
    await sql('alter function public.book_chat rename to lost')
    const failed = await ask('Да').finally(() =>
      sql('alter function public.lost rename to book_chat'),
    )
    expect(failed).toMatchObject({
      conversationStatus: 'active',
      bookingConfirmed: false,
      booking: { name: 'Айгерим', contact: '+996 555 123456' },
    })
    expect(failed.response).toMatch(/Не получилось.*ещё раз/)
    expect(await leadsOf(sessionId)).toEqual([])
    expect(await ask('Да')).toMatchObject({ bookingConfirmed: true })
    expect(await leadsOf(sessionId)).toHaveLength(1)
  })

  it('over the limit of requests says so, too', async () => {
    const { sessionId, ask } = await propose('+996 555 123456')
    const limits = await sql<{ client_hash: string }>(
      `select client_hash from private.rate_limits where bucket = 'chat'`,
    )
    await sql(
      `insert into private.rate_limits (bucket, client_hash, hits, window_ends_at)
       values ('lead', $1, 100000, now() + interval '1 hour')`,
      limits[0]?.client_hash ?? '',
    )
    const refused = await ask('Да')
    expect(refused).toMatchObject({ bookingConfirmed: false, conversationStatus: 'active' })
    expect(refused.response).toMatch(/слишком много/)
    expect(await leadsOf(sessionId)).toEqual([])
  })
})
