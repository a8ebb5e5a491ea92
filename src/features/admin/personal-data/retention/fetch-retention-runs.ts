import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { getSupabase } from '@/lib/supabase'
import { unwrap } from '@/lib/database-answer'

/** A month of daily runs. */
const mostRuns = 30

const deletedSchema = z.record(z.string(), z.number()).nullable()

async function fetchRetentionRuns() {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('retention_runs')
    .select('id, started_at, deleted, error')
    .order('id', { ascending: false })
    .limit(mostRuns)
  return (unwrap(answer) ?? []).map(({ deleted, ...run }) => ({
    ...run,
    deleted: deletedSchema.parse(deleted),
  }))
}

/** When old data was deleted and how much, or why not. */
export type RetentionRun = Awaited<ReturnType<typeof fetchRetentionRuns>>[number]

export type RetentionRuns = UseQueryResult<RetentionRun[]>

const retentionRunsQuery = queryOptions({
  queryKey: ['retention-runs'],
  queryFn: fetchRetentionRuns,
  meta: { refused: 'Ошибка загрузки сведений об удалении' },
})

/** The latest runs, newest first. */
export const useRetentionRuns = (): RetentionRuns => useQuery(retentionRunsQuery)
