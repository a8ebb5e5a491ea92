import { type APIRequestContext, expect } from 'playwright/test'
import { z } from 'zod'
import { localPublishableKey } from '../../../dev/backend/secrets.ts'
import { demoPassword, unique } from './accounts.ts'
import { expectMails, linkIn } from './mailbox.ts'

/** Signs up a new account without the form. @returns its address, not yet confirmed */
export async function createAccount(
  request: APIRequestContext,
  name = 'Нурлан Иманов',
): Promise<string> {
  const email = `${unique('account-')}@company.kg`
  const answer = await request.post('/auth/v1/signup', {
    headers: { apikey: localPublishableKey },
    data: { email, password: demoPassword, data: { full_name: name } },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return email
}

/** The link in the latest of `count` mails to an address. */
export async function latestLink(request: APIRequestContext, email: string, count: number) {
  const [mail] = await expectMails(request, ({ to }) => [to].flat().includes(email), count)
  if (!mail) throw new Error(`no mail to ${email}`)
  return linkIn(mail)
}

/** The same as `createAccount`, confirmed by the link in its mail, with the demo password. */
export async function createConfirmedAccount(request: APIRequestContext, name?: string) {
  const email = await createAccount(request, name)
  const { hash } = new URL(await latestLink(request, email, 1))
  const fields = new URLSearchParams(hash.slice(1))
  const answer = await request.post('/auth/v1/verify', {
    headers: { apikey: localPublishableKey },
    data: { type: fields.get('type'), token_hash: fields.get('token_hash') },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { access_token } = z.object({ access_token: z.string() }).parse(await answer.json())
  const chosen = await request.put('/auth/v1/user', {
    headers: { apikey: localPublishableKey, Authorization: `Bearer ${access_token}` },
    data: { password: demoPassword },
  })
  expect(chosen.ok(), await chosen.text()).toBe(true)
  return email
}
