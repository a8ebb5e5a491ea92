import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { otherCurrencies, own } from '@/content/currency'
import { offerName } from '@/content/offers'
import { priceText } from '@/content/price-text'
import { webPackages } from '@/content/prices'
import type { ErrorCode } from '@contracts/error.ts'
import { sendEmailResponseSchema } from '@contracts/lead.ts'
import { functionsEnvironment } from '../../dev/backend/functions-environment.ts'
import { startFunctions } from '../../dev/functions/functions-process.ts'
import { sharedBackend, type TestBackend } from '../support/backend.ts'
import { expectError } from '../support/expect-error.ts'
import { startHttpFake } from '../support/fakes/http-fake.ts'
import { readMailbox } from '../support/read-mailbox.ts'
import { consultation, consultationRequest, projectQuiz, sendLead } from '../support/send-lead.ts'

interface StoredLead {
  id: string
  source: string
  from_email: string
  to_email: string
  subject: string
  body: string
  status: string
  due_at: string
  lead: unknown
  interest: string | null
  page_url: string | null
  referrer: string | null
  utm: unknown
}

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
// Every test starts with a client that has sent nothing yet.
beforeEach(() => backend.supabase.sql('delete from private.rate_limits'))

const send = (body: unknown, headers?: Record<string, string>) =>
  sendLead(backend.url, body, headers)

const leadsOf = (submissionId: string) =>
  backend.supabase.sql<StoredLead>(
    'select * from public.emails where submission_id = private.public_submission_id($1)',
    submissionId,
  )

const countLeads = async () => {
  const [row] = await backend.supabase.sql<{ leads: number }>(
    'select count(*)::int as leads from public.emails',
  )
  return row?.leads
}

const mailsAbout = async (text: string) =>
  (await readMailbox(backend.url)).filter((mail) => mail.text.includes(text))

describe('a lead that is accepted', () => {
  it.each([
    ['consultation', consultation, 'Заявка на консультацию: Айгерим Садыкова'],
    ['project_quiz', projectQuiz, 'Заявка на проект: Айгерим Садыкова'],
  ])('is stored from the bare %s payload of the specification', async (type, data, subject) => {
    const response = await send({ type, data })
    expect(response.status).toBe(200)
    const answer = sendEmailResponseSchema.parse(await response.json())
    const [lead] = await backend.supabase.sql<StoredLead>(
      'select * from public.emails order by created_at desc limit 1',
    )
    // The visitor gets the stored deadline.
    expect(Date.parse(answer.dueAt ?? '')).toBe(lead && new Date(lead.due_at).getTime())
    expect(lead).toMatchObject({
      source: type,
      from_email: data.email,
      to_email: 'managers@kerege.example',
      subject,
      status: 'new',
      lead: data,
    })
  })

  it('for a package is an order, with the offer, its name and its price', async () => {
    const [other = own] = otherCurrencies
    const request = consultationRequest({}, { offer: 'web-development/landing', currency: other })
    expect((await send(request)).status).toBe(200)
    const order = offerName('web-development/landing')
    expect(await leadsOf(request.submissionId)).toMatchObject([
      {
        source: 'consultation',
        subject: expect.stringMatching(`^Заказ: ${order} — Айгерим Садыкова`),
        interest: order,
        lead: {
          kind: 'order',
          offer: 'web-development/landing',
          order,
          price: priceText(webPackages.landing.price, other),
          currency: other,
        },
      },
    ])
  })

  it('reaches the managers, who can reply to the visitor', async () => {
    const request = consultationRequest({ budget: '3m+', description: 'Нужен сайт' })
    expect((await send(request)).status).toBe(200)
    await expect.poll(() => mailsAbout(request.submissionId), { timeout: 10_000 }).toHaveLength(1)
    const [mail] = await mailsAbout(request.submissionId)
    expect(mail).toMatchObject({ to: 'managers@kerege.example', replyTo: consultation.email })
    expect(mail?.subject).toContain('Айгерим Садыкова')
    expect(mail?.text).toMatch(/Бюджет: От 30\s000\s\$/)
    expect(mail?.html).toContain(`href="${backend.url}/admin"`)
    const outbox = () =>
      backend.supabase.sql(
        `select o.status, o.id from public.outbox o join public.emails e on e.id = o.email_id
         where e.submission_id = private.public_submission_id($1) and o.kind = 'lead_notification'`,
        request.submissionId,
      )
    await expect.poll(outbox).toEqual([{ status: 'sent', id: mail?.idempotencyKey }])
  })

  it('keeps its origin and the consent', async () => {
    const origin = {
      pageUrl: 'https://kerege.example/web-development?utm_source=mail',
      referrer: 'https://search.example/?q=брендинг',
      utm: { source: 'newsletter', medium: 'email', campaign: 'ноябрь', term: 'т', content: 'к' },
    }
    const request = consultationRequest(
      { email: 'Consent@Example.com' },
      {
        origin,
        interest: 'Пакет «Стандарт»',
        consent: { textVersion: '2024-01-09' },
        fillTimeMs: 9e3,
      },
    )
    expect((await send(request)).status).toBe(200)
    expect(await leadsOf(request.submissionId)).toMatchObject([
      {
        interest: 'Пакет «Стандарт»',
        page_url: origin.pageUrl,
        referrer: origin.referrer,
        utm: origin.utm,
      },
    ])
    const consents = await backend.supabase.sql(
      `select c.text_version, c.page_url, u.email
       from public.consents c
       join public.emails e on e.id = c.email_id
       join public.customers u on u.id = c.customer_id
       where e.submission_id = private.public_submission_id($1)`,
      request.submissionId,
    )
    expect(consents).toEqual([
      { text_version: '2024-01-09', page_url: origin.pageUrl, email: 'consent@example.com' },
    ])
  })

  it.each([
    ['emoji', '👩‍💻 Айгерим 🌼'],
    ['a right-to-left name', 'عائشة'],
    ['marks that are none in SQL and JSON', `'; drop table emails; -- "\\u0000 \\ %s $1 {{x}}`],
    ['letters composed of two', 'Й й ё é'],
    ['letters that have no composed form', 'ы\u0301 ө\u0301'],
  ])('is stored letter for letter: %s', async (_, name) => {
    const request = consultationRequest({ name })
    expect((await send(request)).status).toBe(200)
    const [lead] = await leadsOf(request.submissionId)
    expect(lead?.lead).toMatchObject({ name })
    expect(lead?.body).toContain(name)
  })

  it('loses only what PostgreSQL cannot store', async () => {
    const request = consultationRequest({ name: 'А\0йгерим', description: 'пол\uD83Dовина' })
    expect((await send(request)).status).toBe(200)
    const [lead] = await leadsOf(request.submissionId)
    expect(lead?.lead).toMatchObject({ name: 'Айгерим', description: 'пол\uFFFDовина' })
  })

  it('takes the longest texts of every field', async () => {
    const request = consultationRequest(
      { name: 'я'.repeat(120), description: '"&<>\n'.repeat(1000) },
      { origin: { pageUrl: `https://kerege.example/${'&'.repeat(1970)}` } },
    )
    expect((await send(request)).status).toBe(200)
    expect(await leadsOf(request.submissionId)).toHaveLength(1)
  })
})

describe('text of a visitor', () => {
  it('is plain text in the HTML mail', async () => {
    const attack = '<img src=x onerror=alert(1)>"\'>'
    const request = consultationRequest({
      name: attack,
      description: `<script>1</script>${attack}`,
    })
    expect((await send(request)).status).toBe(200)
    await expect.poll(() => mailsAbout(request.submissionId), { timeout: 10_000 }).toHaveLength(1)
    const [mail] = await mailsAbout(request.submissionId)
    expect(mail?.html).not.toMatch(/<(img|script)/)
    expect(mail?.html).toContain('&lt;script&gt;1&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;')
    expect(mail?.text).toContain(attack)
  })
})

describe('the same lead', () => {
  it('sent again is ok and stored once', async () => {
    const request = consultationRequest()
    for (let i = 0; i < 3; i++) expect((await send(request)).status).toBe(200)
    expect(await leadsOf(request.submissionId)).toHaveLength(1)
  })

  it('with a mended text is stored as it was sent last', async () => {
    const request = consultationRequest({ phone: '+996 555 000000', description: 'Среда' })
    expect((await send(request)).status).toBe(200)
    const mended = {
      ...request,
      data: { ...request.data, phone: '+996 700 123456', description: 'Четверг' },
    }
    expect((await send(mended)).status).toBe(200)
    expect(await leadsOf(request.submissionId)).toMatchObject([
      { lead: { phone: '+996 700 123456', description: 'Четверг' } },
    ])
  })

  it('sent many times at once is ok each time and stored once, with one notification', async () => {
    const request = consultationRequest()
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(request)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await leadsOf(request.submissionId)).toHaveLength(1)
    await expect.poll(() => mailsAbout(request.submissionId), { timeout: 10_000 }).toHaveLength(1)
  })
})

describe('a robot', () => {
  it('that fills the honeypot, or a password manager, is answered ok and stored as suspicious, unannounced', async () => {
    const request = consultationRequest({}, { nickname: 'robot', fillTimeMs: 10 })
    expect(await (await send(request)).json()).toMatchObject({ ok: true })
    expect(await leadsOf(request.submissionId)).toMatchObject([{ is_suspicious: true }])
    const mails = await backend.supabase.sql(
      `select from public.outbox o join public.emails e on e.id = o.email_id where e.submission_id = private.public_submission_id($1)`,
      request.submissionId,
    )
    expect(mails).toEqual([])
  })

  it('that is too fast is refused; an empty honeypot and a usual pace are not', async () => {
    const tooFast = consultationRequest({}, { fillTimeMs: 1499 })
    await expectError(await send(tooFast), 422, 'too_fast')
    expect(await leadsOf(tooFast.submissionId)).toEqual([])
    const calm = consultationRequest({}, { fillTimeMs: 1500, nickname: '' })
    expect((await send(calm)).status).toBe(200)
  })
})

describe('a client that sends much', () => {
  const suspicious = async () => {
    const rows = await backend.supabase.sql<{ is_suspicious: boolean }>(
      `select is_suspicious from public.emails where source = 'consultation'`,
    )
    return rows.filter((row) => row.is_suspicious).length
  }
  const announced = async () => {
    const rows = await backend.supabase.sql<{ kind: string }>(
      `select kind from public.outbox where kind in ('lead_notification', 'lead_digest')`,
    )
    const count = (kind: string) => rows.filter((row) => row.kind === kind).length
    return { notifications: count('lead_notification'), digests: count('lead_digest') }
  }
  beforeEach(() => backend.supabase.sql('delete from public.emails'))
  beforeEach(() => backend.supabase.sql('delete from public.outbox'))

  it('may be an office of fifty: everybody is stored and told ok', async () => {
    const answers = []
    for (let i = 0; i < 50; i++) {
      const forged = { 'x-forwarded-for': `198.51.100.${i}`, 'cf-connecting-ip': `198.51.100.${i}` }
      answers.push(await send(consultationRequest(), forged))
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(await suspicious()).toBe(45)
    expect(await announced()).toEqual({ notifications: 5, digests: 1 })
  })

  it('is refused far above the limit, and may send more after the hour', async () => {
    const first = consultationRequest()
    expect((await send(first)).status).toBe(200)
    await backend.supabase.sql('update private.rate_limits set hits = 99')
    expect((await send(consultationRequest())).status).toBe(200)
    const refused = consultationRequest()
    const response = await send(refused)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(3600)
    await expectError(response, 429, 'rate_limited')
    expect(await leadsOf(refused.submissionId)).toEqual([])
    expect((await send(first)).status).toBe(200)
    await backend.supabase.sql('update private.rate_limits set window_ends_at = now()')
    expect((await send(consultationRequest())).status).toBe(200)
    expect(await suspicious()).toBe(1)
  })

  it('gets no further by sending all at once', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => send(consultationRequest())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
    expect(await suspicious()).toBe(4)
  })

  it('is stored only as a hash', async () => {
    await send(consultationRequest())
    const rows = await backend.supabase.sql<{ client_hash: string }>(
      'select client_hash from private.rate_limits',
    )
    const hash = { client_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }
    // Of the client, and of the confirmation's recipient.
    expect(rows).toEqual([hash, hash])
  })
})

describe('a request that is refused', () => {
  it.each(['GET', 'PUT', 'DELETE'])('for its method %s names the right one', async (method) => {
    const response = await fetch(`${backend.url}/functions/v1/send-email`, { method })
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    await expectError(response, 405, 'method_not_allowed')
  })

  const valid = { type: 'consultation', data: consultation }
  it.each<[string, number, ErrorCode, unknown, Record<string, string>?]>([
    ['a form', 415, 'unsupported_media_type', 'name=a', { 'content-type': 'text/plain' }],
    ['broken JSON', 400, 'malformed_json', '{"type":'],
    ['an empty body', 400, 'malformed_json', ''],
    ['bytes that are no UTF-8', 400, 'malformed_json', new Blob([Uint8Array.of(0x22, 0xff, 0x22)])],
    ['a JSON list', 422, 'unknown_type', [valid]],
    ['an unknown type', 422, 'unknown_type', { ...valid, type: 'newsletter' }],
    ['a missing field', 422, 'invalid_fields', { ...valid, data: { name: 'А' } }],
    ['an over-long field', 422, 'invalid_fields', consultationRequest({ phone: '1'.repeat(41) })],
    ['a bad submission id', 422, 'invalid_fields', { ...valid, submissionId: '1' }],
    [
      'a body too large',
      413,
      'payload_too_large',
      consultationRequest({ name: 'я'.repeat(40_000) }),
    ],
    [
      'a body of 8 MB',
      413,
      'payload_too_large',
      consultationRequest({ name: 'я'.repeat(4 << 20) }),
    ],
  ])('with %s is answered %i %s', async (_, status, code, body, headers) => {
    const before = await countLeads()
    await expectError(await send(body, headers), status, code)
    expect(await countLeads()).toBe(before)
  })

  it('names the wrong fields', async () => {
    const { fields } = await expectError(
      await send({ type: 'consultation', data: { ...consultation, name: '', email: 'x' } }),
      422,
      'invalid_fields',
    )
    expect(fields).toEqual({
      'data.name': 'Укажите имя',
      'data.email': expect.stringContaining('Проверьте адрес'),
    })
  })

  it('can be read by a page of another origin', async () => {
    const preflight = await fetch(`${backend.url}/functions/v1/send-email`, {
      method: 'OPTIONS',
      headers: { origin: 'https://kerege.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.ok).toBe(true)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    const refused = await send('{')
    expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  })
})

it('without a database, away or gone, no success is claimed', async () => {
  const gateway = await startHttpFake(() => new Response('no healthy upstream', { status: 503 }))
  const functions = startFunctions(
    functionsEnvironment(
      {
        siteUrl: gateway.url,
        publishableKey: 'sb_publishable_x',
        secretKey: 'sb_secret_x',
        clientHashSecret: 'a secret of some length',
        jwtSecret: 'another secret of some length',
      },
      {},
    ),
  )
  try {
    const origin = await functions.origin(20_000)
    await expectError(await sendLead(origin, consultationRequest()), 503, 'unavailable')
    await gateway.close()
    await expectError(await sendLead(origin, consultationRequest()), 503, 'unavailable')
  } finally {
    await functions.close()
  }
})
