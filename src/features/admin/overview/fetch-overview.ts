import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { type LeadRow, leadDays } from './leads'
import type { Period } from './period'
import { promiseOverview, type ReplyRow } from './promises'
import { quizFunnel, ratingShares } from './shares'
import { unwrap } from '../request-error'
import { listLatestRatings } from './list-latest-ratings'

async function fetchOverview(days: Period) {
  const supabase = await getSupabase()
  const [leads, replies, quiz, ratings, latestRatings] = await Promise.all([
    supabase.rpc('overview_leads', { days }),
    supabase.rpc('overview_replies', { days }),
    supabase.rpc('overview_quiz', { days }),
    supabase.rpc('overview_ratings', { days }),
    listLatestRatings(days),
  ])
  // The generated types do not know which of a function's columns may be null.
  const leadRows: LeadRow[] = unwrap(leads) ?? []
  const replyRows: ReplyRow[] = unwrap(replies) ?? []
  const perDay = leadDays(leadRows)
  return {
    days: perDay,
    promises: promiseOverview(
      replyRows,
      perDay.map(({ day }) => day),
    ),
    quiz: quizFunnel(unwrap(quiz) ?? []),
    ratings: { ...ratingShares(unwrap(ratings) ?? []), latest: latestRatings },
  }
}

/** All that the overview shows of a period. */
export type Overview = Awaited<ReturnType<typeof fetchOverview>>

const overviewQuery = (days: Period) =>
  queryOptions({
    queryKey: ['overview', days],
    queryFn: () => fetchOverview(days),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    meta: { refused: 'Ошибка загрузки обзора' },
  })

/** The figures of the latest days, today included; those of the period before until they are there. */
export const useOverview = (days: Period) => useQuery(overviewQuery(days))
