import { expect, it } from 'vitest'
import { fromMime as read } from './from-mime.ts'

const fromMime = (source: Uint8Array<ArrayBuffer>) => read(source, 'mx.kerege.example')

/** A mail as bytes: every character of the text is one byte. */
const source = (text: string) =>
  Uint8Array.from(text.replace(/\r?\n/g, '\r\n'), (letter) => letter.charCodeAt(0))

const id = '<0f8fad5b-d9cb-469f-a165-70867728950e@kerege.example>'
type Parts = Record<'from' | 'type' | 'status' | 'returned', string>

const report = (changes: Partial<Parts> = {}) => {
  const parts = {
    from: 'MAILER-DAEMON@client.example',
    type: 'multipart/report; report-type=delivery-status; boundary=b',
    status: `Reporting-MTA: dns; mx.client.example

Final-Recipient: rfc822; aida@client.example
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 No such
 user`,
    returned: `Content-Type: message/rfc822

From: site@kerege.example
Subject: Re
Message-Id: ${id}

Hello`,
    ...changes,
  }
  return source(`From: ${parts.from}
Subject: Undelivered
Message-ID: <2@client.example>
Content-Type: ${parts.type}

--b
Content-Type: text/plain

No such user
--b
Content-Type: message/delivery-status

${parts.status}

--b
${parts.returned}
--b--
`)
}
const reportOf = async (changes: Partial<Parts>) => (await fromMime(report(changes))).report

it('names the mail that comes back, and the reason', async () => {
  expect(await reportOf({})).toEqual({
    kind: 'failed',
    returnedIds: [id],
    threadIds: [],
    recipients: ['aida@client.example'],
    reason: '550 5.1.1 No such user',
    isLasting: true,
    isBySystem: true,
  })
  const headers = `Content-Type: text/rfc822-headers\n\nMessage-ID:\n ${id}`
  expect(await reportOf({ returned: headers })).toMatchObject({ returnedIds: [id] })
  expect(await reportOf({ status: 'Action: failed\nStatus: 5.2.2' })).toMatchObject({
    reason: '5.2.2 No such user',
    isLasting: false,
  })
  const some = `Reporting-MTA: dns; mx.client.example

Final-Recipient: rfc822; aida@client.example
Action: relayed
Status: 2.0.0

Original-Recipient: rfc822;Boss@client.example
Final-Recipient: rfc822; b.boss@client.example
Action: failed
Status: 4.4.1`
  expect(await reportOf({ status: some })).toMatchObject({
    recipients: ['boss@client.example', 'b.boss@client.example'],
    reason: '4.4.1 No such user',
    isLasting: false,
  })
})

it.each([
  ['failed', 'Action: expired'],
  ['failed', 'Action: Failed (expired)\nStatus: 4.4.7'],
  ['failed', 'Final-Recipient: rfc822; a@client.example\nStatus: 5.1.1'],
  ['failed', 'Final-Recipient: rfc822; a@client.example\nDiagnostic-Code: smtp; 550 rejected'],
  ['delayed', 'Action: delayed\nStatus: 4.4.1'],
  ['delayed', 'Status: 4.4.1\nDiagnostic-Code: smtp; message delayed, will be retried'],
  [undefined, 'Action: delivered\nStatus: 2.0.0'],
  [undefined, 'Action: relayed'],
])('tells what became of a mail: %s by %s', async (kind, status) => {
  expect((await reportOf({ status }))?.kind).toBe(kind)
})

it.each([
  'MAILER-DAEMON <>',
  'Mail Delivery System <>',
  '<>',
  '"Mail Delivery Subsystem" <bounces@client.example>',
  'noreply@client.example',
  'noreply@client.example\nReturn-Path: <>',
  'returns@client.example\nAuto-Submitted: auto-generated (failure)',
  'returns@client.example\nReturn-Path: <MAILER-DAEMON@mx.client.example>',
])('is a report whoever it says it comes from: %s', async (from) => {
  expect(await reportOf({ from })).toMatchObject({ returnedIds: [id], isBySystem: true })
})

it('of a person is not a system’s, whatever they attach', async () => {
  expect(await reportOf({ from: 'mallory@client.example' })).toMatchObject({ isBySystem: false })
})

it('about reading is none', async () => {
  const type = 'multipart/report; report-type=disposition-notification; boundary=b'
  expect(await reportOf({ type })).toBeUndefined()
})

it('a person who passes a report on sends a mail like any', async () => {
  const inner = new TextDecoder('latin1').decode(report()).replaceAll('\r', '')
  const mail = await fromMime(
    source(`From: aida@client.example
Content-Type: multipart/mixed; boundary=m

--m

Что это значит?
--m
Content-Type: message/rfc822

${inner}
--m--`),
  )
  expect(mail).toMatchObject({ report: undefined, isAutomatic: false })
})

const feedback = (type: string, from = 'feedback@arf.client.example') =>
  fromMime(
    source(`From: ${from}
Content-Type: multipart/report; report-type=feedback-report; boundary=b

--b

This is an abuse report.
--b
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: Reporter/1.0
Version: 1
--b
Content-Type: message/rfc822

Message-ID: <0107@eu-west-1.amazonses.com>
X-Outbox-Id: ${id}

Hello
--b--`),
  )

it('a complaint (RFC 5965) names the mail, and ends what it belongs to', async () => {
  for (const type of ['abuse', 'fraud', 'opt-out'])
    expect((await feedback(type)).report).toMatchObject({
      kind: 'complaint',
      isLasting: true,
      returnedIds: [id, '<0107@eu-west-1.amazonses.com>'],
    })
  for (const type of ['not-spam', 'auth-failure', 'other'])
    expect(await feedback(type)).toMatchObject({ report: undefined, isAutomatic: true })
})

it('a complaint of Hotmail has no part for machines', async () => {
  const complaint = (from: string) =>
    fromMime(
      source(`From: ${from}
Subject: complaint about message from 192.0.2.1
Content-Type: multipart/mixed; boundary=b

--b
Content-Type: message/rfc822

X-HmXmrOriginalRecipient: aida@hotmail.example
Message-ID: ${id}

Hello
--b--`),
    )
  expect((await complaint('staff@hotmail.com')).report).toMatchObject({ kind: 'complaint' })
  expect((await complaint('aida@hotmail.example')).report).toBeUndefined()
})

it('names the mail by the id that providers leave, and its thread', async () => {
  const thread = '<5f8fad5b-d9cb-469f-a165-70867728950e@kerege.example>'
  const returned = `Content-Type: text/rfc822-headers

Message-ID: <0107@eu-west-1.amazonses.com>
References: ${thread}
 <2@client.example>
X-Outbox-Id: ${id}`
  expect(await reportOf({ returned })).toMatchObject({
    returnedIds: [id, '<0107@eu-west-1.amazonses.com>'],
    threadIds: [thread, '<2@client.example>'],
  })
})

const exim = `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its recipients.

aida@client.example
  Unrouteable address

------ This is a copy of the message's headers. ------

From: site@kerege.example
Message-ID: ${id}
`
const qmail = `Hi. This is the qmail-send program at mx.client.example.
I'm afraid I wasn't able to deliver your message.

<aida@client.example>:
Sorry, no mailbox here by that name. (#5.1.1)

--- Below this line is a copy of the message.

Message-ID: ${id}
`
const mixed = `--b
Content-Type: text/plain; charset=utf-8

\xd0\x9d\xd0\xb5 \xd0\xb4\xd0\xbe\xd1\x81\xd1\x82\xd0\xb0\xd0\xb2\xd0\xbb\xd0\xb5\xd0\xbd\xd0\xbe
--b
Content-Type: message/rfc822

From: site@kerege.example
Message-ID: ${id}

Hello
--b--
`
const automatic = 'Auto-Submitted: auto-replied'
it.each([
  [
    'Exim',
    `From: Mailer-Daemon@mx.client.example\nX-Failed-Recipients: aida@client.example\n${automatic}`,
    exim,
    /^This message was created automatically .+ Unrouteable address$/,
  ],
  [
    'Exim, without the mail',
    `From: Mailer-Daemon@mx.client.example\nX-Failed-Recipients: aida@client.example\nIn-Reply-To: ${id}`,
    'Unrouteable address',
    /^Unrouteable address$/,
  ],
  ['qmail', 'From: MAILER-DAEMON@mx.client.example', qmail, /\(#5\.1\.1\)$/],
  ['a service under its own name', 'From: mail@relay.example\nReturn-Path: <>', qmail, /5\.1\.1/],
  [
    'a part each, of no report',
    `From: postmaster@client.example\nContent-Type: multipart/mixed; boundary=b\n${automatic}`,
    mixed,
    /^\u041d\u0435 \u0434\u043e\u0441\u0442\u0430\u0432\u043b\u0435\u043d\u043e/,
  ],
])('may be in words: %s', async (_, headers, body, reason) => {
  const mail = await fromMime(source(`${headers}\n\n${body}`))
  expect(mail.report?.returnedIds).toContain(id)
  expect(mail.report).toMatchObject({ kind: 'failed', reason: expect.stringMatching(reason) })
  expect(mail.isAutomatic).toBe(false)
})

it('without the mail that comes back names it as what it answers', async () => {
  const bare = new TextDecoder('latin1')
    .decode(report({ returned: 'Content-Type: text/plain\n\n-' }))
    .replace('Subject:', `In-Reply-To: ${id}\r\nAuto-Submitted: auto-replied\r\nSubject:`)
  const mail = await fromMime(source(bare.replaceAll('\r', '')))
  expect(mail).toMatchObject({ isAutomatic: false, report: { returnedIds: [id] } })
})

/** As Exim, Sendmail, Gmail, OpenSMTPD and Mail.ru word it. */
it.each([
  `A message that you sent has not yet been delivered to one or more of its recipients after more than 24 hours.
No action is required on your part. Delivery attempts will continue for some time.`,
  `**      THIS IS A WARNING MESSAGE ONLY      **
**  YOU DO NOT NEED TO RESEND YOUR MESSAGE  **
Warning: could not send message for past 4 hours`,
  'Delivery to the following recipient has been delayed:\n\nMessage will be retried for 2 more day(s)\n\n450 4.2.2 Full',
  'A message is delayed for more than 4 hours.\nThe message is kept in the queue for up to 7 days.',
])('may tell in words of a delay: %s', async (words) => {
  const mail = await fromMime(
    source(`From: Mailer-Daemon@mx.client.example\n\n${words}\n\nMessage-ID: ${id}`),
  )
  expect(mail).toMatchObject({ isAutomatic: true, report: { kind: 'delayed', isLasting: false } })
})

it.each([
  'Не удалось доставить письмо: 550 нет такого пользователя. Исправьте адрес и повторите отправку.',
  'Your message could not be delivered: 550 No such user.\nWarning: do not reply to this message.',
  'I have given up. It has been delayed for 5 days.',
])('that a mail did not arrive is no delay: %s', async (words) => {
  const text = [...new TextEncoder().encode(words)]
    .map((byte) => String.fromCharCode(byte))
    .join('')
  const mail = await fromMime(
    source(`From: Mailer-Daemon@mx.client.example
Content-Type: text/plain; charset=utf-8

${text}

Message-ID: ${id}`),
  )
  expect(mail.report).toMatchObject({ kind: 'failed' })
})

it('of an absence note is none, though it quotes one', async () => {
  const headers = `From: aida@client.example\nReturn-Path: <>\n${automatic}`
  const mail = await fromMime(source(`${headers}\n\nAway until Monday\n${exim}`))
  expect(mail).toMatchObject({ report: undefined, isAutomatic: true })
})

it('in words begins with a word', async () => {
  const mail = await fromMime(
    source(`From: Mailer-Daemon@mx.client.example

----------------------------------------
Unable to deliver your message to aida@client.example
----------------------------------------

Message-ID: ${id}`),
  )
  expect(mail.report?.reason).toBe('Unable to deliver your message to aida@client.example')
})

it.each([
  'From: postmaster@kerege.example',
  'From: Mail Delivery Subsystem <MAILER-DAEMON@client.example>',
  'From: aida@client.example\nReturn-Path: <>',
])('is none because of its sender: %s', async (headers) => {
  const mail = await fromMime(source(`${headers}\nIn-Reply-To: ${id}\n\n550 No such user`))
  expect(mail.report).toBeUndefined()
})
