import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The key of everything that lists or counts emails. */
export const inboxKey = ['inbox'] as const

/** The key of everything that shows one email. */
export const emailKey = (emailId: string) => ['email', emailId] as const

/** Refetches everything below these keys after a change: what is shown at once, the rest when shown next. */
export async function refetchChanged(queries: QueryClient, ...keys: QueryKey[]): Promise<void> {
  // A first answer still on its way may be older than the change, and invalidation alone would keep
  // it: https://github.com/TanStack/query/issues/8530
  await Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey })))
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/** The key of everything that shows chats. */
export const chatsKey = ['chats'] as const

/** The key of what the viewer was told. */
export const notificationsKey = ['notifications'] as const

/** Refetches the inbox and the opened email. */
export const refetchInbox = (queries: QueryClient) => refetchChanged(queries, inboxKey, ['email'])

/** Refetches what the viewer was told. */
export const refetchNotifications = (queries: QueryClient) =>
  refetchChanged(queries, notificationsKey)

/** Refetches the list of the chats and the opened one. */
export const refetchChats = (queries: QueryClient) => refetchChanged(queries, chatsKey)
