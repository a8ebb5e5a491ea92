import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedBackend, type TestBackend } from '../support/backend.ts'
import { expectError } from '../support/expect-error.ts'
import { readMailbox } from '../support/read-mailbox.ts'
import { newSessionId } from '../support/send-chat.ts'
import { consultation, consultationRequest, sendLead } from '../support/send-lead.ts'
import { signInAs, type SessionHeaders } from '../support/sign-in.ts'

const patience = { timeout: 20_000, interval: 200 }
const unknown = { consent: { textVersion: '2030-01-01' } }

let backend: TestBackend
let admin: SessionHeaders
beforeAll(async () => {
  backend = await sharedBackend()
  admin = await signInAs(backend, 'admin')
})

const post = (path: string, body: unknown, headers: Record<string, string> = admin) =>
  fetch(`${backend.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const count = async (table: string) => {
  const [row] = await backend.supabase.sql<{ rows: number }>(
    `select count(*)::int as rows from ${table}`,
  )
  return row?.rows
}

describe('a consent of an unknown version', () => {
  it.each([
    ['send-email', () => consultationRequest({}, unknown), 'public.emails'],
    [
      'newsletter',
      () => ({ action: 'subscribe', email: 'unknown@client.example', ...unknown }),
      'public.newsletter_subscriptions',
    ],
    [
      'ai-chat',
      () => ({ message: 'Привет', history: [], sessionId: newSessionId(), ...unknown }),
      'public.chat_sessions',
    ],
  ])('is refused by %s, which says so and stores nothing', async (name, body, table) => {
    const before = await count(table)
    const answer = await post(`/functions/v1/${name}`, body(), {})
    const { fields } = await expectError(answer, 422, 'invalid_fields')
    expect(fields).toEqual({
      'consent.textVersion': expect.stringContaining('Неизвестная версия согласия'),
    })
    expect(await count(table)).toBe(before)
  })
})

describe('a lead without a consent', () => {
  const address = 'bare@client.example'
  const mailsTo = async (to: string) =>
    (await readMailbox(backend.url)).filter((mail) => mail.to === to)

  it('gets the confirmation and our answer, and no other mail', async () => {
    const { sql } = backend.supabase
    const sent = await sendLead(backend.url, {
      type: 'consultation',
      data: { ...consultation, email: address },
    })
    expect(sent.status).toBe(200)
    const [lead] = await sql<{ id: string; consents: number }>(
      `select e.id, (select count(*)::int from public.consents c where c.email_id = e.id) as consents
       from public.emails e where from_email = $1`,
      address,
    )
    expect(lead?.consents).toBe(0)

    await sql(`insert into public.newsletter_subscriptions (email, status, confirmed_at)
      values ('reader@client.example', 'confirmed', now())`)
    const issueId = randomUUID()
    await sql(
      `insert into public.newsletter_issues (id, subject, body, pace_per_minute)
       values ($1, 'Новая статья', 'Читайте', 6000)`,
      issueId,
    )
    const started = await post('/rest/v1/rpc/steer_newsletter_issue', {
      issue_id: issueId,
      act: 'start',
    })
    expect(started.status, await started.text()).toBe(200)
    const replied = await post('/functions/v1/send-reply', {
      replyId: randomUUID(),
      emailId: lead?.id,
      subject: 'Ваша заявка',
      body: 'Позвоним завтра.',
    })
    expect(replied.status).toBe(200)

    await expect.poll(() => mailsTo('reader@client.example'), patience).toHaveLength(1)
    await expect.poll(() => mailsTo(address), patience).toHaveLength(2)
    const kinds = await sql<{ kind: string }>(
      `select kind from public.outbox where lower(to_email) = $1 order by kind`,
      address,
    )
    expect(kinds.map(({ kind }) => kind)).toEqual(['lead_confirmation', 'reply'])
    expect(
      await sql('select from public.newsletter_subscriptions where email = $1', address),
    ).toEqual([])
  })
})
