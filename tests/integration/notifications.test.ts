import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { alwaysOpen } from '../../dev/backend/always-open.ts'
import { startTestBackend, type TestBackend } from '../support/backend.ts'
import { deliverMail } from '../support/deliver-mail.ts'
import { type HttpFake, startHttpFake } from '../support/fakes/http-fake.ts'
import { consultationRequest, sendLead } from '../support/send-lead.ts'
import { closedNow } from '../support/working-time.ts'

const token = '123456:secret-of-the-bot'
const staffId = randomUUID()
const patience = { timeout: 20_000, interval: 100 }

const messageSchema = z.object({ chat_id: z.string(), text: z.string() }).loose()
const mailSchema = z.object({ to: z.array(z.string()), subject: z.string(), text: z.string() })

let backend: TestBackend
let telegram: HttpFake
let resend: HttpFake
let answerTelegram: () => Response
let answerMail: () => Response
const sql = <Row>(query: string, ...parameters: string[]) =>
  backend.supabase.sql<Row>(query, ...parameters)

const acceptMail = () => Response.json({ id: 'resend-1' })
const acceptMessage = () => Response.json({ ok: true, result: { message_id: 1 } })

beforeAll(async () => {
  telegram = await startHttpFake(() => answerTelegram())
  resend = await startHttpFake(() => answerMail())
  answerTelegram = acceptMessage
  answerMail = acceptMail
  backend = await startTestBackend({
    functionsEnv: {
      MAIL_TRANSPORT: 'resend',
      RESEND_API_KEY: 're_key',
      RESEND_BASE_URL: resend.url,
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_CHAT_ID: '-100200300',
      TELEGRAM_BASE_URL: telegram.url,
      OUTBOX_RETRY_BASE_SECONDS: '1',
      RESEND_REQUESTS_PER_SECOND: '100',
    },
  })
  await sql(
    `insert into auth.users (id, email, raw_user_meta_data)
     values ($1, 'aigul@kerege.example', '{"full_name": "Айгуль Асанова"}')`,
    staffId,
  )
  await sql(`update public.user_roles set role = 'staff' where user_id = $1`, staffId)
  await deliverMail(backend)
})
afterAll(async () => {
  await backend.close()
  await telegram.close()
  await resend.close()
})
beforeEach(async () => {
  answerTelegram = acceptMessage
  answerMail = acceptMail
  await sql('delete from private.rate_limits')
  await sql(alwaysOpen)
})

/** Sends a lead; returns its email's id. */
async function newLead(): Promise<string> {
  const request = consultationRequest()
  expect((await sendLead(backend.url, request)).status).toBe(200)
  const [row] = await sql<{ id: string }>(
    'select id from public.emails where submission_id = private.public_submission_id($1)',
    request.submissionId,
  )
  return row?.id ?? ''
}

interface OutboxRow {
  id: string
  status: string
  attempts: number
  last_error: string | null
  /** Seconds until the next attempt. */
  wait_seconds: number
}

/** The row of the team's message about an email. */
const message = async (emailId: string) => {
  const [row] = await sql<OutboxRow>(
    `select id, status, attempts, last_error, extract(epoch from next_attempt_at - now())::int as wait_seconds
     from public.outbox where email_id = $1 and kind = 'notification_telegram'`,
    emailId,
  )
  return row
}

/** The Telegram messages about an email. */
const sentAbout = (emailId: string) =>
  telegram.requests
    .map(({ path, body }) => ({ path, ...messageSchema.parse(JSON.parse(body)) }))
    .filter(({ text }) => text.includes(emailId))

describe('the team’s chat in Telegram', () => {
  it('is notified of a new lead once, with link and deadline, and without personal data', async () => {
    const emailId = await newLead()
    await expect
      .poll(() => message(emailId), patience)
      .toMatchObject({ status: 'sent', attempts: 1 })
    const [sent, ...more] = sentAbout(emailId)
    expect(more).toEqual([])
    expect(sent).toMatchObject({
      path: `/bot${token}/sendMessage`,
      chat_id: '-100200300',
      link_preview_options: { is_disabled: true },
    })
    expect(sent?.text).toMatch(/^Новое обращение: ответить .+ до\s\d\d:\d\d\n/)
    expect(sent?.text.split('\n').at(-1)).toBe(`${backend.url}/admin?email=${emailId}`)
    expect(sent?.text).not.toMatch(/Айгерим|996|romashka/)
  })

  it('is tried again after a failure', async () => {
    let failures = 1
    answerTelegram = () =>
      failures-- > 0 ? new Response('Bad Gateway', { status: 502 }) : acceptMessage()
    const emailId = await newLead()
    await expect
      .poll(() => message(emailId), patience)
      .toMatchObject({ status: 'sent', attempts: 2 })
    expect(sentAbout(emailId)).toHaveLength(2)
  })

  it('is left alone for as long as it asks', async () => {
    answerTelegram = () =>
      Response.json(
        {
          ok: false,
          error_code: 429,
          description: 'Too Many Requests: retry after 600',
          parameters: { retry_after: 600 },
        },
        { status: 429 },
      )
    const emailId = await newLead()
    await expect
      .poll(() => message(emailId), patience)
      .toMatchObject({ status: 'pending', attempts: 1 })
    const row = await message(emailId)
    expect(row?.wait_seconds).toBeGreaterThan(580)
    expect(row?.wait_seconds).toBeLessThanOrEqual(600)
  })

  it('that refuses for good is not asked again, and staff see why', async () => {
    const description = 'Bad Request: message text is empty'
    answerTelegram = () =>
      Response.json({ ok: false, error_code: 400, description }, { status: 400 })
    const emailId = await newLead()
    await expect
      .poll(() => message(emailId), patience)
      .toMatchObject({
        status: 'failed',
        attempts: 1,
        last_error: `Telegram: HTTP 400 ${description}`,
      })
  })

  it('waits for the opening by night', async () => {
    for (const statement of closedNow) await sql(statement)
    const emailId = await newLead()
    await deliverMail(backend)
    expect(await message(emailId)).toMatchObject({ status: 'pending', attempts: 0 })
    expect((await message(emailId))?.wait_seconds).toBeGreaterThan(8 * 3600)
    expect(sentAbout(emailId)).toEqual([])
  })
})

describe('a digest', () => {
  const toStaff = () =>
    resend.requests
      .map(({ headers, body }) => ({
        key: headers.get('idempotency-key'),
        ...mailSchema.parse(JSON.parse(body)),
      }))
      .filter(({ to }) => to.includes('aigul@kerege.example'))

  it('lists unread notifications with links, and is sent once', async () => {
    const first = await newLead()
    const second = await newLead()
    await sql(
      `update public.emails set assigned_to_user_id = $1 where id in ($2, $3)`,
      staffId,
      first,
      second,
    )
    await sql(`update public.notifications set announce_at = now() - interval '6 minutes'`)
    answerMail = () => (toStaff().length === 1 ? Response.json({}, { status: 500 }) : acceptMail())
    await deliverMail(backend)
    // Two attempts at one mail: a provider drops the second one with the same key.
    await expect.poll(toStaff, patience).toHaveLength(2)
    await Promise.all([deliverMail(backend), deliverMail(backend)])
    const mails = toStaff()
    expect(mails).toHaveLength(2)
    expect(new Set(mails.map(({ key }) => key)).size).toBe(1)
    const [mail] = mails
    expect(mail?.subject).toBe('2 непрочитанных уведомления')
    expect(mail?.text).toContain('Вам назначено письмо')
    for (const id of [first, second]) {
      expect(mail?.text).toContain(`${backend.url}/admin?email=${id}`)
    }
    expect(mail?.text).toContain(`${backend.url}/admin?tab=notifications`)
  })
})
