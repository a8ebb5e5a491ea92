type Backoff = {
  /** Number of the attempt that failed, from 1 on. */
  attempt: number
  /** Delay after the first failure, in seconds. */
  baseSeconds: number
  /** The provider's own wish, in seconds; it can only lengthen the delay. */
  retryAfterSeconds?: number | undefined
}

/** No two attempts lie further apart by our own choice, in seconds. */
export const longestDelaySeconds = 3600

/** A provider's wish is heard up to this, in seconds: longer, and nobody would notice the outage. */
export const longestRetryAfterSeconds = 6 * 3600

/**
 * When to try a mail again: doubling from the base to an hour. Half of the delay is random, so that
 * what failed together does not come back together.
 *
 * @param random a number from 0 to 1
 * @returns whole seconds, at least 1
 */
export function retryDelaySeconds(
  { attempt, baseSeconds, retryAfterSeconds = 0 }: Backoff,
  random = Math.random(),
): number {
  const full = Math.min(longestDelaySeconds, baseSeconds * 2 ** (attempt - 1))
  const wished = Math.min(retryAfterSeconds, longestRetryAfterSeconds)
  return Math.max(1, Math.ceil(Math.max(full / 2 + (full / 2) * random, wished)))
}
