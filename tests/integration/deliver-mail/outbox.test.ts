import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errorBodySchema } from '@contracts/error.ts'
import { localPublishableKey } from '../../../dev/backend/secrets.ts'
import { startTestBackend, type TestBackend } from '../../support/backend.ts'
import { deliverMail } from '../../support/deliver-mail.ts'
import { startHttpFake, type HttpFake } from '../../support/fakes/http-fake.ts'
import { consultationRequest, sendLead } from '../../support/send-lead.ts'

interface OutboxRow {
  id: string
  status: string
  attempts: number
  last_error: string | null
  provider_message_id: string | null
  /** Seconds until the next attempt. */
  wait_seconds: number
}

const patience = { timeout: 20_000, interval: 100 }

/** Sends a lead, which must be accepted. @returns a function that reads its notification */
async function sendTo(backend: TestBackend): Promise<() => Promise<OutboxRow | undefined>> {
  await backend.supabase.sql('delete from private.rate_limits')
  const request = consultationRequest()
  expect((await sendLead(backend.url, request)).status).toBe(200)
  return async () => {
    const [row] = await backend.supabase.sql<OutboxRow>(
      `select o.id, o.status, o.attempts, o.last_error, o.provider_message_id,
         extract(epoch from o.next_attempt_at - now())::int as wait_seconds
       from public.outbox o join public.emails e on e.id = o.email_id
       where e.submission_id = private.public_submission_id($1) and o.kind = 'lead_notification'`,
      request.submissionId,
    )
    return row
  }
}

describe('delivery through Resend', () => {
  let backend: TestBackend
  let resend: HttpFake
  let answer: () => Response | Promise<Response>
  const accept = () => Response.json({ id: 'resend-1' })

  beforeAll(async () => {
    resend = await startHttpFake(() => answer())
    backend = await startTestBackend({
      functionsEnv: {
        MAIL_TRANSPORT: 'resend',
        RESEND_API_KEY: 're_key',
        RESEND_BASE_URL: `${resend.url}/`,
        OUTBOX_RETRY_BASE_SECONDS: '1',
        OUTBOX_LEASE_SECONDS: '2',
        OUTBOX_MAX_ATTEMPTS: '3',
        RESEND_REQUESTS_PER_SECOND: '100',
      },
    })
  })
  afterAll(async () => {
    await backend.close()
    await resend.close()
  })
  beforeEach(() => {
    answer = accept
  })

  /** Makes waiting retries due at once. */
  const tryAgain = async () => {
    await backend.supabase.sql(
      `update public.outbox set next_attempt_at = now() where status = 'pending'`,
    )
    await deliverMail(backend)
  }
  const attemptsAt = (id: string | null | undefined) =>
    resend.requests.filter(({ headers }) => headers.get('idempotency-key') === id)

  it('sends a notification once, under the key that the outbox gave it', async () => {
    const outbox = await sendTo(backend)
    await expect.poll(outbox, patience).toMatchObject({
      status: 'sent',
      attempts: 1,
      last_error: null,
      provider_message_id: 'resend-1',
    })
    expect(attemptsAt((await outbox())?.id)).toHaveLength(1)
  })

  it('retries after a temporary failure with the same key and the same mail', async () => {
    // Each mail that is sent, including the sender's.
    answer = () => {
      const key = resend.requests.at(-1)?.headers.get('idempotency-key')
      return attemptsAt(key).length > 1 ? accept() : Response.json({}, { status: 500 })
    }
    const outbox = await sendTo(backend)
    await expect.poll(outbox, patience).toMatchObject({ status: 'pending', attempts: 1 })
    await tryAgain()
    await expect.poll(outbox, patience).toMatchObject({ status: 'sent', attempts: 2 })
    const attempts = attemptsAt((await outbox())?.id)
    expect(attempts).toHaveLength(2)
    expect(attempts[1]?.body).toBe(attempts[0]?.body)
  })

  it('waits as long as the provider asks', async () => {
    answer = () => Response.json({}, { status: 429, headers: { 'retry-after': '600' } })
    const outbox = await sendTo(backend)
    await expect.poll(outbox, patience).toMatchObject({ status: 'pending', attempts: 1 })
    const row = await outbox()
    expect(row?.wait_seconds).toBeGreaterThan(580)
    expect(row?.wait_seconds).toBeLessThanOrEqual(600)
  })

  it('gives up an undeliverable mail at once, and says why', async () => {
    const refusal = { name: 'validation_error', message: 'Invalid `to` field' }
    answer = () => Response.json(refusal, { status: 422 })
    const outbox = await sendTo(backend)
    await expect.poll(outbox, patience).toMatchObject({
      status: 'failed',
      attempts: 1,
      last_error: 'HTTP 422 validation_error: Invalid `to` field',
    })
  })

  it('gives up after the last attempt if the provider stays down', async () => {
    answer = () => Response.json({}, { status: 503 })
    const outbox = await sendTo(backend)
    for (const attempts of [1, 2]) {
      await expect.poll(outbox, patience).toMatchObject({ status: 'pending', attempts })
      await tryAgain()
    }
    await expect.poll(outbox, patience).toMatchObject({ status: 'failed', attempts: 3 })
    expect(attemptsAt((await outbox())?.id)).toHaveLength(3)
  })

  it('ends an attempt before another may begin', async () => {
    answer = () => new Promise(() => {})
    const outbox = await sendTo(backend)
    await expect.poll(outbox, patience).toMatchObject({ status: 'pending', attempts: 1 })
    answer = accept
    await expect.poll(outbox, patience).toMatchObject({ status: 'sent', attempts: 2 })
  })

  describe('deliver-mail', () => {
    const call = (headers: Record<string, string>, method = 'POST') =>
      fetch(`${backend.url}/functions/v1/deliver-mail`, { method, headers })

    it.each([
      ['no key', {}],
      ['the publishable key', { apikey: localPublishableKey }],
      ['a wrong secret key', { apikey: 'sb_secret_wrong' }],
      ['an empty key', { apikey: '' }],
    ])('refuses %s', async (_, headers) => {
      const response = await call(headers)
      expect(response.status).toBe(401)
      expect(errorBodySchema.parse(await response.json()).error.code).toBe('unauthorized')
    })

    it('refuses a GET', async () => {
      expect((await call({ apikey: backend.secretKey }, 'GET')).status).toBe(405)
    })

    it('delivers everything that is due and counts it', async () => {
      await backend.supabase.sql(
        `with added as (
           insert into public.emails (subject)
           select 'Тема' from generate_series(1, 10) returning id
         )
         insert into public.outbox (email_id, kind, to_email, subject, text_body)
         select id, 'lead_notification', 'managers@kerege.example', 'Тема', 'Текст' from added`,
      )
      const response = await call({ apikey: backend.secretKey })
      expect(response.status).toBe(200)
      const waiting = `select count(*)::int as mails from public.outbox
        where status in ('pending', 'sending') and next_attempt_at <= now()`
      await expect.poll(() => backend.supabase.sql(waiting), patience).toEqual([{ mails: 0 }])
      expect(await response.json()).toMatchObject({ retried: 0, failed: 0, lost: 0 })
    })
  })
})
