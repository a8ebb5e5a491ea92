import { beforeEach, expect, it, vi } from 'vitest'
import { storagePrefix } from '@/content/company'
import { refusal } from '../../../../tests/support/fakes/account'
import { prepareLink } from './redeem-link'
import { holdTypedPassword } from './typed-password'

const user = (name: string) => ({
  id: name,
  email: `${name}@client.example`,
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: {},
  created_at: '',
})
const encode = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')
const sessionOf = (name: string) => ({
  access_token: `e30.${encode({ sub: name, exp: 4_000_000_000 })}.c2ln`,
  refresh_token: name,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: user(name),
})

/** What Auth answers a link with, and what it was sent. */
let verified: object
let isConfirmed: boolean
let resend: () => Response
let sent: string[]

beforeEach(() => {
  localStorage.clear()
  verified = sessionOf('recovered')
  isConfirmed = true
  resend = () => Response.json({})
  sent = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const token = String(new Headers(init?.headers).get('Authorization'))
    const { pathname } = new URL(String(input), location.href)
    sent.push(`${init?.method} ${pathname.replace('/auth/v1/', '')} ${String(init?.body ?? '')}`)
    if (pathname.endsWith('/verify')) return Response.json(verified)
    if (pathname.endsWith('/user')) {
      const name: unknown = JSON.parse(
        Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
      ).sub
      return Response.json({
        ...user(String(name)),
        ...(isConfirmed && { email_confirmed_at: '2026-11-29T00:00:00Z' }),
      })
    }
    return pathname.endsWith('/resend') ? resend() : new Response(null, { status: 204 })
  })
})

const storeSession = (name: string) =>
  localStorage.setItem(`${storagePrefix}.session`, JSON.stringify(sessionOf(name)))
const signedIn = () => localStorage.getItem(`${storagePrefix}.session`) ?? ''
const link = { purpose: 'recovery', tokenHash: 'hash' } as const
const ofAddress = { purpose: 'newAddress', tokenHash: 'hash' } as const
const passwords = () => sent.filter((line) => line.includes('password'))

it('says whose account a recovery link opens before it replaces another', async () => {
  storeSession('open')
  const redeem = prepareLink(link)
  const question = { signedIn: 'open@client.example', coming: 'recovered@client.example' }
  expect(await redeem()).toEqual(question)
  expect(signedIn()).toContain('open@client.example')
  expect(await redeem(undefined, true)).toBe('entered')
  expect(signedIn()).toContain('recovered@client.example')
})

it.each(['', 'recovered'])('asks nothing where nobody else is signed in: «%s»', async (name) => {
  if (name) storeSession(name)
  expect(await prepareLink(link)()).toBe('entered')
  expect(signedIn()).toContain('recovered@client.example')
})

it('asks for no password at the first of two links', async () => {
  verified = { msg: 'Confirmation link accepted.', code: '200' }
  storeSession('recovered')
  expect(await prepareLink(ofAddress)()).toBe('halfway')
  expect(signedIn()).toContain('recovered@client.example')
})

it('asks for none where the new address still has to confirm, and leaves the ended session', async () => {
  isConfirmed = false
  storeSession('recovered')
  expect(await prepareLink(ofAddress)()).toBe('mailed')
  expect(passwords()).toEqual([])
  expect(sent.find((line) => line.startsWith('POST resend'))).toContain(
    '"email":"recovered@client.example"',
  )
  expect(signedIn()).toBe('')
})

it('claims no mail that Auth has not sent, and asks for it again', async () => {
  isConfirmed = false
  resend = () => refusal('over_email_send_rate_limit', 429)
  const redeem = prepareLink(ofAddress)
  expect(await redeem()).toMatchObject({ code: 'over_email_send_rate_limit' })
  resend = () => Response.json({})
  expect(await redeem()).toBe('mailed')
  expect(sent.filter((line) => line.startsWith('POST verify'))).toHaveLength(1)
})

it('takes the password once the address is confirmed', async () => {
  storeSession('recovered')
  const redeem = prepareLink(ofAddress)
  expect(await redeem()).toBe('passwordNeeded')
  expect(signedIn()).toBe('')
  expect(await redeem('chosen 1')).toBe('entered')
  expect(passwords()).toEqual([
    'PUT user {"password":"chosen 1","code_challenge":null,"code_challenge_method":null}',
  ])
  expect(signedIn()).toContain('recovered@client.example')
})

it.each([
  ['the same', 'Recovered@client.example', 'confirmed', 1],
  ['another', 'other@client.example', 'passwordNeeded', 0],
])(
  'takes over what the tab of the sign-up holds for %s address',
  async (_, email, outcome, count) => {
    holdTypedPassword(email, 'typed 1')
    expect(await prepareLink({ purpose: 'confirmation', tokenHash: 'hash' })()).toBe(outcome)
    expect(passwords()).toHaveLength(count)
  },
)
