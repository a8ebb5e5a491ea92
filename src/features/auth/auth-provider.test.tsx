import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { storagePrefix } from '@/content/company'
import { getSupabase } from '@/lib/backend/supabase'
import { draftKey, draftNamesOf } from '@/lib/drafts'
import { consultationKey, orderKey, readStored, writeStored } from '@/lib/storage'
import { onToast } from '@/lib/toast'
import { useAuth } from './session/auth-context'
import { recheckRole } from './session/role-recheck'
import { AuthProvider } from './auth-provider'

const rest = vi.fn<() => Promise<Response>>()
const account = vi.fn<() => Promise<Response>>()
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600

beforeEach(() => {
  rest.mockReset()
  account.mockReset().mockImplementation(async () => Response.json(user()))
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    if (String(input).includes('/rest/v1/user_roles')) return rest()
    if (String(input).endsWith('/auth/v1/user')) return account()
    if (String(input).includes('grant_type=refresh_token')) {
      return Promise.resolve(Response.json({ ...tokens(), user: user() }))
    }
    if (String(input).includes('grant_type=password')) {
      return Promise.resolve(Response.json({ ...tokens(), user: user(undefined, signingIn) }))
    }
    if (String(input).includes('/auth/v1/logout')) return Promise.resolve(logout())
    if (String(input).endsWith('/rpc/staff_need_factor')) {
      return Promise.resolve(Response.json(false))
    }
    if (String(input).endsWith('/rpc/touch_last_seen')) {
      return Promise.resolve(new Response(null, { status: 204 }))
    }
    if (String(input).endsWith('/auth/v1/factors')) return Promise.resolve(new Response())
    return Promise.reject(new Error(`unexpected request: ${String(input)}`))
  })
  // A dialog asks it where to put the focus.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  localStorage.clear()
})
const user = (factors?: object[], id = 'u1') => ({
  id,
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: {},
  created_at: '',
  factors,
})
/** Whose password is typed. */
let signingIn = 'u1'
const tokens = () => ({
  access_token: 'h.e30.s',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: inAnHour(),
})
const logout = vi.fn(() => new Response(null, { status: 204 }))
const verified = [{ id: 'f', factor_type: 'totp', status: 'verified' }]

function storeSession(factors?: object[]) {
  localStorage.setItem(
    `${storagePrefix}.session`,
    JSON.stringify({ ...tokens(), user: user(factors) }),
  )
}

function Status() {
  const { loading, user, role, isAdmin, isStaff, needsCode, assurance, signOut } = useAuth()
  return (
    <>
      <output aria-label="Кто вошёл">
        {JSON.stringify({ loading, user: user?.id ?? null, role, isAdmin, isStaff })}
      </output>
      <p>{JSON.stringify({ needsCode, ...assurance })}</p>
      <button type="button" onClick={() => void signOut()}>
        Выйти
      </button>
    </>
  )
}

const open = () =>
  render(
    <MemoryRouter>
      <AuthProvider>
        <Status />
      </AuthProvider>
    </MemoryRouter>,
  )

it('settles at once, without a request, when no session is stored', () => {
  open()
  expect(screen.getByRole('status', { name: 'Кто вошёл' })).toHaveTextContent(
    '{"loading":false,"user":null,"role":null,"isAdmin":false,"isStaff":false}',
  )
  expect(rest).not.toHaveBeenCalled()
})

it('restores a stored session with its role', async () => {
  storeSession()
  rest.mockImplementation(async () => Response.json([{ role: 'staff' }]))
  open()
  expect(screen.getByRole('status', { name: 'Кто вошёл' })).toHaveTextContent('"loading":true')
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

it.each([
  ['the session itself tells', verified, verified, 'user'],
  ['staff set up on another device', undefined, verified, 'staff'],
])('asks for the code of a factor that %s', async (_, stored, known, role) => {
  storeSession(stored)
  account.mockImplementation(async () => Response.json(user(known)))
  rest.mockImplementation(async () => Response.json([{ role }]))
  open()
  expect(await screen.findByText('{"needsCode":true,"current":"aal1","next":"aal2"}')).toBeVisible()
  expect(screen.getByRole('status', { name: 'Кто вошёл', hidden: true })).toHaveTextContent(
    '"loading":true',
  )
  expect(await screen.findByRole('dialog', { name: 'Подтвердите вход' })).toBeVisible()
})

it('does not ask for the factors of other users', async () => {
  storeSession()
  rest.mockImplementation(async () => Response.json([{ role: 'user' }]))
  open()
  expect(
    await screen.findByText('{"needsCode":false,"current":"aal1","next":"aal1"}'),
  ).toBeVisible()
  await screen.findByText(/"loading":false,"user":"u1"/)
  expect(account).not.toHaveBeenCalled()
})

it('looks the role up again at every change of the session', async () => {
  storeSession()
  rest.mockImplementationOnce(async () => Response.json([{ role: 'user' }]))
  open()
  await screen.findByText(/"loading":false,"user":"u1","role":"user"/)
  rest.mockImplementation(async () => Response.json([{ role: 'admin' }]))
  await (await getSupabase()).auth.updateUser({ data: { full_name: 'Айгуль' } })
  expect(await screen.findByText(/"role":"admin","isAdmin":true,"isStaff":true/)).toBeVisible()
})

it.each([
  ['that is spent', 'error=access_denied&error_code=otp_expired'],
  [
    'with tokens of another account',
    'access_token=h.e30.s&refresh_token=r&expires_in=600&type=signup',
  ],
])('says that a link %s did not work, and does not sign in', async (_, fragment) => {
  window.history.replaceState(null, '', `/#${fragment}`)
  open()
  expect(await screen.findByRole('dialog', { name: 'Ссылка не сработала' })).toBeVisible()
  expect(window.location.href, 'nothing of it stays in the address').not.toContain('#')
  expect(screen.getByText(/"loading":false,"user":null/)).toBeInTheDocument()
  expect(localStorage.getItem(`${storagePrefix}.session`)).toBeNull()
})

it('signs out of this browser and forgets who it was, after asking about drafts', async () => {
  storeSession()
  rest.mockImplementation(async () => Response.json([{ role: 'user' }]))
  open()
  await screen.findByText(/"user":"u1"/)
  localStorage.setItem(draftKey('reply', 'u1', 'email').name, '{}')
  localStorage.setItem(draftKey('reply-files', 'u1', 'email').name, '[]')
  localStorage.setItem(draftKey('reply', 'u2', 'email').name, '{}')
  const asked = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  const leave = screen.getByRole('button', { name: 'Выйти' })
  leave.click()
  expect(asked).toHaveBeenCalledExactlyOnceWith('Выйти? Черновиков: 1, они удалятся.')
  expect(localStorage.getItem(`${storagePrefix}.session`)).not.toBeNull()
  leave.click()
  expect(await screen.findByText(/"loading":false,"user":null,"role":null/)).toBeVisible()
  expect(localStorage.getItem(`${storagePrefix}.session`)).toBeNull()
  await waitFor(() => expect(draftNamesOf('u1')).toEqual([]))
  expect(draftNamesOf('u2'), 'a colleague whose session has ended').toHaveLength(1)
})

it('keeps drafts when the session was ended elsewhere, and says so', async () => {
  storeSession()
  rest.mockImplementation(async () => Response.json([{ role: 'staff' }]))
  open()
  await screen.findByText(/"loading":false,"user":"u1","role":"staff"/)
  localStorage.setItem(draftKey('reply', 'u1', 'email').name, '{}')
  rest.mockImplementation(async () => Response.json([]))
  account.mockImplementation(async () => Response.json({}, { status: 403 }))
  const told: string[] = []
  const stop = onToast(({ title }) => told.push(title))
  recheckRole()
  await screen.findByText(/"loading":false,"user":null/)
  await waitFor(() => expect(told).toContain('Сеанс завершён'))
  stop()
  expect(draftNamesOf('u1')).toHaveLength(1)
})

it('keeps half-filled forms for the same person alone when the session was ended elsewhere', async () => {
  storeSession()
  rest.mockImplementation(async () => Response.json([{ role: 'user' }]))
  open()
  await screen.findByText(/"loading":false,"user":"u1","role":"user"/)
  for (const key of [consultationKey, orderKey]) writeStored(key, { phone: '0555 123 456' })
  const { auth } = await getSupabase()
  const signIn = async (id: string) => {
    await auth.signOut({ scope: 'local' })
    await screen.findByText(/"loading":false,"user":null/)
    signingIn = id
    await auth.signInWithPassword({ email: `${id}@x.example`, password: 'a long password' })
    await screen.findByText(RegExp(`"loading":false,"user":"${id}","role":"user"`))
    return [consultationKey, orderKey].filter((key) => readStored(key) !== undefined)
  }
  expect(await signIn('u1')).toHaveLength(2)
  expect(await signIn('u2')).toEqual([])
})
