import { afterEach, describe, expect, it } from 'vitest'
import { createResendTransport } from '../../../supabase/functions/_shared/mail/resend.ts'
import type { Mail } from '../../../supabase/functions/_shared/mail/transport.ts'
import { startHttpFake, type HttpFake } from '../../support/fakes/http-fake.ts'
import { refusal, startResendFake } from '../../support/fakes/resend-fake.ts'

const mail: Mail = {
  from: 'Kerege <site@kerege.example>',
  to: 'managers@kerege.example',
  replyTo: 'visitor@example.com',
  subject: 'Заявка: Айгерим 🌼',
  text: 'Имя: Айгерим\n"кавычки" и \\ черта',
  html: '<p>&lt;script&gt; — текст</p>',
}

let fake: HttpFake | undefined
afterEach(() => fake?.close())

async function transportTo(answer: Parameters<typeof startHttpFake>[0], timeoutMs = 5000) {
  fake = await startHttpFake(answer)
  return createResendTransport({ baseUrl: fake.url, apiKey: 're_key', timeoutMs })
}

describe('the Resend transport', () => {
  it('sends what Resend expects, letter for letter', async () => {
    const send = await transportTo(() => Response.json({ id: 'resend-1' }))
    expect(await send(mail, 'key-1')).toBe('resend-1')
    expect(fake?.requests).toHaveLength(1)
    const [request] = fake?.requests ?? []
    expect(request).toMatchObject({ method: 'POST', path: '/emails' })
    expect(request?.headers.get('authorization')).toBe('Bearer re_key')
    expect(request?.headers.get('content-type')).toBe('application/json')
    expect(request?.headers.get('idempotency-key')).toBe('key-1')
    expect(JSON.parse(request?.body ?? '')).toEqual({
      from: mail.from,
      to: [mail.to],
      reply_to: mail.replyTo,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { 'X-Outbox-Id': '<key-1@kerege.example>' },
      tags: [{ name: 'outbox_id', value: 'key-1' }],
    })
  })

  it('names the mails it answers, without a Message-ID of its own', async () => {
    const send = await transportTo(() => Response.json({ id: 'resend-1' }))
    const references = ['<thread@kerege.example>', '<CAF+1@mail.client.example>']
    const inReplyTo = '<CAF+1@mail.client.example>'
    await send({ ...mail, thread: { inReplyTo, references } }, 'key-1')
    expect(JSON.parse(fake?.requests[0]?.body ?? '')).toMatchObject({
      headers: { 'In-Reply-To': inReplyTo, References: references.join(' ') },
    })
    await send({ ...mail, thread: { inReplyTo: null, references: [] } }, 'key-2')
    expect(Object.keys(JSON.parse(fake?.requests[1]?.body ?? '').headers)).toEqual(['X-Outbox-Id'])
  })

  it('leaves out what a mail does not have', async () => {
    const send = await transportTo(() => Response.json({ id: 'resend-1' }))
    await send({ ...mail, replyTo: null, html: null }, 'key-1')
    const body = JSON.parse(fake?.requests[0]?.body ?? '')
    expect(Object.keys(body)).toEqual(['from', 'to', 'subject', 'text', 'headers', 'tags'])
  })

  it('sends copies, and marks mails that programs must not answer', async () => {
    const send = await transportTo(() => Response.json({ id: 'resend-1' }))
    const cc = ['lawyer@bureau.example', 'boss@client.example']
    await send({ ...mail, cc, automatic: 'generated' }, 'key-1')
    expect(JSON.parse(fake?.requests[0]?.body ?? '')).toMatchObject({
      cc,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    })
  })

  it.each([
    ['no JSON', new Response('thanks')],
    ['JSON of another form', Response.json({ ok: true })],
  ])('counts a mail as accepted when the answer is %s', async (_, answer) => {
    const send = await transportTo(() => answer)
    expect(await send(mail, 'key-1')).toBeNull()
  })

  it('says why a mail was refused, in Resend’s words', async () => {
    const send = await transportTo(() => refusal(422, 'missing_required_field'))
    const failure = send(mail, 'key-1')
    await expect(failure).rejects.toMatchObject({ name: 'DeliveryError', kind: 'final' })
    await expect(failure).rejects.toThrow('HTTP 422 missing_required_field: about missing')
  })

  // https://resend.com/docs/api-reference/errors: «API key is invalid», as 400 and as 401
  it.each(['nonsense', 're_deleted'])(
    'lets a mail wait while the key is like %s',
    async (apiKey) => {
      const resend = await startResendFake()
      const send = createResendTransport({ baseUrl: resend.url, apiKey, timeoutMs: 5000 })
      const failure = send(mail, 'key-1')
      await expect(failure).rejects.toMatchObject({ kind: 'settings' })
      await expect(failure).rejects.toThrow('API key is invalid')
      await resend.close()
    },
  )

  it('counts a mail as sent whose key was used for another text', async () => {
    const send = await transportTo(() => refusal(409, 'invalid_idempotent_request'))
    expect(await send(mail, 'key-1')).toBeNull()
  })

  it('passes on how long the provider asks to wait', async () => {
    const headers = { 'retry-after': '17' }
    const send = await transportTo(() => Response.json({}, { status: 429, headers }))
    await expect(send(mail, 'key-1')).rejects.toMatchObject({ retryAfterSeconds: 17 })
  })

  it('follows no redirect, which could take the key to another server', async () => {
    const send = await transportTo(() => Response.redirect('http://127.0.0.1:1/emails', 307))
    await expect(send(mail, 'key-1')).rejects.toMatchObject({ permanent: false })
    expect(fake?.requests).toHaveLength(1)
  })

  it('reads a refusal that is not JSON', async () => {
    const send = await transportTo(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(send(mail, 'key-1')).rejects.toMatchObject({ permanent: false })
  })

  it('stops waiting for an answer', async () => {
    const send = await transportTo(() => new Promise<Response>(() => {}), 200)
    const began = Date.now()
    await expect(send(mail, 'key-1')).rejects.toMatchObject({ permanent: false })
    expect(Date.now() - began).toBeLessThan(3000)
  })

  it('stops waiting for the rest of an answer that began with 200: the mail is accepted', async () => {
    const send = await transportTo(() => new Response(new ReadableStream({})), 200)
    const began = Date.now()
    expect(await send(mail, 'key-1')).toBeNull()
    expect(Date.now() - began).toBeLessThan(3000)
  })

  it('treats an unreachable provider as a temporary failure', async () => {
    const send = await transportTo(() => Response.json({}))
    await fake?.close()
    await expect(send(mail, 'key-1')).rejects.toMatchObject({ permanent: false })
  })
})
