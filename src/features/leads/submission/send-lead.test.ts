import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from '@contracts/zod.ts'
import { minimumFillTimeMs } from '@contracts/lead.ts'
import { awaitFillTime, startDraft } from './send-lead'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('makes valid ids, also where the site has no TLS', () => {
  const ids = [startDraft().submissionId]
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  ids.push(startDraft().submissionId, startDraft().submissionId)
  for (const id of ids) expect(z.uuid({ version: 'v4' }).safeParse(id).success).toBe(true)
  expect(new Set(ids).size).toBe(3)
})

it('delays a fast visitor until the server accepts them as human', async () => {
  const settled = vi.fn()
  void awaitFillTime(startDraft()).then(settled)
  await vi.advanceTimersByTimeAsync(minimumFillTimeMs - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(minimumFillTimeMs)
})

it('does not delay a visitor who took their time', async () => {
  const draft = startDraft()
  vi.advanceTimersByTime(60_000)
  expect(await awaitFillTime(draft)).toBe(60_000)
})
