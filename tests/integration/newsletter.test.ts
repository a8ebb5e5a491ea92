import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ErrorCode } from '@contracts/error.ts'
import { okSchema } from '@contracts/ok.ts'
import { sharedBackend, type TestBackend } from '../support/backend.ts'
import { expectError } from '../support/expect-error.ts'
import { readMailbox } from '../support/read-mailbox.ts'

interface Subscription {
  id: string
  status: string
  generation: number
  consent_text_version: string | null
  page_url: string | null
}

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
// Every test starts with a client that has sent nothing yet.
beforeEach(() => backend.supabase.sql('delete from private.rate_limits'))

const newAddress = () => `${randomUUID()}@client.example`

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const subscribe = (email: string, more: object = {}) =>
  post({ action: 'subscribe', email, ...more })

async function expectOk(response: Response) {
  expect(response.status).toBe(200)
  expect(okSchema.parse(await response.json())).toEqual({ ok: true })
}

const find = (email: string) =>
  backend.supabase.sql<Subscription>(
    'select * from public.newsletter_subscriptions where email = $1',
    email.toLowerCase(),
  )

const countSubscriptions = async () => {
  const [row] = await backend.supabase.sql<{ count: number }>(
    'select count(*)::int as count from public.newsletter_subscriptions',
  )
  return row?.count
}

const age = (email: string, interval: string) =>
  backend.supabase.sql(
    `update public.newsletter_subscriptions set requested_at = requested_at - $1::interval
     where email = $2`,
    interval,
    email,
  )

const mailsTo = async (email: string) =>
  (await readMailbox(backend.url)).filter(({ to }) => to === email)

/** Waits for this many mails to an address; returns the token of the newest one's links. */
async function tokenMailedTo(email: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(email), { timeout: 10_000 }).toHaveLength(count)
  const [mail] = await mailsTo(email)
  const link = /(?<=href=")[^"]+\?newsletter=[^"]+/.exec(mail?.html ?? '')?.[0]
  return new URL(link ?? '').searchParams.get('newsletter') ?? ''
}

describe('a subscription', () => {
  it('is stored as pending, mailed, confirmed by the link, and ended by it', async () => {
    const email = newAddress()
    const pageUrl = 'https://kerege.example/blog'
    await expectOk(
      await subscribe(email, { consent: { textVersion: '2024-01-09' }, origin: { pageUrl } }),
    )
    expect(await find(email)).toMatchObject([
      { status: 'pending', consent_text_version: '2024-01-09', page_url: pageUrl },
    ])

    const token = await tokenMailedTo(email)
    await expectOk(await post({ action: 'confirm', token }))
    expect(await find(email)).toMatchObject([{ status: 'confirmed' }])
    await expectOk(await post({ action: 'confirm', token }))
    await expectOk(await post({ action: 'unsubscribe', token }))
    expect(await find(email)).toMatchObject([{ status: 'unsubscribed' }])
    await expectOk(await post({ action: 'unsubscribe', token }))
  })

  it('is mailed in Russian, with both links in text and HTML', async () => {
    const email = newAddress()
    await subscribe(email)
    const token = await tokenMailedTo(email)
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Подтвердите подписку на блог Kerege')
    for (const link of [`newsletter=${token}`, `unsubscribe=${token}`]) {
      expect(mail?.text).toContain(`${backend.url}/blog?${link}`)
      expect(mail?.html).toContain(`href="${backend.url}/blog?${link}"`)
    }
    expect(mail?.text).toContain('7 дней')
    expect(mail?.html).toContain('7 дней')
    expect(mail?.replyTo).toBeUndefined()
    // There is nothing to unsubscribe from yet, so no button.
    expect(mail?.headers?.['List-Unsubscribe']).toBeUndefined()
    expect(mail?.headers).toMatchObject({
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    })
  })

  it('leaves the token in the mail alone', async () => {
    const email = newAddress()
    await subscribe(email)
    const token = await tokenMailedTo(email)
    const signature = token.split('_')[2] ?? ''
    expect(signature).toMatch(/^[0-9a-f]{64}$/)
    for (const table of ['outbox', 'newsletter_subscriptions']) {
      const rows = await backend.supabase.sql(`select * from public.${table}`)
      expect(rows).not.toEqual([])
      expect(JSON.stringify(rows)).not.toContain(signature)
    }
  })
})

describe('an address that is entered again', () => {
  it('gets the same answer and no mail, whether it is pending or confirmed', async () => {
    const email = newAddress()
    const unknown = await subscribe(email)
    const token = await tokenMailedTo(email)
    const pending = await subscribe(email.toUpperCase())
    await expectOk(await post({ action: 'confirm', token }))
    await age(email, '1 year')
    const confirmed = await subscribe(email)

    const told = async (response: Response) => ({
      status: response.status,
      headers: [...response.headers.keys()].sort(),
      body: await response.text(),
    })
    const first = await told(unknown)
    expect(await told(pending)).toEqual(first)
    expect(await told(confirmed)).toEqual(first)
    const rows = await backend.supabase.sql(
      'select id from public.outbox where to_email = $1',
      email,
    )
    expect(rows).toHaveLength(1)
    expect(await find(email)).toMatchObject([{ status: 'confirmed' }])
  })

  it('gets a fresh mail some minutes later, and the old link is unknown', async () => {
    const email = newAddress()
    await subscribe(email)
    const old = await tokenMailedTo(email)
    await age(email, '10 minutes')
    await subscribe(email)
    const token = await tokenMailedTo(email, 2)
    await expectError(await post({ action: 'confirm', token: old }), 404, 'unknown_token')
    await expectOk(await post({ action: 'confirm', token }))
  })

  it('many times at once is mailed once', async () => {
    const email = newAddress()
    const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe(email)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const token = await tokenMailedTo(email)
    await expectOk(await post({ action: 'confirm', token }))
    const rows = await backend.supabase.sql(
      'select id from public.outbox where to_email = $1',
      email,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a link', () => {
  it('expires after seven days for confirming, never for unsubscribing', async () => {
    const email = newAddress()
    await subscribe(email)
    const token = await tokenMailedTo(email)
    await age(email, '7 days')
    const { message } = await expectError(
      await post({ action: 'confirm', token }),
      410,
      'expired_token',
    )
    expect(message).toMatch(/истёк/)
    expect(await find(email)).toMatchObject([{ status: 'pending' }])
    await expectOk(await post({ action: 'unsubscribe', token }))
    expect(await find(email)).toMatchObject([{ status: 'unsubscribed' }])
  })

  it.each([
    ['is unknown', 'f'.repeat(64)],
    ['is broken', 'abc'],
    ['is signed with another key', `${'1'.repeat(32)}_1_${'f'.repeat(64)}`],
    ['is a filter', "' or true --"],
    ['is no storable text', '\0\uD83D'],
  ])('whose token %s changes nothing', async (_, token) => {
    const statuses = () =>
      backend.supabase.sql('select id, status from public.newsletter_subscriptions order by id')
    const before = await statuses()
    await expectError(await post({ action: 'confirm', token }), 404, 'unknown_token')
    await expectError(await post({ action: 'unsubscribe', token }), 404, 'unknown_token')
    expect(await statuses()).toEqual(before)
  })

  it('is not made of what the database knows, nor of another mail’s link', async () => {
    const [email, other] = [newAddress(), newAddress()]
    await subscribe(email)
    await subscribe(other)
    const [row] = await find(email)
    const [, , signature] = (await tokenMailedTo(other)).split('_')
    const forged = [row?.id.replaceAll('-', ''), row?.generation, signature].join('_')
    await expectError(await post({ action: 'confirm', token: forged }), 404, 'unknown_token')
    await expectError(await post({ action: 'unsubscribe', token: forged }), 404, 'unknown_token')
  })

  it('that a scanner opens after its reader has left does not resubscribe them; a new mail does', async () => {
    const email = newAddress()
    await subscribe(email)
    const old = await tokenMailedTo(email)
    await post({ action: 'confirm', token: old })
    await expectOk(await post({ action: 'unsubscribe', token: old }))
    await expectError(await post({ action: 'confirm', token: old }), 410, 'expired_token')
    expect(await find(email)).toMatchObject([{ status: 'unsubscribed' }])

    await subscribe(email)
    const token = await tokenMailedTo(email, 2)
    await expectError(await post({ action: 'confirm', token: old }), 404, 'unknown_token')
    await expectOk(await post({ action: 'confirm', token }))
    expect(await find(email)).toMatchObject([{ status: 'confirmed' }])
    // The button of an old mail never expires.
    await expectOk(await post({ action: 'unsubscribe', token: old }))
    expect(await find(email)).toMatchObject([{ status: 'unsubscribed' }])
  })
})

describe('a client that sends too much', () => {
  it('is refused after five addresses an hour, and may still follow a link', async () => {
    const email = newAddress()
    await subscribe(email)
    for (let i = 0; i < 4; i++) await expectOk(await subscribe(newAddress()))
    const refused = newAddress()
    const response = await subscribe(refused)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3500)
    await expectError(response, 429, 'rate_limited')
    expect(await find(refused)).toEqual([])
    await expectOk(await post({ action: 'confirm', token: await tokenMailedTo(email) }))
  })

  it('learns nothing from the honeypot, and nothing is stored', async () => {
    const before = await countSubscriptions()
    await expectOk(await subscribe(newAddress(), { nickname: 'robot' }))
    expect(await countSubscriptions()).toBe(before)
    const email = newAddress()
    await expectOk(await subscribe(email, { nickname: '' }))
    expect(await find(email)).toHaveLength(1)
  })
})

describe('a request that is refused', () => {
  const email = 'a@client.example'
  it.each<[string, number, ErrorCode, unknown]>([
    ['broken JSON', 400, 'malformed_json', '{'],
    ['a JSON list', 422, 'invalid_fields', [{ action: 'subscribe', email }]],
    ['no action', 422, 'invalid_fields', { email }],
    ['an unknown action', 422, 'invalid_fields', { action: 'delete', email }],
    ['no address', 422, 'invalid_fields', { action: 'subscribe' }],
    ['a list of addresses', 422, 'invalid_fields', { action: 'subscribe', email: [email] }],
    [
      'two addresses in one',
      422,
      'invalid_fields',
      { action: 'subscribe', email: `${email}, b@c.example` },
    ],
    [
      'a header in the address',
      422,
      'invalid_fields',
      { action: 'subscribe', email: `${email}\r\nBcc: b@c.example` },
    ],
    [
      'markup for an address',
      422,
      'invalid_fields',
      { action: 'subscribe', email: '"<script>"@client.example' },
    ],
    [
      'an over-long address',
      422,
      'invalid_fields',
      { action: 'subscribe', email: `${'a'.repeat(64)}@${'b'.repeat(250)}.example` },
    ],
    ['no token', 422, 'invalid_fields', { action: 'confirm' }],
    ['a token that is none', 422, 'invalid_fields', { action: 'unsubscribe', token: { $ne: '' } }],
    [
      'a body too large',
      413,
      'payload_too_large',
      { action: 'subscribe', email, nickname: 'я'.repeat(9000) },
    ],
  ])('with %s is answered %i %s', async (_, status, code, body) => {
    const before = await countSubscriptions()
    await expectError(await post(body), status, code)
    expect(await countSubscriptions()).toBe(before)
  })

  it('says in Russian what is wrong with the address', async () => {
    const { fields } = await expectError(await subscribe('a@b'), 422, 'invalid_fields')
    expect(fields).toEqual({ email: expect.stringContaining('Проверьте адрес') })
  })
})
