import { describe, expect, it } from 'vitest'
import { DeliveryError } from '../mail/transport.ts'
import {
  longestDelaySeconds,
  longestRetryAfterSeconds,
  retryDelaySeconds,
  settleFailure,
} from './retry.ts'
import { deliveryEnv } from '../settings.ts'

const delay = (attempt: number, random: number, retryAfterSeconds?: number) =>
  retryDelaySeconds(attempt, 30, retryAfterSeconds, random)

describe('retryDelaySeconds', () => {
  it.each([
    [1, 15, 30],
    [2, 30, 60],
    [3, 60, 120],
    [7, 960, 1920],
    [8, 1800, 3600],
    [30, 1800, 3600],
    [5000, 1800, 3600],
  ])('after attempt %i waits %i to %i seconds', (attempt, least, most) => {
    expect(delay(attempt, 0)).toBe(least)
    expect(delay(attempt, 1)).toBe(most)
    expect(delay(attempt, 0.5)).toBe(Math.ceil((least + most) / 2))
  })

  it('is random unless told', () => {
    const delays = Array.from({ length: 20 }, () => retryDelaySeconds(8, 30))
    expect(new Set(delays).size).toBeGreaterThan(1)
    for (const seconds of delays) expect(seconds).toBeLessThanOrEqual(longestDelaySeconds)
  })

  it('waits a whole second at least', () => {
    expect(retryDelaySeconds(1, 1, 0, 0)).toBe(1)
  })

  it('waits as long as the provider asks, never shorter than by its own rule', () => {
    expect(delay(1, 0, 100)).toBe(100)
    expect(delay(3, 1, 100)).toBe(120)
    expect(delay(1, 0, 1e9)).toBe(longestRetryAfterSeconds)
  })
})

const settings = deliveryEnv.parse({ OUTBOX_MAX_ATTEMPTS: '3' })
const passing = new DeliveryError('busy', { permanent: false, retryAfterSeconds: 500 })
const final = new DeliveryError('no such mailbox', { permanent: true })

describe('settleFailure', () => {
  it('tries a passing failure again, after the time that the provider asks for', () => {
    expect(settleFailure(passing, 1, settings)).toEqual({
      count: 'retried',
      outcome: 'retry',
      error: 'busy',
      retry_in_seconds: 500,
    })
  })

  it('takes an unknown failure for a passing one', () => {
    expect(settleFailure('odd', 1, settings)).toMatchObject({ outcome: 'retry', error: 'odd' })
  })

  it.each([
    ['a permanent failure', final, 1],
    ['the last attempt', passing, 3],
    ['an attempt after the last', passing, 4],
  ])('gives up after %s', (_, error, attempt) => {
    expect(settleFailure(error, attempt, settings)).toEqual({
      count: 'failed',
      outcome: 'failed',
      error: error.message,
    })
  })
})
