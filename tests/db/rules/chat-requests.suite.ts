import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { publicSubmissionId } from '../../support/public-id.ts'
import { storedSessionId } from '../../support/public-id.ts'
import type { World } from '../support/world.ts'
import { chatIn, endArguments, replyOf } from './chat.ts'
import { leadArguments, submitLead } from './lead.ts'

/** A chat's booking and summaries: each is stored once, and they share a row of the inbox. */
export function chatRequestsSuite(getWorld: () => World): void {
  beforeEach(async () => {
    for (const table of ['outbox', 'emails', 'customers']) {
      await getWorld().api.sql(`delete from public.${table}`)
    }
  })
  afterEach(() => getWorld().restore())

  const rowsOf = (table: string, order = 'id') =>
    getWorld().api.sql(`select * from public.${table} order by ${order}`)
  const emails = () => rowsOf('emails')
  const mails = () => rowsOf('outbox', 'created_at')
  const firstMessage = '00000000-0000-4000-8000-0000000000c1'
  const unrated = { reason: 'completed' }
  const rating = (stars: number) => ({ reason: 'rating_submitted', rating: stars })

  const spoken = async () => {
    const chat = chatIn(getWorld())
    await chat.say('Хочу магазин')
    return chat
  }

  const ended = async (name?: string) => {
    const chat = chatIn(getWorld(), name)
    await chat.take(firstMessage)
    await chat.answer(firstMessage, replyOf('Всего доброго!', { conversationStatus: 'completed' }))
    return chat
  }
  const booked = async () => {
    const chat = await spoken()
    await chat.book()
    return chat
  }

  it('that cannot be closed is retried after the others, with growing pauses', async () => {
    const { api, clients } = getWorld()
    const idle = async (max_rows = 1) => {
      const { data } = await clients.service
        .rpc('idle_chats', { idle_seconds: 0, attended_idle_seconds: 0, max_rows })
        .throwOnError()
      return data.map(({ session_id }: { session_id: string }) => session_id)
    }
    await api.sql(`update public.chat_sessions set told_at = now(), ended_at = now(), waiting_since = null,
      ended_reason = coalesce(ended_reason, 'completed')`)
    const [failing, other] = [await ended(), await ended('dddddddd')].map(({ sessionId }) =>
      storedSessionId(sessionId),
    )
    await api.sql(`update public.chat_sessions set last_message_at = now() - interval '1 hour'
      where session_id = '${failing}'`)
    const age = (minutes: number) =>
      api.sql(
        `update public.chat_sessions set closing_tried_at = closing_tried_at - interval '${minutes} minutes'`,
      )
    expect([await idle(), await idle(), await idle()]).toEqual([[failing], [other], []])
    await api.sql(`update public.chat_sessions set told_at = now() where session_id = '${other}'`)
    for (const minutes of [1, 2, 4]) {
      await age(minutes - 1)
      expect(await idle()).toEqual([])
      await age(1)
      expect(await idle()).toEqual([failing])
    }
  })

  describe('a booking', () => {
    it('becomes a lead with customer, consent, notification and page', async () => {
      const chat = await spoken()
      expect(await chat.book()).toMatchObject({ outcome: 'stored' })
      const [email] = await emails()
      const { submission_id, email_id } = (await chat.row()) ?? {}
      expect(email).toMatchObject({
        id: email_id,
        submission_id: publicSubmissionId(String(submission_id)),
        source: 'chat',
        status: 'new',
        from_email: null,
        to_email: 'leads@kerege.example',
        subject: 'Запись на консультацию из чата: Нурлан',
        lead: { name: 'Нурлан', contact: '+996 555 123456', topic: 'Интернет-магазин' },
        interest: 'Интернет-магазин',
        page_url: 'https://kerege.example/',
      })
      expect(await rowsOf('customers')).toMatchObject([
        { id: email?.customer_id, email: null, phone: '+996 555 123456', name: 'Нурлан' },
      ])
      expect(await rowsOf('consents')).toMatchObject([
        { email_id, customer_id: email?.customer_id, text_version: '2024-01-09' },
      ])
      expect(await mails()).toMatchObject([
        { email_id, kind: 'lead_notification', status: 'pending', text_body: email?.body },
      ])
    })

    it('is made once, even if it is confirmed repeatedly and simultaneously', async () => {
      const chat = await spoken()
      const answers = await Promise.all(Array.from({ length: 6 }, () => chat.book()))
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
        ...Array.from({ length: 5 }, () => 'duplicate'),
        'stored',
      ])
      expect(await emails()).toHaveLength(1)
      expect(await mails()).toHaveLength(1)
    })

    it('uses an email address as the reply address, and confirms to it', async () => {
      const chat = await spoken()
      await chat.book({ contact: 'Nurlan@Client.example' })
      expect(await emails()).toMatchObject([{ from_email: 'Nurlan@client.example' }])
      const sent = await mails()
      expect(sent.find(({ kind }) => kind === 'lead_notification')).toMatchObject({
        reply_to: 'Nurlan@client.example',
      })
      expect(sent.find(({ kind }) => kind === 'lead_confirmation')).toMatchObject({
        to_email: 'Nurlan@client.example',
      })
      expect(sent).toHaveLength(2)
      expect(await rowsOf('customers')).toMatchObject([
        { email: 'nurlan@client.example', phone: null },
      ])
    })

    it.each([
      ['b&b@hotel.example', 'b&b@hotel.example'],
      ['kassa@Пример.рф', 'kassa@xn--e1afmkfd.xn--p1ai'],
      ['orders@xn--d1acufc.xn--80asehdb', 'orders@xn--d1acufc.xn--80asehdb'],
    ])('is answered at %s', async (contact, address) => {
      const chat = await spoken()
      await chat.book({ contact })
      expect(await emails()).toMatchObject([{ from_email: address, lead: { contact } }])
      expect(await rowsOf('customers')).toMatchObject([{ email: address, phone: null }])
    })

    it('counts among the leads of an address', async () => {
      await submitLead(getWorld(), leadArguments())
      const chat = await spoken()
      expect(await chat.book({ limit: 1 })).toMatchObject({ outcome: 'stored' })
      expect((await emails()).map(({ is_suspicious }) => is_suspicious).sort()).toEqual([
        false,
        true,
      ])
      await getWorld().api.sql('update private.rate_limits set hits = 20')
      const other = chatIn(getWorld(), 'dddddddd')
      await other.say('Запишите меня')
      expect(await other.book({ limit: 1 })).toEqual({
        outcome: 'rate_limited',
        retry_after_seconds: expect.any(Number),
      })
    })

    it('follows a summary', async () => {
      const chat = await spoken()
      await chat.end({ reason: 'abandoned' })
      expect(await chat.book()).toMatchObject({ outcome: 'stored' })
      expect(await emails()).toHaveLength(2)
      const [booked] = (await emails()).filter(({ customer_id }) => customer_id !== null)
      expect(await chat.row()).toMatchObject({ email_id: booked?.id })
    })
  })

  describe('a summary', () => {
    it('ends the chat, with a row in the inbox and a mail', async () => {
      const chat = await spoken()
      expect(await chat.end({ reason: 'abandoned' })).toMatchObject({ outcome: 'stored' })
      const [email] = await emails()
      expect(await chat.row()).toMatchObject({
        ended_reason: 'abandoned',
        ended_at: expect.anything(),
        email_id: email?.id,
      })
      const { email: sent, notification } = endArguments('')
      expect(email).toMatchObject({ ...sent, source: 'chat', status: 'new', customer_id: null })
      expect(await mails()).toMatchObject([
        { ...notification, kind: 'chat_summary', email_id: email?.id, status: 'pending' },
      ])
      expect((await chat.take(crypto.randomUUID())).outcome).toBe('ended')
    })

    it('is stored once, even if it is sent repeatedly and simultaneously, for any reason', async () => {
      const chat = await spoken()
      const send = () => chat.end(unrated)
      const answers = await Promise.all(Array.from({ length: 6 }, send))
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
        ...Array.from({ length: 5 }, () => 'duplicate'),
        'stored',
      ])
      const before = await getWorld().snapshot()
      expect((await send()).outcome).toBe('duplicate')
      expect((await chat.end({ reason: 'abandoned' })).outcome).toBe('duplicate')
      expect(await getWorld().snapshot()).toEqual(before)
      expect(await mails()).toHaveLength(1)
      expect(await emails()).toHaveLength(1)
    })

    it('with a later rating is mailed again, and updates the same row', async () => {
      const chat = await spoken()
      await chat.end(unrated)
      await getWorld().api.sql(`update public.emails set status = 'in_progress'`)
      const { email, notification } = endArguments('')
      const body = 'Итог и оценка'
      const later = { email: { ...email, body }, notification: { ...notification, subject: '★' } }
      await chat.end({ ...rating(4), ...later })
      expect(await emails()).toMatchObject([
        { body, status: 'in_progress', subject: email.subject },
      ])
      expect((await mails()).map(({ subject }) => subject)).toEqual(['Разговор завершён', '★'])
      expect(await chat.row()).toMatchObject({ rating: 4, ended_reason: 'completed' })
    })

    it('told after the rating does not remove the rating from the row', async () => {
      const chat = await ended()
      await chat.end(rating(5))
      const { email } = endArguments('')
      await chat.end({ ...unrated, email: { ...email, body: 'Без оценки' } })
      expect(await emails()).toMatchObject([{ body: 'Итог' }])
      expect(await mails()).toHaveLength(2)
      expect(await chat.row()).toMatchObject({ rating: 5, ended_reason: 'completed' })
    })

    it('keeps the first rating', async () => {
      const chat = await ended()
      await chat.end(rating(5))
      expect((await chat.end(rating(1))).outcome).toBe('duplicate')
      expect(await chat.row()).toMatchObject({ rating: 5, ended_reason: 'completed' })
    })

    it('ignores the rating of a conversation that goes on', async () => {
      const chat = await spoken()
      const before = await getWorld().snapshot()
      expect((await chat.end(rating(5))).outcome).toBe('not_ended')
      expect(await getWorld().snapshot()).toEqual(before)
    })

    it.each([
      ['a booking that was never made', 'booking_confirmed', () => spoken()],
      ['another ending than the server’s own', 'abandoned', () => ended()],
      ['an ending without the booking that was made', 'completed', () => booked()],
    ])('claims no %s', async (_, reason, begin) => {
      const chat = await begin()
      const before = await getWorld().snapshot()
      expect((await chat.end({ reason })).outcome).toBe('outdated')
      expect(await getWorld().snapshot()).toEqual(before)
    })

    it('tells of the whole conversation', async () => {
      const chat = await spoken()
      const [first] = await chat.messages()
      const before = await getWorld().snapshot()
      expect((await chat.end({ read_up_to: first?.id })).outcome).toBe('outdated')
      expect(await getWorld().snapshot()).toEqual(before)
    })

    it('after a booking updates the lead’s row, which stays a booking', async () => {
      const chat = await spoken()
      await chat.book()
      await chat.end({ reason: 'booking_confirmed' })
      expect(await emails()).toMatchObject([
        { body: 'Итог', subject: 'Запись на консультацию из чата: Нурлан', from_email: null },
      ])
      expect((await mails()).map(({ kind }) => kind)).toEqual(['lead_notification', 'chat_summary'])
    })

    it('of an unknown chat is refused', async () => {
      const before = await getWorld().snapshot()
      expect((await chatIn(getWorld()).end()).outcome).toBe('unknown')
      expect(await getWorld().snapshot()).toEqual(before)
    })

    it.each([
      { rating: 0, reason: 'rating_submitted' },
      { rating: 6, reason: 'rating_submitted' },
      { reason: 'rating_submitted' },
      { rating: 3, reason: 'completed' },
      { reason: 'bored' },
      { notification: { subject: 'Без текста' } },
    ])('leaves nothing behind when it is refused: %j', async (changes) => {
      const chat = await ended()
      const before = await getWorld().snapshot()
      await expect(chat.end(changes)).rejects.toThrow()
      expect(await getWorld().snapshot()).toEqual(before)
    })

    it('is counted per address, apart from messages and leads', async () => {
      const count = async (client_hash = 'a-client') => {
        const { data } = await getWorld()
          .clients.service.rpc('count_hit', {
            bucket: 'chat_summary',
            client_hash,
            max_per_window: 1,
            window_seconds: 60,
          })
          .throwOnError()
        return data
      }
      await spoken()
      expect(await count()).toBe(0)
      expect(await count()).toBeGreaterThan(50)
      expect(await count('another-client')).toBe(0)
    })
  })
}
