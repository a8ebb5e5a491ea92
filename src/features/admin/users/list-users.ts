import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import type { UserOrder, UserQuery } from './user-query'
import { searchPatterns } from './user-search'
import { unwrap } from '../request-error'

/** How many users one page shows. */
export const usersPerPage = 25

const columns: Record<UserOrder, string> = {
  name: 'full_name',
  role: 'user_roles(role)',
  created: 'created_at',
  seen: 'user_presence(last_seen_at)',
}

/** PostgREST's answer to a page that lies behind the last one. */
const behindLastPage = 'PGRST103'

async function listUsers({ text, by, descending, page }: UserQuery) {
  const supabase = await getSupabase()
  const all = supabase
    .from('profiles')
    .select(
      'id, user_id, email, full_name, created_at, user_roles(role), user_presence(last_seen_at)',
      { count: 'exact' },
    )
  const patterns = searchPatterns(text)
  const found = patterns.length > 0 ? all.likeAllOf('search_text', patterns) : all
  const answer = await found
    // Who was never seen was seen longest ago; who has no name comes after all names.
    .order(columns[by], { ascending: !descending, nullsFirst: (by === 'seen') !== descending })
    // Makes the order the same every time. No other column here that an order by role or visit knows.
    .order('email', { ascending: !descending })
    .range((page - 1) * usersPerPage, page * usersPerPage - 1)
  if (answer.error?.code === behindLastPage) return { users: [], total: 0 }
  const users = (unwrap(answer) ?? []).map(({ user_roles, user_presence, ...user }) => ({
    ...user,
    role: user_roles?.role ?? ('user' as const),
    lastSeenAt: user_presence?.last_seen_at ?? null,
  }))
  return { users, total: answer.count ?? users.length }
}

/** A user as admins see them. */
export type User = Awaited<ReturnType<typeof listUsers>>['users'][number]

/** All pages and searches of the list. */
export const usersKey = ['users'] as const

const usersQuery = (query: UserQuery) =>
  queryOptions({
    queryKey: [...usersKey, query],
    queryFn: () => listUsers(query),
    placeholderData: keepPreviousData,
    meta: { refused: 'Ошибка загрузки пользователей' },
  })

/** One page of the users; the previous one until it is there. */
export const useUsers = (query: UserQuery) => useQuery(usersQuery(query))
