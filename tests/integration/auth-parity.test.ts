import type { EmailMessage } from '@supabase/lite'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type EmbeddedSupabase, startSupabase } from '../../dev/backend/supabase.ts'
import { answersOfAuth } from '../support/answers-of-auth.ts'
import { pause } from '../support/processes.ts'
import { everything } from '../support/scope.ts'

/* The embedded backend is asked what a real Auth was asked, in the same order. */

const siteUrl = 'http://127.0.0.1:5996'
const mailPauseMs = 100
const password = 'a good password'
const mails: EmailMessage[] = []
let supabase: EmbeddedSupabase | undefined

async function start() {
  process.env.LITE_AUTH_BCRYPT_COST = '4'
  supabase = await startSupabase({
    database: { kind: 'pglite', folder: 'memory://' },
    storageFolder: 'unused',
    siteUrl,
    publishableKey: 'sb_publishable_parity',
    secretKey: 'sb_secret_parity',
    jwtSecret: 'only for this test run, and long enough',
    mailPauseMs,
    sendEmail: async (mail) => void mails.unshift(mail),
  })
}
afterAll(() => supabase?.close())

const answerSchema = z
  .looseObject({
    msg: z.string(),
    message: z.string(),
    error_description: z.string(),
    access_token: z.string(),
    refresh_token: z.string(),
  })
  .partial()

async function ask(method: string, path: string, body?: unknown, token?: string) {
  if (!supabase) throw new Error('not started')
  const answer = await supabase.fetch(
    new Request(`${siteUrl}/auth/v1/${path}`, {
      method,
      headers: {
        apikey: 'sb_publishable_parity',
        origin: 'https://other.example',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  )
  const json = answerSchema.safeParse(await answer.json().catch(() => ({}))).data ?? {}
  const { status, headers } = answer
  return { ...json, status, from: headers.get('access-control-allow-origin') }
}
type Answer = Awaited<ReturnType<typeof ask>>

const signIn = (email: string, secret = password) =>
  ask('POST', 'token?grant_type=password', { email, password: secret })
const refresh = (token?: string) =>
  ask('POST', 'token?grant_type=refresh_token', { refresh_token: token })
const user = (token?: string) => ask('GET', 'user', undefined, token)

let people = 0
const newAddress = () => `person${(people += 1)}@company.kg`
const mailsTo = (email: string) => mails.filter(({ to }) => [to].flat().includes(email))
/** Of the newest mail to an address, or an older one. */
function linkTo(email: string, back = 0) {
  const href = /href="([^"]+)"/.exec(mailsTo(email)[back]?.html ?? '')?.[1] ?? ''
  const parts = new URLSearchParams(href.replaceAll('&amp;', '&').split('#')[1])
  return { type: parts.get('type'), token_hash: parts.get('token_hash') }
}

async function newPerson() {
  const email = newAddress()
  await ask('POST', 'signup', { email, password, data: { full_name: 'Асель' } })
  const { access_token: token } = await ask('POST', 'verify', linkTo(email))
  await ask('PUT', 'user', { password }, token)
  return { email, ...(await signIn(email)) }
}

/** What each question was answered. */
const answers = new Map<string, string>()
const note = (step: string, answer: Answer | string) => {
  const {
    status,
    message,
    msg,
    error_description: description,
  } = typeof answer === 'string' ? { status: answer } : answer
  const says = (message ?? msg ?? description ?? '')
    .replace(/\d+ seconds?/, 'N seconds')
    // What follows is its language's.
    .replace(/(?<=^Could not parse request body as JSON).*/, '')
  answers.set(step, `${status} ${says}`.trim())
}

async function askAboutSignUp() {
  const email = newAddress()
  note('sign-up, new', await ask('POST', 'signup', { email, password }))
  note('sign-in, unconfirmed, right password', await signIn(email))
  note('sign-in, unconfirmed, wrong password', await signIn(email, 'another password'))
  note('sign-in, unknown address', await signIn(newAddress()))
  await pause(mailPauseMs)
  const squatted = { email, password: 'squatted 12' }
  note('sign-up again, unconfirmed', await ask('POST', 'signup', squatted))
  await pause(mailPauseMs)
  note('resend', await ask('POST', 'resend', { type: 'signup', email }))
  note('resend, unknown', await ask('POST', 'resend', { type: 'signup', email: newAddress() }))
  note('mails so far', `${mailsTo(email).length} of ${linkTo(email).type}`)
  note('redeem the oldest of three links', await ask('POST', 'verify', linkTo(email, 2)))
  const { token_hash: hash } = linkTo(email)
  note('redeem the newest by GET', await ask('GET', `verify?token=${hash}&type=signup`))
  note('redeem the newest', await ask('POST', 'verify', linkTo(email)))
  note('redeem it again', await ask('POST', 'verify', linkTo(email)))
  note('sign-in with the password of the sign-up', await signIn(email))
  note('sign-in with the squatter’s', await signIn(email, 'squatted 12'))
  const person = await newPerson()
  const { access_token: token } = person
  note('the same password again', await ask('PUT', 'user', { password }, token))
  note('sign-in, wrong password', await signIn(person.email, 'another password'))
  const taken = { email: person.email, password: 'squatted 12' }
  await pause(mailPauseMs)
  note('sign-up of a confirmed address', await ask('POST', 'signup', taken))
  for (const [what, body] of Object.entries({
    'short password': { email: newAddress(), password: '12345' },
    '73 bytes': { email: newAddress(), password: 'x'.repeat(73) },
    'no address': { password },
    'not an address': { email: 'nobody', password },
    'Cyrillic address': { email: 'асель@компания.kg', password },
    'NUL in the name': { email: newAddress(), password, data: { full_name: 'a\u0000b' } },
    'name an object': { email: newAddress(), password, data: { full_name: { a: 1 } } },
    app_metadata: { email: newAddress(), password, app_metadata: { role: 'admin' } },
    'not JSON': '{',
    'an array': [],
  })) {
    note(`sign-up, ${what}`, await ask('POST', 'signup', body))
  }
  note('anonymous sign-up', await ask('POST', 'signup', {}))
  const unknown = { email: newAddress(), create_user: true }
  note('magic link, unknown, create', await ask('POST', 'otp', unknown))
  note('magic link, no creation', await ask('POST', 'otp', { ...unknown, create_user: false }))
  note('phone sign-up', await ask('POST', 'signup', { phone: '+996555123456', password }))
  note('provider', await ask('GET', 'authorize?provider=google'))
  note('token without grant', await ask('POST', 'token', {}))
  note('settings', await ask('GET', 'settings'))
  note('health', await ask('GET', 'health'))
}

async function askAboutSessions() {
  const first = await newPerson()
  note('user', await user(first.access_token))
  note('user without token', await user())
  note('user, forged token', await user(`${first.access_token?.slice(0, -3)}abc`))
  const refreshed = await refresh(first.refresh_token)
  note('refresh', refreshed)
  note('refresh with the spent token at once', await refresh(first.refresh_token))
  note('refresh, unknown token', await refresh('abcdefghijkl'))
  await pause(11_000)
  const late = 'refresh with the spent token after eleven seconds'
  note(late, await refresh(first.refresh_token))
  note('refresh with the newest after that', await refresh(refreshed.refresh_token))
  const { email, access_token: token } = await newPerson()
  const other = await signIn(email)
  note('sign out others', await ask('POST', 'logout?scope=others', undefined, token))
  note('the other’s user', await user(other.access_token))
  note('the other’s refresh', await refresh(other.refresh_token))
  note('sign out', await ask('POST', 'logout?scope=local', undefined, token))
  note('user after sign-out', await user(token))
  note('sign out again', await ask('POST', 'logout?scope=local', undefined, token))
}

async function askAboutRecovery() {
  const { email } = await newPerson()
  const other = await signIn(email)
  note('recover', await ask('POST', 'recover', { email }))
  note('recover at once again', await ask('POST', 'recover', { email }))
  note('recover, unknown', await ask('POST', 'recover', { email: newAddress() }))
  const link = linkTo(email)
  const recovered = await ask('POST', 'verify', link)
  note('redeem a recovery link', recovered)
  note('redeem it with another type', await ask('POST', 'verify', { ...link, type: 'signup' }))
  const { access_token: token } = recovered
  note('new password', await ask('PUT', 'user', { password: 'recovered 12' }, token))
  note('another session after it', await user(other.access_token))
  note('another session’s refresh after it', await refresh(other.refresh_token))
}

async function askAboutAddress() {
  const staff = await newPerson()
  const { email, access_token: token } = await newPerson()
  const next = newAddress()
  await ask('POST', 'recover', { email })
  const recovery = linkTo(email)
  note('change the address', await ask('PUT', 'user', { email: next }, token))
  note('to a taken one', await ask('PUT', 'user', { email: staff.email }, token))
  note('to none', await ask('PUT', 'user', { email: 'nobody' }, token))
  const former = linkTo(email).type === 'email_change'
  note('mails of a change', `${mailsTo(next).length}${former ? ', and one to the former' : ''}`)
  note('the new address’s link', await ask('POST', 'verify', linkTo(next)))
  note('an older recovery link after it', await ask('POST', 'verify', recovery))
  note('user after a change', await user(token))
  note('sign-in, new address, old password', await signIn(next))
}

async function askWithout() {
  const email = newAddress()
  await ask('POST', 'signup', { email, password })
  const link = linkTo(email)
  const eight = await Promise.all(Array.from({ length: 8 }, () => ask('POST', 'verify', link)))
  note('one link eight times', `${eight.filter(({ status }) => status === 200).length} sessions`)
  const { access_token: token } = await newPerson()
  const factor = { factor_type: 'totp', friendly_name: 'A' }
  note('enrol', await ask('POST', 'factors', factor, token))
  note('reauthenticate', await ask('GET', 'reauthenticate', undefined, token))
  for (const path of ['admin/users', 'callback', 'nothing']) {
    note(`${path} as a visitor`, await ask('GET', path))
  }
  for (const path of ['admin/generate_link', 'sso', 'invite', 'magiclink']) {
    note(`${path} as a visitor`, await ask('POST', path, { email: newAddress() }))
  }
  note('who may read a refusal', (await signIn('x', 'y')).from ?? '')
}

/** Where the embedded backend answers otherwise, and why that may be. */
const exceptions: Readonly<Record<string, [answer: string, why: string]>> = {
  'sign-up, NUL in the name': ['400 Could not parse request body as JSON', 'the site refuses it'],
  'magic link, unknown, create': ['404', 'the site has none'],
  'magic link, no creation': ['404', 'the site has none'],
  'magiclink as a visitor': ['404', 'the site has none'],
  'callback as a visitor': ['303 OAuth state parameter missing', 'no provider is on'],
  'sso as a visitor': ['404', 'there is none here'],
  'mails of a change': ['1', 'both links are played in tests/e2e/account'],
  'the new address’s link': ['200', 'the same'],
  'one link eight times': ['1 sessions', 'stricter'],
  enrol: ['204', 'factors are played in tests/support/fakes/auth-fake.ts'],
  'who may read a refusal': ['', 'the site and it have one origin'],
}
it.runIf(everything)(
  'answers as a real Auth, but for the exceptions',
  { timeout: 300_000 },
  async () => {
    await start()
    await askAboutSignUp()
    await askAboutSessions()
    await askAboutRecovery()
    await askAboutAddress()
    await askWithout()
    const expected = Object.entries(answersOfAuth).map(([step, answer]) => [
      step,
      exceptions[step]?.[0] ?? answer,
    ])
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(expected))
  },
)

it('has no exception that is none', () => {
  for (const [step, [answer]] of Object.entries(exceptions)) {
    expect(answersOfAuth).toHaveProperty([step])
    expect(answer, step).not.toBe(answersOfAuth[step])
  }
})
