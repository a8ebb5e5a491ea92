import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sharedBackend, type SharedBackend } from '../support/backend.ts'
import { readMailbox } from '../support/read-mailbox.ts'
import { consultationRequest, projectQuiz, sendLead } from '../support/send-lead.ts'
import { findMails, inboundMail, json, postSigned } from './inbound-mail/post-inbound.ts'

const patience = { timeout: 10_000, interval: 100 }

let backend: SharedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() => backend.supabase.sql('delete from private.rate_limits'))

const mailsTo = async (address: string) =>
  (await readMailbox(backend.url)).filter(({ to }) => to === address)

const leadOf = async (submissionId: string) => {
  const [row] = await backend.supabase.sql<{ id: string; thread_id: string }>(
    'select id, thread_id from public.emails where submission_id = private.public_submission_id($1)',
    submissionId,
  )
  return row
}

let visitors = 0
/** A new visitor. */
const newAddress = () => `visitor-${(visitors += 1)}@client.example`

describe('the sender of a lead', () => {
  it('hears that it arrived, what was chosen and by when we answer', async () => {
    const email = newAddress()
    const request = consultationRequest({ email, projectType: 'web', budget: '3m+' })
    expect((await sendLead(backend.url, request)).status).toBe(200)
    await expect.poll(() => mailsTo(email), patience).toHaveLength(1)
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Мы получили вашу заявку: консультация')
    expect(mail?.text).toMatch(/Бюджет: От 30\s000\s\$/)
    expect(mail?.text).toMatch(/Ответим до: \p{L}+, \d+ \p{L}+, \d\d:\d\d/u)
    expect(mail?.headers).toMatchObject({
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
    })
  })

  it('hears it in the language of the page, which is stored with the lead', async () => {
    const email = newAddress()
    const submissionId = crypto.randomUUID()
    const consent = { textVersion: '2026-11-29-en' }
    const request = { ...consultationRequest({ email }), submissionId, lang: 'en', consent }
    expect((await sendLead(backend.url, request)).status).toBe(200)
    await expect.poll(() => mailsTo(email), patience).toHaveLength(1)
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('We have received your request: consultation')
    expect(mail?.text).not.toMatch(/[а-яё]/i)
    const stored = await backend.supabase.sql(
      `select lead ->> 'lang' as lang from public.emails
       where submission_id = private.public_submission_id($1)`,
      submissionId,
    )
    expect(stored).toEqual([{ lang: 'en' }])
  })

  it('repeats nothing that was typed: a stranger cannot send text through us', async () => {
    const email = newAddress()
    const typed = 'Выиграйте на https://spam.example'
    const data = { ...projectQuiz, email, name: typed, company: typed, description: typed }
    const request = {
      type: 'project_quiz',
      data: { ...data, features: typed },
      interest: typed,
      origin: { pageUrl: 'https://spam.example', referrer: 'https://spam.example' },
    }
    expect((await sendLead(backend.url, request)).status).toBe(200)
    await expect.poll(() => mailsTo(email), patience).toHaveLength(1)
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain('Приоритет: ')
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/spam|Выиграйте/)
  })

  it('gets one confirmation, however often the form is sent', async () => {
    const email = newAddress()
    const request = consultationRequest({ email })
    await Promise.all([1, 2, 3].map(() => sendLead(backend.url, request)))
    expect((await sendLead(backend.url, request)).status).toBe(200)
    await expect.poll(() => mailsTo(email), patience).toHaveLength(1)
    const rows = await backend.supabase.sql(
      `select from public.outbox where to_email = $1 and kind = 'lead_confirmation'`,
      email,
    )
    expect(rows).toHaveLength(1)
  })

  it('gets none for a lead that is suspicious', async () => {
    await sendLead(backend.url, consultationRequest({ email: newAddress() }))
    await backend.supabase.sql('update private.rate_limits set hits = 5')
    const request = consultationRequest({ email: newAddress() })
    expect((await sendLead(backend.url, request)).status).toBe(200)
    const lead = await leadOf(request.submissionId)
    expect(
      await backend.supabase.sql('select from public.outbox where email_id = $1', lead?.id ?? ''),
    ).toEqual([])
  })

  it('answers it, and the answer comes into the thread of the lead', async () => {
    const email = newAddress()
    const request = consultationRequest({ email })
    await sendLead(backend.url, request)
    await expect.poll(() => mailsTo(email), patience).toHaveLength(1)
    const [mail] = await mailsTo(email)
    const lead = await leadOf(request.submissionId)
    // As mail programs do: they repeat the references and name the mail itself, here by the provider's own id.
    const answer = inboundMail({
      from: `Айда <${email}>`,
      subject: `Re: ${mail?.subject}`,
      inReplyTo: '<provider-1@ses.example>',
      references: [mail?.headers?.References ?? '', '<provider-1@ses.example>'],
    })
    const posted = await postSigned(backend, JSON.stringify(answer), json, {
      secret: backend.webhookSecret,
    })
    expect(posted.status).toBe(200)
    const [stored] = await findMails(backend, answer.messageId)
    expect(stored).toMatchObject({ thread_id: lead?.thread_id, refers_to_thread_id: null })
  })
})
