import { describe, expect, it } from 'vitest'
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
      to: [{ name: 'Kerege', address: 'site@kerege.example' }, { address: 'other@kerege.example' }],
      cc: [
        { name: 'Lawyer, the', address: 'lawyer@client.example' },
        { address: 'a@client.example' },
        { address: 'b@client.example' },
      ],
      replyTo: { address: 'boss@client.example' },
      subject: 'Вопрос',
      text: 'Text',
      html: '',
      messageId: '<1@client.example>',
      inReplyTo: '<0@kerege.example>',
      isAutomatic: false,
      authentication: 'none',
      report: undefined,
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

const unreadable = 'Письмо повреждено: прочитать удалось не всё.'

describe('a mail that is broken is kept', () => {
  it('without the parts that are nested beyond reason', async () => {
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
      remarks: [unreadable],
    })
  })

  it('when its headers are too many', async () => {
    const mail = await fromMime(source(`${head}${'X-Padding: 1\n'.repeat(300_000)}\ntext`))
    expect(mail).toMatchObject({ subject: 'Вопрос', text: 'text', remarks: [unreadable] })
  })

  it.each([
    ['a header of megabytes', `To: ${'a@b.example, '.repeat(300_000)}\n\ntext`],
    ['a header of many lines', `X-Fold: a${'\n a'.repeat(300_000)}\n\ntext`],
    [
      'parts in their thousands',
      `Content-Type: multipart/mixed; boundary=b\n\n--b\n\ntext\n${'--b\nContent-Type: text/x\n\n'.repeat(9000)}`,
    ],
  ])('with what stands beside %s', async (_, text) => {
    const mail = await fromMime(source(head + text))
    expect(mail).toMatchObject({ subject: 'Вопрос', remarks: [unreadable] })
    expect(mail.text.trim()).toBe('text')
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
    ['none', `${pass}\n${from}\nFROM : mallory@evil.example`],
    ['fail', `${pass.replace('pass', 'fail')}\n${from}\nFrom: mallory@evil.example`],
    ['none', `${pass}\n${'X: 1\n'.repeat(9000)}${from}`],
    ['none', `${pass}\n${from} <mallory@evil.example>, `],
    ['none', `${pass}\nFrom: <aida@client.example> <mallory@evil.example>`],
    ['none', `${pass}\nFrom: <mallory@evil.example> aida@client.example`],
    ['none', `${pass}\nFrom: "Aida <aida@client.example>`],
    ['none', `${pass}\nFrom: Aida (<mallory@evil.example> <aida@client.example>`],
    ['none', `${pass}\nFrom: Aida <aida@client.example> (\\) <mallory@evil.example>`],
    ['pass', `${pass}\nFrom: "Aida, (Client) <a@b>" <aida@client.example> (at work)`],
    ['pass', `${pass}\nFrom: aida@client.example <aida@client.example>`],
  ])('is told by the topmost verdict of our own receiver: %s', async (verdict, headers) => {
    expect(await verdictOn(headers)).toBe(verdict)
  })
})

describe('a text is read', () => {
  const windows1251 = 'c7 e0 e2 f2 f0 e0 20 e2 20 f2 f0 e8'

  it.each([
    ['in base64', 'charset=', btoa(hex(windows1251)), 'base64'],
    ['in quotes', 'format=fixed', `=${windows1251.replaceAll(' ', '=')}`, 'quoted-printable'],
    ['under a name of its own', 'charset=win-1251', btoa(hex(windows1251)), 'base64'],
    ['that says it is UTF-8', 'charset=utf-8', btoa(hex(windows1251)), 'base64'],
  ])('in Windows-1251 %s', async (_, type, body, encoding) => {
    expect((await plain(type, body, encoding)).text).toBe('Завтра в три')
  })

  it('of a page that alone says how it is written', async () => {
    const mail = await fromMime(
      source(
        `Content-Type: text/html\nContent-Transfer-Encoding: base64\n\n${btoa(`<meta charset="x-cp1251"><p>${hex(windows1251)}</p>`)}`,
      ),
    )
    expect(mail.html).toContain('<p>Завтра в три</p>')
  })

  it('of a subject and a file name under other names of their encoding', async () => {
    const mail = await fromMime(
      source(
        `Subject: =?win-1251?Q?=C7=E0=E2=F2=F0=E0?=\nContent-Type: application/pdf; name="=?cp-1251?B?${btoa(hex('c7 e0'))}?=.pdf"\n\n%PDF-`,
      ),
    )
    expect(mail).toMatchObject({ subject: 'Завтра', files: [{ name: 'За.pdf' }] })
  })

  it('that flows, without what it answers', async () => {
    const mail = await plain(
      'format=flowed; charset=utf-8',
      '> Which budget \n> do you have? \n>> And \n> when? \nIn May, \nsay 10.\n-- \nAida',
    )
    expect(mail.text).toBe(
      '> Which budget do you have? \n>> And \n> when? \nIn May, say 10.\n-- \nAida',
    )
  })

  it.each([
    ['LF', '\n'],
    ['CR', '\r'],
    ['CRLF', '\r\n'],
  ])('whose lines end with %s', async (_, end) => {
    const lines = ['From: aida@client.example', 'Subject: Hi', '', 'one', 'two']
    const mail = await fromMime(new TextEncoder().encode(lines.join(end)))
    expect(mail).toMatchObject({ subject: 'Hi', text: 'one\ntwo' })
  })

  it.each([
    ['line ends', `${'\n'.repeat(2_000_000)}the end`],
    ['line ends in base64', btoa(`${'\r'.repeat(1_000_000)}the end`)],
    ['line ends in quotes', `${'=0D=0A'.repeat(500_000)}the end`],
    ['lines', `${`${'a'.repeat(74)}\n`.repeat(50_000)}the end`],
    ['lines that flow', `${'a \n'.repeat(700_000)}the end`],
    ['lines like boundaries', `${'--c\n'.repeat(700_000)}the end`],
    ['quoted lines', `${'> a\n'.repeat(700_000)}the end`],
  ])('below megabytes of %s', async (kind, body) => {
    const encoding = /base64/.test(kind)
      ? 'base64'
      : /quotes/.test(kind)
        ? 'quoted-printable'
        : '8bit'
    const bytes = new TextEncoder().encode(
      `${head}Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain; format=flowed\nContent-Transfer-Encoding: ${encoding}\n\n${body}`,
    )
    const mail = await fromMime(bytes)
    expect(mail.text.length).toBeLessThan(400_000)
    expect(mail.text.trimEnd().slice(-7)).toBe('the end')
    expect(mail.remarks).toEqual(['Письмо очень длинное: показано не всё.'])
  })

  it('with the pictures that stood in it beside it', async () => {
    const picture = `data:image/png;base64,${'iVBORw0K'.repeat(100_000)}`
    const part = (type: string, text: string) => `--a\nContent-Type: ${type}\n\n${text}\n`
    const mail = await fromMime(
      source(
        `Content-Type: multipart/alternative; boundary=a\n\n${part('text/plain', `[${picture}] Words`)}${part('text/html', `<img src="${picture}"><b style='background: url(data:font/woff;base64,AAAA)'>Words</b>`)}--a--`,
      ),
    )
    expect(mail.text.trim()).toBe('[] Words')
    expect(mail.html.trim()).toBe(
      `<img src="cid:picture-1@data.invalid"><b style='background: url(data:,)'>Words</b>`,
    )
    expect(mail.files).toMatchObject([
      { name: 'Картинка 1.png', contentId: 'picture-1@data.invalid' },
    ])
    expect(mail.files[0]?.content).toHaveLength(600_000)
    expect(mail.remarks).toEqual([])
  })
})

describe('a letter in a part is read:', () => {
  const mail = (type: string, body: string) =>
    fromMime(source(`${head}Content-Type: ${type}\n\n${body}`))

  it('a mail that was attached, and its files', async () => {
    const { text, files, remarks } = await mail(
      'multipart/mixed; boundary=m',
      `--m

See below.
--m
Content-Type: message/rfc822; name="Offer.eml"
Content-Disposition: attachment; filename="Offer.eml"

From: Supplier <supplier@other.example>
Subject: Offer
Content-Type: multipart/mixed; boundary="a'b'c"

--a'b'c
Content-Type: text/plain
Content-Transfer-Encoding: base64

${btoa('990 dollars')}
--a'b'c
Content-Type: application/pdf; name=offer.pdf

%PDF-
--a'b'c--
--m--`,
    )
    expect(text).toMatch(/^See below\.[\s\S]*supplier@other\.example[\s\S]*990 dollars/)
    expect(files).toMatchObject([
      { name: 'Offer.eml', mediaType: 'message/rfc822' },
      { name: 'offer.pdf' },
    ])
    expect(remarks).toEqual([])
  })

  // Made by `openssl cms -sign -nodetach`, with and without `-stream -indef`.
  it.each([
    [
      'as one piece',
      'MIIB0wYJKoZIhvcNAQcCoIIBxDCCAcACAQExDTALBglghkgBZQMEAgEwggEYBgkqhkiG9w0BBwGgggEJBIIBBUNvbnRlbnQtVHlwZTogbXVsdGlwYXJ0L21peGVkOyBib3VuZGFyeT1pDQoNCi0taQ0KQ29udGVudC1UeXBlOiB0ZXh0L3BsYWluOyBjaGFyc2V0PXV0Zi04DQoNCtCh0LzQtdGC0YMg0L/RgNC40YHQu9Cw0LvQuCwg0LHRjtC00LbQtdGCIDQwINGC0YvRgdGP0YcuDQotLWkNCkNvbnRlbnQtVHlwZTogYXBwbGljYXRpb24vcGRmOyBuYW1lPXNtZXRhLnBkZg0KQ29udGVudC1UcmFuc2Zlci1FbmNvZGluZzogYmFzZTY0DQoNCkpWQkVSaTB4TGpjSw0KLS1pLS0NCjGBjzCBjAIBATAkMAwxCjAIBgNVBAMMAVQCFGz5UdDdJZvR7eiBMYOaZ3vOz6woMAsGCWCGSAFlAwQCATAKBggqhkjOPQQDAgRIMEYCIQDF/KdN6fTPYIT7cR1E92QRbF38Bkol7JxfzEd7ENbDcQIhAKgZ3U9ZvoZVBpTjcPopGcUCQqPi4PkmdiJ3rHhT5Ur5',
    ],
    [
      'in a stream',
      'MIAGCSqGSIb3DQEHAqCAMIACAQExDTALBglghkgBZQMEAgEwgAYJKoZIhvcNAQcBoIAkgASCAQVDb250ZW50LVR5cGU6IG11bHRpcGFydC9taXhlZDsgYm91bmRhcnk9aQ0KDQotLWkNCkNvbnRlbnQtVHlwZTogdGV4dC9wbGFpbjsgY2hhcnNldD11dGYtOA0KDQrQodC80LXRgtGDINC/0YDQuNGB0LvQsNC70LgsINCx0Y7QtNC20LXRgiA0MCDRgtGL0YHRj9GHLg0KLS1pDQpDb250ZW50LVR5cGU6IGFwcGxpY2F0aW9uL3BkZjsgbmFtZT1zbWV0YS5wZGYNCkNvbnRlbnQtVHJhbnNmZXItRW5jb2Rpbmc6IGJhc2U2NA0KDQpKVkJFUmkweExqY0sNCi0taS0tDQoAAAAAAAAxgY4wgYsCAQEwJDAMMQowCAYDVQQDDAFUAhRs+VHQ3SWb0e3ogTGDmmd7zs+sKDALBglghkgBZQMEAgEwCgYIKoZIzj0EAwIERzBFAiEAtRWz+sNn7U+d7qIXBcIokKksPAuMGcjdMNhPG9caoIcCIFHWPJzd1dOU9lf/q0yBS1Sv6TN7CHK+8tnF2ip17XaUAAAAAAAA',
    ],
  ])('what is inside a signature, %s', async (_, body) => {
    expect(
      await mail(
        'application/x-pkcs7-mime; name=smime.p7m\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64',
        body,
      ),
    ).toMatchObject({
      subject: 'Вопрос',
      text: 'Смету прислали, бюджет 40 тысяч.',
      files: [{ name: 'smeta.pdf' }],
      remarks: ['Письмо подписано, подпись не проверена.'],
    })
  })

  it('what a signature stands beside', async () => {
    expect(
      await mail(
        'multipart/signed; boundary=s',
        '--s\n\nI agree.\n--s\nContent-Type: application/pgp-signature; name=signature.asc\n\n-----BEGIN\n--s--',
      ),
    ).toMatchObject({
      text: 'I agree.',
      files: [],
      remarks: ['Письмо подписано, подпись не проверена.'],
    })
  })

  it('but not what is encrypted, which is a file', async () => {
    const { text, files } = await mail('application/pkcs7-mime; name=smime.p7m', '0\x80\x06\x01*')
    expect(text).toBe('')
    expect(files).toMatchObject([{ name: 'smime.p7m' }])
  })

  it('an invitation that says nothing else', async () => {
    const calendar = `BEGIN:VCALENDAR
METHOD:REQUEST
BEGIN:VEVENT
DTSTART:20261203T043000Z
DTEND;TZID="Asia/Almaty":20261203T113000
SUMMARY:Project\\, part
  two
LOCATION:Office 5
ORGANIZER;CN="Aida A.":mailto:aida@client.example
DESCRIPTION:Please bring\\nthe draft.
BEGIN:VALARM
DESCRIPTION:Alarm
END:VALARM
END:VEVENT
END:VCALENDAR`
    const { text, files } = await mail('text/calendar; method=REQUEST', calendar)
    expect(text).toBe(`Приглашение на встречу: Project, part two
Когда: 03.12.2026, 10:30 (Asia/Bishkek) – 03.12.2026, 11:30 (Asia/Almaty)
Где: Office 5
Организатор: Aida A. <aida@client.example>

Please bring
the draft.`)
    expect(files).toMatchObject([{ mediaType: 'text/calendar' }])
  })

  it('a page that was sent with a text is a file', async () => {
    const { text, files } = await mail(
      'multipart/mixed; boundary=m',
      '--m\n\nSee the report.\n--m\nContent-Type: text/html\nContent-Disposition: inline; filename=report.html\n\n<p>1</p>\n--m\n\nBye.\n--m--',
    )
    expect(text).toBe('See the report.\nBye.')
    expect(files).toMatchObject([{ name: 'report.html' }])
  })
})
