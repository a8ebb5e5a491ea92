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

it('is user when there is none', async () => {
  answer.mockReturnValue(Response.json([]))
  expect(await fetchRole(supabase, 'u1')).toBe('user')
})
