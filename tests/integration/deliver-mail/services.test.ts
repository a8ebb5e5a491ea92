import { randomUUID } from 'node:crypto'
import type { EmailFailedEvent, EmailSentEvent, EmailSuppressedEvent } from 'resend'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../../support/backend.ts'
import { deliverMail } from '../../support/deliver-mail.ts'
import { fullKey, startResendFake, type ResendFake } from '../../support/fakes/resend-fake.ts'
import {
  botToken,
  startTelegramFake,
  type TelegramFake,
} from '../../support/fakes/telegram-fake.ts'
import { newSigningSecret } from '../../support/sign-webhook.ts'
import { postSigned } from '../inbound-mail/post-inbound.ts'

interface Row {
  id: string
  status: string
  attempts: number
  uncounted_attempts: number
  last_error: string | null
  bounce_id: string | null
}

let backend: TestBackend
let resend: ResendFake
let telegram: TelegramFake
const secret = newSigningSecret()
const group = '-100200300'
/** Resend's limit. */
const perSecond = 4
const patience = { timeout: 20_000, interval: 100 }

beforeAll(async () => {
  resend = await startResendFake()
  telegram = await startTelegramFake()
  backend = await startTestBackend({
    hasMailSchedule: false,
    functionsEnv: {
      MAIL_TRANSPORT: 'resend',
      RESEND_API_KEY: fullKey,
      RESEND_BASE_URL: resend.url,
      // The default would make the tests longer.
      RESEND_REQUESTS_PER_SECOND: String(perSecond - 1),
      INBOUND_RESEND_SECRET: secret,
      OUTBOX_RETRY_BASE_SECONDS: '600',
      OUTBOX_MAX_ATTEMPTS: '2',
      TELEGRAM_BOT_TOKEN: botToken,
      TELEGRAM_CHAT_ID: group,
      TELEGRAM_BASE_URL: telegram.url,
    },
  })
})
afterAll(async () => {
  await backend.close()
  await resend.close()
  await telegram.close()
})
beforeEach(async () => {
  Object.assign(resend, { spent: undefined, losesAnswers: 0, perSecond })
  resend.mails.length = 0
  telegram.messages.length = 0
  telegram.moved.clear()
  telegram.waits = undefined
  telegram.chats = new Set([group])
  await backend.supabase.sql('delete from public.outbox')
})

const sql: TestBackend['supabase']['sql'] = (text, ...values) =>
  backend.supabase.sql(text, ...values)

const rowOf = async (id: string) =>
  (await sql<Row>('select * from public.outbox where id = $1', id))[0]

/** Queues a mail about a new email. @returns its id */
async function queue(kind = 'lead_notification'): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `with added as (insert into public.emails (subject) values ('Тема') returning id)
     insert into public.outbox (email_id, kind, to_email, subject, text_body)
     select id, $1, 'managers@kerege.example', 'Тема', 'Текст' from added returning id`,
    kind,
  )
  return row?.id ?? ''
}

/** Makes what waits due, and delivers it. */
async function deliver(): Promise<void> {
  await sql(`update public.outbox set next_attempt_at = now() where status = 'pending'`)
  await deliverMail(backend)
  // The schedule may have been faster.
  const underWay = () => sql(`select from public.outbox where status = 'sending'`)
  await expect.poll(underWay, patience).toEqual([])
}

/** A mail that Resend has received, and its event. */
const receive = () => {
  const id = randomUUID()
  const messageId = `<${randomUUID()}@client.example>`
  const email = {
    from: 'Айда <aida@client.example>',
    to: ['site@kerege.example'],
    subject: 'Вопрос',
    message_id: messageId,
    attachments: [],
  }
  resend.received.set(id, { ...email, text: 'Сколько стоит сайт?', html: null, headers: {} })
  const event = { type: 'email.received', data: { email_id: id, ...email } }
  const post = () =>
    postSigned(backend, JSON.stringify(event), 'application/json', { secret, prefix: 'svix' })
  const stored = () =>
    sql<{ id: string; body: string; subject: string }>(
      'select id, subject, body from public.emails where message_id = $1',
      messageId,
    )
  return { id, post, stored }
}

/** What admins were told of refusals. */
const blocks = () =>
  sql<{ way: string; blocked_by: string; reason: string }>(
    `select details ->> 'way' as way, details ->> 'blocked_by' as blocked_by, details ->> 'reason' as reason
     from public.security_log where event = 'delivery_blocked' order by id`,
  )

describe('a quota', () => {
  // https://resend.com/docs/api-reference/errors
  it.each(['daily', 'monthly'] as const)('of the %s kind costs no attempt', async (spent) => {
    const id = await queue()
    resend.spent = spent
    for (let day = 1; day <= 4; day++) await deliver()
    expect(await rowOf(id)).toMatchObject({ status: 'pending', attempts: 4, uncounted_attempts: 4 })
    expect((await rowOf(id))?.last_error).toContain(
      `HTTP 429 ${spent}_quota_exceeded: You have exceeded`,
    )
    resend.spent = undefined
    await deliver()
    expect(await rowOf(id)).toMatchObject({ status: 'sent' })
    expect(resend.mails.filter(({ key }) => key === id)).toHaveLength(1)
  })

  it('is reported to admins once, by mail and in the team’s chat', async () => {
    expect(await blocks()).toEqual([
      { way: 'mail', blocked_by: 'quota', reason: expect.stringContaining('daily_quota_exceeded') },
    ])
    // The bot is known from the schedule's first call.
    await sql('select private.tell_of_block($1, $2, $3)', 'inbox', 'quota', 'x a@b.example')
    await deliver()
    expect(telegram.messages.map(({ text }) => text.split('\n').slice(0, 3))).toEqual([
      [
        'Входящие письма не прочитать',
        expect.stringContaining('Лимит сервиса исчерпан'),
        'Сервис отвечает: x …',
      ],
    ])
  })

  it('lets new mail go first', async () => {
    resend.spent = 'daily'
    const refused = await queue()
    await deliver()
    resend.spent = undefined
    const fresh = await queue()
    await sql(
      `update public.outbox set next_attempt_at = now() - interval '1 day' where id = $1`,
      refused,
    )
    await deliverMail(backend)
    expect(resend.mails.map(({ key }) => key)).toEqual([fresh, refused])
  })
})

describe('a mail whose answer got lost', () => {
  it('counts as sent, even if its text would differ by now', async () => {
    await sql(`insert into public.invitations (email, role) values ('new@kerege.example', 'staff')`)
    const [{ id = '' } = {}] = await sql<{ id: string }>(
      `insert into public.outbox (kind, invitation_id, to_email)
       select 'account_invitation', id, email from public.invitations
       where email = 'new@kerege.example' returning id`,
    )
    resend.losesAnswers = 1
    await deliver()
    expect(await rowOf(id)).toMatchObject({ status: 'pending', attempts: 1 })
    const [sent] = resend.mails
    const key = /invitation=(\w+)/.exec(sent?.text ?? '')?.[1] ?? ''
    await deliver()
    expect(await rowOf(id)).toMatchObject({ status: 'sent' })
    expect(resend.mails).toHaveLength(1)
    // The key in the mail that did arrive is the one that opens.
    expect(
      await sql('select from public.invitations where token_hash = private.hash_key($1)', key),
    ).toHaveLength(1)
  })

  it('is repeated with the same text, even as a digest', async () => {
    await sql(
      `insert into auth.users (id, email) values (gen_random_uuid(), 'staff@kerege.example')`,
    )
    const [{ id = '' } = {}] = await sql<{ id: string }>(
      `with person as (
         select user_id from public.profiles where email = 'staff@kerege.example'
       ), lead as (
         insert into public.emails (subject, due_at) values ('Заявка', now() + interval '1 minute') returning id
       ), digest as (
         insert into public.outbox (kind, to_email) values ('notification_digest', 'staff@kerege.example') returning id
       ), told as (
         insert into public.notifications (user_id, kind, email_id, announce_at, mail_id)
         select p.user_id, 'new_lead', l.id, now(), d.id from person p, lead l, digest d
       )
       select id from digest`,
    )
    resend.losesAnswers = 1
    await deliver()
    await sql(`update public.emails set subject = 'Другая тема', due_at = now() - interval '1 day'`)
    await deliver()
    const bodies = resend.requests.filter(({ headers }) => headers.get('idempotency-key') === id)
    expect(bodies).toHaveLength(2)
    expect(bodies[1]?.body).toBe(bodies[0]?.body)
    expect(await rowOf(id)).toMatchObject({ status: 'sent', subject: null })
  })
})

describe('the rate', () => {
  // https://resend.com/docs/api-reference/rate-limit
  it('is kept across all callers', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => queue()))
    const { post, stored } = receive()
    const [, answer] = await Promise.all([deliver(), post()])
    expect(answer.status).toBe(200)
    expect(await stored()).toHaveLength(1)
    expect(resend.busiestSecond()).toBeLessThanOrEqual(perSecond)
    for (const id of ids) {
      await expect.poll(() => rowOf(id), patience).toMatchObject({ status: 'sent', attempts: 1 })
    }
  })
})

describe('Resend’s events', () => {
  const tell = (event: object) =>
    postSigned(backend, JSON.stringify(event), 'application/json', { secret, prefix: 'svix' })

  const data = (email_id: string) => ({
    created_at: '2026-11-21T10:00:00.000Z',
    email_id,
    message_id: '<0107@eu-west-1.amazonses.com>',
    from: 'Kerege <site@kerege.example>',
    to: ['managers@kerege.example'],
    subject: 'Тема',
  })

  async function sent(): Promise<{ id: string; emailId: string }> {
    const id = await queue()
    await deliver()
    return { id, emailId: resend.mails.find(({ key }) => key === id)?.id ?? '' }
  }

  // https://resend.com/docs/webhooks/emails/sent
  it('email.sent brings the Message-ID that answers refer to', async () => {
    const { id, emailId } = await sent()
    const tags = Object.fromEntries(
      (resend.mails.find(({ key }) => key === id)?.tags ?? []).map(({ name, value }) => [
        name,
        value,
      ]),
    )
    const event: EmailSentEvent = {
      type: 'email.sent',
      created_at: '2026-11-21T10:00:00.000Z',
      data: { ...data(emailId), tags },
    }
    expect((await tell(event)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({
      status: 'sent',
      message_id: '<0107@eu-west-1.amazonses.com>',
    })
    // Of other mail of the same account.
    expect((await tell({ ...event, data: data(emailId) })).status).toBe(200)
  })

  // https://resend.com/docs/webhooks/emails/failed
  it('email.failed marks the mail as undelivered, with the reason', async () => {
    const { id, emailId } = await sent()
    const event: EmailFailedEvent = {
      type: 'email.failed',
      created_at: '2026-11-21T10:00:00.000Z',
      data: { ...data(emailId), failed: { reason: 'reached_daily_quota' } },
    }
    expect((await tell(event)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ status: 'bounced', last_error: 'reached_daily_quota' })
  })

  // https://resend.com/docs/webhooks/emails/suppressed
  it('email.suppressed marks the mail as undelivered, and ends the subscription', async () => {
    const { id, emailId } = await sent()
    await sql(`insert into public.newsletter_subscriptions (email, status, confirmed_at)
      values ('managers@kerege.example', 'confirmed', now())`)
    const event: EmailSuppressedEvent = {
      type: 'email.suppressed',
      created_at: '2026-11-21T10:00:00.000Z',
      data: {
        ...data(emailId),
        suppressed: {
          type: 'OnAccountSuppressionList',
          message: 'Resend has suppressed sending to this address',
        },
      },
    }
    expect((await tell(event)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({
      status: 'bounced',
      last_error: 'OnAccountSuppressionList: Resend has suppressed sending to this address',
    })
    expect(
      await sql(
        `select status from public.newsletter_subscriptions where email = 'managers@kerege.example'`,
      ),
    ).toEqual([{ status: 'bounced' }])
  })

  // https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html#bounce-types
  it('an undetermined bounce ends a subscription only when it repeats', async () => {
    await sql(`insert into public.newsletter_subscriptions (email, status, confirmed_at)
      values ('managers@kerege.example', 'confirmed', now())
      on conflict (email) do update set status = 'confirmed', ended_at = null`)
    const bounce = { type: 'Undetermined', subType: 'Undetermined', message: 'No reason' }
    const subscribed = async () => {
      const [row] = await sql<{ status: string }>(
        `select status from public.newsletter_subscriptions where email = 'managers@kerege.example'`,
      )
      return row?.status
    }
    for (const status of ['confirmed', 'bounced']) {
      const { id, emailId } = await sent()
      const event = { type: 'email.bounced', data: { ...data(emailId), bounce } }
      // The same event twice is one bounce.
      for (let time = 1; time <= 2; time++) expect((await tell(event)).status).toBe(200)
      expect(await rowOf(id)).toMatchObject({ status: 'bounced' })
      expect(await subscribed()).toBe(status)
    }
  })

  it('a bounced mail is sent again under a new key', async () => {
    const { id, emailId } = await sent()
    const bounce = { type: 'Permanent', subType: 'General', message: '550 5.1.1' }
    const event = { type: 'email.bounced', data: { ...data(emailId), bounce } }
    expect((await tell(event)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ status: 'bounced' })
    // As retry_mail does.
    await sql(
      `update public.outbox set status = 'pending', attempts = 0, sent_at = null where id = $1`,
      id,
    )
    await deliver()
    expect(resend.mails.map(({ text }) => text)).toEqual(['Текст', 'Текст'])
    expect(resend.mails[1]?.headers).toEqual(resend.mails[0]?.headers)
  })
})

describe('the team’s chat', () => {
  const say = async (): Promise<string> => {
    const [{ id = '' } = {}] = await sql<{ id: string }>(
      `with added as (insert into public.emails (subject) values ('Тема') returning id)
       insert into public.outbox (email_id, kind, subject, text_body)
       select id, 'notification_telegram', 'Новое', 'Новое <обращение> & всё_такое' from added returning id`,
    )
    return id
  }

  it('gets a text as it is', async () => {
    await say()
    await deliver()
    expect(telegram.messages).toEqual([{ chat: group, text: 'Новое <обращение> & всё_такое' }])
  })

  it('gets at most 4096 UTF-16 units, without half letters', async () => {
    const id = await say()
    await sql('update public.outbox set text_body = $2 where id = $1', id, `x${'🌼'.repeat(4000)}`)
    await deliver()
    expect(await rowOf(id)).toMatchObject({ status: 'sent' })
    expect(telegram.messages[0]?.text).toHaveLength(4096)
  })

  it('is followed when it becomes a supergroup', async () => {
    telegram.moved.set(group, -1001234567890)
    telegram.chats = new Set(['-1001234567890'])
    const first = await say()
    await deliver()
    expect(await rowOf(first)).toMatchObject({ status: 'sent', attempts: 1 })
    const asked = telegram.requests.length
    await say()
    await deliver()
    expect(telegram.messages.map(({ chat }) => chat)).toEqual(['-1001234567890', '-1001234567890'])
    expect(telegram.requests).toHaveLength(asked + 1)
    await sql('update private.telegram set chat_id = null, moved_to = null')
  })

  it('that is not found is retried, and admins are told', async () => {
    telegram.chats.clear()
    const id = await say()
    for (let hour = 1; hour <= 3; hour++) await deliver()
    expect(await rowOf(id)).toMatchObject({ status: 'pending', attempts: 3, uncounted_attempts: 3 })
    expect(await blocks()).toContainEqual({
      way: 'telegram',
      blocked_by: 'settings',
      reason: 'Telegram: HTTP 400 Bad Request: chat not found',
    })
    telegram.chats.add(group)
    await deliver()
    expect(await rowOf(id)).toMatchObject({ status: 'sent' })
  })

  it('that asks to wait is given the time', async () => {
    telegram.waits = 35
    const id = await say()
    await deliver()
    expect(await rowOf(id)).toMatchObject({ status: 'pending', uncounted_attempts: 1 })
  })
})

describe('received mail', () => {
  it('that an earlier version has stored gets its preview from what it says itself', async () => {
    const [mail] = await sql<{ id: string }>(
      `with added as (
         insert into public.emails (source, subject, in_reply_to, body)
         values ('inbound', 'Re: Смета', '<0@kerege.example>', $1) returning id
       )
       insert into private.stale_previews (email_id) select id from added returning email_id as id`,
      'Согласны.\n\n30.04.2025, 15:19, "Кереге" <site@kerege.example>:\n> Начнём?',
    )
    await deliver()
    const preview = 'select preview from public.emails where id = $1'
    expect(await sql(preview, mail?.id ?? '')).toEqual([{ preview: 'Согласны.' }])
    expect(await sql('select * from private.stale_previews')).toEqual([])
  })

  // https://resend.com/docs/knowledge-base/account-quotas-and-limits
  it('above the quota is kept as unreadable, and read later', async () => {
    const { id, post, stored } = receive()
    resend.aboveQuota.add(id)
    expect((await post()).status).toBe(200)
    const unread = {
      subject: 'Вопрос',
      body: expect.stringMatching(/^\[Письмо пока нельзя прочитать/),
    }
    expect(await stored()).toMatchObject([unread])
    // The same event again changes nothing, and neither does another attempt.
    expect((await post()).status).toBe(200)
    await sql('update private.unread_mails set next_attempt_at = now()')
    await deliverMail(backend)
    expect(await stored()).toMatchObject([unread])
    expect(await blocks()).toContainEqual(
      expect.objectContaining({ way: 'inbox', blocked_by: 'quota' }),
    )

    resend.aboveQuota.delete(id)
    await sql('update private.unread_mails set next_attempt_at = now()')
    await deliverMail(backend)
    // The schedule may have been faster.
    await expect
      .poll(stored, patience)
      .toMatchObject([{ subject: 'Вопрос', body: 'Сколько стоит сайт?' }])
    expect(await sql('select from private.unread_mails')).toEqual([])
  })

  it('is read later without undoing the work of staff', async () => {
    const { id, post, stored } = receive()
    resend.aboveQuota.add(id)
    expect((await post()).status).toBe(200)
    const [{ id: emailId = '' } = {}] = await stored()
    await sql(`insert into public.email_notes (email_id, body) values ($1, 'Позвонить')`, emailId)
    resend.aboveQuota.delete(id)
    await sql('update private.unread_mails set next_attempt_at = now()')
    await deliverMail(backend)
    expect(await stored()).toMatchObject([{ id: emailId }])
    const besides = () =>
      sql(
        `select body from public.emails where body = 'Сколько стоит сайт?' and (thread_id = $1 or refers_to_thread_id = $1)`,
        emailId,
      )
    await expect.poll(besides, patience).toHaveLength(1)
  })

  it('is retried while the key may only send, which is logged and reported to admins', async () => {
    const { post, stored } = receive()
    const former = resend.fullKeys
    resend.fullKeys = []
    expect((await post()).status).toBe(503)
    expect(await blocks()).toContainEqual({
      way: 'inbox',
      blocked_by: 'settings',
      reason: expect.stringMatching(/401 restricted_api_key: .*«Full access»/),
    })
    resend.fullKeys = former
    expect((await post()).status).toBe(200)
    expect(await stored()).toHaveLength(1)
  })

  it('is asked for by the scheduler alone', async () => {
    const body = JSON.stringify({ provider_id: 'x', message_id: '<x@y>' })
    for (const apikey of ['sb_publishable_local', 'wrong']) {
      const answer = await fetch(`${backend.url}/functions/v1/inbound-mail`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey },
        body,
      })
      expect(answer.status).toBe(401)
    }
  })
})
