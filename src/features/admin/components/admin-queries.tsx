import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '../api/create-query-client'

/** The cache of the admin area. Give it the user's id as its key: nobody sees what another loaded. */
export function AdminQueries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
