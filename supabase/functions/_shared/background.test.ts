import { afterEach, expect, it, vi } from 'vitest'
import { inBackground, workerEnd } from './background.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('starts the work and does not wait for it', () => {
  const work = vi.fn(() => new Promise(() => {}))
  inBackground('endless', work)
  expect(work).toHaveBeenCalledOnce()
})

it('asks the platform to wait until the work has ended', async () => {
  const waitUntil = vi.fn<(task: Promise<unknown>) => void>()
  vi.stubGlobal('EdgeRuntime', { waitUntil })
  let ended = false
  inBackground('work', async () => {
    await Promise.resolve()
    ended = true
  })
  await waitUntil.mock.calls[0]?.[0]
  expect(ended).toBe(true)
})

it('logs a failure, and the platform sees none', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const waitUntil = vi.fn<(task: Promise<unknown>) => void>()
  vi.stubGlobal('EdgeRuntime', { waitUntil })
  inBackground('work', () => Promise.reject(new Error('broken')))
  await expect(waitUntil.mock.calls[0]?.[0]).resolves.toBeUndefined()
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('background work "work" failed:'),
    new Error('broken'),
  )
  log.mockClear()
})

// https://supabase.com/docs/guides/functions/limits: from the worker's start, not from an answer
it('knows when the platform ends the worker, however late it is asked', () => {
  vi.stubGlobal('EdgeRuntime', { waitUntil: () => {} })
  const end = workerEnd()
  expect(end - Date.now()).toBeLessThanOrEqual(150_000)
  vi.useFakeTimers({ now: Date.now() + 140_000 })
  expect(workerEnd()).toBe(end)
  vi.useRealTimers()
})

it('knows no end elsewhere', () => {
  expect(workerEnd()).toBe(Number.POSITIVE_INFINITY)
})
