import type { Database } from '../contracts/database.types.ts'
import { HttpError } from '../http/http-error.ts'
import { DeliveryError, type FailureKind } from '../mail/delivery-error.ts'
import type { DeliverySettings } from '../settings.ts'

/** Maximum delay without a `Retry-After`, in seconds. */
export const longestDelaySeconds = 3600

/** Maximum `Retry-After` that is respected, in seconds: a longer outage would go unnoticed. */
export const longestRetryAfterSeconds = 6 * 3600

/**
 * Whole seconds to the next attempt, at least 1, doubling up to an hour; half is random, to spread joint failures. The
 * provider's `Retry-After` can only lengthen the delay.
 */
export function retryDelaySeconds(
  attempt: number,
  baseSeconds: number,
  retryAfterSeconds = 0,
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

/** What holds all mail back, and so counts as no attempt at one. */
const isBlock = (kind: FailureKind) => kind === 'rate' || kind === 'quota' || kind === 'settings'

/** The attempts at a mail: all of them, and those that something held back which concerns every mail. */
type Attempts = { attempts: number; uncounted_attempts: number }

/** Decides whether a failed mail is retried. */
export function settleFailure(
  failure: unknown,
  { attempts, uncounted_attempts: uncounted }: Attempts,
  { maxAttempts, retryBaseSeconds }: DeliverySettings,
): Settlement {
  // The message of an HttpError is for visitors, its cause the reason.
  const cause = failure instanceof HttpError ? failure.cause : failure
  const error = cause instanceof Error ? cause.message : String(cause)
  const { kind, retryAfterSeconds } =
    failure instanceof DeliveryError ? failure : { kind: 'passing' as const, retryAfterSeconds: 0 }
  const retry_in_seconds = retryDelaySeconds(attempts, retryBaseSeconds, retryAfterSeconds)
  if (isBlock(kind))
    return { count: 'retried', outcome: 'retry', error, retry_in_seconds, blocked_by: kind }
  if (kind === 'final' || attempts - uncounted >= maxAttempts)
    return { count: 'failed', outcome: 'failed', error }
  return { count: 'retried', outcome: 'retry', error, retry_in_seconds }
}
