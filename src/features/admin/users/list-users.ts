import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getSupabase } from '@/lib/supabase'
import { unwrap } from '@/lib/database-answer'
import { searchPatterns } from '../search-patterns'
import type { UserOrder, UserQuery } from './user-query'

export const usersPerPage = 25

const columns: Record<UserOrder, string> = {
  name: 'full_name',
  role: 'user_roles(role)',
  created: 'created_at',
  seen: 'user_presence(last_seen_at)',
}

/** PostgREST's error for a page beyond the last one. */
const beyondLastPage = 'PGRST103'

async function listUsers({ text, by, descending, page }: UserQuery) {
  const supabase = await getSupabase()
  const all = supabase
    .from('profiles')
    .select(
      'id, user_id, email, full_name, created_at, user_roles(role), user_presence(last_seen_at), blocked_until',
      { count: 'exact' },
    )
  const patterns = searchPatterns(text)
  const found = patterns.length > 0 ? all.likeAllOf('search_text', patterns) : all
  const answer = await found
    // Never seen counts as seen longest ago; users without a name come last.
    .order(columns[by], { ascending: !descending, nullsFirst: (by === 'seen') !== descending })
    // Makes the order stable: no other column is available when sorting by role or visit.
    .order('email', { ascending: !descending })
    .range((page - 1) * usersPerPage, page * usersPerPage - 1)
  if (answer.error?.code === beyondLastPage) return { users: [], total: 0 }
  const users = (unwrap(answer) ?? []).map(({ user_roles, user_presence, ...user }) => ({
    ...user,
    role: user_roles?.role ?? ('user' as const),
    lastSeenAt: user_presence?.last_seen_at ?? null,
  }))
  return { users, total: answer.count ?? users.length }
}

/** A user with their role and last visit. */
export type User = Awaited<ReturnType<typeof listUsers>>['users'][number]

/** Whether nobody can sign in to the account now. */
export const isBlocked = ({ blocked_until: until }: Pick<User, 'blocked_until'>): boolean =>
  until !== null && Date.parse(until) > Date.now()

/** The key of all pages and searches. */
export const usersKey = ['users'] as const

const usersQuery = (query: UserQuery) =>
  queryOptions({
    queryKey: [...usersKey, query],
    queryFn: () => listUsers(query),
    placeholderData: keepPreviousData,
    meta: { refused: 'Ошибка загрузки пользователей' },
  })

/** A page of users; the previous page until it has loaded. */
export const useUsers = (query: UserQuery) => useQuery(usersQuery(query))
