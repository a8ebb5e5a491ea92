import { expect, it } from 'vitest'
import { retentionState } from './retention-runs'

const now = Date.parse('2026-11-24T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
const succeeded = (hours: number) => ({
  id: hours,
  started_at: hoursAgo(hours),
  deleted: {},
  error: null,
})
const failed = (hours: number) => ({
  ...succeeded(hours),
  deleted: null,
  error: '23001: still needed',
})

it('says that nothing was ever run', () => {
  expect(retentionState([], now)).toEqual({ kind: 'never' })
})

it('is fine after a success, and counts the failures before it', () => {
  expect(retentionState([succeeded(1), failed(25), succeeded(49)], now)).toEqual({
    kind: 'fine',
    last: succeeded(1),
    failures: 1,
  })
})

it('is late after two days without a run, and not an hour earlier', () => {
  expect(retentionState([succeeded(49)], now).kind).toBe('late')
  expect(retentionState([failed(49)], now).kind).toBe('late')
  expect(retentionState([succeeded(47)], now).kind).toBe('fine')
})

it('has failed when the last run did, and knows the last success', () => {
  expect(retentionState([failed(1), failed(25), succeeded(49)], now)).toEqual({
    kind: 'failed',
    last: failed(1),
    since: hoursAgo(49),
  })
  expect(retentionState([failed(1)], now)).toMatchObject({ kind: 'failed', since: undefined })
})
