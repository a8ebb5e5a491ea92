import type { FunctionsProcess } from '../functions/functions-process.ts'
import type { EmbeddedSupabase } from './supabase.ts'

// Local replacements for the cron jobs of the hosted platform. Each returns a function that stops it.

const deliveryIntervalMs = 3000
const dayMs = 24 * 60 * 60 * 1000

/** Calls `deliver-mail` every three seconds. */
export function startMailSchedule(functions: FunctionsProcess, secretKey: string): () => void {
  let isRunning = false
  const timer = setInterval(async () => {
    if (isRunning) return
    isRunning = true
    try {
      await fetch(`${await functions.origin(deliveryIntervalMs)}/functions/v1/deliver-mail`, {
        method: 'POST',
        headers: { apikey: secretKey },
        signal: AbortSignal.timeout(60_000),
      })
    } catch {
      // The functions are down or busy: the next call delivers the due mails.
    } finally {
      isRunning = false
    }
  }, deliveryIntervalMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Deletes expired data daily, and once on start: a local copy rarely runs for a day. */
export function startPruneSchedule({ sql }: Pick<EmbeddedSupabase, 'sql'>): () => void {
  const prune = () =>
    sql('select private.run_retention()').catch((error: unknown) => {
      // A failed deletion is recorded in the database: here the database itself did not answer.
      console.error('Old data could not be deleted; the next attempt is tomorrow:', error)
    })
  void prune()
  const timer = setInterval(prune, dayMs)
  timer.unref()
  return () => clearInterval(timer)
}
