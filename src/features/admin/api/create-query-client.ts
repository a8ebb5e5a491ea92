import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { toast } from '@/lib/toast'
import { RequestError } from './request-error'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Logs a failure and tells it in the words of the request's own `meta.refused`. */
function report(error: Error, refused: unknown) {
  console.error(refused, error)
  toast.error(error instanceof RequestError && isText(refused) ? refused : 'Ошибка загрузки данных')
}

/** The admin area's cache of requests. Every failure ends in the log and in a toast. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => report(error, meta?.refused) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => report(error, meta?.refused),
    }),
    defaultOptions: { queries: { retry: 1, staleTime: 10_000 } },
  })
