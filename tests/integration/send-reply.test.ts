import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ErrorCode } from '@contracts/error.ts'
import { okSchema } from '@contracts/ok.ts'
import { localPublishableKey } from '../../dev/backend/secrets.ts'
import { startTestBackend, type TestBackend } from '../support/backend.ts'
import { expectError } from '../support/expect-error.ts'
import { consultationRequest, sendLead } from '../support/send-lead.ts'
import { signInAs, type SessionHeaders } from '../support/sign-in.ts'
import { newSigningSecret } from '../support/sign-webhook.ts'
import { findMails, inboundMail, json, postSigned } from './inbound-mail/post-inbound.ts'
import { startSmtpFake, type SmtpFake } from '../support/fakes/smtp-fake.ts'

const patience = { timeout: 20_000, interval: 100 }
const customer = 'aigerim@romashka.example'

let smtp: SmtpFake
let backend: TestBackend
let staff: SessionHeaders
beforeAll(async () => {
  smtp = await startSmtpFake({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('gone') ? new Error('no such mailbox') : undefined),
  })
  backend = await startTestBackend({
    functionsEnv: {
      MAIL_TRANSPORT: 'smtp',
      SMTP_URL: smtp.url,
      MAIL_REPLY_TO: 'desk@kerege.example',
    },
  })
  staff = await signInAs(backend, 'staff')
})
afterAll(async () => {
  await backend.close()
  await smtp.close()
})
beforeEach(() => backend.supabase.sql('delete from private.rate_limits'))

function post(body: unknown, headers: Record<string, string> = staff): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/send-reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function expectOk(response: Response) {
  expect(okSchema.parse(await response.json())).toEqual({ ok: true })
  expect(response.status).toBe(200)
}

/** Sends a request; returns the id of its email. */
async function receiveLead(email = customer): Promise<string> {
  const request = consultationRequest({ email })
  expect((await sendLead(backend.url, request)).status).toBe(200)
  const [row] = await backend.supabase.sql<{ id: string }>(
    'select id from public.emails where submission_id = private.public_submission_id($1)',
    request.submissionId,
  )
  return row?.id ?? ''
}

const replyTo = (emailId: string, changes: object = {}) => ({
  replyId: randomUUID(),
  emailId,
  subject: 'Ваша заявка на сайте Kerege',
  body: 'Здравствуйте, Айгерим!\n\nПозвоним вам в 15:00.',
  ...changes,
})

const mailOf = (id: string) =>
  smtp.mails.find(({ parsed }) => parsed.messageId === `<${id}@kerege.example>`)

const replies = () => backend.supabase.sql('select id from public.email_replies')
const outboxOf = async (id: string) => {
  const [row] = await backend.supabase.sql('select status from public.outbox where id = $1', id)
  return row
}

describe('a reply', () => {
  it('reaches the customer, under its own Message-ID and in the thread of the request', async () => {
    const emailId = await receiveLead()
    const reply = replyTo(emailId)
    await expectOk(await post(reply))
    await expect.poll(() => mailOf(reply.replyId), patience).toBeDefined()
    const mail = mailOf(reply.replyId)
    expect(mail).toMatchObject({ from: 'site@kerege.example', to: [customer] })
    expect(mail?.parsed).toMatchObject({
      subject: reply.subject,
      from: { address: 'site@kerege.example' },
      replyTo: [{ address: 'desk@kerege.example' }],
      references: `<${emailId}@kerege.example>`,
    })
    expect(mail?.parsed.text?.trimEnd()).toBe(reply.body)
    expect(mail?.parsed.html).toBeUndefined()
    // A person wrote it: absence notes in answer to it are welcome.
    expect(mail?.raw).not.toMatch(/^(Auto-Submitted|X-Auto-Response-Suppress|Cc):/im)
    await expect.poll(() => outboxOf(reply.replyId), patience).toEqual({ status: 'sent' })
  })

  it('answers the mail before it, with all that led to it', async () => {
    const emailId = await receiveLead()
    const first = replyTo(emailId)
    const second = replyTo(emailId)
    await expectOk(await post(first))
    await expectOk(await post(second))
    await expect.poll(() => mailOf(second.replyId), patience).toBeDefined()
    expect(mailOf(second.replyId)?.parsed).toMatchObject({
      inReplyTo: `<${first.replyId}@kerege.example>`,
      references: `<${emailId}@kerege.example> <${first.replyId}@kerege.example>`,
    })
  })

  it('sent many times at once is stored and mailed once', async () => {
    const reply = replyTo(await receiveLead())
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(reply)))
    await Promise.all(answers.map(expectOk))
    await expect.poll(() => outboxOf(reply.replyId), patience).toEqual({ status: 'sent' })
    await expectOk(await post({ ...reply, body: 'Другой текст' }))
    const mails = smtp.mails.filter(
      ({ parsed }) => parsed.messageId === `<${reply.replyId}@kerege.example>`,
    )
    expect(mails).toHaveLength(1)
  })

  it('that the customer’s server refuses is marked, and tried again when staff ask for it', async () => {
    const reply = replyTo(await receiveLead('gone@client.example'))
    await expectOk(await post(reply))
    await expect.poll(() => outboxOf(reply.replyId), patience).toEqual({ status: 'failed' })
    await backend.supabase.sql(
      'update public.outbox set to_email = $1 where id = $2',
      'here@client.example',
      reply.replyId,
    )
    await expectOk(await post({ retry: reply.replyId }))
    await expect.poll(() => outboxOf(reply.replyId), patience).toEqual({ status: 'sent' })
    await expectOk(await post({ retry: reply.replyId }))
    await expectOk(await post({ retry: randomUUID() }))
    expect(await outboxOf(reply.replyId)).toEqual({ status: 'sent' })
  })

  it('goes to whom a form service has asked for, with a copy to whom staff have chosen', async () => {
    const mail = inboundMail({
      from: 'Tilda <noreply@forms.example>',
      replyTo: 'zarina@client.example',
      cc: ['Partner@client.example', 'site@kerege.example', 'lawyer@client.example'],
    })
    await postSigned(backend, JSON.stringify(mail), json, { secret: backend.webhookSecret })
    const [stored] = await findMails(backend, mail.messageId)
    expect(stored).toMatchObject({
      reply_to: 'zarina@client.example',
      is_relayed: true,
      cc: ['partner@client.example', 'lawyer@client.example'],
    })
    const reply = replyTo(stored?.id ?? '', { cc: ['partner@client.example'] })
    await expectOk(await post(reply))
    await expect.poll(() => mailOf(reply.replyId), patience).toBeDefined()
    expect(mailOf(reply.replyId)).toMatchObject({
      to: ['zarina@client.example', 'partner@client.example'],
      parsed: { cc: [{ address: 'partner@client.example' }] },
    })
    const stranger = replyTo(stored?.id ?? '', { to: 'mallory@attacker.example' })
    await expectError(await post(stranger), 422, 'unknown_recipient')
  })

  it('waits for a confirmation if a colleague has replied in the meantime', async () => {
    const emailId = await receiveLead()
    await expectOk(await post(replyTo(emailId)))
    const admin = await signInAs(backend, 'admin')
    const seeing = replyTo(emailId)
    const blind = { ...seeing, seenUntil: '2026-01-01T00:00:00.123456+00:00' }
    await expectError(await post(blind, admin), 409, 'answered_meanwhile')
    expect(await outboxOf(blind.replyId)).toBeUndefined()
    await expectOk(await post(seeing, admin))
  })

  it.each([
    { subject: 'Re:\r\nBcc: x@y.example' },
    { subject: ' \u0085' },
    { body: ' \n' },
    { subject: '' },
  ])('is a mistake of its caller, not ours, with %j', async (changes) => {
    const { replyId, emailId, ...texts } = replyTo(await receiveLead())
    const response = await fetch(`${backend.url}/rest/v1/rpc/reply_to_email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...staff },
      body: JSON.stringify({ reply_id: replyId, email_id: emailId, ...texts, ...changes }),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: '22023' })
  })

  it('leaves the managers’ notification as it was', async () => {
    await receiveLead('calm@client.example')
    const notification = () =>
      smtp.mails.find(({ parsed }) => parsed.replyTo?.[0]?.address === 'calm@client.example')
    await expect.poll(notification, patience).toBeDefined()
    expect(notification()?.parsed.references).toBeUndefined()
    expect(notification()?.parsed.inReplyTo).toBeUndefined()
    expect(notification()?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(notification()?.raw).toMatch(/^X-Auto-Response-Suppress: All\r$/m)
  })
})

describe('an answer to a reply', () => {
  /** Replies; returns the mail that reached the customer. */
  const deliveredTo = async (emailId: string) => {
    const reply = replyTo(emailId)
    await expectOk(await post(reply))
    await expect.poll(() => mailOf(reply.replyId), patience).toBeDefined()
    return mailOf(reply.replyId)?.parsed
  }
  type Delivered = Awaited<ReturnType<typeof deliveredTo>>
  /** As mail programs answer: RFC 5322, section 3.6.4. */
  const receiveAnswer = async (mail: Delivered, ownId = mail?.messageId) => {
    const answer = inboundMail({
      from: customer,
      subject: `Re: ${mail?.subject}`,
      inReplyTo: ownId,
      references: `${mail?.references} ${ownId}`,
    })
    const signing = { secret: backend.webhookSecret }
    const response = await postSigned(backend, JSON.stringify(answer), json, signing)
    expect(response.status, await response.text()).toBe(200)
    const [stored] = await findMails(backend, answer.messageId)
    return stored
  }

  it('joins its thread, for the colleague assigned to it', async () => {
    const emailId = await receiveLead()
    const stored = await receiveAnswer(await deliveredTo(emailId))
    expect(stored).toMatchObject({ thread_id: emailId, status: 'new' })
    const threads = await backend.supabase.sql(
      `select e.status, e.answers, p.email as assignee from public.emails e
       join public.profiles p on p.user_id = e.assigned_to_user_id where e.id = $1`,
      emailId,
    )
    expect(threads).toEqual([{ status: 'new', answers: 1, assignee: 'staff@kerege.example' }])

    // Staff answer that too; this time the provider replaces our Message-ID, as Resend does.
    const second = await deliveredTo(stored?.id ?? '')
    expect(second?.inReplyTo).toBe(stored?.message_id)
    expect(second?.references).toContain(`<${emailId}@kerege.example>`)
    expect(await receiveAnswer(second, '<0107018-000000@eu-west-1.amazonses.com>')).toMatchObject({
      thread_id: emailId,
    })
  })

  it('holds back a reply whose author has not seen it, and waits on after that one', async () => {
    const emailId = await receiveLead()
    const stateOf = async (id: string) => {
      const [row] = await backend.supabase.sql<{ created_at: string }>(
        `select to_jsonb(created_at) #>> '{}' as created_at, to_jsonb(waiting_since) #>> '{}' as waiting_since,
           status from public.emails where id = $1`,
        id,
      )
      return row
    }
    const answer = await receiveAnswer(await deliveredTo(emailId))
    const blind = { ...replyTo(emailId), seenMailId: emailId, completes: true }
    const { fields } = await expectError(await post(blind), 409, 'answered_meanwhile')
    expect(fields).toHaveProperty('seenMailId')
    expect(await outboxOf(blind.replyId)).toBeUndefined()
    await expectOk(await post({ ...blind, despiteNewMail: true }))
    await expect.poll(() => outboxOf(blind.replyId), patience).toEqual({ status: 'sent' })
    expect(await stateOf(emailId)).toMatchObject({
      status: 'in_progress',
      waiting_since: (await stateOf(answer?.id ?? ''))?.created_at,
    })
  })
})

it('a received mail that is signed by a scheme which is not set up is refused', async () => {
  const signing = { secret: newSigningSecret(), prefix: 'svix' } as const
  const response = await postSigned(backend, JSON.stringify(inboundMail()), json, signing)
  const { message } = await expectError(response, 503, 'not_configured')
  expect(message).toBe('Приём писем не настроен')
})

it('a lead’s mails leave over the same SMTP, marked as what they are', async () => {
  const address = 'bakyt@client.example'
  const emailId = await receiveLead(address)
  const outbox = () =>
    backend.supabase.sql(
      `select status, attempts, provider_message_id = '<' || id || '@kerege.example>' as is_named
       from public.outbox where email_id = $1 and kind = 'lead_notification'`,
      emailId,
    )
  const sent = { status: 'sent', attempts: 1, is_named: true }
  await expect.poll(outbox, patience).toEqual([sent])
  const mailTo = (to: string, from?: string) =>
    smtp.mails.find(
      ({ to: [recipient], parsed }) =>
        recipient === to && (!from || parsed.replyTo?.[0]?.address === from),
    )?.parsed
  await expect.poll(() => mailTo(address), patience).toBeDefined()
  expect(mailTo('managers@kerege.example', address)).toMatchObject({
    subject: expect.stringContaining('Заявка на консультацию: Айгерим Садыкова'),
  })
  expect(mailTo(address)?.headerLines).toContainEqual({
    key: 'auto-submitted',
    line: 'Auto-Submitted: auto-replied',
  })
})

describe('a reply is refused', () => {
  const toUnknown = () => replyTo(randomUUID())

  it.each<[string, number, ErrorCode, () => Record<string, string>]>([
    ['without a session', 401, 'signed_out', () => ({ apikey: localPublishableKey })],
    ['without a key', 401, 'signed_out', () => ({ authorization: staff.authorization })],
    [
      'with the public key for a session',
      401,
      'signed_out',
      () => ({
        apikey: localPublishableKey,
        authorization: `Bearer ${localPublishableKey}`,
      }),
    ],
    [
      'with a forged session',
      401,
      'signed_out',
      () => ({
        ...staff,
        authorization: `${staff.authorization.slice(0, -6)}AAAAAA`,
      }),
    ],
    ['with no token at all', 401, 'signed_out', () => ({ ...staff, authorization: 'Bearer x' })],
  ])('%s: %i %s', async (_, status, code, headers) => {
    const before = await replies()
    const { message } = await expectError(await post(toUnknown(), headers()), status, code)
    expect(message).toMatch(/[а-я]/i)
    await expectError(await post({ retry: randomUUID() }, headers()), status, code)
    expect(await replies()).toEqual(before)
  })

  it('from a user who is not staff', async () => {
    const user = await signInAs(backend, 'user')
    const emailId = await receiveLead()
    await expectError(await post(replyTo(emailId), user), 403, 'forbidden')
    await expectError(await post({ retry: randomUUID() }, user), 403, 'forbidden')
  })

  it('from a user who was staff a moment ago', async () => {
    const former = await signInAs(backend, 'staff', 'former')
    const emailId = await receiveLead()
    await expectOk(await post(replyTo(emailId), former))
    await backend.supabase.sql(
      `update public.user_roles set role = 'user' where user_id =
         (select id from auth.users where email = 'former@kerege.example')`,
    )
    await expectError(await post(replyTo(emailId), former), 403, 'forbidden')
  })

  it('to an email that does not exist, or has no address', async () => {
    const { message } = await expectError(await post(toUnknown()), 404, 'unknown_email')
    expect(message).toBe('Этого письма больше нет')
    const emailId = await receiveLead()
    await backend.supabase.sql('update public.emails set from_email = null where id = $1', emailId)
    await expectError(await post(replyTo(emailId)), 422, 'no_address')
  })

  it.each<[string, object, string]>([
    ['no id', { replyId: 'first' }, 'replyId'],
    ['an email that has none', { emailId: 7 }, 'emailId'],
    ['no subject', { subject: ' ' }, 'subject'],
    ['a header in its subject', { subject: 'Ответ\r\nBcc: thief@evil.example' }, 'subject'],
    ['a line of its own in its subject', { subject: 'Ответ\u2028ещё' }, 'subject'],
    ['a long subject', { subject: 'я'.repeat(501) }, 'subject'],
    ['no text', { body: '\n\t ' }, 'body'],
    ['a long text', { body: 'я'.repeat(20_001) }, 'body'],
  ])('with %s', async (_, changes, field) => {
    const before = await replies()
    const response = await post(replyTo(randomUUID(), changes))
    const { fields } = await expectError(response, 422, 'invalid_fields')
    expect(Object.keys(fields ?? {})).toEqual([field])
    expect(fields?.[field]).toMatch(/[а-я]/i)
    expect(await replies()).toEqual(before)
  })

  it.each<[string, number, ErrorCode, string]>([
    ['broken JSON', 400, 'malformed_json', '{'],
    ['a body too large', 413, 'payload_too_large', JSON.stringify({ body: 'я'.repeat(90_000) })],
  ])('with %s', async (_, status, code, body) => {
    await expectError(await post(body), status, code)
  })

  it('not for the longest possible text, even of characters that take six bytes each', async () => {
    const reply = replyTo(await receiveLead())
    const longest = JSON.stringify({ ...reply, body: 'MARK', subject: 'я'.repeat(500) }).replace(
      'MARK',
      '\\u044f'.repeat(20_000),
    )
    await expectOk(await post(longest))
    await expect
      .poll(() => mailOf(reply.replyId)?.parsed.text?.trimEnd(), patience)
      .toBe('я'.repeat(20_000))
  })
})
