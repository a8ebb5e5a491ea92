import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPruneSchedule } from './schedules.ts'

const sql = vi.fn(async () => [])
const hours = (count: number) => vi.advanceTimersByTimeAsync(count * 60 * 60 * 1000)

beforeEach(() => {
  vi.useFakeTimers()
  sql.mockReset().mockImplementation(async () => [])
})
afterEach(() => vi.useRealTimers())

it('prunes immediately and then daily, also after a failure, until it is stopped', async () => {
  vi.mocked(console.error).mockReturnValue()
  const stop = startPruneSchedule({ sql })
  expect(sql.mock.calls).toEqual([['select private.run_retention()']])
  await hours(23)
  expect(sql).toHaveBeenCalledTimes(1)
  sql.mockRejectedValueOnce(new Error('The database is down'))
  await hours(1)
  expect(console.error).toHaveBeenCalledOnce()
  vi.mocked(console.error).mockClear()
  await hours(24)
  expect(sql).toHaveBeenCalledTimes(3)
  stop()
  await hours(48)
  expect(sql).toHaveBeenCalledTimes(3)
})
