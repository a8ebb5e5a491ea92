import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks again for everything below these keys, because it has changed: at once for what is shown, and
 * for the rest when it is shown next.
 */
export async function refetchChanged(queries: QueryClient, ...keys: QueryKey[]): Promise<void> {
  // A first answer that is still on its way may be older than the change, and an invalidation alone
  // would take it for the new one: https://github.com/TanStack/query/issues/8530
  await Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey })))
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
