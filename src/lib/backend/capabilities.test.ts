import { beforeEach, expect, it, vi } from 'vitest'
import { capabilities } from './capabilities'

const backend = vi.fn<typeof fetch>()
beforeEach(() => {
  backend.mockReset()
  vi.stubGlobal('fetch', backend)
})

it.each([
  ['secondFactor', '/auth/v1/factors'],
  ['realtime', '/realtime/v1/api/broadcast'],
] as const)('finds %s by whether %s is refused or not found', async (name, path) => {
  for (const [status, isThere] of [
    [401, true],
    [422, true],
    [404, false],
    [204, false],
  ] as const) {
    backend.mockResolvedValueOnce(new Response(null, { status }))
    expect(await capabilities[name]('token')).toBe(isThere)
  }
  const [url, init] = backend.mock.calls[0] ?? []
  expect(new URL(String(url)).pathname).toBe(path)
  const token = name === 'secondFactor' ? 'Bearer token' : null
  expect(new Headers(init?.headers).get('authorization')).toBe(token)
  backend.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(capabilities[name]('token')).rejects.toThrow('Failed to fetch')
})
