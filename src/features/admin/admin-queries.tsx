import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from './create-query-client'

interface AdminQueriesProps {
  /** Called when the database refuses something. */
  onRefused: () => void
  children: ReactNode
}

/** The cache of the admin area. Give it the user's id as its key: nobody sees what another loaded. */
export function AdminQueries({ onRefused, children }: AdminQueriesProps) {
  const [client] = useState(() => createQueryClient(onRefused))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
