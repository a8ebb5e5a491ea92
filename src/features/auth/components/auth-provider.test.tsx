import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAuth } from '../model/auth-context'
import { AuthProvider } from './auth-provider'

const rest = vi.fn<() => Promise<Response>>()
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

beforeEach(() => {
  rest.mockReset()
  vi.stubGlobal('fetch', (input: RequestInfo | URL) =>
    String(input).includes('/rest/v1/user_roles')
      ? rest()
      : Promise.reject(new Error(`unexpected request: ${String(input)}`)),
  )
  localStorage.clear()
})
afterEach(cleanup)

function storeSession() {
  const user = {
    id: 'u1',
    aud: 'authenticated',
    app_metadata: {},
    user_metadata: {},
    created_at: '',
  }
  localStorage.setItem(
    'kerege.session',
    JSON.stringify({
      access_token: 'h.e30.s',
      refresh_token: 'r',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: inAnHour(),
      user,
    }),
  )
}

function Status() {
  const { loading, user, role, isAdmin, isStaff } = useAuth()
  return (
    <output>{JSON.stringify({ loading, user: user?.id ?? null, role, isAdmin, isStaff })}</output>
  )
}

const open = () =>
  render(
    <AuthProvider>
      <Status />
    </AuthProvider>,
  )

it('knows at once, and asks nobody, when no session is stored', () => {
  open()
  expect(screen.getByRole('status')).toHaveTextContent(
    '{"loading":false,"user":null,"role":null,"isAdmin":false,"isStaff":false}',
  )
  expect(rest).not.toHaveBeenCalled()
})

it('restores a stored session with its role', async () => {
  storeSession()
  rest.mockImplementation(async () => Response.json([{ role: 'staff' }]))
  open()
  expect(screen.getByRole('status')).toHaveTextContent('"loading":true')
  expect(
    await screen.findByText(
      '{"loading":false,"user":"u1","role":"staff","isAdmin":false,"isStaff":true}',
    ),
  ).toBeVisible()
})

it.each([
  ['there is no role', () => Response.json([]), false],
  ['the lookup fails', () => Response.json({ message: 'away' }, { status: 500 }), true],
])('falls back to user when %s', async (_, answer, logged) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  storeSession()
  rest.mockImplementation(async () => answer())
  open()
  expect(await screen.findByText(/"loading":false,"user":"u1","role":"user"/)).toBeVisible()
  expect(log.mock.calls.some(([text]) => text === 'Role lookup failed:')).toBe(logged)
  log.mockClear()
})
