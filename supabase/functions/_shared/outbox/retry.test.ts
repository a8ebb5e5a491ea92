import { describe, expect, it } from 'vitest'
import { DeliveryError } from '../mail/delivery-error.ts'
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
const passing = new DeliveryError('busy', { kind: 'passing', retryAfterSeconds: 500 })
const final = new DeliveryError('no such mailbox', { kind: 'final' })
const after = (attempts: number, uncounted_attempts = 0) => ({ attempts, uncounted_attempts })

describe('settleFailure', () => {
  it('tries a passing failure again, after the time that the provider asks for', () => {
    expect(settleFailure(passing, after(1), settings)).toEqual({
      count: 'retried',
      outcome: 'retry',
      error: 'busy',
      retry_in_seconds: 500,
    })
  })

  it('takes an unknown failure for a passing one', () => {
    expect(settleFailure('odd', after(1), settings)).toMatchObject({
      outcome: 'retry',
      error: 'odd',
    })
  })

  it.each([
    ['a permanent failure', final, 1],
    ['the last attempt', passing, 3],
    ['an attempt after the last', passing, 4],
  ])('gives up after %s', (_, error, attempt) => {
    expect(settleFailure(error, after(attempt), settings)).toEqual({
      count: 'failed',
      outcome: 'failed',
      error: error.message,
    })
  })

  it.each(['rate', 'quota', 'settings'] as const)('never gives up for a %s', (kind) => {
    const block = new DeliveryError('not now', { kind, retryAfterSeconds: 86_400 })
    expect(settleFailure(block, after(99), settings)).toEqual({
      count: 'retried',
      outcome: 'retry',
      error: 'not now',
      retry_in_seconds: longestRetryAfterSeconds,
      blocked_by: kind,
    })
  })

  it('counts only what the mail itself met', () => {
    expect(settleFailure(passing, after(99, 97), settings)).toMatchObject({ outcome: 'retry' })
    expect(settleFailure(passing, after(99, 96), settings)).toMatchObject({ outcome: 'failed' })
  })
})

it('tries for days by default, longer than any «tomorrow» of a provider', () => {
  const { maxAttempts, retryBaseSeconds } = deliveryEnv.parse({})
  const seconds = Array.from({ length: maxAttempts - 1 }, (_, index) =>
    retryDelaySeconds(index + 1, retryBaseSeconds, 0, 0),
  )
  expect(seconds.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(24 * 3600)
})
