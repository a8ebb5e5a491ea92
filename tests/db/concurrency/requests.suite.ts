import { expect, it } from 'vitest'
import { numbered } from '../rules/inbox.ts'
import type { Sessions } from '../support/sessions.ts'

interface Customer {
  email?: string
  name?: string
  phone?: string
}

const aida: Customer = { email: 'aida@client.example' }
const bakyt: Customer = { email: 'bakyt@client.example' }

const submit = (submission: number, client: string, customer: Customer) => `
  select outcome, email_id from public.submit_lead(
    '${numbered(submission)}', '${client}', 5, 60, '{"source": "consultation", "subject": "Заявка"}',
    '${JSON.stringify(customer)}', null,
    '{"to_email": "leads@kerege.example", "subject": "Заявка", "text_body": "-"}')`

const receive = (messageId: string, { email: from_email }: Customer, changes: object = {}) => {
  const email = { message_id: messageId, from_email, authentication: 'pass', reference_ids: [] }
  return `select outcome, email_id
    from public.receive_email('${JSON.stringify({ ...email, ...changes })}')`
}

const stored = [{ outcome: 'stored', email_id: expect.any(String) }]

/** Leads, mails from outside and quizzes that arrive at the same moment. */
export function requestsSuite({ run, inTurn, sideBySide }: Sessions): void {
  const customers = () => run('select email, name, phone from public.customers')

  it('makes one lead of a submission, and counts it once', async () => {
    const [first, second] = await inTurn(submit(1, 'a', aida), submit(1, 'b', bakyt))
    expect(first).toEqual(stored)
    expect(second).toEqual([{ outcome: 'duplicate', email_id: first[0]?.email_id }])
    expect(await run('select client_hash from private.rate_limits')).toEqual([{ client_hash: 'a' }])
    expect(await customers()).toMatchObject([aida])
  })

  it('stores leads of different people without a wait', async () => {
    expect(await sideBySide(submit(1, 'a', aida), submit(2, 'b', bakyt))).toEqual([stored, stored])
  })

  it.each<[string, Customer]>([
    ['an address', aida],
    ['only a telephone number', { phone: '+996 555 123456' }],
  ])('makes one customer of two leads with %s, and keeps the name', async (_, contact) => {
    const named = { ...contact, name: 'Аида' }
    await inTurn(submit(1, 'a', named), submit(2, 'b', contact))
    expect(await customers()).toMatchObject([named])
    const leads = await run('select from public.emails where customer_id is not null')
    expect(leads).toHaveLength(2)
  })

  it('makes one customer of a lead and a mail', async () => {
    await inTurn(submit(1, 'a', aida), receive('<1@client.example>', aida))
    expect(await customers()).toHaveLength(1)
  })

  it('stores a mail that is delivered twice once', async () => {
    const id = '<1@client.example>'
    const [first, second] = await inTurn(receive(id, aida), receive(id, aida))
    expect(first).toEqual(stored)
    expect(second).toEqual([{ outcome: 'duplicate', email_id: first[0]?.email_id }])
    expect(await customers()).toMatchObject([aida])
  })

  it('stores two mails with the same id', async () => {
    const id = '<1@client.example>'
    expect(await inTurn(receive(id, aida), receive(id, bakyt))).toEqual([stored, stored])
  })

  it('stores mails in one thread one after the other, and counts both', async () => {
    const question = '<1@client.example>'
    await run(receive(question, aida))
    const unverified = { in_reply_to: question, authentication: 'none' }
    const answers = await inTurn(
      receive('<2@client.example>', aida, unverified),
      receive('<3@client.example>', aida, unverified),
    )
    expect(answers).toEqual([stored, stored])
    expect(await run('select answers from public.emails where listed_at is not null')).toEqual([
      { answers: 2 },
    ])
  })

  it('stores mails of different people without a wait', async () => {
    const both = sideBySide(receive('<1@client.example>', aida), receive('<2@x.example>', bakyt))
    expect(await both).toEqual([stored, stored])
  })

  it('begins one digest of two suspicious leads', async () => {
    await run(submit(1, 'a', aida))
    const above = (submission: number, client: string, customer: Customer) =>
      submit(submission, client, customer).replace(/\)$/, ', 20, 1)')
    expect(await inTurn(above(2, 'b', aida), above(3, 'c', bakyt))).toEqual([stored, stored])
    const digests = await run(`select from public.outbox where kind = 'lead_digest'`)
    expect(digests).toHaveLength(1)
  })

  it('keeps the further of two steps of a quiz', async () => {
    const report = (step: number) =>
      `select public.report_quiz_progress('${numbered(1)}', ${step}, false)`
    await inTurn(report(3), report(2))
    expect(await run('select furthest_step from public.quiz_runs')).toEqual([{ furthest_step: 3 }])
  })
}
