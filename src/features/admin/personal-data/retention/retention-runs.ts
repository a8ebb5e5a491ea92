import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { request } from '@/lib/backend/database-answer'

/** A month of daily runs. */
const mostRuns = 30

const deletedSchema = z.record(z.string(), z.number()).nullable()

async function fetchRetentionRuns() {
  const runs = await request((supabase) =>
    supabase
      .from('retention_runs')
      .select('id, started_at, deleted, error')
      .order('id', { ascending: false })
      .limit(mostRuns),
  )
  return runs.map(({ deleted, ...run }) => ({
    ...run,
    deleted: deletedSchema.parse(deleted),
  }))
}

/** When and how much old data was deleted, or why not. */
export type RetentionRun = Awaited<ReturnType<typeof fetchRetentionRuns>>[number]

export const useRetentionRuns = () =>
  useQuery({
    queryKey: ['retention-runs'],
    queryFn: fetchRetentionRuns,
    meta: { refused: 'Ошибка загрузки сведений об удалении' },
  })

const dayMs = 24 * 60 * 60 * 1000

/** The state of the daily deletion; `since` is its last success. */
export type RetentionState =
  | { kind: 'never' }
  | { kind: 'fine'; last: RetentionRun; failures: number }
  | { kind: 'late'; last: RetentionRun }
  | { kind: 'failed'; last: RetentionRun; since: string | undefined }

/** The runs are given newest first. */
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
