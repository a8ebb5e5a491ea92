import type { EmailMessage } from '@supabase/lite'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type EmbeddedSupabase, startSupabase } from '../../dev/backend/supabase.ts'
import { pause } from '../support/processes.ts'

// What Supabase Auth (bc32168) answers, and Lite 0.10 by itself does not.

const siteUrl = 'http://127.0.0.1:5997'
const apikey = 'sb_publishable_rules'
const mailPauseMs = 300
const [email, password] = ['aida@company.kg', 'a good password']
const mails: EmailMessage[] = []
let supabase: EmbeddedSupabase

beforeAll(async () => {
  process.env.LITE_AUTH_BCRYPT_COST = '4'
  supabase = await startSupabase({
    database: { kind: 'pglite', folder: 'memory://' },
    storageFolder: 'unused',
    siteUrl,
    publishableKey: apikey,
    secretKey: 'sb_secret_rules',
    jwtSecret: 'only for this test run, and long enough',
    mailPauseMs,
    sendEmail: async (mail) => void mails.push(mail),
  })
})
afterAll(() => supabase.close())
beforeEach(async () => {
  mails.length = 0
  await supabase.sql('delete from auth.users')
  await pause(mailPauseMs)
})

const answerSchema = z
  .looseObject({
    error_code: z.string(),
    msg: z.string(),
    access_token: z.string(),
    refresh_token: z.string(),
  })
  .partial()

async function ask(method: string, path: string, body?: unknown, token?: string) {
  const answer = await supabase.fetch(
    new Request(`${siteUrl}/auth/v1/${path}`, {
      method,
      headers: {
        apikey,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  )
  const json = answerSchema.safeParse(await answer.json().catch(() => ({}))).data ?? {}
  const { error_code: code, msg: says, access_token, refresh_token } = json
  return { status: answer.status, code, says, access_token, refresh_token }
}

const signIn = (secret = password, as = email) =>
  ask('POST', 'token?grant_type=password', { email: as, password: secret })
const refresh = (token?: string) =>
  ask('POST', 'token?grant_type=refresh_token', { refresh_token: token })

function linkIn(mail: EmailMessage | undefined) {
  const link = /href="([^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
  return Object.fromEntries(new URLSearchParams(link.split('#')[1]))
}
const redeem = (mail: EmailMessage | undefined) => ask('POST', 'verify', linkIn(mail))

/** A confirmed account with a password, signed in. */
async function register() {
  await ask('POST', 'signup', { email, password })
  const { access_token: token } = await redeem(mails.at(-1))
  expect((await ask('PUT', 'user', { password }, token)).status).toBe(200)
  return token
}

it('lets no blocked account sign in, refresh, redeem a link or change itself', async () => {
  const token = await register()
  const session = await signIn()
  await ask('POST', 'recover', { email })
  await supabase.sql(`update auth.users set banned_until = now() + interval '1 day'`)
  expect(await signIn()).toMatchObject({ status: 400, code: 'user_banned' })
  expect(await signIn('wrong password')).toMatchObject({ status: 400, code: 'invalid_credentials' })
  expect(await refresh(session.refresh_token)).toMatchObject({ status: 400, code: 'user_banned' })
  expect(await redeem(mails.at(-1))).toMatchObject({ status: 403, code: 'user_banned' })
  expect(await ask('PUT', 'user', { password: 'another one' }, token)).toMatchObject({
    status: 403,
    code: 'user_banned',
  })
  expect(await supabase.sql('select id from auth.sessions')).toEqual([])
  await supabase.sql('update auth.users set banned_until = null')
  expect((await signIn()).status).toBe(200)
})

it('ends the other sessions with a new password, and the links that were mailed before', async () => {
  const token = await register()
  const other = await signIn()
  await ask('POST', 'recover', { email })
  expect((await ask('PUT', 'user', { password: 'a new password' }, token)).status).toBe(200)
  expect((await ask('GET', 'user', undefined, token)).status).toBe(200)
  expect((await ask('GET', 'user', undefined, other.access_token)).status).toBe(403)
  expect((await refresh(other.refresh_token)).status).toBe(400)
  expect(await redeem(mails.at(-1))).toMatchObject({ status: 403, code: 'otp_expired' })
})

const confirmedAddress = () =>
  supabase.sql(`select email, email_confirmed_at is not null as confirmed from auth.users`)

it.each([
  ['former', 'new', true],
  ['new', 'former', false],
] as const)(
  'has both addresses confirm a change, the %s before the %s, and ends the links that were mailed before',
  async (first, last, isConfirmed) => {
    const token = await register()
    // As the accounts that are made without a mail.
    await supabase.sql('update auth.users set confirmation_sent_at = null')
    const next = 'new.owner@company.kg'
    mails.length = 0
    await ask('PUT', 'user', { email: next }, token)
    const sent = {
      former: mails.find(({ to }) => to === email),
      new: mails.find(({ to }) => to === next),
    }
    expect(mails).toHaveLength(2)
    await ask('POST', 'recover', { email })
    const recovery = mails.at(-1)

    expect(await redeem(sent[first])).toMatchObject({
      status: 200,
      says: expect.stringContaining('proceed to confirm link sent to the other email'),
      access_token: undefined,
    })
    expect(await redeem(sent[first])).toMatchObject({ status: 403, code: 'otp_expired' })
    expect((await signIn()).status).toBe(200)
    expect((await redeem(sent[last])).access_token).toBeDefined()
    expect(await confirmedAddress()).toEqual([{ email: next, confirmed: isConfirmed }])
    for (const spent of [...Object.values(sent), recovery]) {
      expect(await redeem(spent)).toMatchObject({ status: 403, code: 'otp_expired' })
    }

    await ask('POST', 'resend', { type: 'signup', email: next })
    expect(mails.length).toBe(isConfirmed ? 3 : 4)
    if (!isConfirmed) expect((await redeem(mails.at(-1))).status).toBe(200)
    expect(await confirmedAddress()).toEqual([{ email: next, confirmed: true }])
  },
)

it('confirms no change by two links of different mails', async () => {
  const token = await register()
  await ask('PUT', 'user', { email: 'first@company.kg' }, token)
  await redeem(mails.find(({ to }) => to === 'first@company.kg'))
  const former = mails.findLast(({ to }) => to === email)
  await pause(mailPauseMs)
  await ask('PUT', 'user', { email: 'second@company.kg' }, token)
  expect((await redeem(former)).status).toBe(403)
  expect((await redeem(mails.findLast(({ to }) => to === email))).access_token).toBeUndefined()
  expect(await confirmedAddress()).toEqual([{ email, confirmed: true }])
})

it('tells only who knows the password that an account waits for its confirmation', async () => {
  await ask('POST', 'signup', { email, password })
  expect(await signIn()).toMatchObject({ status: 400, code: 'email_not_confirmed' })
  const unknown = await signIn(password, 'nobody@company.kg')
  expect(unknown).toMatchObject({ status: 400, code: 'invalid_credentials' })
  expect(await signIn('wrong password')).toEqual(unknown)
})

it('pauses between two mails of one purpose to one address, whether it has an account', async () => {
  const tooSoon = { status: 429, code: 'over_email_send_rate_limit' }
  const token = await register()
  for (const asked of [email, 'nobody@company.kg']) {
    const answers = [asked, asked.toUpperCase()].map((to) => ask('POST', 'recover', { email: to }))
    expect(await Promise.all(answers)).toMatchObject([{ status: 200 }, tooSoon])
  }
  const changes = ['a', 'b'].map((name) =>
    ask('PUT', 'user', { email: `${name}@company.kg` }, token),
  )
  expect(await Promise.all(changes)).toMatchObject([{ status: 200 }, tooSoon])
  await pause(mailPauseMs)
  expect((await ask('POST', 'recover', { email })).status).toBe(200)
})

it('refuses what is no address, no text or no JSON, and bodies beyond its limit', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const body of ['{', '[]', '1', { email: {}, password }, { email, password: [1] }]) {
    expect((await ask('POST', 'signup', body)).status).toBe(400)
  }
  expect(await ask('POST', 'signup', { email: 'асель@компания.kg', password })).toMatchObject({
    status: 400,
    code: 'validation_failed',
  })
  const named = (name: string) => ({ email, password, data: { full_name: name } })
  expect((await ask('POST', 'signup', named('a\u0000b'))).status).toBe(400)
  expect((await ask('POST', 'signup', named('\\u0000 \ud83d\ude00'))).status).toBe(200)
  expect((await ask('POST', 'signup', named('a'.repeat(200_000)))).status).toBe(413)
  expect(
    (await ask('POST', 'signup', { email: 'a@company.kg', password: 'я'.repeat(37) })).status,
  ).toBe(400)
})

// The other questions that a stranger may ask, and what the real one said: all of them are in auth-parity.test.ts.
it.each<[string, string, unknown, number, string | undefined]>([
  [
    'POST',
    'signup',
    { email, password: '12345' },
    422,
    'Password should be at least 6 characters.',
  ],
  ['POST', 'signup', { password }, 422, 'Anonymous sign-ins are disabled'],
  ['POST', 'signup', {}, 422, 'Anonymous sign-ins are disabled'],
  ['POST', 'signup', { phone: '+996555123456', password }, 400, 'Phone signups are disabled'],
  [
    'POST',
    'signup',
    { email: 'nobody', password },
    400,
    'Unable to validate email address: invalid format',
  ],
  [
    'POST',
    'signup',
    { email, password: 'x'.repeat(73) },
    400,
    'Password cannot be longer than 72 characters',
  ],
  [
    'POST',
    'signup',
    { email, password, app_metadata: { role: 'admin' }, role: 'service_role' },
    200,
    undefined,
  ],
  ['POST', 'resend', { type: 'signup', email: 'nobody@company.kg' }, 200, undefined],
  ['POST', 'recover', { email: 'nobody@company.kg' }, 200, undefined],
  [
    'GET',
    'authorize?provider=google',
    undefined,
    400,
    'Unsupported provider: provider is not enabled',
  ],
  ['POST', 'token', {}, 400, 'unsupported_grant_type'],
  [
    'POST',
    'token?grant_type=refresh_token',
    { refresh_token: 'abcdefghijkl' },
    400,
    'Invalid Refresh Token: Refresh Token Not Found',
  ],
  ['GET', 'user', undefined, 403, 'invalid claim: missing sub claim'],
  ['PUT', 'user', { password }, 403, 'invalid claim: missing sub claim'],
  ['GET', 'admin/users', undefined, 403, 'User not allowed'],
  ['POST', 'admin/generate_link', { email }, 403, 'User not allowed'],
  ['POST', 'invite', { email }, 403, 'User not allowed'],
  ['GET', 'nothing', undefined, 404, undefined],
  ['GET', 'settings', undefined, 200, undefined],
  ['GET', 'health', undefined, 200, undefined],
])('%s %s %j: %i %s', async (method, path, body, status, says) => {
  expect(await ask(method, path, body)).toMatchObject({ status, says })
})
