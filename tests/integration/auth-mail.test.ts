import type { EmailMessage } from '@supabase/lite'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type EmbeddedSupabase, startSupabase } from '../../dev/backend/supabase.ts'

const siteUrl = 'http://127.0.0.1:5999'
const email = 'aida@company.kg'
const mails: EmailMessage[] = []
let supabase: EmbeddedSupabase

beforeAll(async () => {
  process.env.LITE_AUTH_BCRYPT_COST = '4'
  supabase = await startSupabase({
    database: { kind: 'pglite', folder: 'memory://' },
    storageFolder: 'unused',
    siteUrl,
    publishableKey: 'sb_publishable_mail',
    secretKey: 'sb_secret_mail',
    jwtSecret: 'only for this test run, and long enough',
    mailPauseMs: 0,
    sendEmail: async (mail) => void mails.push(mail),
  })
})
afterAll(() => supabase.close())
beforeEach(async () => {
  mails.length = 0
  await supabase.sql('delete from auth.users')
})

async function post(path: string, body: object, apikey = 'sb_publishable_mail') {
  const request = new Request(`${siteUrl}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await supabase.fetch(request)
  return { status: answer.status, body: await answer.text() }
}

const signUp = () => post('/signup', { email, password: 'secret-1' })
const resend = (to = email) => post('/resend', { type: 'signup', email: to })

/** Redeems a mail's link as the site's button does, and returns the answer. */
async function redeem(mail: EmailMessage | undefined) {
  const link = /href="([^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&')
  if (!link) throw new Error('the mail has no link')
  const { origin, pathname, search, hash } = new URL(link)
  expect([origin, pathname, search]).toEqual([siteUrl, '/', ''])
  const fields = new URLSearchParams(hash.slice(1))
  const { status, body } = await post('/verify', {
    type: fields.get('type'),
    token_hash: fields.get('token_hash'),
  })
  const { error_code: code, access_token: token } = JSON.parse(body)
  return { status, code, token }
}

const signIn = async (password: string, as = email) =>
  (await post('/token?grant_type=password', { email: as, password })).status

/** Chooses a password in the session that a mail's link has opened. */
async function choosePassword(token: string, password: string) {
  const request = new Request(`${siteUrl}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: 'sb_publishable_mail',
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ password }),
  })
  expect((await supabase.fetch(request)).status).toBe(200)
}

it.each(['confirmation', 'recovery'])(
  'takes the password of the first comer for nothing once its owner has redeemed a %s',
  async (purpose) => {
    await signUp()
    if (purpose === 'recovery') await post('/recover', { email })
    const { status, token } = await redeem(mails.at(-1))
    expect(status).toBe(200)
    expect(await signIn('secret-1')).toBe(400)
    await choosePassword(token, 'the owner’s own')
    expect(await signIn('the owner’s own')).toBe(200)
    expect(await signIn('secret-1')).toBe(400)
  },
)

it('sends the confirmation again, in the same words, with a link that works', async () => {
  await signUp()
  expect(await resend('Aida@company.kg')).toEqual({ status: 200, body: '{}' })
  const [first, second, ...more] = mails
  expect(more).toEqual([])
  expect(second).toMatchObject({ to: email, subject: first?.subject })
  const words = (mail?: EmailMessage) => mail?.html?.replace(/href="[^"]+"/, '')
  expect(words(second)).toBe(words(first))

  const spent = { status: 403, code: 'otp_expired' }
  expect(await redeem(first)).toEqual(spent)
  expect(await redeem(second)).toMatchObject({ status: 200 })
  expect(await redeem(second)).toEqual(spent)
})

it('answers the same and sends nothing without an account, or without anything to confirm', async () => {
  expect(await resend('nobody@company.kg')).toEqual({ status: 200, body: '{}' })
  await signUp()
  await redeem(mails[0])
  expect(await resend()).toEqual({ status: 200, body: '{}' })
  expect(mails).toHaveLength(1)
})

it('still wants the key', async () => {
  await signUp()
  expect((await post('/resend', { type: 'signup', email }, 'wrong')).status).toBe(401)
  expect(mails).toHaveLength(1)
})

it('answers a sign-up with a known address as one with a new address, and mails only to confirm it', async () => {
  /** The shape of an answer: its keys, and the values that are not personal. */
  const shape = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(shape)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, field]) => [key, shape(field)]))
        : typeof value
  const ask = async (password: string) => {
    const { status, body } = await post('/signup', { email, password, data: { full_name: 'А' } })
    return { status, shape: shape(JSON.parse(body)) }
  }
  const first = await ask('secret-1')
  expect(first.status).toBe(200)
  expect(await ask('secret-2')).toEqual(first)
  expect(mails).toHaveLength(2)
  await redeem(mails[1])
  expect(await ask('secret-3')).toEqual(first)
  expect(mails).toHaveLength(2)
})

it.each(['/otp', '/magiclink'])('mails no link that signs in by itself (%s)', async (path) => {
  await signUp()
  expect((await post(path, { email })).status).toBe(404)
  expect((await post(path, { email: 'nobody@company.kg', create_user: false })).status).toBe(404)
  expect(mails).toHaveLength(1)
})
