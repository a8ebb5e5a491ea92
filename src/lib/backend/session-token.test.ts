import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storagePrefix } from '@/content/company'
import { refusal, sessionOf, storeSession } from '../../../tests/support/fakes/account'
import { onRefreshDelayed } from './refresh-fetch'
import { SignedOutError, sessionToken } from './session-token'
import { createSupabase } from './supabase'

/** A session whose token has a name of its own, and has expired or not. */
const named = (name: string, secondsLeft = 3600) => ({
  ...sessionOf(),
  access_token: `h.${name}.s`,
  refresh_token: name,
  expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
})

/** What the database was asked, with whose token. */
const tokens: (string | null)[] = []
const refresh = vi.fn<() => Promise<Response> | Response>()
const delays: boolean[] = []
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  tokens.length = 0
  delays.length = 0
  refresh.mockReset()
  stop = onRefreshDelayed((isWaiting) => delays.push(isWaiting))
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).includes('/auth/v1/token')) return refresh()
    tokens.push(new Headers(init?.headers).get('authorization'))
    return Response.json([{ role: 'staff' }])
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function open(session: object) {
  storeSession(session)
  const supabase = await createSupabase('browser')
  return { supabase, ask: async () => supabase.from('user_roles').select('role') }
}

it('goes on with the token that another tab has stored while this one refreshed', async () => {
  refresh.mockImplementation(() => {
    storeSession(named('theirs'))
    return Response.json(named('ours'))
  })
  const { supabase, ask } = await open(named('before'))
  await supabase.auth.getSession()
  storeSession(named('old', -5))
  const { data } = await ask()
  expect(data).toEqual([{ role: 'staff' }])
  expect(tokens).toEqual(['Bearer h.theirs.s'])
})

it.each([
  ['a limit', () => refusal('over_request_rate_limit', 429)],
  ['an outage', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('waits through %s, says so, and goes on when Auth answers again', async (_, refuse) => {
  for (let times = 0; times < 3; times += 1) refresh.mockImplementationOnce(refuse)
  refresh.mockImplementation(() => Response.json(named('new')))
  const { supabase, ask } = await open(named('old', -5))
  const answers = Promise.all([ask(), ask()])
  await vi.advanceTimersByTimeAsync(500)
  expect([tokens, delays]).toEqual([[], []])
  await vi.advanceTimersByTimeAsync(2000)
  expect([tokens, delays]).toEqual([[], [true]])
  await vi.advanceTimersByTimeAsync(20_000)
  await answers
  expect(tokens).toEqual(['Bearer h.new.s', 'Bearer h.new.s'])
  expect(delays).toEqual([true, false])
  expect(refresh).toHaveBeenCalledTimes(4)
  await supabase.auth.stopAutoRefresh()
})

it('stops asking Auth once another tab has refreshed', async () => {
  refresh.mockImplementation(() => refusal('over_request_rate_limit', 429))
  const { ask } = await open(named('old', -5))
  const answer = ask()
  await vi.advanceTimersByTimeAsync(300)
  storeSession(named('theirs'))
  await vi.advanceTimersByTimeAsync(2000)
  await answer
  expect(tokens).toEqual(['Bearer h.theirs.s'])
  expect(refresh).toHaveBeenCalledOnce()
})

it('uses a token that still works while Auth refuses', async () => {
  refresh.mockImplementation(() => refusal('over_request_rate_limit', 429))
  const { ask } = await open(named('old', 60))
  await ask()
  expect(tokens).toEqual(['Bearer h.old.s'])
  expect(delays).toEqual([])
})

it('sends nothing as a stranger when the session has ended', async () => {
  refresh.mockImplementation(() => refusal('refresh_token_not_found', 400))
  const { supabase, ask } = await open(named('old', -5))
  const { data, error } = await ask()
  expect([data, error?.message]).toEqual([null, 'SignedOutError: Nobody is signed in'])
  await expect(sessionToken(supabase.auth)).rejects.toThrow(SignedOutError)
  expect(localStorage.getItem(`${storagePrefix}.session`)).toBeNull()
  expect(tokens).toEqual([])
})

it('needs a session for files as well', async () => {
  const { supabase } = await open(named('old'))
  localStorage.clear()
  const { error } = await supabase.storage.from('attachments').download('an-id')
  expect(error?.message).toContain('Nobody is signed in')
  expect(tokens).toEqual([])
})
