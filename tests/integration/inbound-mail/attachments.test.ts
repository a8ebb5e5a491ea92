import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedBackend, sharedSettings, type SharedBackend } from '../../support/backend.ts'
import { expectError } from '../../support/expect-error.ts'
import { pdf, png, windowsProgram } from '../../support/files.ts'
import { findMails, inboundMail, json, mime, postSigned } from './post-inbound.ts'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

let backend: SharedBackend
let resend: SharedBackend['resend']
beforeAll(async () => {
  backend = await sharedBackend()
  resend = backend.resend
})

const filesOf = (messageId: string) =>
  backend.supabase.sql<{ id: string; name: string; stored: boolean }>(
    `select a.id, a.name, a.media_type, a.content_id, a.stored_at is not null as stored
     from public.attachments a join public.emails e on e.id = a.email_id
     where e.message_id = $1 order by a.position`,
    messageId,
  )

/** An object's bytes, read with the secret key. */
const bytesOf = async (id: string | undefined) => {
  const response = await fetch(`${backend.url}/storage/v1/object/attachments/${id}`, {
    headers: { apikey: backend.secretKey, authorization: `Bearer ${backend.secretKey}` },
  })
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
}

/** A mail with a text, a picture in it, a document and a program. */
function mailWithFiles(messageId: string) {
  const part = (headers: string[], bytes: Uint8Array) =>
    `--m\n${headers.join('\n')}\nContent-Transfer-Encoding: base64\n\n${base64(bytes)}\n`
  return [
    'From: aida@client.example',
    `Message-ID: ${messageId}`,
    'Subject: Brief',
    'Content-Type: multipart/mixed; boundary=m',
    '',
    '--m',
    'Content-Type: multipart/related; boundary=r',
    '',
    '--r',
    'Content-Type: text/html',
    '',
    '<p>Logo: <img src="cid:logo@client"></p>',
    '--r',
    'Content-Type: image/png; name="image001.png"',
    'Content-ID: <logo@client>',
    'Content-Disposition: inline; filename="image001.png"',
    'Content-Transfer-Encoding: base64',
    '',
    base64(png),
    '--r--',
    part(
      [
        'Content-Type: application/pdf',
        "Content-Disposition: attachment; filename*=utf-8''..%2F%D0%A2%D0%97.pdf",
      ],
      pdf('Задание'),
    ) +
      part(
        ['Content-Type: application/pdf', 'Content-Disposition: attachment; filename="setup.pdf"'],
        windowsProgram,
      ) +
      '--m--\n',
  ].join('\n')
}

const send = (body: string, type = mime) =>
  postSigned(backend, new TextEncoder().encode(body), type, {
    secret: backend.webhookSecret,
    prefix: 'webhook',
  })

describe('a mail with files', () => {
  it('is kept with its document and its picture; other files are named with the reason', async () => {
    const id = `<${randomUUID()}@client.example>`
    expect((await send(mailWithFiles(id))).status).toBe(200)
    const files = await filesOf(id)
    expect(files).toMatchObject([
      { name: 'image001.png', media_type: 'image/png', content_id: 'logo@client', stored: true },
      { name: 'ТЗ.pdf', media_type: 'application/pdf', content_id: null, stored: true },
    ])
    expect(await bytesOf(files[0]?.id)).toEqual(png)
    expect(await bytesOf(files[1]?.id)).toEqual(pdf('Задание'))
    const [mail] = await findMails(backend, id)
    expect(mail?.body).toContain('[Вложения не сохранены: setup.pdf (такие файлы не принимаем).]')
  })

  it('of other kinds are kept unchecked, as downloads', async () => {
    const id = `<${randomUUID()}@client.example>`
    const file = (name: string, text: string) => ({
      filename: name,
      contentType: 'text/html',
      content: base64(new TextEncoder().encode(text)),
    })
    const attachments = [file('Чертёж.dwg', 'AC1032'), file('a.html', '<script>1</script>')]
    const mail = inboundMail({ messageId: id, text: '', attachments })
    expect((await send(JSON.stringify(mail), json)).status).toBe(200)
    const type = 'application/octet-stream'
    const files = await filesOf(id)
    expect(files).toMatchObject([
      { name: 'Чертёж.dwg', media_type: type, stored: true },
      { name: 'a.html', media_type: type, stored: true },
    ])
    const response = await fetch(`${backend.url}/storage/v1/object/attachments/${files[1]?.id}`, {
      headers: { apikey: backend.secretKey, authorization: `Bearer ${backend.secretKey}` },
    })
    expect(response.headers.get('content-type')).toBe(type)
    expect(await findMails(backend, id)).toMatchObject([
      { body: '[Вложения не проверены и хранятся 30 дней: Чертёж.dwg, a.html.]' },
    ])
  })

  it('that comes twice, also at once, keeps each file once', async () => {
    const id = `<${randomUUID()}@client.example>`
    const answers = await Promise.all([1, 2, 3].map(() => send(mailWithFiles(id))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await send(mailWithFiles(id))).status).toBe(200)
    expect(await filesOf(id)).toHaveLength(2)
  })

  it('is in the inbox while Storage is down, and its files follow with the next delivery', async () => {
    const id = `<${randomUUID()}@client.example>`
    await backend.supabase.sql(`update storage.buckets set file_size_limit = 1`)
    await expectError(await send(mailWithFiles(id)), 503, 'unavailable')
    expect(await findMails(backend, id)).toHaveLength(1)
    expect(await filesOf(id)).toMatchObject([{ stored: false }, { stored: false }])
    await backend.supabase.sql(`update storage.buckets set file_size_limit = 10485760`)
    expect((await send(mailWithFiles(id))).status).toBe(200)
    const files = await filesOf(id)
    expect(files).toMatchObject([{ stored: true }, { stored: true }])
    expect(await bytesOf(files[1]?.id)).toEqual(pdf('Задание'))
  })

  it('may come as JSON', async () => {
    const mail = inboundMail({
      attachments: [
        { filename: 'ТЗ.pdf', contentType: 'application/pdf', content: base64(pdf('json')) },
        'Осталось там.pdf',
      ],
    })
    expect((await send(JSON.stringify(mail), json)).status).toBe(200)
    const files = await filesOf(mail.messageId ?? '')
    expect(files).toMatchObject([{ name: 'ТЗ.pdf', stored: true }])
    expect(await bytesOf(files[0]?.id)).toEqual(pdf('json'))
    const [stored] = await findMails(backend, mail.messageId)
    expect(stored?.body).toContain('Осталось там.pdf (файл остался у почтового сервиса)')
  })
})

describe('a mail of Resend without its raw form', () => {
  it('brings its files one by one; one that fails for a moment makes the event come again', async () => {
    const messageId = `<${randomUUID()}@client.example>`
    const id = randomUUID()
    const described = { filename: 'ТЗ.pdf', content_type: 'application/pdf', content_id: null }
    const metadata = {
      from: 'aida@client.example',
      to: ['site@kerege.example'],
      subject: 'ТЗ',
      message_id: messageId,
      attachments: [described],
    }
    let isDown = true
    resend.answer = (path) => {
      if (path.endsWith('/attachments')) {
        return Response.json({
          data: [{ ...described, id: 'a1', download_url: `${resend.url}/files/a1?signature=x` }],
        })
      }
      if (path.startsWith('/files/')) {
        return isDown ? new Response('', { status: 500 }) : new Response(pdf('Resend'))
      }
      return Response.json({ ...metadata, html: '<p>ТЗ</p>', text: null, raw: null })
    }
    const event = JSON.stringify({
      type: 'email.received',
      data: { email_id: id, ...metadata },
    })
    const tell = () =>
      postSigned(backend, event, json, {
        secret: sharedSettings.INBOUND_RESEND_SECRET,
        prefix: 'svix',
      })
    await expectError(await tell(), 503, 'unavailable')
    isDown = false
    expect((await tell()).status).toBe(200)
    const files = await filesOf(messageId)
    expect(files).toMatchObject([{ name: 'ТЗ.pdf', stored: true }])
    expect(await bytesOf(files[0]?.id)).toEqual(pdf('Resend'))
    // The URLs of files are signed; our key must not be sent to them.
    const asked = resend.requests.find(({ path }) => path.startsWith('/files/'))
    expect(asked?.headers.get('authorization')).toBeNull()
  })
})
