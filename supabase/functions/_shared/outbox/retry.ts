import type { Database } from '../contracts/database.types.ts'
import { DeliveryError } from '../mail/transport.ts'
import type { DeliverySettings } from '../settings.ts'

type Backoff = {
  /** Number of the failed attempt, from 1. */
  attempt: number
  /** Delay after the first failure, in seconds. */
  baseSeconds: number
  /** The provider's `Retry-After`, in seconds; it can only lengthen the delay. */
  retryAfterSeconds?: number | undefined
}

/** Maximum delay without a `Retry-After`, in seconds. */
export const longestDelaySeconds = 3600

/** Maximum `Retry-After` that is respected, in seconds: a longer outage would go unnoticed. */
export const longestRetryAfterSeconds = 6 * 3600

/** Whole seconds to the next attempt, at least 1, doubling up to an hour; half is random, to spread joint failures. */
export function retryDelaySeconds(
  { attempt, baseSeconds, retryAfterSeconds = 0 }: Backoff,
  random = Math.random(),
): number {
  const full = Math.min(longestDelaySeconds, baseSeconds * 2 ** (attempt - 1))
  const asked = Math.min(retryAfterSeconds, longestRetryAfterSeconds)
  return Math.max(1, Math.ceil(Math.max(full / 2 + (full / 2) * random, asked)))
}

/** Numbers of mails by outcome; `lost`: another worker settled the mail in the meantime. */
export type DeliveryCounts = { sent: number; retried: number; failed: number; lost: number }

type SettleArgs = Database['public']['Functions']['settle_outbox']['Args']

/** The outcome of an attempt, for the database, and the counter it belongs to. */
export type Settlement = Omit<SettleArgs, 'mail_id' | 'attempt'> & { count: keyof DeliveryCounts }

/** Decides whether a failed mail is retried. */
export function settleFailure(
  error: unknown,
  attempt: number,
  settings: DeliverySettings,
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
