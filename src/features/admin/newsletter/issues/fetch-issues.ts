import { queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { unwrap } from '@/lib/database-answer'

/** The key of everything about issues. */
export const issuesKey = ['newsletter-issues'] as const

/** In milliseconds, while an issue is being sent. */
const progressMs = 2000

/** The list shows the latest issues; a weekly newsletter fills it in four years. */
const most = 200

async function fetchIssues() {
  const supabase = await getSupabase()
  const answer = await supabase
    .from('newsletter_issues')
    .select('id, subject, status, updated_at, started_at, finished_at, reader_count, sent_count')
    .order('created_at', { ascending: false })
    .limit(most)
  return unwrap(answer) ?? []
}

async function fetchIssue(issueId: string) {
  const supabase = await getSupabase()
  const [issue, figures] = await Promise.all([
    supabase
      .from('newsletter_issues')
      .select(
        'id, subject, body, status, pause_reason, pace_per_minute, started_at, finished_at, reader_count, sent_count, failed_count',
      )
      .eq('id', issueId)
      .maybeSingle(),
    supabase.rpc('newsletter_figures', { issue_id: issueId }).maybeSingle(),
  ])
  const found = unwrap(issue)
  return found && { ...found, figures: unwrap(figures) }
}

/** An issue with what has become of its letters. */
export type Issue = NonNullable<Awaited<ReturnType<typeof fetchIssue>>>

const issuesQuery = queryOptions({
  queryKey: [...issuesKey, 'list'],
  queryFn: fetchIssues,
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === 'sending') ? progressMs : false,
  meta: { refused: 'Ошибка загрузки выпусков' },
})

const issueQuery = (issueId: string) =>
  queryOptions({
    queryKey: [...issuesKey, issueId],
    queryFn: () => fetchIssue(issueId),
    refetchInterval: ({ state }) => (state.data?.status === 'sending' ? progressMs : false),
    meta: { refused: 'Ошибка загрузки выпуска' },
  })

/** The issues, newest first. */
export const useIssues = () => useQuery(issuesQuery)

/** One issue; null when there is none, such as a draft that is not saved yet. */
export const useIssue = (issueId: string) => useQuery(issueQuery(issueId))
