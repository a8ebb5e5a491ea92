// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { DeliveryError } from '../mail/transport.ts'
import { outboxEnv } from './outbox.ts'
import { settleFailure } from './settle-failure.ts'

const settings = outboxEnv.parse({ OUTBOX_MAX_ATTEMPTS: '3' })
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
