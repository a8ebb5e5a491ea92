import { vi } from 'vitest'
import { storagePrefix } from '../../../src/content/company.ts'
import type { Auth } from '../../../src/features/auth/session/auth-context'

const user = {
  id: 'u1',
  email: 'aigul@company.kg',
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-01-01T00:00:00Z',
}

/** The account as components see it: by default, none. */
export const authOf = (rest: Partial<Auth> = {}): Auth => ({
  user: null,
  role: null,
  isRoleAssumed: false,
  isAdmin: false,
  isStaff: false,
  assurance: { current: null, next: null },
  needsCode: false,
  lacksFactor: false,
  loading: false,
  activate: vi.fn(),
  signOut: vi.fn(async () => {}),
  ...rest,
})

/** The same for a customer. */
export const customer = (rest: Partial<Auth> = {}) => authOf({ user, role: 'user', ...rest })

const token = [{ alg: 'HS256' }, { aal: 'aal1' }].map((part) => btoa(JSON.stringify(part)))

/** Auth's session for a customer. */
export const sessionOf = (rest: object = {}) => ({
  access_token: [...token, 'sign'].join('.').replaceAll('=', ''),
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { ...user, ...rest },
})

/** Signs a customer in, as the page finds it in the browser's storage. */
export const storeSession = (session: object = sessionOf()) =>
  localStorage.setItem(`${storagePrefix}.session`, JSON.stringify(session))

interface Call {
  /** «POST /auth/v1/token?grant_type=password». */
  asked: string
  body: unknown
}

/** Fakes `fetch`: answers by method and path, and records the requests. Anything else is an error. */
export function playServer(answers: Record<string, (call: Call) => Response>) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const call = { asked: `${init.method ?? 'GET'} ${pathname}${search}`, body }
    const answer = Object.entries(answers).find(([start]) => call.asked.startsWith(start))?.[1]
    if (!answer) throw new Error(`unexpected request: ${call.asked}`)
    calls.push(call)
    return answer(call)
  })
  return calls
}

/** A refusal of Supabase Auth. */
export const refusal = (code: string, status = 422) =>
  Response.json({ code: status, error_code: code, msg: code }, { status })
