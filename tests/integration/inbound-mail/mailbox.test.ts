import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { sharedBackend, type TestBackend } from '../../support/backend.ts'
import { readMailbox } from '../../support/read-mailbox.ts'
import { consultationRequest, sendLead } from '../../support/send-lead.ts'
import { signInAs } from '../../support/sign-in.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await sharedBackend()
})

const mailTo = async (address: string, about = '') =>
  (await readMailbox(backend.url)).find(
    ({ to, subject }) => to === address && subject.includes(about),
  )

async function pageOf(address: string, about = '') {
  const id = (await mailTo(address, about))?.id ?? ''
  const url = `${backend.url}/mailbox/messages/${id}`
  return { url, html: await (await fetch(url)).text() }
}

/** As a browser sends the page's form. */
const answer = (url: string, text: string) =>
  fetch(`${url}/answer`, {
    method: 'POST',
    headers: { origin: backend.url },
    body: new URLSearchParams({ text }),
  })

it('answers a reply in the local mailbox, and the answer is in the inbox', async () => {
  const request = consultationRequest()
  const customer = request.data.email
  await sendLead(backend.url, request)
  const [lead] = await backend.supabase.sql<{ id: string }>(
    'select id from public.emails where submission_id = private.public_submission_id($1)',
    request.submissionId,
  )
  const reply = { replyId: randomUUID(), emailId: lead?.id, subject: 'Заявка', body: 'Когда?' }
  await fetch(`${backend.url}/functions/v1/send-reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await signInAs(backend, 'staff')) },
    body: JSON.stringify(reply),
  })
  await expect.poll(() => mailTo(customer, 'Заявка'), { timeout: 20_000 }).toBeDefined()

  const { url, html } = await pageOf(customer, 'Заявка')
  expect(html).toContain(`Ответить от имени ${customer}`)
  const answered = await answer(url, 'Завтра в <b>три</b>')
  expect(await answered.text()).toContain('Ответ отправлен')
  const thread = await backend.supabase.sql(
    `select source, from_email, subject, body from public.emails where thread_id = $1
     order by created_at`,
    lead?.id ?? '',
  )
  expect(thread.slice(1)).toEqual([
    { source: 'inbound', from_email: customer, subject: 'Re: Заявка', body: 'Завтра в <b>три</b>' },
  ])
})

it('offers no answer to mails outside threads', async () => {
  const managers = 'managers@kerege.example'
  await expect.poll(() => mailTo(managers), { timeout: 20_000 }).toBeDefined()
  const { url, html } = await pageOf(managers)
  expect(html).not.toContain('<form')
  expect((await answer(url, 'Да')).status).toBe(404)
  expect((await answer(`${backend.url}/mailbox/messages/none`, 'Да')).status).toBe(404)
})

// https://resend.com/docs/dashboard/emails/idempotency-keys
it('accepts a mail once per key, and no other mail under it, like Resend', async () => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const mail = {
    from: 'a@kerege.example',
    to: ['b@client.example'],
    subject: 'Один',
    text: 'Текст',
  }
  const post = (body: object) =>
    fetch(`${backend.url}/mailbox/emails`, { method: 'POST', headers, body: JSON.stringify(body) })
  const first = await (await post(mail)).json()
  expect(await (await post(mail)).json()).toEqual(first)
  const other = await post({ ...mail, text: 'Другой текст' })
  expect(other.status).toBe(409)
  expect(await other.json()).toMatchObject({ name: 'invalid_idempotent_request' })
})

it.each([
  ['a mail', 'text/plain', '/mailbox/emails'],
  ['an answer', 'application/x-www-form-urlencoded', '/mailbox/messages/none/answer'],
])('takes no %s from another site’s page', async (_, type, path) => {
  const post = (origin: string) =>
    fetch(backend.url + path, {
      method: 'POST',
      headers: { 'content-type': type, origin },
      body: '{}',
    })
  expect((await post('https://evil.example')).status).toBe(403)
  expect((await post('null')).status).toBe(403)
  expect((await post(backend.url)).status).not.toBe(403)
})
