import type { Database } from '../contracts/database.types.ts'
import { DeliveryError } from '../mail/transport.ts'
import { retryDelaySeconds } from './backoff.ts'
import type { DeliveryCounts, OutboxSettings } from './outbox.ts'

type SettleArgs = Database['public']['Functions']['settle_outbox']['Args']

/** How an attempt fared: what the database is told, and under which count it goes. */
export type Settlement = Omit<SettleArgs, 'mail_id' | 'attempt'> & { count: keyof DeliveryCounts }

/**
 * What becomes of a mail whose attempt failed.
 *
 * @param attempt number of the failed attempt, from 1 on
 */
export function settleFailure(
  error: unknown,
  attempt: number,
  settings: OutboxSettings,
): Settlement {
  const reason = error instanceof Error ? error.message : String(error)
  const known = error instanceof DeliveryError ? error : undefined
  if (known?.permanent || attempt >= settings.maxAttempts) {
    return { count: 'failed', outcome: 'failed', error: reason }
  }
  const retryInSeconds = retryDelaySeconds({
    attempt,
    baseSeconds: settings.retryBaseSeconds,
    retryAfterSeconds: known?.retryAfterSeconds,
  })
  return { count: 'retried', outcome: 'retry', error: reason, retry_in_seconds: retryInSeconds }
}
