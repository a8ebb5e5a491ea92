// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { fromMime } from './from-mime.ts'

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
      origin: 'sender',
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
    expect(mail.attachments).toEqual(['ТЗ.pdf', 'application/zip'])
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

describe('who wrote it', () => {
  const originWith = async (headers: string) =>
    (await fromMime(source(`${headers}\nMessage-ID: <1@client.example>\n\ntext`))).origin
  const from = 'From: aida@client.example'

  it.each([
    ['sender', from],
    ['sender', `${from}\nAuto-Submitted: no`],
    ['sender', `${from}\nPrecedence: bulk\nX-Auto-Response-Suppress: All`],
    ['sender', `${from}\nReturn-Path: <aida@client.example>`],
    ['responder', `${from}\nAuto-Submitted: auto-replied`],
    ['responder', `${from}\nAuto-Submitted: Auto-Replied (vacation)`],
    ['sender', `${from}\nAuto-Submitted: auto-generated`],
    ['responder', `${from}\nX-Autoreply: yes`],
    ['responder', `${from}\nPrecedence: auto_reply`],
    ['bounce', `${from}\nReturn-Path: <>`],
    ['bounce', 'From: Mail Delivery Subsystem <MAILER-DAEMON@client.example>'],
    ['bounce', `${from}\nContent-Type: multipart/report; report-type=delivery-status; boundary=b`],
  ])('is its %s: %s', async (origin, headers) => {
    expect(await originWith(headers)).toBe(origin)
  })

  it('names the mail that a bounce brings back', async () => {
    const mail = await fromMime(
      source(`From: MAILER-DAEMON@client.example
Subject: Undelivered
Message-ID: <2@client.example>
Content-Type: multipart/report; report-type=delivery-status; boundary=b

--b
Content-Type: text/plain

No such user
--b
Content-Type: message/delivery-status

Status: 5.1.1
--b
Content-Type: message/rfc822

From: site@kerege.example
Subject: Re
Message-Id: <0f8fad5b-d9cb-469f-a165-70867728950e@kerege.example>

Hello
--b--
`),
    )
    expect(mail.origin).toBe('bounce')
    expect(mail.references).toContain('<0f8fad5b-d9cb-469f-a165-70867728950e@kerege.example>')
    expect(mail.text.trim()).toBe('No such user')
  })
})
