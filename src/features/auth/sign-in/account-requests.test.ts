import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { signUp } from './account-requests'

interface Sent {
  path: string
  query: Record<string, string>
  prefer: string | null
  body: unknown
}

const sent: Sent[] = []
const answers = vi.fn<(path: string) => Response>()

beforeEach(() => {
  localStorage.clear()
  answers.mockReset()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(String(input))
    sent.push({
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      prefer: new Headers(init?.headers).get('Prefer'),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    })
    return answers(url.pathname)
  })
  sent.length = 0
})

afterAll(() => localStorage.clear())

const fields = {
  fullName: 'Мария Ким',
  email: 'maria@company.kg',
  password: 'secret-1',
  confirmation: 'secret-1',
}
const user = { id: 'u1', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' }
const session = {
  access_token: `h.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.s`,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  user,
}

it('sends name, address, password and the version of the consent', async () => {
  answers.mockReturnValue(Response.json({ ...user, identities: [{}] }))
  expect(await signUp(fields)).toBeNull()
  expect(sent).toMatchObject([
    {
      path: '/auth/v1/signup',
      query: {},
      body: {
        email: 'maria@company.kg',
        password: 'secret-1',
        data: { full_name: 'Мария Ким', consent_version: '2024-01-09' },
      },
    },
  ])
})

it('inserts profile and role once there is a session, and keeps the trigger’s rows', async () => {
  answers.mockImplementation((path) =>
    path === '/auth/v1/signup' ? Response.json(session) : new Response(null, { status: 201 }),
  )
  expect(await signUp(fields)).toBeNull()
  const ignoring = { query: { on_conflict: 'user_id' }, prefer: 'resolution=ignore-duplicates' }
  const inserts = sent.filter(({ path }) => path.startsWith('/rest/v1/'))
  expect(inserts).toMatchObject([
    {
      ...ignoring,
      path: '/rest/v1/profiles',
      body: { user_id: 'u1', email: 'maria@company.kg', full_name: 'Мария Ким' },
    },
    { ...ignoring, path: '/rest/v1/user_roles', body: { user_id: 'u1', role: 'user' } },
  ])
})

it('only logs that those inserts have failed', async () => {
  vi.mocked(console.error).mockReturnValue()
  answers.mockImplementation((path) =>
    path === '/auth/v1/signup'
      ? Response.json(session)
      : Response.json({ message: 'no' }, { status: 403 }),
  )
  expect(await signUp(fields)).toBeNull()
  expect(vi.mocked(console.error).mock.calls.map(([text]) => text)).toEqual([
    'The profile could not be inserted:',
    'The role could not be inserted:',
  ])
  vi.mocked(console.error).mockClear()
})

const refusal = (code: string, message: string) => () =>
  Response.json({ code: 422, error_code: code, msg: message }, { status: 422 })

it.each([
  ['refuses it', refusal('user_already_exists', 'User already registered')],
  ['answers with a user without identities', () => Response.json({ ...user, identities: [] })],
])('takes an address that has an account like any other where Auth %s', async (_, answer) => {
  answers.mockImplementation(answer)
  expect(await signUp(fields)).toBeNull()
})

it('hands on what else the server says', async () => {
  answers.mockImplementation(refusal('weak_password', 'Password is known to be weak'))
  expect(await signUp(fields)).toMatchObject({ message: 'Password is known to be weak' })
})
