import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionKey } from '../storage'
import { createSupabase } from './supabase'

const hour = 3_600_000
const lifetime = 600
const user = { id: 'u1', aud: 'authenticated', app_metadata: {}, user_metadata: {} }

/** Auth's answer at this time of its own clock, in milliseconds. */
function sessionAt(moment: number) {
  const iat = Math.floor(moment / 1000)
  const claims = btoa(JSON.stringify({ iat, exp: iat + lifetime })).replaceAll('=', '')
  return {
    access_token: `h.${claims}.s`,
    refresh_token: `r${iat}`,
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: iat + lifetime,
    user,
  }
}

const truth = Date.parse('2026-11-26T12:00:00Z')
let refreshes = 0
/** How far the device's clock is ahead of Auth's, in milliseconds. */
let ahead = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  localStorage.clear()
  refreshes = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    if (String(input).includes('refresh_token')) refreshes += 1
    return Response.json(sessionAt(Date.now() - ahead))
  })
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

/** A device whose clock is this wrong, some time after the start, both in milliseconds. */
function setClock(wrong: number, later = 0) {
  ahead = wrong
  vi.setSystemTime(truth + wrong + later)
}

async function openPage() {
  const { auth } = await createSupabase('browser')
  const look = async () => (await auth.getSession()).data.session
  return { auth, look }
}
const password = { email: 'a@company.kg', password: 'secret-1' }

it.each([
  ['an hour fast', hour],
  ['an hour slow', -hour],
  ['right', 0],
])('a clock that is %s refreshes a token once in its life', async (_, wrong) => {
  setClock(wrong)
  const { auth, look } = await openPage()
  await auth.signInWithPassword(password)
  for (let time = 0; time < 5; time += 1) expect(await look()).not.toBeNull()
  setClock(wrong, 300_000)
  await look()
  expect(refreshes, 'while it is fresh').toBe(0)
  setClock(wrong, lifetime * 1000)
  for (let time = 0; time < 5; time += 1) expect(await look()).not.toBeNull()
  expect(refreshes, 'after its end').toBe(1)
})

it.each([
  ['back by an hour', hour, 0],
  ['forward by an hour', -hour, 0],
  ['wrong by an hour', 0, -hour],
])('a clock that is set %s costs one refresh', async (_, before, after) => {
  setClock(before)
  const first = await openPage()
  await first.auth.signInWithPassword(password)
  setClock(after, 1000)
  const { look } = await openPage()
  for (let time = 0; time < 5; time += 1) expect(await look()).not.toBeNull()
  expect(refreshes).toBe(1)
})

it('keeps a session as auth-js wrote it if its token has no times', async () => {
  setClock(0)
  const stored = JSON.stringify({ ...sessionAt(truth), access_token: 'h.e30.s' })
  localStorage.setItem(sessionKey.name, stored)
  const { look } = await openPage()
  expect(await look()).toMatchObject({ access_token: 'h.e30.s' })
  expect(refreshes).toBe(0)
})

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError')
}

it.each([
  ['blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['missing', undefined],
])('where storage is %s, a session lives as long as its page', async (_, storage) => {
  setClock(0)
  vi.stubGlobal('localStorage', storage)
  const { auth, look } = await openPage()
  await auth.signInWithPassword(password)
  expect(await look()).not.toBeNull()
  await auth.signOut({ scope: 'local' })
  expect(await look()).toBeNull()
  vi.unstubAllGlobals()
})

it('where storage is full, so does a new session, and none is left from before', async () => {
  setClock(0)
  const { auth, look } = await openPage()
  const before = JSON.stringify({ ...sessionAt(truth - 1000), refresh_token: 'before' })
  localStorage.setItem(sessionKey.name, before)
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  await auth.signInWithPassword(password)
  expect(await look()).not.toMatchObject({ refresh_token: 'before' })
  expect(localStorage.getItem(sessionKey.name)).toBeNull()

  // There is room again.
  write.mockRestore()
  await auth.signInWithPassword(password)
  expect(localStorage.getItem(sessionKey.name)).toContain('access_token')
  await auth.signOut({ scope: 'local' })
})
