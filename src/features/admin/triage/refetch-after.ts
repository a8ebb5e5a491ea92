import type { MutationFunctionContext, QueryKey } from '@tanstack/react-query'
import { refetchChanged, refetchInbox } from '../refetch'

type Settled = [
  data: unknown,
  error: Error | null,
  variables: unknown,
  result: unknown,
  context: MutationFunctionContext,
]

/** `onSettled` of a change that these queries show. */
export const refetchAfter =
  (key: QueryKey) =>
  (...[, , , , { client }]: Settled) =>
    refetchChanged(client, key)

/** `onSettled` of a change of emails: it is pending until the lists show it. */
export const awaitInbox = (...[, , , , { client }]: Settled) => refetchInbox(client)

/** `onSettled` of a change that is stored already: no need to wait for the lists. */
export const refreshInbox = (...settled: Settled) => void awaitInbox(...settled)
