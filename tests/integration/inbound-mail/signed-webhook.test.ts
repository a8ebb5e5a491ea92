import { setImmediate } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ErrorCode } from '@contracts/error.ts'
import { maximumInboundBytes } from '@contracts/inbound.ts'
import { okSchema } from '@contracts/ok.ts'
import { sharedBackend, type TestBackend } from '../../support/backend.ts'
import { expectError } from '../../support/expect-error.ts'
import { findMails, inboundMail, json, mime, postInbound, postSigned } from './post-inbound.ts'
import { newSigningSecret, signWebhook } from '../../support/sign-webhook.ts'

let backend: TestBackend
let secret: string
beforeAll(async () => {
  backend = await sharedBackend()
  secret = backend.webhookSecret
})
beforeEach(() => backend.supabase.sql('delete from private.rate_limits'))

const send = (body: string | Uint8Array<ArrayBuffer> | object, type = json) =>
  postSigned(
    backend,
    typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
    type,
    { secret },
  )

async function expectOk(response: Response) {
  expect(okSchema.parse(await response.json())).toEqual({ ok: true })
  expect(response.status).toBe(200)
}

const countMails = async () => {
  const [row] = await backend.supabase.sql<{ count: number }>(
    `select count(*)::int as count from public.emails where source = 'inbound'`,
  )
  return row?.count
}

/** A mail as bytes: every character of the text is one byte. */
const bytes = (text: string) =>
  Uint8Array.from(text.replaceAll('\n', '\r\n'), (letter) => letter.charCodeAt(0))

describe('a signed mail', () => {
  it('as JSON is in the inbox as it was', async () => {
    const mail = inboundMail({ html: '<p>Сколько <b>стоит</b> сайт?</p>' })
    await expectOk(await send(mail))
    const [stored, ...others] = await findMails(backend, mail.messageId)
    expect(others).toEqual([])
    expect(stored).toMatchObject({
      source: 'inbound',
      status: 'new',
      thread_id: stored?.id,
      from_email: 'aida@client.example',
      to_email: 'site@kerege.example',
      subject: mail.subject,
      body: mail.text,
      html_content: mail.html,
    })
    const customers = await backend.supabase.sql(
      'select * from public.customers where id = $1',
      stored?.customer_id ?? '',
    )
    expect(customers).toMatchObject([{ email: 'aida@client.example', name: 'Айда Асанова' }])
  })

  it.each([
    ['KOI8-R', 'koi8-r', '\xf0\xd2\xc9\xd7\xc5\xd4'],
    ['Windows-1251', 'windows-1251', '\xcf\xf0\xe8\xe2\xe5\xf2'],
  ])('in its own format and in %s is read', async (_, charset, body) => {
    const id = `<${randomUUID()}.x@client.example>`
    const source = bytes(
      `From: aida@client.example\nMessage-ID: ${id}\nSubject: =?${charset}?Q?${body.replace(/./g, (letter) => `=${letter.charCodeAt(0).toString(16)}`)}?=\nContent-Type: text/html; charset=${charset}\nContent-Transfer-Encoding: 8bit\n\n<p>${body}</p>`,
    )
    await expectOk(await send(source, `${mime}; charset=binary`))
    expect(await findMails(backend, id)).toMatchObject([
      { subject: 'Привет', body: 'Привет', html_content: '<p>Привет</p>' },
    ])
  })

  it('that is nested too deep, garbled or empty is kept, and the next one is read', async () => {
    const id = `<${randomUUID()}.x@client.example>`
    const nested = Array.from(
      { length: 3000 },
      (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\n\n--b${i}\n`,
    )
    const deep = `From: aida@client.example\nMessage-ID: ${id}\n${nested.join('')}\n`
    await expectOk(await send(bytes(deep), mime))
    expect(await findMails(backend, id)).toMatchObject([
      { from_email: 'aida@client.example', body: expect.stringContaining('повреждено') },
    ])
    const before = await countMails()
    const noise = Uint8Array.from({ length: 200_000 }, (_, i) => (i * 7919 + (i >> 3)) % 256)
    await expectOk(await send(noise, mime))
    await expectOk(await send(new Uint8Array(), mime))
    expect(await countMails()).toBe((before ?? 0) + 2)
  })

  it('with an attachment that is not what it says is kept with it, unchecked', async () => {
    const id = `<${randomUUID()}.x@client.example>`
    const file = 'QUJD'.repeat(19).concat('\n').repeat(60_000)
    const mail = `From: aida@client.example\nMessage-ID: ${id}\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nSee file\n--b\nContent-Type: application/pdf; name=brief.pdf\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n\n${file}--b--\n`
    await expectOk(await send(bytes(mail), mime))
    expect(await findMails(backend, id)).toMatchObject([
      { body: 'See file\n\n[Вложения не проверены и хранятся 30 дней: brief.pdf.]' },
    ])
  })

  it('is stored once, even if it is delivered and signed repeatedly', async () => {
    const mail = inboundMail()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(mail)))
    await Promise.all(answers.map(expectOk))
    await expectOk(await send(mail))
    expect(await findMails(backend, mail.messageId)).toMatchObject([{ body: mail.text }])
  })

  it('is stored beside another with the same Message-ID, once', async () => {
    const mail = inboundMail()
    const other = { ...mail, text: 'Другой текст', attachments: ['a.pdf'] }
    for (const body of [mail, other, other, mail]) await expectOk(await send(body))
    const stored = await backend.supabase.sql(
      `select split_part(body, chr(10), 1) as text, waits_until::text from public.emails
       where message_id = $1 or reference_ids @> array[$1] order by created_at`,
      mail.messageId ?? '',
    )
    expect(stored).toEqual([
      { text: mail.text, waits_until: 'infinity' },
      { text: other.text, waits_until: 'infinity' },
    ])
  })

  it.each([
    ['From: "r d"@client.example', '"r d"@client.example'],
    ['From: Q & A <q&a@client.example>', 'q&a@client.example'],
    ['From: info@xn--e1afmkfd.xn--80asehdb', 'info@xn--e1afmkfd.xn--80asehdb'],
    ['From: aida.@client.example', 'aida.@client.example'],
  ])('waits for an answer to whatever address it comes from: %s', async (from, address) => {
    const id = `<${randomUUID()}.x@client.example>`
    const results = 'Authentication-Results: mx.kerege.example; dmarc=none'
    await expectOk(await send(bytes(`${results}\n${from}\nMessage-ID: ${id}\n\nHi`), mime))
    const [stored] = await backend.supabase.sql(
      'select from_email, body, waits_until::text from public.emails where message_id = $1',
      id,
    )
    expect(stored).toEqual({ from_email: address, body: 'Hi', waits_until: 'infinity' })
  })

  it.each([
    ['line ends', '', '\n'.repeat(1024 * 1024)],
    ['line ends of another kind', '', '\r'.repeat(8 * 1024 * 1024)],
    [
      'line ends in a mail in a mail',
      'Content-Type: message/rfc822\n\nContent-Transfer-Encoding: quoted-printable\n',
      '=0A\n'.repeat(1024 * 1024),
    ],
    ['parts', 'Content-Type: multipart/mixed; boundary=b\n', '--b\n\n\xcf\n'.repeat(1024 * 1024)],
    ['addresses', '', '', `Cc: ${'a@b.example, '.repeat(1024 * 1024)}\n`],
  ])('of megabytes of %s delays no other request', async (_, type, body, header = '') => {
    const id = `<${randomUUID()}.x@client.example>`
    const head = `From: aida@client.example\nMessage-ID: ${id}\nSubject: Hello\n`
    const source = new Uint8Array(Buffer.from(`${head}${header}${type}\n${body}`, 'latin1'))
    const began = performance.now()
    const sending = send(source, mime)
    const another = await fetch(`${backend.url}/functions/v1/inbound-mail`)
    expect(another.status).toBe(405)
    await expectOk(await sending)
    // Generous: a megabyte of lines once took twelve seconds and 1.2 GB.
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(await findMails(backend, id)).toMatchObject([
      {
        from_email: 'aida@client.example',
        subject: 'Hello',
        body: expect.stringContaining('[Письмо '),
      },
    ])
  })

  it('without a Message-ID is stored once', async () => {
    const before = (await countMails()) ?? 0
    const mail = inboundMail({ messageId: undefined, text: randomUUID() })
    await expectOk(await send(mail))
    await expectOk(await send(mail))
    expect(await countMails()).toBe(before + 1)
    await expectOk(await send({ ...mail, text: randomUUID() }))
    expect(await countMails()).toBe(before + 2)
  })

  it('sent by ourselves is not stored, unless a manager forwards it', async () => {
    const before = (await countMails()) ?? 0
    const [sent] = await backend.supabase.sql<{ id: string }>(
      `insert into public.outbox (kind, to_email) values ('notification_digest', 'managers@kerege.example')
       returning id`,
    )
    const from = 'Kerege <SITE@kerege.example>'
    const messageId = `<${sent?.id}@kerege.example>`
    await expectOk(await send(inboundMail({ from, messageId })))
    const replaced = `From: ${from}\nMessage-ID: <${randomUUID()}@ses.example>\nX-Outbox-Id: ${messageId}\n\nDigest`
    await expectOk(await send(bytes(replaced), mime))
    await expectOk(
      await send(inboundMail({ from: 'managers@kerege.example', autoSubmitted: 'auto-replied' })),
    )
    expect(await countMails()).toBe(before)
    await expectOk(await send(inboundMail({ from: 'managers@kerege.example' })))
    expect(await countMails()).toBe(before + 1)
  })

  it('from our address that we did not send is kept, with a remark', async () => {
    const mail = inboundMail({
      from: 'Kerege <site@kerege.example>',
      replyTo: 'Зарина <zarina@client.example>',
      cc: 'desk@client.example',
    })
    await expectOk(await send(mail))
    expect(await findMails(backend, mail.messageId)).toMatchObject([
      {
        status: 'new',
        from_email: 'site@kerege.example',
        reply_to: 'zarina@client.example',
        is_relayed: true,
        cc: ['desk@client.example'],
        customer_id: null,
        body: expect.stringContaining('[Письмо пришло с нашего собственного адреса'),
      },
    ])
  })

  it('causes no mail', async () => {
    await expectOk(await send(inboundMail()))
    await expectOk(await send(inboundMail({ autoSubmitted: 'auto-replied' })))
    await expectOk(await send(inboundMail({ from: 'MAILER-DAEMON@client.example' })))
    const rows = await backend.supabase.sql(
      `select o.id from public.outbox o join public.emails e on e.id = o.email_id
       where e.source = 'inbound'`,
    )
    expect(rows).toEqual([])
  })
})

describe('a request is refused', () => {
  const body = JSON.stringify(inboundMail())
  const signed = (changes: Parameters<typeof signWebhook>[1] = { secret }) => ({
    'content-type': json,
    ...signWebhook(body, changes),
  })
  const now = () => Date.now() / 1000

  it.each<[string, () => Record<string, string>]>([
    ['without a signature', () => ({ 'content-type': json })],
    ['with another secret', () => signed({ secret: newSigningSecret() })],
    ['that is six minutes old', () => signed({ secret, timestamp: now() - 360 })],
    ['that is six minutes early', () => signed({ secret, timestamp: now() + 360 })],
    [
      'that was made fresh by hand',
      () => ({
        ...signed({ secret, timestamp: now() - 360 }),
        'webhook-timestamp': String(Math.floor(now())),
      }),
    ],
    ['under another id', () => ({ ...signed(), 'webhook-id': 'other' })],
    ['whose body was changed', () => ({ ...signed(), ...signWebhook(`${body} `, { secret }) })],
    [
      'with a secret key of the project',
      () => ({ 'content-type': json, apikey: backend.secretKey }),
    ],
  ])('%s', async (_, headers) => {
    const before = await countMails()
    await expectError(await postInbound(backend, body, headers()), 401, 'bad_signature')
    expect(await countMails()).toBe(before)
  })

  it.each<[string, number, ErrorCode, string, string]>([
    ['broken JSON', 400, 'malformed_json', '{', json],
    ['a list', 422, 'invalid_fields', '[]', json],
    ['no sender', 422, 'invalid_fields', '{"text":"a"}', json],
    ['a form', 415, 'unsupported_media_type', 'from=a', 'application/x-www-form-urlencoded'],
    ['no type', 415, 'unsupported_media_type', 'a', ''],
  ])('with %s, though it is signed: %i %s', async (_, status, code, content, type) => {
    await expectError(await send(content, type), status, code)
  })

  it('when it is too large, signed or not', async () => {
    const before = await countMails()
    const large = new Uint8Array(maximumInboundBytes + 1)
    await expectError(await send(large, mime), 413, 'payload_too_large')
    let isOver = false
    const endless = new ReadableStream({
      // Lets the answer come, and ends: Node 20's fetch reads a body on after its connection has closed.
      async pull(controller) {
        await setImmediate()
        if (isOver) controller.close()
        else controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    const sending = { method: 'POST', headers: signed(), body: endless, duplex: 'half' }
    const url = `${backend.url}/functions/v1/inbound-mail`
    const response = await fetch(url, sending).catch(() => undefined)
    isOver = true
    // A sender that never stops gets a closed connection, or the gateway's response to that.
    expect([413, 503, undefined]).toContain(response?.status)
    expect(await countMails()).toBe(before)
  })
})
