import { describe, expect, it, vi } from 'vitest'
import { fromMime as read } from './from-mime.ts'

const fromMime = (source: Uint8Array<ArrayBuffer>) => read(source, 'mx.kerege.example')

/** A mail as bytes: every character of the text is one byte. */
const source = (text: string) =>
  Uint8Array.from(text.replace(/\r?\n/g, '\r\n'), (letter) => letter.charCodeAt(0))

const hex = (text: string) =>
  text.replace(/[0-9a-f]{2} ?/g, (byte) => String.fromCharCode(parseInt(byte, 16)))

const head = `From: =?utf-8?B?0JDQudC00LA=?= <aida@client.example>
To: Kerege <site@kerege.example>, other@kerege.example
Subject: =?utf-8?Q?=D0=92=D0=BE=D0=BF=D1=80=D0=BE=D1=81?=
Message-ID: <1@client.example>
`
const plain = (type: string, body: string, encoding = '8bit') =>
  fromMime(
    source(
      `${head}Content-Type: text/plain; ${type}\nContent-Transfer-Encoding: ${encoding}\n\n${body}`,
    ),
  )

describe('a mail is read', () => {
  it('with its people, subject, ids and text', async () => {
    const mail = await fromMime(
      source(`${head}In-Reply-To: <0@kerege.example>
References: <a@kerege.example>
 <0@kerege.example>
Reply-To: boss@client.example
Cc: "Lawyer, the" <lawyer@client.example>,
 friends: a@client.example, b@client.example;

Text`),
    )
    expect(mail).toMatchObject({
      from: { name: 'Айда', address: 'aida@client.example' },
      to: { name: 'Kerege', address: 'site@kerege.example' },
      alsoTo: [{ address: 'other@kerege.example' }],
      cc: [
        { name: 'Lawyer, the', address: 'lawyer@client.example' },
        { address: 'a@client.example' },
        { address: 'b@client.example' },
      ],
      replyTo: { address: 'boss@client.example' },
      subject: 'Вопрос',
      text: 'Text\n',
      html: '',
      messageId: '<1@client.example>',
      inReplyTo: '<0@kerege.example>',
      isAutomatic: false,
      authentication: 'none',
      bounce: undefined,
      remarks: [],
    })
    expect(mail.references).toContain('<a@kerege.example> <0@kerege.example>')
  })

  it.each([
    ['KOI8-R', 'charset=koi8-r', 'f0 d2 c9 d7 c5 d4'],
    ['Windows-1251', 'charset="windows-1251"', 'cf f0 e8 e2 e5 f2'],
    ['Windows-1251 by its other name', 'charset=cp1251', 'cf f0 e8 e2 e5 f2'],
    ['ISO-8859-5', 'charset=iso-8859-5', 'bf e0 d8 d2 d5 e2'],
    ['CP866', 'charset=ibm866', '8f e0 a8 a2 a5 e2'],
    ['UTF-8', 'charset=utf-8', 'd0 9f d1 80 d0 b8 d0 b2 d0 b5 d1 82'],
    ['UTF-8 that does not say so', 'format=flowed', 'd0 9f d1 80 d0 b8 d0 b2 d0 b5 d1 82'],
    ['KOI8-R that does not say so', 'format=fixed', 'f0 d2 c9 d7 c5 d4'],
    ['Windows-1251 that does not say so', 'format=fixed', 'cf f0 e8 e2 e5 f2'],
    ['Windows-1251 that says it is ASCII', 'charset=us-ascii', 'cf f0 e8 e2 e5 f2'],
  ])('in %s', async (_, type, bytes) => {
    expect((await plain(type, hex(bytes))).text.trim()).toBe('Привет')
  })

  it.each<[string, string, string, string]>([
    ['broken UTF-8', 'charset=utf-8', 'a \xff\xfe\xd0 b', '8bit'],
    ['an unknown encoding', 'charset=klingon', 'a b', '8bit'],
    ['base64 that is none', 'charset=utf-8', 'a %%% ===\n=b', 'base64'],
    ['quotes that are broken', 'charset=utf-8', 'a =ZZ =\xd0 =', 'quoted-printable'],
    ['an encoding of letters that is unknown', 'charset=utf-8', 'a b', 'x-uuencode'],
  ])('all the same with %s', async (_, type, body, encoding) => {
    const mail = await plain(type, body, encoding)
    expect(mail.subject).toBe('Вопрос')
    expect(mail.remarks).toEqual([])
  })

  it('with both its forms, and the names of what came with it', async () => {
    const mail = await fromMime(
      source(`${head}Content-Type: multipart/mixed; boundary=m

--m
Content-Type: multipart/related; boundary=r

--r
Content-Type: multipart/alternative; boundary=a

--a
Content-Type: text/plain

plain
--a
Content-Type: text/html

<p>html <img src="cid:logo"></p>
--a--
--r
Content-Type: image/png; name=logo.png
Content-ID: <logo>

x
--r--
--m
Content-Type: application/pdf
Content-Disposition: attachment; filename*=utf-8''%D0%A2%D0%97.pdf

x
--m
Content-Type: application/zip
Content-Disposition: attachment

x
--m--
`),
    )
    expect(mail.text.trim()).toBe('plain')
    expect(mail.html.trim()).toBe('<p>html <img src="cid:logo"></p>')
    expect(mail.files).toMatchObject([
      { name: 'logo.png', contentId: '<logo>' },
      { name: 'ТЗ.pdf', mediaType: 'application/pdf' },
      { name: undefined, mediaType: 'application/zip' },
    ])
  })
})

describe('a mail that is broken is kept', () => {
  it('without the parts that are nested beyond reason', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const nested = Array.from(
      { length: 2000 },
      (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\n\n--b${i}\n`,
    )
    const mail = await fromMime(source(`${head}${nested.join('')}Content-Type: text/plain\n\ndeep`))
    expect(mail).toMatchObject({
      from: { address: 'aida@client.example' },
      subject: 'Вопрос',
      messageId: '<1@client.example>',
      text: '',
      remarks: ['Письмо повреждено: прочитать удалось не всё.'],
    })
    expect(String(warn.mock.calls)).toContain('nesting depth')
    warn.mockClear()
  })

  it('when its headers are too many', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const mail = await fromMime(source(`${head}${'X-Padding: 1\n'.repeat(300_000)}\ntext`))
    expect(mail.subject).toBe('Вопрос')
    expect(mail.remarks).toHaveLength(1)
    expect(String(warn.mock.calls)).toContain('header size')
    warn.mockClear()
  })

  it.each([
    ['nothing', ''],
    ['an empty line', '\n'],
  ])('when it is %s', async (_, text) => {
    expect(await fromMime(source(text))).toMatchObject({ from: undefined, messageId: '' })
    expect((await fromMime(source(text))).remarks).toHaveLength(1)
  })

  it('when it is noise', async () => {
    const noise = Uint8Array.from({ length: 100_000 }, (_, i) => (i * 7919 + (i >> 3)) % 256)
    expect(await fromMime(noise)).toMatchObject({ from: undefined })
  })

  it.each([
    ['mails in each other', 'Content-Type: message/rfc822\n\n'.repeat(500)],
    ['addresses without end', `To: ${'"a" <'.repeat(50_000)}\n\n`],
    [
      'parts without end',
      `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\nx\n'.repeat(20_000)}`,
    ],
  ])('to its end when it is made of %s', async (_, text) => {
    expect((await fromMime(source(head + text))).subject).toBe('Вопрос')
  })
})

describe('a mail is automatic', () => {
  const isAutomatic = async (headers: string) =>
    (await fromMime(source(`${headers}\nMessage-ID: <1@client.example>\n\ntext`))).isAutomatic
  const from = 'From: aida@client.example'

  it.each([
    [false, from],
    [false, `${from}\nAuto-Submitted: no`],
    [false, `${from}\nPrecedence: bulk\nX-Auto-Response-Suppress: All`],
    [true, `${from}\nAuto-Submitted: auto-replied`],
    [true, `${from}\nAuto-Submitted: Auto-Replied (vacation)`],
    [false, `${from}\nAuto-Submitted: auto-generated`],
    [true, `${from}\nX-Autoreply: yes`],
    [true, `${from}\nPrecedence: auto_reply`],
    [true, `${from}\nPrecedence: Auto-Reply`],
    [true, `${from}\nX-Autoresponder: 1`],
    [true, `${from}\nAuto-Submitted: auto-replied\nReturn-Path: <>\nIn-Reply-To: <1@x>`],
    [
      true,
      `${from}\nAuto-Submitted: auto-generated\nX-Auto-Response-Suppress: DR, OOF, AutoReply\nIn-Reply-To: <1@x>`,
    ],
    [
      true,
      `${from}\nAuto-Submitted: auto-generated\nX-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent\nReferences: <1@x>`,
    ],
    // A form service's request.
    [false, `${from}\nAuto-Submitted: auto-generated\nX-Auto-Response-Suppress: All`],
    [false, `${from}\nAuto-Submitted: auto-generated\nIn-Reply-To: <1@x>`],
    [false, 'From: MAILER-DAEMON@mx.client.example\nAuto-Submitted: auto-replied'],
    [false, 'From: "Postmaster" <postmaster@client.example>\nAuto-Submitted: auto-replied'],
    [
      false,
      'From: bounce@relay.example\nX-Failed-Recipients: a@client.example\nAuto-Submitted: auto-replied',
    ],
  ])('%s: %s', async (expected, headers) => {
    expect(await isAutomatic(headers)).toBe(expected)
  })
})

describe('a sender', () => {
  const verdictOn = async (headers: string) =>
    (await fromMime(source(`${headers}\nMessage-ID: <1@client.example>\n\ntext`))).authentication
  const from = 'From: aida@client.example'
  const pass = 'Authentication-Results: mx.kerege.example;\n dmarc=pass header.from=client.example'

  it.each([
    ['pass', `${pass}\n${from}`],
    ['none', from],
    [
      'fail',
      `Authentication-Results: mx.kerege.example; dmarc=fail header.from=client.example\n${from}\n${pass}`,
    ],
    ['none', `Authentication-Results: mx.attacker.example; dmarc=pass\n${pass}\n${from}`],
    ['none', `${pass}\n${from}, site@kerege.example`],
  ])('is told by the topmost verdict of our own receiver: %s', async (verdict, headers) => {
    expect(await verdictOn(headers)).toBe(verdict)
  })
})

describe('a delivery report', () => {
  const id = '<0f8fad5b-d9cb-469f-a165-70867728950e@kerege.example>'
  const report = (changes: Partial<Record<'type' | 'status' | 'returned', string>> = {}) => {
    const parts = {
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
    return source(`From: MAILER-DAEMON@client.example
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
  const bounceOf = async (changes: Parameters<typeof report>[0]) =>
    (await fromMime(report(changes))).bounce

  it('names the mail that comes back, and the reason', async () => {
    expect(await bounceOf({})).toEqual({
      returnedIds: [id],
      threadIds: [],
      recipients: ['aida@client.example'],
      reason: '550 5.1.1 No such user',
      isLasting: true,
      isBySystem: true,
    })
    const headers = `Content-Type: text/rfc822-headers\n\nMessage-ID:\n ${id}`
    expect(await bounceOf({ returned: headers })).toMatchObject({ returnedIds: [id] })
    expect(await bounceOf({ status: 'Action: failed\nStatus: 5.2.2' })).toMatchObject({
      reason: '5.2.2',
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
    expect(await bounceOf({ status: some })).toMatchObject({
      recipients: ['boss@client.example', 'b.boss@client.example'],
      reason: '4.4.1',
      isLasting: false,
    })
  })

  it.each([
    ['says that a mail is late', { status: 'Action: delayed\nStatus: 4.4.1' }],
    ['says that a mail has arrived', { status: 'Action: delivered\nStatus: 2.0.0' }],
    [
      'is a report of another kind',
      { type: 'multipart/report; report-type=disposition-notification; boundary=b' },
    ],
  ])('is a mail like any when it %s', async (_, changes) => {
    expect(await bounceOf(changes)).toBeUndefined()
  })

  it('names the mail by the id that providers leave, and its thread', async () => {
    const thread = '<5f8fad5b-d9cb-469f-a165-70867728950e@kerege.example>'
    const returned = `Content-Type: text/rfc822-headers

Message-ID: <0107@eu-west-1.amazonses.com>
References: ${thread}
 <2@client.example>
X-Outbox-Id: ${id}`
    expect(await bounceOf({ returned })).toMatchObject({
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
    expect(mail.bounce?.returnedIds).toContain(id)
    expect(mail.bounce).toMatchObject({ reason: expect.stringMatching(reason), isLasting: true })
    expect(mail.isAutomatic).toBe(false)
  })

  it('without the mail that comes back names it as what it answers', async () => {
    const bare = new TextDecoder('latin1')
      .decode(report({ returned: 'Content-Type: text/plain\n\n-' }))
      .replace('Subject:', `In-Reply-To: ${id}\r\nAuto-Submitted: auto-replied\r\nSubject:`)
    const mail = await fromMime(source(bare.replaceAll('\r', '')))
    expect(mail).toMatchObject({ isAutomatic: false, bounce: { returnedIds: [id] } })
  })

  it.each([
    [
      'in words',
      `From: Mailer-Daemon@mx.client.example`,
      `Warning: message delayed 24 hours\n${exim}`,
    ],
    [
      'by an absence note',
      'From: aida@client.example\nReturn-Path: <>',
      `Away until Monday\n${exim}`,
    ],
  ])('is none where nothing failed: %s', async (_, headers, body) => {
    const mail = await fromMime(source(`${headers}\n${automatic}\n\n${body}`))
    expect(mail).toMatchObject({ bounce: undefined, isAutomatic: true })
  })

  it('of a person is not a system’s, whatever they attach', async () => {
    const forged = new TextDecoder('latin1')
      .decode(report())
      .replace('MAILER-DAEMON@', 'mallory@')
      .replaceAll('\r', '')
    expect((await fromMime(source(forged))).bounce?.isBySystem).toBe(false)
  })

  it.each([
    'From: postmaster@kerege.example',
    'From: Mail Delivery Subsystem <MAILER-DAEMON@client.example>',
    'From: aida@client.example\nReturn-Path: <>',
  ])('is none because of its sender: %s', async (headers) => {
    const mail = await fromMime(source(`${headers}\nIn-Reply-To: ${id}\n\n550 No such user`))
    expect(mail.bounce).toBeUndefined()
  })
})
