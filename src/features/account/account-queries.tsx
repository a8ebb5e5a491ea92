import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Queries } from '@/components/signed-in/queries'
import { requestDefaults } from '@/lib/backend/database-answer'

/** The query cache of the account page. Key it by user id: no user may see what another has loaded. */
export function AccountQueries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: requestDefaults }))
  return <Queries client={client}>{children}</Queries>
}
