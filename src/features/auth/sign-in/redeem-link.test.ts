import { beforeEach, expect, it, vi } from 'vitest'
import { prepareLink } from './redeem-link'

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

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const token = String(new Headers(init?.headers).get('Authorization'))
    if (String(input).includes('/auth/v1/verify')) return Response.json(sessionOf('recovered'))
    if (String(input).endsWith('/auth/v1/user')) {
      const name: unknown = JSON.parse(
        Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
      ).sub
      return Response.json(user(String(name)))
    }
    return new Response(null, { status: 204 })
  })
})

const storeSession = (name: string) =>
  localStorage.setItem('kerege.session', JSON.stringify(sessionOf(name)))
const signedIn = () => localStorage.getItem('kerege.session') ?? ''
const link = { purpose: 'recovery', tokenHash: 'hash' } as const

it('says whose account a recovery link opens before it replaces another', async () => {
  storeSession('open')
  const redeem = prepareLink(link)
  const question = { signedIn: 'open@client.example', coming: 'recovered@client.example' }
  expect(await redeem('')).toEqual(question)
  expect(signedIn()).toContain('open@client.example')
  expect(await redeem('', true)).toBe('entered')
  expect(signedIn()).toContain('recovered@client.example')
})

it.each(['', 'recovered'])('asks nothing where nobody else is signed in: «%s»', async (name) => {
  if (name) storeSession(name)
  expect(await prepareLink(link)('')).toBe('entered')
  expect(signedIn()).toContain('recovered@client.example')
})
