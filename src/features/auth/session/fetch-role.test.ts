import { createClient } from '@supabase/supabase-js'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '@contracts/database.types.ts'
import { fetchRole } from './fetch-role'

const supabase = createClient<Database>('http://backend.example', 'key', {
  auth: { storageKey: 'fetch-role.test' },
})
const answer = vi.fn<(url: URL) => Response>()

beforeEach(() => {
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

it.each([
  ['user, by default', undefined, 'user'],
  ['what it was, where that is known', 'admin', 'admin'],
] as const)('is %s when the lookup fails, which is logged', async (_, fallback, role) => {
  vi.mocked(console.error).mockReturnValue()
  answer.mockImplementation(() => Response.json({ message: 'away' }, { status: 403 }))
  expect(await fetchRole(supabase, 'u1', fallback)).toBe(role)
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Role lookup failed:', expect.anything())
  vi.mocked(console.error).mockClear()
})

it('is user when there is none, whatever it was before', async () => {
  answer.mockReturnValue(Response.json([]))
  expect(await fetchRole(supabase, 'u1', 'admin')).toBe('user')
})
