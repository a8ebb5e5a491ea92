import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attachmentLimits, fileNameHeader, uploadResponseSchema } from '@contracts/attachment.ts'
import type { ErrorCode } from '@contracts/error.ts'
import { sendEmailResponseSchema } from '@contracts/lead.ts'
import { localPublishableKey } from '../../dev/backend/secrets.ts'
import { sharedBackend, type TestBackend } from '../support/backend.ts'
import { deliverMail } from '../support/deliver-mail.ts'
import { expectError } from '../support/expect-error.ts'
import { docx, pdf, png, windowsProgram } from '../support/files.ts'
import { readMailbox } from '../support/read-mailbox.ts'
import { consultationRequest, sendLead } from '../support/send-lead.ts'
import { signInAs, type SessionHeaders } from '../support/sign-in.ts'
import { NoSocket } from '../db/support/no-socket.ts'

const patience = { timeout: 20_000, interval: 100 }

let backend: TestBackend
let staff: SessionHeaders
beforeAll(async () => {
  backend = await sharedBackend()
  staff = await signInAs(backend, 'staff')
})
beforeEach(() => backend.supabase.sql('delete from private.rate_limits'))

const visitor = { apikey: localPublishableKey }

const post = (
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  headers: Record<string, string> = visitor,
  query = '',
) =>
  fetch(`${backend.url}/functions/v1/upload-attachment${query}`, {
    method: 'POST',
    headers: { [fileNameHeader]: encodeURIComponent(name), ...headers },
    body: bytes,
  })

/** Uploads a file that is accepted. */
async function upload(...args: Parameters<typeof post>) {
  const response = await post(...args)
  const answer: unknown = await response.json()
  expect(response.status, JSON.stringify(answer)).toBe(200)
  return uploadResponseSchema.parse(answer)
}

const uploadForReply = (bytes: Uint8Array<ArrayBuffer>, name: string, session = staff) =>
  upload(bytes, name, session, '?for=reply')

/** Sends a lead with these files; returns its email's id and the missing files. */
async function sendWith(attachmentIds: string[], request = consultationRequest()) {
  const response = await sendLead(backend.url, { ...request, attachmentIds })
  const answer: unknown = await response.json()
  expect(response.status, JSON.stringify(answer)).toBe(200)
  const [row] = await backend.supabase.sql<{ id: string }>(
    'select id from public.emails where submission_id = private.public_submission_id($1)',
    request.submissionId,
  )
  const { missingAttachmentIds: missing } = sendEmailResponseSchema.parse(answer)
  return { emailId: row?.id ?? '', missing }
}

const filesOf = (emailId: string) =>
  backend.supabase.sql(
    `select id, name, media_type, size, position, stored_at is not null as is_stored
     from public.attachments where email_id = $1 order by position`,
    emailId,
  )

const countFiles = () =>
  backend.supabase.sql('select count(*)::int as number from public.attachments')

/** A browser's client with a session. */
const browser = ({ apikey, authorization }: SessionHeaders) =>
  createClient(backend.url, apikey, {
    accessToken: async () => authorization.replace('Bearer ', ''),
    realtime: { transport: NoSocket },
  })
const stranger = () =>
  createClient(backend.url, localPublishableKey, { realtime: { transport: NoSocket } })

/** Whether Storage has an object, queried with the secret key. */
const isInStorage = async (id: string) => {
  const { data } = await createClient(backend.url, backend.secretKey, {
    realtime: { transport: NoSocket },
  })
    .storage.from('attachments')
    .download(id)
  return data !== null
}

describe('a file with a lead', () => {
  it('is downloaded by staff as it was uploaded', async () => {
    const content = pdf('Техническое задание')
    const file = await upload(content, 'ТЗ.pdf')
    expect(file).toMatchObject({
      name: 'ТЗ.pdf',
      mediaType: 'application/pdf',
      size: content.length,
    })
    const { emailId, missing } = await sendWith([file.id])
    expect(missing).toBeUndefined()
    expect(await filesOf(emailId)).toEqual([
      {
        id: file.id,
        name: 'ТЗ.pdf',
        media_type: 'application/pdf',
        size: content.length,
        position: 1,
        is_stored: true,
      },
    ])

    const files = browser(staff).storage.from('attachments')
    const { data } = await files.download(file.id)
    expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(content)
    // A link would outlive the session.
    expect((await files.createSignedUrl(file.id, 60)).data).toBeNull()
  })

  it('is named in the managers’ mail', async () => {
    const files = [await upload(pdf('1'), 'Бриф.pdf'), await upload(docx(), 'Смета.docx')]
    const request = consultationRequest({ name: 'С файлами' })
    await sendWith(
      files.map(({ id }) => id),
      request,
    )
    await expect
      .poll(
        async () =>
          (await readMailbox(backend.url)).find(
            ({ to, subject }) => to === 'managers@kerege.example' && subject.includes('С файлами'),
          )?.text,
        patience,
      )
      .toMatch(/Файлы:\n• Бриф\.pdf\n• Смета\.docx/)
  })

  it.each<[string, () => SessionHeaders | undefined]>([
    ['a stranger', () => undefined],
    ['a plain user', () => user],
  ])('is kept from %s, with and without its id', async (_, session) => {
    const { id } = await upload(pdf('секрет'), 'Секрет.pdf')
    await sendWith([id])
    const headers = session()
    const client = headers ? browser(headers) : stranger()
    const files = client.storage.from('attachments')
    expect((await files.createSignedUrl(id, 60)).data).toBeNull()
    expect((await files.download(id)).data).toBeNull()
    expect((await files.list()).data ?? []).toEqual([])
    expect(files.getPublicUrl(id).data.publicUrl).toContain(id)
    expect((await fetch(files.getPublicUrl(id).data.publicUrl)).ok).toBe(false)
    expect((await files.upload(id, pdf('чужое'), { upsert: true })).data).toBeNull()
    expect((await files.upload(randomUUID(), pdf('чужое'))).data).toBeNull()
    await files.remove([id])
    expect(await isInStorage(id)).toBe(true)
    const { data } = await client.from('attachments').select('id')
    expect(data ?? []).toEqual([])
  })

  it('cannot be changed in Storage or removed by staff', async () => {
    const { id } = await upload(pdf('как было'), 'Бриф.pdf')
    const files = browser(staff).storage.from('attachments')
    expect((await files.upload(id, pdf('иначе'), { upsert: true })).data).toBeNull()
    await files.remove([id])
    expect(await (await files.download(id)).data?.text()).toContain('как было')
  })

  it('belongs to the lead that names it first', async () => {
    const { id } = await upload(png, 'Экран.png')
    const first = await sendWith([id])
    const second = await sendWith([id])
    expect(first.missing).toBeUndefined()
    expect(second.missing).toEqual([id])
    expect(await filesOf(first.emailId)).toHaveLength(1)
    expect(await filesOf(second.emailId)).toEqual([])
  })

  it('that is gone or never was keeps no lead back', async () => {
    const unknown = randomUUID()
    const { id } = await upload(png, 'Экран.png')
    const { emailId, missing } = await sendWith([unknown, id])
    expect(missing).toEqual([unknown])
    expect(await filesOf(emailId)).toMatchObject([{ id }])
  })

  it('is neither lost nor doubled when the form is sent again', async () => {
    const { id } = await upload(png, 'Экран.png')
    const request = consultationRequest()
    const first = await sendWith([id], request)
    const again = await sendWith([id], request)
    expect(again).toEqual({ emailId: first.emailId, missing: undefined })
    expect(await filesOf(first.emailId)).toHaveLength(1)
  })

  it('is one of five at most', async () => {
    const ids = Array.from({ length: 6 }, () => randomUUID())
    const request = { ...consultationRequest(), attachmentIds: ids }
    const { fields } = await expectError(
      await sendLead(backend.url, request),
      422,
      'invalid_fields',
    )
    expect(fields?.attachmentIds).toBe('Не больше 5 файлов')
  })
})

let user: SessionHeaders
beforeAll(async () => {
  user = await signInAs(backend, 'user')
})

describe('an upload', () => {
  it('keeps of its name what people can see', async () => {
    const { name } = await upload(pdf('x'), '../../etc/До\u202Eговор\r\n\u0000 <b>.pdf')
    expect(name).toBe('Договор _b_.pdf')
  })

  it.each<[string, () => Uint8Array<ArrayBuffer>, string]>([
    ['a program that calls itself a PDF', () => windowsProgram, 'Бриф.pdf'],
    ['a program', () => windowsProgram, 'setup.exe'],
    ['a program behind a second extension', () => windowsProgram, 'Бриф.pdf.exe'],
    ['a page', () => new TextEncoder().encode('<!doctype html><script>1</script>'), 'page.html'],
    ['a page that calls itself text', () => new TextEncoder().encode(' <HTML>'), 'page.txt'],
    ['a drawing with scripts', () => new TextEncoder().encode('<svg onload="x()"/>'), 'a.svg'],
    ['a picture that calls itself a document', () => png, 'Бриф.docx'],
    ['a name without an extension', () => png, 'Экран'],
    ['nothing', () => new Uint8Array(), 'Пусто.txt'],
  ])('of %s is refused', async (_, bytes, name) => {
    const before = await countFiles()
    await expectError(await post(bytes(), name), 422, 'unsupported_file')
    expect(await countFiles()).toEqual(before)
  })

  it('of 10 MB is taken, of 11 MB refused', async () => {
    const large = new Uint8Array(attachmentLimits.bytes)
    large.set(pdf('x'))
    expect((await upload(large, 'Большой.pdf')).size).toBe(attachmentLimits.bytes)
    const tooLarge = new Uint8Array(11 * 1024 * 1024)
    tooLarge.set(pdf('x'))
    await expectError(await post(tooLarge, 'Огромный.pdf'), 413, 'payload_too_large')
  })

  it('without a name is refused', async () => {
    await expectError(await post(png, ''), 422, 'invalid_fields')
    await expectError(
      await post(png, 'x', { ...visitor, [fileNameHeader]: '%E0%A4%A' }),
      422,
      'invalid_fields',
    )
  })

  it('is limited for one client, and told when to come back', async () => {
    await upload(png, 'Экран.png')
    await backend.supabase.sql(`update private.rate_limits set hits = 40 where bucket = 'upload'`)
    const response = await post(png, 'Экран.png')
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    await expectError(response, 429, 'rate_limited')
  })

  it('that is refused counts too', async () => {
    await backend.supabase.sql('delete from private.rate_limits')
    await expectError(await post(windowsProgram, 'setup.exe'), 422, 'unsupported_file')
    const counted = `select hits from private.rate_limits where bucket = 'upload'`
    expect(await backend.supabase.sql(counted)).toEqual([{ hits: 1 }])
  })

  it('that no lead takes is gone after a day, with its bytes', async () => {
    const { id } = await upload(png, 'Забыт.png')
    const { id: fresh } = await upload(png, 'Свежий.png')
    await backend.supabase.sql(
      `update public.attachments set created_at = now() - interval '25 hours' where id = $1`,
      id,
    )
    await deliverMail(backend)
    await expect.poll(() => isInStorage(id), patience).toBe(false)
    expect(await isInStorage(fresh)).toBe(true)
    expect((await sendWith([id, fresh])).missing).toEqual([id])
  })

  it.each<[string, number, ErrorCode, () => Record<string, string>]>([
    ['a visitor', 401, 'signed_out', () => visitor],
    ['a plain user', 403, 'forbidden', () => user],
  ])('for a reply by %s is refused', async (_, status, code, headers) => {
    const before = await countFiles()
    await expectError(await post(png, 'a.png', headers(), '?for=reply'), status, code)
    expect(await countFiles()).toEqual(before)
  })
})

describe('a file with a reply', () => {
  const reply = (emailId: string, attachmentIds: string[], session = staff) =>
    fetch(`${backend.url}/functions/v1/send-reply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...session },
      body: JSON.stringify({
        replyId: randomUUID(),
        emailId,
        subject: 'Смета',
        body: 'Во вложении',
        attachmentIds,
      }),
    })
  const replies = (emailId: string) =>
    backend.supabase.sql('select id from public.email_replies where email_id = $1', emailId)

  it('arrives with the mail, byte for byte, and is sent once', async () => {
    const email = `${randomUUID()}@client.example`
    const { emailId } = await sendWith([], consultationRequest({ email }))
    const content = pdf('Смета')
    const first = await uploadForReply(content, 'Смета.pdf')
    const second = await uploadForReply(png, 'Экран.png')
    expect((await reply(emailId, [second.id, first.id])).status).toBe(200)
    const received = async () =>
      (await readMailbox(backend.url)).find(
        ({ to, subject }) => to === email && subject === 'Смета',
      )
    await expect.poll(received, patience).toBeDefined()
    expect((await received())?.attachments).toEqual([
      {
        filename: 'Экран.png',
        content_type: 'image/png',
        content: Buffer.from(png).toString('base64'),
      },
      {
        filename: 'Смета.pdf',
        content_type: 'application/pdf',
        content: Buffer.from(content).toString('base64'),
      },
    ])
    await expectError(await reply(emailId, [first.id]), 409, 'unknown_attachment')
  })

  it('that belongs to another user sends nothing', async () => {
    const { emailId } = await sendWith([])
    const colleague = await signInAs(backend, 'staff', 'colleague')
    const foreign = [
      await uploadForReply(png, 'a.png', colleague),
      await upload(png, 'Чужой.png'),
      { id: randomUUID() },
    ]
    for (const { id } of foreign) {
      await expectError(await reply(emailId, [id]), 409, 'unknown_attachment')
    }
    expect(await replies(emailId)).toEqual([])
    // A visitor's lead cannot take it either.
    const [ours] = foreign
    expect((await sendWith([ours?.id ?? ''])).missing).toEqual([ours?.id])
  })

  it('is too large together with the others', async () => {
    const { emailId } = await sendWith([])
    const large = new Uint8Array(8 * 1024 * 1024)
    large.set(pdf('x'))
    const files = [await uploadForReply(large, '1.pdf'), await uploadForReply(large, '2.pdf')]
    const ids = files.map(({ id }) => id)
    await expectError(await reply(emailId, ids), 422, 'attachments_too_large')
    expect(await replies(emailId)).toEqual([])
  })
})

describe('a file whose email is deleted', () => {
  it('goes from Storage, too', async () => {
    const { id } = await upload(pdf('личное'), 'Паспорт.pdf')
    const { emailId } = await sendWith([id])
    expect(await isInStorage(id)).toBe(true)
    await backend.supabase.sql('delete from public.emails where id = $1', emailId)
    await deliverMail(backend)
    await expect.poll(() => isInStorage(id), patience).toBe(false)
    await expect
      .poll(() => backend.supabase.sql('select id from private.discarded_files'), patience)
      .toEqual([])
  })
})
