import type { EmbeddedSupabase } from './supabase.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Does locally what cron does on the hosted platform: deletes daily what is past its term. */
export function startPruneSchedule({ sql }: Pick<EmbeddedSupabase, 'sql'>): () => void {
  const prune = () =>
    sql('select private.prune_old_data()').catch((error: unknown) => {
      console.error('Old data could not be deleted, tomorrow is the next try:', error)
    })
  // At once, too: hardly any local copy runs for a day.
  void prune()
  const timer = setInterval(prune, dayMs)
  timer.unref()
  return () => clearInterval(timer)
}
