import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { toast } from '@/lib/toast'
import { RequestError } from './request-error'

/** How a failed request is told. */
interface Failure extends Record<string, unknown> {
  /** Title of the toast. */
  refused?: string
  /** What to say below it, where we know why. */
  explain?: (error: Error) => string | undefined
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Failure
    mutationMeta: Failure
  }
}

const unexpected = 'Ошибка загрузки данных'

function report(error: Error, title: string, { refused, explain }: Failure = {}) {
  console.error(refused, error)
  toast.error(title, explain?.(error))
}

/**
 * The admin area's cache of requests. Every failure ends in the log and in a toast.
 * @param onRefused called when the database refused something: perhaps the role is another by now
 */
export const createQueryClient = (onRefused: () => void = () => {}) => {
  const notice = (error: Error) => {
    if (error instanceof RequestError) onRefused()
  }
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        const isRefusal = error instanceof RequestError
        report(error, (isRefusal && meta?.refused) || unexpected, meta)
        notice(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        report(error, meta?.refused ?? unexpected, meta)
        notice(error)
      },
    }),
    defaultOptions: { queries: { retry: 1, staleTime: 10_000 } },
  })
}
