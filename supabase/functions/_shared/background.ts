import { logError } from './log/log.ts'

declare global {
  // Exists in Supabase's own runtime, not in Deno or Node:
  // https://supabase.com/docs/guides/functions/background-tasks
  var EdgeRuntime: { waitUntil(task: Promise<unknown>): void } | undefined
}

/**
 * How long a hosted worker lives, in milliseconds, on the smallest plan: from its start, whatever it is doing, and over
 * all requests that it answers. https://supabase.com/docs/guides/functions/limits
 */
const workerLifeMs = 150_000

const startedAt = Date.now()

/** When this worker is ended at the earliest, as a time in milliseconds; never outside Supabase's own runtime. */
export const workerEnd = (): number =>
  globalThis.EdgeRuntime ? startedAt + workerLifeMs : Number.POSITIVE_INFINITY

/** Runs work that outlives the response; hosted Supabase must be asked for that. A failure is logged, never thrown. */
export function inBackground(name: string, work: () => Promise<unknown>): void {
  const task = work().catch((error: unknown) => {
    logError(`background work "${name}" failed:`, error)
  })
  globalThis.EdgeRuntime?.waitUntil(task)
}
