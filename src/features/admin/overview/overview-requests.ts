import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, request } from '@/lib/backend/database-answer'
import { z } from '@contracts/zod.ts'
import { leadDays } from './leads'
import { promiseOverview } from './promises'
import { quizFunnel, ratingShares } from './shares'

/** The periods of the overview, in days; chats and quizzes are kept for a year. */
export const periods = [7, 30, 90, 365] as const

export const overviewQuery = z.object({
  days: z.coerce.number().pipe(z.literal(periods)).catch(30),
})

/** The latest ratings of chats, each with its email unless that was deleted. */
const listLatestRatings = (days: number) =>
  request((supabase) =>
    supabase
      .from('chat_sessions')
      .select(
        'id, rating, rated_at, email_id, email:emails!chat_sessions_email_id_fkey(subject, from_email)',
      )
      .gte('rated_at', new Date(Date.now() - days * 86_400_000).toISOString())
      .order('rated_at', { ascending: false })
      .limit(5),
  )

async function fetchOverview(days: number) {
  const [leads, replies, quiz, ratings, counts, latestRatings] = await Promise.all([
    call('overview_leads', { days }),
    call('overview_replies', { days }),
    call('overview_quiz', { days }),
    call('overview_ratings', { days }),
    call('overview_counts', { days }),
    listLatestRatings(days),
  ])
  const perDay = leadDays(leads)
  return {
    days: perDay,
    promises: promiseOverview(
      replies,
      perDay.map(({ day }) => day),
    ),
    quiz: quizFunnel(quiz),
    counts: counts[0] ?? { chats: 0, taken_over: 0, confirmations: 0 },
    ratings: { ...ratingShares(ratings), latest: latestRatings },
  }
}

export type Overview = Awaited<ReturnType<typeof fetchOverview>>

/** The figures of the latest days, including today; the previous figures until they have loaded. */
export const useOverview = (days: number) =>
  useQuery({
    queryKey: ['overview', days],
    queryFn: () => fetchOverview(days),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    meta: { refused: 'Ошибка загрузки обзора' },
  })
