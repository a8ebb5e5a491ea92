/** A request that the database refused; anything else that goes wrong is unexpected. */
export class RequestError extends Error {
  override name = 'RequestError'
  /** HTTP status; 0 when no answer came, undefined when nobody knows. */
  readonly status: number | undefined

  constructor(message: string, options: ErrorOptions & { status?: number | undefined } = {}) {
    super(message, options)
    this.status = options.status
  }
}

interface DatabaseAnswer<T> {
  data: T
  error: { message: string } | null
  status?: number
}

/**
 * Unwraps an answer of supabase-js.
 * @throws {RequestError} with the refusal as its cause
 */
export function unwrap<T>({ data, error, status }: DatabaseAnswer<T>): T {
  if (error) throw new RequestError(error.message, { cause: error, status })
  return data
}

/** Statuses that a moment may mend: too early, too much, or the server's own trouble. */
const isPassing = (status: number) =>
  status === 0 || status === 408 || status === 429 || status >= 500

/**
 * How often a query of TanStack's is asked again: once, a second later, and not at all where the answer would be the
 * same. supabase-js is asked once for each, so whoever waits reads of a failure within three seconds.
 */
export const retryOnce = (failures: number, error: Error): boolean =>
  failures < 1 && (!(error instanceof RequestError) || isPassing(error.status ?? 0))
