import { beforeAll, expect, it } from 'vitest'
import { schedule } from '../../src/content/schedule.ts'
import { sharedBackend, type TestBackend, withFunctions } from '../support/backend.ts'
import { callSchedule, deliverMail } from '../support/deliver-mail.ts'
import { freePort } from '../support/processes.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
  await backend.supabase.sql('delete from public.outbox')
  await deliverMail(backend)
})

/** Asks functions that have kept no answer. */
async function ask(headers: Record<string, string> = {}, env: Record<string, string> = {}) {
  const fresh = await withFunctions(backend, env)
  try {
    const answer = await fetch(`${fresh.url}/functions/v1/health`, { headers })
    return { status: answer.status, body: await answer.text() }
  } finally {
    await fresh.close()
  }
}

it('tells a monitor that all is well, and no more', async () => {
  const { status, body } = await ask()
  expect([status, JSON.parse(body)]).toEqual([200, { ok: true, release: 'unknown', problems: [] }])
})

it('answers a secret key with the settings of the functions', async () => {
  const env = {
    CAPTCHA: 'turnstile:secret-of-the-captcha',
    MAIL_FROM: 'Site <a@Mail.Kerege.example>',
  }
  const { body } = await ask({ apikey: backend.secretKey }, env)
  expect(JSON.parse(body)).toMatchObject({
    functions: {
      mail: { transport: 'mailbox', domain: 'mail.kerege.example' },
      captcha: 'turnstile',
    },
  })
  expect(body).not.toContain('secret-of-the-captcha')
})

it('has the database count by the hours and promises of the content, from the next call on', async () => {
  await backend.supabase.sql(`update private.schedule
    set working_hours = '{"timeZone": "UTC", "week": [], "exceptions": {}}', promises = null`)
  await deliverMail(backend)
  const { workingHours, promises } = schedule
  expect(
    await backend.supabase.sql(
      'select private.working_hours() as "workingHours", promises from private.schedule',
    ),
  ).toEqual([{ workingHours, promises }])
})

it('alarms a monitor when mail has stopped, without a word about persons', async () => {
  await backend.supabase.sql(`
    insert into public.outbox (kind, to_email, subject, text_body, attempts, last_error, next_attempt_at)
    values ('notification_digest', 'aida@client.example', 'Subject', 'Text', 3,
      'connect ECONNREFUSED for aida@client.example', now() + interval '1 hour')`)
  const { status, body } = await ask()
  expect([status, JSON.parse(body)]).toEqual([
    503,
    { ok: false, release: 'unknown', problems: ['mail stopped'] },
  ])

  const told = await ask({ apikey: backend.secretKey })
  expect(JSON.parse(told.body)).toMatchObject({
    functions: { problems: [{ part: 'mail', kind: 'stopped', count: 1 }] },
  })
})

/** What a visitor's form is answered, and the schedule, whose mails would tell an admin. */
async function answersTo(asked: TestBackend) {
  const form = await fetch(`${asked.url}/functions/v1/send-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'consultation',
      submissionId: crypto.randomUUID(),
      data: { name: 'Айбек', email: 'aibek@example.com', phone: '+996 700 123 456' },
    }),
  })
  const { error }: { error: unknown } = await form.json()
  return { form: [form.status, error], schedule: (await callSchedule(asked)).status }
}

// Of which the form makes a sentence with the code of the log, and keeps what was typed.
const notNow = {
  code: 'unavailable',
  message: 'Сервис временно недоступен. Попробуйте позже',
  request: expect.stringMatching(/^\w+$/),
}

it('alarms a monitor when the database takes no rows; forms are told to come later', async () => {
  await backend.supabase.sql('set default_transaction_read_only = on')
  try {
    const { status, body } = await ask()
    expect(status).toBe(503)
    expect(JSON.parse(body)).toMatchObject({
      ok: false,
      problems: expect.arrayContaining(['database read_only']),
    })
    expect(await answersTo(backend)).toEqual({ form: [503, notNow], schedule: 503 })
  } finally {
    await backend.supabase.sql('set default_transaction_read_only = off')
  }
})

it('alarms a monitor when the database is dead; forms are told to come later', async () => {
  const dead = { SUPABASE_URL: `http://127.0.0.1:${await freePort()}` }
  const { status, body } = await ask({}, dead)
  expect([status, JSON.parse(body)]).toEqual([503, { error: notNow }])
  const functions = await withFunctions(backend, dead)
  try {
    expect(await answersTo(functions)).toEqual({ form: [503, notNow], schedule: 503 })
  } finally {
    await functions.close()
  }
})
