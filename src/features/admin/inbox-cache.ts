import type { QueryClient } from '@tanstack/react-query'
import { refetchChanged } from './refetch-changed'

/** Everything that lists or counts e-mails. */
export const inboxKey = ['inbox'] as const

/** Everything that shows one e-mail. */
export const emailKey = (emailId: string) => ['email', emailId] as const

/** Asks again for what is shown of the inbox, list and opened e-mail alike. */
export const invalidateInbox = (queries: QueryClient) =>
  refetchChanged(queries, inboxKey, ['email'])
