import { beforeEach, expect, it, vi } from 'vitest'
import { createSupabase } from '@/lib/backend/supabase'
import { refusal, sessionOf, storeSession } from '../../../../tests/support/fakes/account'
import { fetchRole } from './fetch-role'

const supabase = await createSupabase('browser')
const answer = vi.fn<(url: URL) => Response>()

beforeEach(() => {
  storeSession()
  answer.mockReset()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => answer(new URL(String(input))))
})

it('asks for the first role by name of this user, and for one only', async () => {
  answer.mockReturnValue(Response.json([{ role: 'staff' }]))
  expect(await fetchRole(supabase, 'u1')).toBe('staff')
  const url = answer.mock.calls[0]?.[0]
  expect(url?.pathname).toBe('/rest/v1/user_roles')
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    select: 'role',
    user_id: 'eq.u1',
    order: 'role.asc',
    limit: '1',
  })
})

const playSession = (auth: () => Response) => {
  answer.mockImplementation(({ pathname }) =>
    pathname.startsWith('/auth/') ? auth() : Response.json([]),
  )
}

it('is user when a session that lives has none', async () => {
  playSession(() => Response.json(sessionOf().user))
  expect(await fetchRole(supabase, 'u1')).toBe('user')
})

it('is unknown when an empty answer may come from a session that has ended', async () => {
  playSession(() => refusal('over_request_rate_limit', 429))
  await expect(fetchRole(supabase, 'u1')).rejects.toThrow('over_request_rate_limit')
})
