import type { QueryClient, QueryKey, UseMutationOptions } from '@tanstack/react-query'

/** The key of all queries that list or count emails. */
export const inboxKey = ['inbox'] as const

export const emailKey = (emailId: string) => ['email', emailId] as const

/** Refetches the queries below these keys after a change: visible ones at once, others when shown next. */
export async function refetchChanged(queries: QueryClient, ...keys: QueryKey[]): Promise<void> {
  // A first answer that is still loading may be older than the change, and invalidation alone would keep it:
  // https://github.com/TanStack/query/issues/8530
  await Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey })))
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

type Settled = Parameters<NonNullable<UseMutationOptions<unknown, Error, unknown>['onSettled']>>

/** `onSettled` of a change that is pending until the queries below these keys show it. */
export const refetchAwaited =
  (...keys: QueryKey[]) =>
  (...[, , , , { client }]: Settled) =>
    refetchChanged(client, ...keys)

/** The same of a change that is done without them. */
export const refetchLater =
  (...keys: QueryKey[]) =>
  (...settled: Settled) =>
    void refetchAwaited(...keys)(...settled)

export const chatsKey = ['chats'] as const

export const notificationsKey = ['notifications'] as const

export const inboxKeys = [inboxKey, ['email']] as const

export const refetchInbox = (queries: QueryClient) => refetchChanged(queries, ...inboxKeys)
