import { type APIRequestContext, expect } from 'playwright/test'
import { unique } from './accounts.ts'
import { expectMails, linkIn } from './mailbox.ts'

export const firstPassword = 'secret-1'

const headers = { apikey: 'sb_publishable_local_kerege' }

/** Signs an account of its own up, past the form. @returns its address, not yet confirmed */
export async function createAccount(request: APIRequestContext): Promise<string> {
  const email = `${unique('account-')}@company.kg`
  const data = { email, password: firstPassword, data: { full_name: 'Нурлан Иманов' } }
  const answer = await request.post('/auth/v1/signup', { headers, data })
  expect(answer.ok()).toBe(true)
  return email
}

/** The latest of `count` mails to an address. */
export async function latestLink(request: APIRequestContext, email: string, count: number) {
  const [mail] = await expectMails(request, ({ to }) => [to].flat().includes(email), count)
  if (!mail) throw new Error(`no mail to ${email}`)
  return linkIn(mail)
}

/** The same, confirmed by its mail's link. */
export async function createConfirmedAccount(request: APIRequestContext): Promise<string> {
  const email = await createAccount(request)
  await request.get(await latestLink(request, email, 1), { maxRedirects: 0 })
  return email
}
