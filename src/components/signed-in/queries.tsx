import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { RetryContext } from '../ui/error-boundary'

/** Provides a query cache. A part that broke is shown again with newly loaded data. */
export function Queries({ client, children }: { client: QueryClient; children: ReactNode }) {
  const reload = useCallback(async () => {
    // The broken part's own.
    client.removeQueries({ type: 'inactive' })
    await client.refetchQueries({ type: 'active' })
    // Components hear of it in a task of its own.
    await new Promise((resolve) => setTimeout(resolve))
  }, [client])
  return (
    <QueryClientProvider client={client}>
      <RetryContext value={reload}>{children}</RetryContext>
    </QueryClientProvider>
  )
}
