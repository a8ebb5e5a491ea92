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

Text`),
    )
    expect(mail).toMatchObject({
      from: { name: 'Айда', address: 'aida@client.example' },
      to: { name: 'Kerege', address: 'site@kerege.example' },
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
      returnedId: id,
      reason: '550 5.1.1 No such user',
      isLasting: true,
    })
    const headers = `Content-Type: text/rfc822-headers\n\nMessage-ID: ${id}`
    expect(await bounceOf({ returned: headers })).toMatchObject({ returnedId: id })
    expect(await bounceOf({ status: 'Action: failed\nStatus: 5.2.2' })).toMatchObject({
      reason: '5.2.2',
      isLasting: false,
    })
  })

  it.each([
    ['says that a mail is late', { status: 'Action: delayed\nStatus: 4.4.1' }],
    ['says that a mail has arrived', { status: 'Action: delivered\nStatus: 2.0.0' }],
    ['names no mail', { returned: 'Content-Type: message/rfc822\n\nSubject: Re' }],
    ['is no report', { type: 'multipart/mixed; boundary=b' }],
    [
      'is a report of another kind',
      { type: 'multipart/report; report-type=disposition-notification; boundary=b' },
    ],
  ])('is a mail like any when it %s', async (_, changes) => {
    expect(await bounceOf(changes)).toBeUndefined()
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
