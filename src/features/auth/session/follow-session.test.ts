import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storagePrefix } from '@/content/company'
import { getSupabase } from '@/lib/backend/supabase'
import { followSession } from './follow-session'
import { recheckRole } from './role-recheck'
import type { SessionDescription } from './session-state'

const answer = vi.fn<() => Response>()
const seen: SessionDescription[] = []
let stop = () => {}

const session = () => ({
  access_token: 'h.e30.s',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: 'u1', aud: 'authenticated', app_metadata: {}, user_metadata: {}, factors: [] },
})

beforeEach(() => {
  vi.stubGlobal('fetch', (input: RequestInfo | URL) =>
    Promise.resolve(
      String(input).includes('/rest/v1/user_roles')
        ? answer()
        : Response.json(String(input).includes('/auth/v1/token') ? session() : session().user),
    ),
  )
  localStorage.setItem(`${storagePrefix}.session`, JSON.stringify(session()))
  seen.length = 0
})
afterEach(() => {
  stop()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const answerRole = (role: string) => answer.mockImplementation(() => Response.json([{ role }]))
const role = () => seen.at(-1)?.role

async function followAs(first: string) {
  answerRole(first)
  stop = followSession((description) => seen.push(description))
  await vi.waitFor(() => expect(role()).toBe(first))
}

it('applies a role that an admin has changed in the meantime', async () => {
  await followAs('admin')
  answerRole('user')
  recheckRole()
  await vi.waitFor(() => expect(role()).toBe('user'))
  expect(seen.at(-1)).toMatchObject({ isAdmin: false, isStaff: false, loading: false })
})

it.each([
  ['a recheck', recheckRole],
  // auth-js reports the session again whenever its tab is shown.
  [
    'the lookup of a tab that is shown again',
    async () => {
      const { auth } = await getSupabase()
      await auth.signInWithPassword({ email: 'a@company.kg', password: 'secret-1' })
    },
  ],
])('takes nothing away when %s fails', async (_, lookUp) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await followAs('staff')
  const before = seen.length
  answer.mockImplementation(() => Response.json({ message: 'away' }, { status: 400 }))
  await lookUp()
  await vi.waitFor(() =>
    expect(log.mock.calls.some(([text]) => text === 'Role lookup failed:')).toBe(true),
  )
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(seen.slice(before).every(({ isStaff, loading }) => isStaff && !loading)).toBe(true)
  log.mockClear()
})

it.each(['user', 'staff'])(
  'takes the role for user after a failed first lookup, only until it is read to be %s',
  async (read) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    answer.mockImplementation(() => Response.json({ message: 'away' }, { status: 500 }))
    stop = followSession((description) => seen.push(description))
    await vi.waitFor(() =>
      expect(seen.at(-1)).toMatchObject({ role: 'user', isRoleAssumed: true, loading: false }),
    )
    expect(log.mock.calls.some(([text]) => text === 'Role lookup failed:')).toBe(true)
    answerRole(read)
    // Looked up again with a new token, too.
    await (await getSupabase()).auth.refreshSession()
    await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ role: read, isRoleAssumed: false }))
    log.mockClear()
  },
)

it('looks nothing up when a token is refreshed: its owner is the same', async () => {
  await followAs('staff')
  answer.mockClear()
  const { auth } = await getSupabase()
  const refreshed = new Promise<void>((resolve) => {
    const { data } = auth.onAuthStateChange((event) => {
      if (event !== 'TOKEN_REFRESHED') return
      data.subscription.unsubscribe()
      resolve()
    })
  })
  await auth.refreshSession()
  await refreshed
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(answer).not.toHaveBeenCalled()
})

it('asks no more once it is stopped', async () => {
  await followAs('staff')
  stop()
  answer.mockClear()
  recheckRole()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(answer).not.toHaveBeenCalled()
})

it('keeps what is known of factors when a later lookup of them fails', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const usual = fetch
  let isNeeded: boolean | undefined = true
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    if (!String(input).includes('staff_need_factor')) return usual(input)
    return isNeeded === undefined
      ? Response.json({ message: 'away' }, { status: 400 })
      : Response.json(isNeeded)
  })
  await followAs('staff')
  expect(seen.at(-1)?.lacksFactor).toBe(true)
  isNeeded = undefined
  const { auth } = await getSupabase()
  await auth.signInWithPassword({ email: 'a@company.kg', password: 'secret-1' })
  await vi.waitFor(() =>
    expect(log.mock.calls.some(([text]) => text === 'Setting lookup failed:')).toBe(true),
  )
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(seen.at(-1)?.lacksFactor).toBe(true)
  log.mockClear()
})

it('asks for a new factor once a refreshed session has lost its own, without a moment of rights', async () => {
  const usual = fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    String(input).includes('staff_need_factor') ? Response.json(true) : usual(input),
  )
  const factors = [{ id: 'f', factor_type: 'totp', status: 'verified' }]
  const withFactor = { ...session(), user: { ...session().user, factors } }
  localStorage.setItem(`${storagePrefix}.session`, JSON.stringify(withFactor))
  await followAs('staff')
  expect(seen.at(-1)).toMatchObject({ needsCode: true, lacksFactor: false })
  const before = seen.length
  const { auth } = await getSupabase()
  await auth.refreshSession()
  await vi.waitFor(() => expect(seen.at(-1)?.lacksFactor).toBe(true))
  expect(seen.slice(before).filter(({ loading, lacksFactor }) => !loading && !lacksFactor)).toEqual(
    [],
  )
})
