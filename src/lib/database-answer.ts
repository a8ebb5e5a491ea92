/** A request that the database refused; anything else that goes wrong is unexpected. */
export class RequestError extends Error {
  override name = 'RequestError'
}

/**
 * Unwraps an answer of supabase-js.
 * @throws {RequestError} with the refusal as its cause
 */
export function unwrap<T>({ data, error }: { data: T; error: { message: string } | null }): T {
  if (error) throw new RequestError(error.message, { cause: error })
  return data
}
