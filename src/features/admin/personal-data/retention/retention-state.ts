import type { RetentionRun } from './fetch-retention-runs'

const dayMs = 24 * 60 * 60 * 1000

/** How the daily deletion fares; `since` is when it last succeeded. */
export type RetentionState =
  | { kind: 'never' }
  | { kind: 'fine'; last: RetentionRun; failures: number }
  | { kind: 'late'; last: RetentionRun }
  | { kind: 'failed'; last: RetentionRun; since: string | undefined }

/**
 * @param runs newest first
 * @param now milliseconds since 1970
 */
export function retentionState(runs: readonly RetentionRun[], now = Date.now()): RetentionState {
  const [last] = runs
  if (!last) return { kind: 'never' }
  if (now - Date.parse(last.started_at) > 2 * dayMs) return { kind: 'late', last }
  if (last.error !== null) {
    const since = runs.find(({ error }) => error === null)?.started_at
    return { kind: 'failed', last, since }
  }
  return { kind: 'fine', last, failures: runs.filter(({ error }) => error !== null).length }
}
