import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedBackend, sharedSettings, type TestBackend } from '../../support/backend.ts'
import { consultationRequest, sendLead } from '../../support/send-lead.ts'
import { signInAs } from '../../support/sign-in.ts'
import { findMails, json, mime, postSigned } from './post-inbound.ts'

const receiver = sharedSettings.INBOUND_AUTHSERV_ID

let backend: TestBackend
let staff: Record<string, string>
beforeAll(async () => {
  backend = await sharedBackend()
  staff = await signInAs(backend, 'staff')
})

const newId = () => `<${randomUUID()}.x@attacker.example>`

/** Delivers a raw mail as our receiver passes it on; every character of the text is one byte. */
async function deliver(mail: string, verdict?: string) {
  const written = verdict ? `Authentication-Results: ${receiver}; ${verdict}\n${mail}` : mail
  const bytes = Uint8Array.from(written.replaceAll('\n', '\r\n'), (character) =>
    character.charCodeAt(0),
  )
  const response = await postSigned(backend, bytes, mime, { secret: backend.webhookSecret })
  expect(response.status, await response.clone().text()).toBe(200)
}

async function store(mail: string, id: string, verdict?: string) {
  await deliver(`Message-ID: ${id}\n${mail}`, verdict)
  const [stored, ...others] = await findMails(backend, id)
  expect(others).toEqual([])
  return stored
}

interface Lead {
  id: string
  customer_id: string
  first_reply_at: string | null
}

/** A customer's request, and a reply that has reached them. */
async function repliedLead() {
  await backend.supabase.sql('delete from private.rate_limits')
  const address = `aida-${randomUUID().slice(0, 8)}@client.example`
  const request = consultationRequest({ email: address, name: 'Айда', phone: '+996 555 111111' })
  expect((await sendLead(backend.url, request)).status).toBe(200)
  const read = async () => {
    const [row] = await backend.supabase.sql<Lead>(
      'select id, customer_id, first_reply_at from public.emails where submission_id = private.public_submission_id($1)',
      request.submissionId,
    )
    if (!row) throw new Error('the lead is not stored')
    return row
  }
  const lead = await read()
  const replyId = randomUUID()
  const reply = { replyId, emailId: lead.id, subject: 'Заявка', body: 'Смета: 500 000 ₽' }
  await fetch(`${backend.url}/functions/v1/send-reply`, {
    method: 'POST',
    headers: { 'content-type': json, ...staff },
    body: JSON.stringify(reply),
  })
  const patience = { timeout: 20_000, interval: 100 }
  await expect.poll(async () => (await read()).first_reply_at, patience).not.toBeNull()
  return { address, lead, replyId, read }
}

const threadOf = (leadId: string) =>
  backend.supabase.sql('select id from public.emails where thread_id = $1', leadId)

describe('a forged mail', () => {
  it('of a stranger who knows the thread’s id stays outside the customer’s thread', async () => {
    const { lead, replyId } = await repliedLead()
    const stored = await store(
      `From: Aida <mallory@attacker.example>
To: site@kerege.example
Subject: Re: our contract
In-Reply-To: <${replyId}@kerege.example>
References: <${lead.id}@kerege.example> <${replyId}@kerege.example>

Please send the estimate once more, to this address.`,
      newId(),
      'dmarc=pass header.from=attacker.example',
    )
    expect(stored).toMatchObject({
      thread_id: stored?.id,
      refers_to_thread_id: lead.id,
      from_name: 'Aida',
      authentication: 'pass',
      assigned_to_user_id: null,
    })
    expect(stored?.customer_id).not.toBe(lead.customer_id)
    expect(await threadOf(lead.id)).toHaveLength(1)
  })

  it('under the customer’s address gets neither into the thread nor to the customer', async () => {
    const { address, lead, replyId } = await repliedLead()
    const stored = await store(
      `Authentication-Results: ${receiver}; dmarc=pass header.from=client.example
From: Aida <${address}>
Subject: New account details
In-Reply-To: <${replyId}@kerege.example>

Pay here instead.`,
      newId(),
      'spf=fail smtp.mailfrom=attacker.example; dmarc=fail header.from=client.example',
    )
    expect(stored).toMatchObject({
      thread_id: stored?.id,
      customer_id: null,
      authentication: 'fail',
    })
    expect(await threadOf(lead.id)).toHaveLength(1)
  })

  it.each(['none', undefined])(
    'that is unverified is linked to no customer (%s)',
    async (verdict) => {
      const { address, replyId } = await repliedLead()
      const stored = await store(
        `From: ${address}\nIn-Reply-To: <${replyId}@kerege.example>\n\nHello`,
        newId(),
        verdict,
      )
      expect(stored).toMatchObject({ customer_id: null, authentication: 'none' })
    },
  )

  it('of a postmaster is an ordinary mail from an unknown sender', async () => {
    const { lead, replyId, read } = await repliedLead()
    const stored = await store(
      `From: Mail Delivery System <postmaster@kerege.example>
Return-Path: <>
Subject: Undelivered Mail Returned to Sender
In-Reply-To: <${replyId}@kerege.example>
References: <${lead.id}@kerege.example>

Your mailbox is full: sign in at https://attacker.example`,
      newId(),
    )
    expect(stored).toMatchObject({
      thread_id: stored?.id,
      customer_id: null,
      status: 'new',
      authentication: 'none',
    })
    expect((await read()).first_reply_at).not.toBeNull()
  })

  it.each<[string, string, string | undefined]>([
    ['a stranger', 'mallory@attacker.example', undefined],
    ['a verified stranger', 'mallory@attacker.example', 'dmarc=pass header.from=attacker.example'],
    ['another domain’s server', 'postmaster@attacker.example', undefined],
    [
      'a sender called forged',
      'MAILER-DAEMON@client.example',
      'dmarc=fail header.from=client.example',
    ],
    ['a person at the customer’s', 'oleg@client.example', undefined],
  ])('that reports a bounce is an ordinary mail of %s', async (_, from, verdict) => {
    const { lead, replyId, read } = await repliedLead()
    const stored = await store(report(`<${replyId}@kerege.example>`, from), newId(), verdict)
    expect(stored).toMatchObject({
      status: 'new',
      from_email: from,
      thread_id: stored?.id,
      refers_to_thread_id: lead.id,
    })
    expect((await read()).first_reply_at).not.toBeNull()
  })

  it('that reports a bounce of a mail that is not ours is an ordinary mail', async () => {
    const stored = await store(report(`<${randomUUID()}@kerege.example>`), newId())
    expect(stored).toMatchObject({ thread_id: stored?.id, customer_id: null })
  })
})

const report = (returned: string, from = 'MAILER-DAEMON@mx.client.example') => `From: ${from}
Subject: Undelivered Mail
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: text/plain

No such user
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.client.example

Final-Recipient: rfc822; aida@client.example
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 No such user
--b
Content-Type: text/rfc822-headers

Message-ID: ${returned}
--b--
`

it('a real bounce is shown at the mail that came back, and the customer waits again', async () => {
  const { lead, replyId, read } = await repliedLead()
  const id = newId()
  for (let delivery = 0; delivery < 2; delivery += 1) {
    await deliver(`Message-ID: ${id}\n${report(`<${replyId}@kerege.example>`)}`)
  }
  const mails = await backend.supabase.sql(
    'select status, last_error from public.outbox where id = $1',
    replyId,
  )
  expect(mails).toEqual([{ status: 'bounced', last_error: '550 5.1.1 No such user' }])
  expect((await read()).first_reply_at).toBeNull()
  expect(await findMails(backend, id)).toEqual([])
  expect(await threadOf(lead.id)).toHaveLength(1)
})

it.each<[string, string, string | undefined]>([
  ['no address', 'MAILER-DAEMON <>', undefined],
  ['no domain', 'mailer-daemon', undefined],
  [
    'a verified service',
    'noreply@relay.example\nAuto-Submitted: auto-generated (failure)',
    'dmarc=pass header.from=relay.example',
  ],
])('a real bounce is noted whoever sends it: %s', async (_, from, verdict) => {
  const { lead, replyId, address } = await repliedLead()
  await backend.supabase.sql(
    `insert into public.newsletter_subscriptions (email, status, confirmed_at)
    values ($1, 'confirmed', now())`,
    address,
  )
  const id = newId()
  const text = report(`<${replyId}@kerege.example>`, from)
  await deliver(`Message-ID: ${id}\n${text}`, verdict)
  expect(
    await backend.supabase.sql('select status from public.outbox where id = $1', replyId),
  ).toEqual([{ status: 'bounced' }])
  expect(await findMails(backend, id)).toEqual([])
  expect(await threadOf(lead.id)).toHaveLength(1)
  // Who cannot be verified ends no subscription.
  expect(
    await backend.supabase.sql(
      'select status from public.newsletter_subscriptions where email = $1',
      address,
    ),
  ).toEqual([{ status: verdict ? 'bounced' : 'confirmed' }])
})

it('a bounce that names no mail of ours is new to staff, though its server calls it automatic', async () => {
  const stored = await store(
    `Auto-Submitted: auto-replied\n${report('<0107@eu-west-1.amazonses.com>')}`,
    newId(),
  )
  expect(stored).toMatchObject({ status: 'new', is_automatic: true, thread_id: stored?.id })
})

it.each([
  [
    'an absence note of Exchange',
    'Auto-Submitted: auto-generated\nX-Auto-Response-Suppress: All\n\nAway until Monday',
  ],
  [
    'a read receipt',
    `Content-Type: multipart/report; report-type=disposition-notification; boundary=b

--b

Your message was displayed.
--b
Content-Type: message/disposition-notification

Final-Recipient: rfc822;aida@client.example
Disposition: manual-action/MDN-sent-manually; displayed
--b--`,
  ],
  [
    'a reaction of Gmail',
    `Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain

(+1)
--b
Content-Type: text/vnd.google.email-reaction+json

{"version":1,"emoji":"+1"}
--b--`,
  ],
  ['a reaction by RFC 9078', 'Content-Disposition: reaction\n\n(+1)'],
])('%s stays in the finished thread, and opens it not', async (_, mail) => {
  const { address, lead, replyId } = await repliedLead()
  const status = () =>
    backend.supabase.sql(
      'select status, waits_until, answers from public.emails where id = $1',
      lead.id,
    )
  await backend.supabase.sql(`update public.emails set status = 'completed' where id = $1`, lead.id)
  const stored = await store(
    `From: ${address}\nIn-Reply-To: <${replyId}@kerege.example>\n${mail}`,
    newId(),
  )
  expect(stored).toMatchObject({ status: 'processed', is_automatic: true, thread_id: lead.id })
  expect(await status()).toEqual([{ status: 'completed', waits_until: null, answers: 1 }])
})

it('a verified answer of the customer joins the thread and the customer', async () => {
  const { address, lead, replyId } = await repliedLead()
  const stored = await store(
    `From: ${address}\nIn-Reply-To: <${replyId}@kerege.example>\n\nYes`,
    newId(),
    'dkim=pass header.d=client.example',
  )
  expect(stored).toMatchObject({
    thread_id: lead.id,
    customer_id: lead.customer_id,
    authentication: 'pass',
  })
})

it('a second form with the customer’s address overwrites nothing of the customer', async () => {
  const { address, lead } = await repliedLead()
  const forged = consultationRequest({
    email: address,
    name: 'Mallory',
    phone: '+996 700 666666',
    company: 'Evil',
  })
  expect((await sendLead(backend.url, forged)).status).toBe(200)
  const customers = await backend.supabase.sql(
    'select name, phone from public.customers where id = $1',
    lead.customer_id,
  )
  expect(customers).toEqual([{ name: 'Айда', phone: '+996 555 111111' }])
  const [claim] = await backend.supabase.sql<{ lead: object }>(
    'select lead from public.emails where submission_id = private.public_submission_id($1)',
    forged.submissionId,
  )
  expect(claim?.lead).toMatchObject({ name: 'Mallory', phone: '+996 700 666666' })
})
