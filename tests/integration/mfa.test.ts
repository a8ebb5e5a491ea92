import { createClient } from '@supabase/supabase-js'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { localPublishableKey, loadSecrets } from '../../dev/backend/secrets.ts'
import type { Database } from '../../supabase/functions/_shared/contracts/database.types.ts'
import {
  enrolFactor,
  listFactors,
  refreshAssurance,
  removeFactor,
  verifyFactor,
} from '../../src/features/auth/factors/factors.ts'
import { assuranceOf } from '../../src/features/auth/session/assurance.ts'
import { capabilities } from '../../src/lib/backend/capabilities.ts'
import { NoSocket } from '../db/support/no-socket.ts'
import { sharedBackend, type TestBackend } from '../support/backend.ts'
import { type AuthFake, startAuthFake } from '../support/fakes/auth-fake.ts'
import { startHttpFake } from '../support/fakes/http-fake.ts'
import { createAccount } from '../../dev/backend/demo-data.ts'
import { totp } from '../support/totp.ts'

const account = { email: 'staff@kerege.example', password: 'a-password' }

let backend: TestBackend
let auth: AuthFake
let supabase: ReturnType<typeof connect>

const connect = (url: string) =>
  createClient<Database>(url, localPublishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: NoSocket },
  })

beforeAll(async () => {
  backend = await sharedBackend()
  const staff = { ...account, role: 'staff', fullName: 'Тимур Асанов' } as const
  await createAccount(backend.supabase, backend.url, staff)
})
beforeEach(async () => {
  const { jwtSecret } = await loadSecrets(backend.dataFolder)
  auth = await startAuthFake({ jwtSecret, upstream: backend.url })
  supabase = connect(auth.url)
  vi.stubEnv('VITE_SUPABASE_URL', auth.url)
  await supabase.auth.signInWithPassword(account)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await auth.close()
})

const session = async () => (await supabase.auth.getSession()).data.session
const levels = async () => assuranceOf(await session())
/** Every request to the factor endpoints: method, path without the id, body. */
const sent = () =>
  auth.requests.map(({ method, path, body }) => [
    method,
    path.replace(/[0-9a-f-]{36}/, ':id'),
    body === '' ? null : JSON.parse(body),
  ])

/** Neither the code of this half minute nor of its neighbours. */
function wrongCode(secret: string) {
  const near = [-30_000, 0, 30_000].map((skew) => totp(secret, Date.now() + skew))
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? ''
}

it('computes the codes of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' // 12345678901234567890
  expect(
    [59, 1111111109, 1234567890, 20000000000].map((second) => totp(secret, second * 1000)),
  ).toEqual(['287082', '081804', '005924', '353130'])
})

it('enrols: asks for a key, proves it by a code, and stands at aal2', async () => {
  expect(await levels()).toEqual({ current: 'aal1', next: 'aal1' })
  const { factorId, qrCode, secret } = await enrolFactor(supabase, 'Телефон')
  expect(await listFactors(supabase)).toMatchObject([{ id: factorId, status: 'unverified' }])
  expect(await levels()).toEqual({ current: 'aal1', next: 'aal1' })

  await verifyFactor(supabase, factorId, totp(secret))
  expect(await listFactors(supabase)).toMatchObject([
    { id: factorId, status: 'verified', friendly_name: 'Телефон' },
  ])
  expect(await levels()).toEqual({ current: 'aal2', next: 'aal2' })
  expect(sent()).toEqual([
    [
      'POST',
      '/auth/v1/factors',
      { friendly_name: 'Телефон', factor_type: 'totp', issuer: 'Kerege' },
    ],
    ['POST', '/auth/v1/factors/:id/challenge', { factorId }],
    [
      'POST',
      '/auth/v1/factors/:id/verify',
      { challenge_id: expect.any(String), code: expect.stringMatching(/^\d{6}$/) },
    ],
  ])
  // A data URL whose SVG survives: no bare `#` or `<`.
  expect(qrCode).toMatch(/^data:image\/svg\+xml;utf-8,%3C[^#<>"]+$/)
  expect(decodeURIComponent(qrCode)).toContain('style="fill:#000000"')
})

it('removes an unfinished factor before it begins another', async () => {
  await enrolFactor(supabase, 'Телефон')
  const second = await enrolFactor(supabase, 'Телефон')
  expect(await listFactors(supabase)).toMatchObject([{ id: second.factorId }])
})

describe('with a verified factor', () => {
  let secret: string
  let factorId: string
  beforeEach(async () => {
    secret = auth.addFactor('Телефон')
    factorId = auth.factors[0]?.id ?? ''
    await supabase.auth.signInWithPassword(account)
  })

  it('a sign-in stands at aal1 with aal2 to come, and a code lifts it', async () => {
    expect(await levels()).toEqual({ current: 'aal1', next: 'aal2' })
    await verifyFactor(supabase, factorId, totp(secret))
    expect(await levels()).toEqual({ current: 'aal2', next: 'aal2' })
  })

  it('a wrong code leaves it where it was, and the next one may be right', async () => {
    await expect(verifyFactor(supabase, factorId, wrongCode(secret))).rejects.toMatchObject({
      code: 'mfa_verification_failed',
    })
    expect(await levels()).toEqual({ current: 'aal1', next: 'aal2' })
    await verifyFactor(supabase, factorId, totp(secret))
    expect((await levels()).current).toBe('aal2')
  })

  it('a challenge that has expired is told apart', async () => {
    auth.expireChallenges()
    await expect(verifyFactor(supabase, factorId, totp(secret))).rejects.toMatchObject({
      code: 'mfa_challenge_expired',
    })
  })

  /** Another device of the same account, signed in by password. */
  const otherDevice = async () => {
    const other = connect(auth.url)
    await other.auth.signInWithPassword(account)
    return other
  }

  it('the password alone adds no factor', async () => {
    const thief = await otherDevice()
    await expect(enrolFactor(thief, 'Чужой')).rejects.toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    })
    expect(auth.factors).toHaveLength(1)
    await verifyFactor(supabase, factorId, totp(secret))
    await expect(enrolFactor(supabase, 'Планшет')).resolves.toMatchObject({ secret: /^[A-Z2-7]+$/ })
  })

  it('a code ends the sessions that stand below it, and deletes what was not finished', async () => {
    const other = await otherDevice()
    await verifyFactor(supabase, factorId, totp(secret))
    expect((await other.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    const begun = await enrolFactor(supabase, 'Планшет')
    const watch = { factorType: 'totp', friendlyName: 'Часы', issuer: 'Kerege' } as const
    expect((await supabase.auth.mfa.enroll(watch)).error).toBeNull()
    await verifyFactor(supabase, begun.factorId, totp(begun.secret))
    expect((await listFactors(supabase)).map(({ friendly_name }) => friendly_name)).toEqual([
      'Телефон',
      'Планшет',
    ])
  })

  it('a challenge serves one code', async () => {
    const { data } = await supabase.auth.mfa.challenge({ factorId })
    const challengeId = data?.id ?? ''
    const verify = () => supabase.auth.mfa.verify({ factorId, challengeId, code: totp(secret) })
    expect((await verify()).error).toBeNull()
    expect((await verify()).error).toMatchObject({ code: 'mfa_ip_address_mismatch' })
  })

  it('a refresh keeps the level', async () => {
    await verifyFactor(supabase, factorId, totp(secret))
    expect((await supabase.auth.refreshSession()).error).toBeNull()
    expect(await levels()).toEqual({ current: 'aal2', next: 'aal2' })
  })

  it('is removed at aal2 only, and the session is then the server’s again', async () => {
    await expect(removeFactor(supabase, factorId)).rejects.toMatchObject({
      code: 'insufficient_aal',
    })
    await verifyFactor(supabase, factorId, totp(secret))
    await removeFactor(supabase, factorId)
    expect(await refreshAssurance(supabase)).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    })
    expect(await listFactors(supabase)).toEqual([])
  })
})

describe('whether the server knows factors at all', () => {
  it('is yes where the endpoint asks for its fields, and the question changes nothing', async () => {
    expect(await capabilities.secondFactor((await session())?.access_token ?? '')).toBe(true)
    expect(auth.factors).toEqual([])
  })

  it('is no where the endpoint is missing, as on the embedded backend', async () => {
    const lite = await startHttpFake(() => new Response('404 Not Found', { status: 404 }))
    vi.stubEnv('VITE_SUPABASE_URL', lite.url)
    expect(await capabilities.secondFactor('token')).toBe(false)
    expect(lite.requests).toMatchObject([{ method: 'POST', path: '/auth/v1/factors', body: '{}' }])
    await lite.close()
  })
})
