import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { maximumInboundBytes } from '@contracts/inbound.ts'
import { okSchema } from '@contracts/ok.ts'
import { sharedBackend, sharedSettings, type SharedBackend } from '../../support/backend.ts'
import { expectError } from '../../support/expect-error.ts'
import { findMails, json, postSigned } from './post-inbound.ts'
import { newSigningSecret } from '../../support/sign-webhook.ts'

const secret = sharedSettings.INBOUND_RESEND_SECRET

let backend: SharedBackend
let resend: SharedBackend['resend']
beforeAll(async () => {
  backend = await sharedBackend()
  resend = backend.resend
})
beforeEach(() => {
  resend.requests.length = 0
})

/** The webhook's event holds a mail's metadata; its content comes from Resend's API. */
function received(changes: object = {}) {
  const messageId = `<${randomUUID()}.x@client.example>`
  const metadata = {
    from: 'Айда <aida@client.example>',
    to: ['site@kerege.example'],
    cc: [],
    bcc: [],
    subject: 'Re: Ваша заявка',
    message_id: messageId,
    attachments: [],
  }
  const id = randomUUID()
  const event = {
    type: 'email.received',
    created_at: '2026-11-21T10:00:00.000Z',
    data: { email_id: id, created_at: '2026-11-21T09:59:59.000Z', ...metadata },
  }
  const email = {
    object: 'email',
    id,
    created_at: '2026-11-21T09:59:59.000Z',
    ...metadata,
    reply_to: [],
    html: '<p>Завтра в <b>три</b></p>',
    text: null,
    headers: { 'return-path': 'aida@client.example', 'mime-version': '1.0' },
    raw: null,
    ...changes,
  }
  return { id, messageId, event, email }
}

const send = (event: object) =>
  postSigned(backend, JSON.stringify(event), json, { secret, prefix: 'svix' })

async function expectOk(response: Response) {
  expect(okSchema.parse(await response.json())).toEqual({ ok: true })
  expect(response.status).toBe(200)
}

describe('an event of Resend', () => {
  it('brings the mail that Resend’s API holds', async () => {
    const { id, messageId, event, email } = received()
    resend.answer = () => Response.json(email)
    await expectOk(await send(event))
    expect(resend.requests).toMatchObject([{ method: 'GET', path: `/emails/receiving/${id}` }])
    expect(resend.requests[0]?.headers.get('authorization')).toBe('Bearer re_key')
    expect(await findMails(backend, messageId)).toMatchObject([
      {
        source: 'inbound',
        from_email: 'aida@client.example',
        subject: 'Re: Ваша заявка',
        body: 'Завтра в три',
        html_content: '<p>Завтра в <b>три</b></p>',
      },
    ])
  })

  it('is read from the raw mail, where Resend has it, with its verdict on the sender', async () => {
    const { id, messageId, event, email } = received()
    const raw = `Authentication-Results: amazonses.com;
 spf=pass (spfCheck: domain of client.example designates 192.0.2.1) client-ip=192.0.2.1;
 envelope-from=aida@client.example; dkim=pass header.i=@client.example; dmarc=pass header.from=client.example;
Authentication-Results: amazonses.com; dmarc=fail
From: =?utf-8?B?0JDQudC00LA=?= <aida@client.example>
Subject: Re
Message-ID: ${messageId}

\xcf\xf0\xe8\xe2\xe5\xf2`
    const download_url = `${resend.url}/raw/${id}?signature=x`
    resend.answer = (path) =>
      path.startsWith('/raw/')
        ? new Response(Uint8Array.from(raw, (letter) => letter.charCodeAt(0)))
        : Response.json({ ...email, raw: { download_url, expires_at: '2026-11-21T11:00:00Z' } })
    await expectOk(await send(event))
    expect(resend.requests.map(({ path }) => path)).toEqual([
      `/emails/receiving/${id}`,
      `/raw/${id}`,
    ])
    // The URL is signed; our key must not be sent to it.
    expect(resend.requests[1]?.headers.get('authorization')).toBeNull()
    expect(await findMails(backend, messageId)).toMatchObject([
      { from_name: 'Айда', authentication: 'pass', body: 'Привет' },
    ])
  })

  it('that brings no raw mail brings no verdict', async () => {
    const headers = { 'authentication-results': 'amazonses.com; dmarc=pass' }
    const { messageId, event, email } = received({ headers })
    resend.answer = () => Response.json(email)
    await expectOk(await send(event))
    expect(await findMails(backend, messageId)).toMatchObject([
      { authentication: 'none', customer_id: null },
    ])
  })

  it('leads an answer to its thread by the headers, however they are written', async () => {
    const first = received()
    resend.answer = () => Response.json(first.email)
    await expectOk(await send(first.event))
    const [stored] = await findMails(backend, first.messageId)
    const second = received({
      headers: { 'In-Reply-To': '<0107@eu-west-1.amazonses.com>', REFERENCES: [first.messageId] },
    })
    resend.answer = () => Response.json(second.email)
    await expectOk(await send(second.event))
    expect(await findMails(backend, second.messageId)).toMatchObject([{ thread_id: stored?.id }])
  })

  it('that arrives again changes nothing', async () => {
    const { messageId, event, email } = received()
    resend.answer = () => Response.json(email)
    for (let i = 0; i < 3; i++) await expectOk(await send(event))
    expect(await findMails(backend, messageId)).toHaveLength(1)
  })

  it('of another kind is ignored', async () => {
    await expectOk(await send({ type: 'email.delivered', data: { email_id: 'x' } }))
    expect(resend.requests).toEqual([])
  })

  it('of a mail that is too large keeps the event’s own data', async () => {
    const { messageId, event } = received()
    resend.answer = () => new Response(' '.repeat(maximumInboundBytes + 1))
    await expectOk(await send(event))
    expect(await findMails(backend, messageId)).toMatchObject([
      {
        from_email: 'aida@client.example',
        body: expect.stringMatching(/^\[Письмо слишком большое/),
      },
    ])
  })

  it.each<[string, () => Response | Promise<Response>]>([
    ['is down', () => Response.json({}, { status: 503 })],
    ['does not know the mail yet', () => Response.json({ name: 'not_found' }, { status: 404 })],
    ['refuses the key', () => Response.json({}, { status: 401 })],
    ['asks for patience', () => Response.json({}, { status: 429 })],
    ['answers with a page', () => new Response('<h1>Bad gateway</h1>')],
    ['answers something else', () => Response.json({ data: [] })],
    ['redirects', () => Response.redirect('http://127.0.0.1:1/', 302)],
  ])('is answered with a retry while the API %s', async (_, failure) => {
    const { messageId, event, email } = received()
    resend.answer = failure
    await expectError(await send(event), 503, 'unavailable')
    expect(await findMails(backend, messageId)).toEqual([])
    resend.answer = () => Response.json(email)
    await expectOk(await send(event))
    expect(await findMails(backend, messageId)).toHaveLength(1)
  })

  it.each([
    ['no id', { email_id: undefined }],
    ['a path for an id', { email_id: '../api-keys' }],
    ['a query for an id', { email_id: 'x?y=z' }],
  ])('with %s is refused, and Resend is asked nothing', async (_, data) => {
    const { event } = received()
    const broken = { ...event, data: { ...event.data, ...data } }
    await expectError(await send(broken), 422, 'invalid_fields')
    expect(resend.requests).toEqual([])
  })

  it('that Resend did not sign is refused, and Resend is asked nothing', async () => {
    const body = JSON.stringify(received().event)
    const forged = { secret: newSigningSecret(), prefix: 'svix' as const }
    await expectError(await postSigned(backend, body, json, forged), 401, 'bad_signature')
    expect(resend.requests).toEqual([])
  })
})
