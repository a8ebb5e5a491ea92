import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { chatIn, endArguments } from './chat.ts'

/** A visitor asks for a person; staff take over a chat, write in it and hand it back. */
export function chatPeopleSuite(getWorld: () => World): void {
  afterEach(() => getWorld().restore())

  let chat: ReturnType<typeof chatIn>
  let chatId: string
  beforeEach(async () => {
    chat = chatIn(getWorld())
    await chat.say('Хочу магазин')
    chatId = String((await chat.row())?.id)
  })

  const as = (who: 'staff' | 'admin' | 'user') => {
    const { client } = getWorld().accounts[who]
    return {
      async takeOver() {
        const { data } = await client
          .rpc('take_over_chat', { chat_id: chatId })
          .single<{ outcome: string; handler_name: string | null }>()
          .throwOnError()
        return data
      },
      finish: async (seen = {}) =>
        (await client.rpc('finish_chat', { chat_id: chatId, ...seen }).throwOnError()).data,
      handBack: async (seen = {}) =>
        (await client.rpc('hand_back_chat', { chat_id: chatId, ...seen }).throwOnError()).data,
      async say(content: string, messageId: string = crypto.randomUUID(), seen = {}) {
        const { data } = await client
          .rpc('say_in_chat', { chat_id: chatId, message_id: messageId, content, ...seen })
          .throwOnError()
        return data
      },
    }
  }
  const waits = async () => (await chat.row())?.waiting_since !== null
  const isIdle = async (seconds: number, attended: number) => {
    // As if no other attempt had been made.
    await getWorld().api.sql('update public.chat_sessions set closing_attempts = 0')
    const { data } = await getWorld()
      .clients.service.rpc('idle_chats', {
        idle_seconds: seconds,
        attended_idle_seconds: attended,
        max_rows: 9,
      })
      .throwOnError()
    const { session_id } = (await chat.row()) ?? {}
    return data.some((row: { session_id: string }) => row.session_id === session_id)
  }
  const { sql } = { sql: (query: string) => getWorld().api.sql(query) }

  describe('a visitor who asks for a person', () => {
    it('waits while staff are at work', async () => {
      expect(await chat.call()).toBe(true)
      expect(await chat.updates()).toEqual({
        person: { stage: 'called', name: null },
        ended: null,
        messages: [],
      })
      const since = (await chat.row())?.waiting_since
      expect(await chat.call()).toBe(true)
      expect((await chat.row())?.waiting_since).toEqual(since)
    })
    it.each([
      [
        'nobody has had the page open for long',
        `update public.user_presence set last_seen_at = now() - interval '8 minutes'`,
      ],
      [
        'only a customer is here',
        `delete from public.user_presence where user_id in (
        select user_id from public.user_roles where role <> 'user')`,
      ],
    ])('does not wait where %s', async (_, change) => {
      await sql(change)
      expect(await chat.call()).toBe(false)
      expect(await waits()).toBe(false)
    })
  })

  it('a visitor who asks for a person at night does not wait, even if a page stays open', async () => {
    await getWorld().setHours('closed')
    try {
      expect(await chat.call()).toBe(false)
      expect(await waits()).toBe(false)
    } finally {
      await getWorld().setHours('open')
    }
  })

  describe('a chat that is taken over', () => {
    it('goes to one of two simultaneous colleagues, and tells the other who has it', async () => {
      await sql(
        `update public.profiles set full_name = 'Айгуль Асанова' where email = 'staff@kerege.example'`,
      )
      expect(await as('staff').takeOver()).toEqual({ outcome: 'taken', handler_name: null })
      expect(await as('admin').takeOver()).toEqual({
        outcome: 'held',
        handler_name: 'Айгуль Асанова',
      })
      expect(await as('staff').takeOver()).toEqual({ outcome: 'taken', handler_name: null })
      expect(await chat.updates()).toMatchObject({ person: { stage: 'here', name: 'Айгуль' } })
      const log = await sql(`select action, details from public.audit_log where entity = 'chat'`)
      expect(log).toEqual([{ action: 'chat_taken_over', details: { from: null } }])
    })
    it('is not answered by the assistant, and its visitor waits for the person', async () => {
      const messageId = crypto.randomUUID()
      await chat.take(messageId)
      await as('staff').takeOver()
      // An answer in progress comes too late.
      expect(await chat.answer(messageId)).toBeUndefined()
      expect(await waits()).toBe(true)
      await as('staff').say('Здравствуйте!')
      expect(await waits()).toBe(false)
      expect((await chat.take(crypto.randomUUID(), { message: 'А сроки?' })).outcome).toBe(
        'handled',
      )
      expect(await waits()).toBe(true)
      expect((await chat.messages()).map(({ role, content }) => [role, content]).slice(2)).toEqual([
        ['user', 'Сколько стоит сайт?'],
        ['staff', 'Здравствуйте!'],
        ['user', 'А сроки?'],
      ])
    })
    it('keeps its visitor waiting for messages that staff had not seen when they wrote', async () => {
      await as('staff').takeOver()
      await chat.take(crypto.randomUUID())
      const seen = { seen_up_to: (await chat.messages()).at(-1)?.id }
      await chat.take(crypto.randomUUID(), { message: 'Уже не нужно' })
      const later = (await chat.messages()).at(-1)
      await as('staff').say('Здравствуйте!', undefined, seen)
      expect((await chat.row())?.waiting_since).toEqual(later?.created_at)
      await as('staff').say('Хорошо', undefined, { seen_up_to: later?.id })
      expect(await waits()).toBe(false)
    })
    it('is not left to a visitor who has written meanwhile', async () => {
      await as('staff').takeOver()
      const seen = { seen_up_to: (await chat.messages()).at(-1)?.id }
      await chat.take(crypto.randomUUID(), { message: 'Подождите!' })
      for (const leave of ['finish', 'handBack'] as const) {
        await expect(as('staff')[leave](seen)).rejects.toThrow('has written meanwhile')
        expect(await chat.row()).toMatchObject({ ended_at: null, handler_id: expect.anything() })
        expect(await waits()).toBe(true)
      }
      expect(await as('staff').finish({ seen_up_to: (await chat.messages()).at(-1)?.id })).toBe(
        true,
      )
    })
    it('stores the messages of staff once, in order, under their first name', async () => {
      await sql(
        `update public.profiles set full_name = 'Айгуль Асанова' where email = 'staff@kerege.example'`,
      )
      await as('staff').takeOver()
      const messageId = crypto.randomUUID()
      expect(await as('staff').say('Здравствуйте!', messageId)).toBe('stored')
      expect(await as('staff').say('Здравствуйте!', messageId)).toBe('duplicate')
      await as('staff').say('Чем помочь?')
      const { messages } = await chat.updates()
      expect(messages.map(({ text, name }) => [text, name])).toEqual([
        ['Здравствуйте!', 'Айгуль'],
        ['Чем помочь?', 'Айгуль'],
      ])
      expect((await chat.updates(messages[0]?.id)).messages).toEqual(messages.slice(1))
    })
    it('lets nobody else speak in it or hand it back', async () => {
      await as('staff').takeOver()
      const before = await getWorld().snapshot()
      expect(await as('admin').say('Я тоже')).toBe('not_yours')
      expect(await as('admin').handBack()).toBe(false)
      for (const act of [as('user').takeOver, as('user').handBack, () => as('user').say('Я')]) {
        await expect(act()).rejects.toThrow()
      }
      expect(await getWorld().snapshot()).toEqual(before)
    })
    it('may be taken by a colleague once its visitor has waited for five minutes', async () => {
      await as('staff').takeOver()
      await chat.take(crypto.randomUUID())
      expect((await as('admin').takeOver()).outcome).toBe('held')
      await sql(
        `update public.chat_sessions set waiting_since = now() - interval '6 minutes' where id = '${chatId}'`,
      )
      expect((await as('admin').takeOver()).outcome).toBe('taken')
      expect(await as('staff').say('Ещё я')).toBe('not_yours')
    })
    it('may be taken from a person who has left the staff', async () => {
      await as('staff').takeOver()
      await sql(
        `update public.user_roles set role = 'user' where user_id = '${getWorld().accounts.staff.id}'`,
      )
      expect((await as('admin').takeOver()).outcome).toBe('taken')
    })
    it('is not ended by the visitor’s browser, nor by the server before its longer time', async () => {
      await as('staff').takeOver()
      await sql(`update public.chat_sessions set last_message_at = now() - interval '10 minutes'`)
      expect((await chat.end({ reason: 'abandoned' })).outcome).toBe('attended')
      expect(await isIdle(300, 1800)).toBe(false)
      expect(await isIdle(300, 500)).toBe(true)
      expect((await chat.end({ reason: 'abandoned', by_browser: false })).outcome).toBe('stored')
      expect(await as('staff').say('Вы здесь?')).toBe('ended')
      expect((await as('admin').takeOver()).outcome).toBe('ended')
      expect(await chat.updates()).toMatchObject({ person: null, ended: 'abandoned' })
    })
    it('is finished by the person who has it, and its visitor hears of it', async () => {
      await as('staff').takeOver()
      await chat.take(crypto.randomUUID())
      expect(await as('admin').finish()).toBe(false)
      await expect(as('user').finish()).rejects.toThrow('Only staff')
      expect(await isIdle(300, 1800)).toBe(false)
      expect(await as('staff').finish()).toBe(true)
      // The managers are told at the next run: a contact left in it is a lead whose clock runs.
      expect(await isIdle(300, 1800)).toBe(true)
      expect(await chat.updates()).toMatchObject({ person: null, ended: 'completed' })
      expect(await waits()).toBe(false)
      expect((await chat.take(crypto.randomUUID())).outcome).toBe('ended')
      expect(await as('staff').finish()).toBe(false)
      expect((await chat.end({ reason: 'completed', by_browser: false })).outcome).toBe('stored')
    })
    it('goes back to the assistant, whose next answer knows of it', async () => {
      await as('staff').takeOver()
      await as('staff').say('Сделаем за месяц')
      expect(await as('staff').handBack()).toBe(true)
      expect(await chat.updates()).toMatchObject({ person: null })
      expect(await chat.take(crypto.randomUUID())).toMatchObject({
        outcome: 'taken',
        state: { handedBack: true },
        history: [
          { role: 'user' },
          { role: 'assistant' },
          { role: 'staff', content: 'Сделаем за месяц' },
        ],
      })
      expect(await as('staff').handBack()).toBe(false)
      const log = await sql(`select action from public.audit_log where entity = 'chat' order by id`)
      expect(log.map(({ action }) => action)).toEqual(['chat_taken_over', 'chat_handed_back'])
    })
  })

  describe('a contact left in a chat', () => {
    const contact = { phone: '+996 555 123456' }

    it('is kept and completed by later messages', async () => {
      await chat.take(crypto.randomUUID(), { contact, consentVersion: '2024-01-09-chat' })
      await chat.expireLease()
      const since = (await chat.row())?.contact_left_at
      await chat.take(crypto.randomUUID(), { contact: { name: 'Нурлан' } })
      await chat.expireLease()
      await chat.take(crypto.randomUUID())
      expect(await chat.row()).toMatchObject({
        contact: { ...contact, name: 'Нурлан' },
        contact_left_at: since,
        consent_version: '2024-01-09-chat',
      })
      expect(since).not.toBeNull()
    })
    it('needs more than a name', async () => {
      await chat.take(crypto.randomUUID(), { contact: { name: 'Нурлан' } })
      expect(await chat.row()).toMatchObject({ contact: { name: 'Нурлан' }, contact_left_at: null })
    })
    it('makes the chat a lead that waits, due since the message that left it', async () => {
      await chat.take(crypto.randomUUID(), { contact, consentVersion: '2024-01-09-chat' })
      await sql(`update public.chat_sessions set contact_left_at = now() - interval '30 minutes'
        where contact_left_at is not null`)
      const { email } = endArguments('')
      await chat.end({
        reason: 'abandoned',
        email: { ...email, from_email: null, lead: contact },
        customer: contact,
      })
      const emailId = String((await chat.row())?.email_id)
      const [lead] = await sql(`select e.lead, e.due_at, e.waits_until = e.due_at as waits,
          e.due_at > e.received_at as is_promised, e.received_at < now() - interval '29 minutes' as is_older,
          c.phone, n.text_version
        from public.emails e join public.customers c on c.id = e.customer_id
        left join public.consents n on n.email_id = e.id where e.id = '${emailId}'`)
      expect(lead).toMatchObject({
        lead: contact,
        waits: true,
        is_promised: true,
        is_older: true,
        phone: contact.phone,
        text_version: '2024-01-09-chat',
      })
    })
    it('of a messenger waits as well, without a customer', async () => {
      const messenger = { messenger: 't.me/nurlan' }
      await chat.take(crypto.randomUUID(), { contact: messenger })
      const { email } = endArguments('')
      await chat.end({
        reason: 'abandoned',
        email: { ...email, from_email: null, lead: messenger },
      })
      const [lead] = await sql(`select customer_id, waits_until = due_at as waits from public.emails
        where id = '${String((await chat.row())?.email_id)}'`)
      expect(lead).toEqual({ customer_id: null, waits: true })
    })
  })

  describe('the list', () => {
    const page = async (args: Record<string, unknown>) => {
      const { data } = await getWorld().accounts.staff.client.rpc('chats_page', args).throwOnError()
      return (data as { id: string; preview: string; cost_micros: number }[]).map(({ id }) => id)
    }
    it.each([
      ['all', true],
      ['live', true],
      ['ended', false],
      ['contact', false],
      ['taken_over', false],
      ['waiting', false],
    ])('of %s chats has a new one: %s', async (kind, isIn) => {
      expect((await page({ kind })).includes(chatId)).toBe(isIn)
    })
    it('follows what happens to a chat', async () => {
      await chat.take(crypto.randomUUID(), { contact: { email: 'nurlan@client.example' } })
      await as('staff').takeOver()
      for (const kind of ['live', 'contact', 'taken_over', 'waiting']) {
        expect(await page({ kind }), kind).toContain(chatId)
      }
      await as('staff').handBack()
      await chat.end({ reason: 'abandoned' })
      for (const kind of ['ended', 'contact', 'taken_over']) {
        expect(await page({ kind }), kind).toContain(chatId)
      }
      expect(await page({ kind: 'live' })).not.toContain(chatId)
    })
    it.each([
      ['магазины', true],
      ['ХОЧУ', true],
      ['nurlan@client', true],
      ['0555 123', true],
      ['0555123456', true],
      ['996 555 12-34-56', true],
      ['агазин', true],
      ['ма\u00adгаз', true],
      ['хочу мотоцикл', false],
      ['123456', true],
      ['мотоцикл', false],
      ['34-56', true],
      ['3456', true],
      ['3457', false],
      ['№744338', true],
      ['744 338', true],
      ['зво́нок', true],
      ['555-77-88', true],
      ['п’ять', true],
    ])('finds by words and by contact: %s → %s', async (search, isFound) => {
      const contact = { email: 'nurlan@client.example', phone: '+996 555 123456' }
      const message = 'Звонок по № 744 338, ещё (0555) 557788, п’ять'
      await chat.take(crypto.randomUUID(), { contact, message })
      expect((await page({ search })).includes(chatId)).toBe(isFound)
    })
    it('comes page by page, the latest first, and tells what the model cost', async () => {
      const messageId = crypto.randomUUID()
      await chat.take(messageId)
      await chat.answer(messageId, undefined, {
        answeredBy: 'model',
        usage: { model: 'a-model', promptTokens: 1, completionTokens: 1, costMicros: 250 },
      })
      await sql(
        `update public.chat_sessions set last_message_at = now() - interval '1 hour' where id = '${chatId}'`,
      )
      const { data } = await getWorld()
        .accounts.staff.client.rpc('chats_page', { page_size: 2 })
        .throwOnError()
      expect(data).toHaveLength(2)
      const { data: next } = await getWorld()
        .accounts.staff.client.rpc('chats_page', {
          page_size: 2,
          after_last_message_at: data[1].last_message_at,
          after_id: data[1].id,
        })
        .throwOnError()
      const ids = [...data, ...next].map((row: { id: string }) => row.id)
      expect(new Set(ids).size).toBe(4)
      expect(next[1]).toMatchObject({ id: chatId, preview: 'От 100 000 ₽', cost_micros: 250 })
    })
    it('shows what was said last, and how much of it staff have not seen', async () => {
      const row = async () => {
        const { data } = await getWorld()
          .accounts.staff.client.rpc('chats_page', { kind: 'live' })
          .throwOnError()
        return data.find(({ id }: { id: string }) => id === chatId)
      }
      expect(await row()).toMatchObject({ preview: 'Хорошо', preview_role: 'assistant' })
      await chat.take(crypto.randomUUID(), { message: 'А сроки?' })
      expect(await row()).toMatchObject({
        preview: 'А сроки?',
        preview_role: 'user',
        unread_count: 2,
      })
      const [first] = await chat.messages()
      const { client } = getWorld().accounts.staff
      await client.rpc('mark_chat_read', { chat_id: chatId, up_to: first?.id }).throwOnError()
      await client.rpc('mark_chat_read', { chat_id: chatId, up_to: 0 }).throwOnError()
      expect(await row()).toMatchObject({ unread_count: 1 })
    })
    it('leaves out waiting visitors who have closed the page', async () => {
      await chat.call()
      const leave = `update public.chat_sessions set visitor_seen_at = now() - interval '3 minutes'`
      await sql(leave)
      expect(await page({ kind: 'waiting' })).not.toContain(chatId)
      await chat.updates()
      expect(await page({ kind: 'waiting' })).toContain(chatId)
    })
    it('is refused to everyone but staff', async () => {
      const { error } = await getWorld().accounts.user.client.rpc('chats_page', {})
      expect(error?.message).toContain('Only staff')
    })
  })
}
