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
