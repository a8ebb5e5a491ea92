/** PostgreSQL's error code for a duplicate key. */
export const duplicateKey = '23505'

/** A request that the database refused; anything else that goes wrong is unexpected. */
export class RequestError extends Error {
  override name = 'RequestError'
}

/**
 * Unwraps an answer of supabase-js.
 * @throws {RequestError} with the refusal as its cause
 */
export function unwrap<T>({ data, error }: { data: T; error: { message: string } | null }) {
  if (error) throw new RequestError(error.message, { cause: error })
  return data
}

/** How many ids fit into one URL. */
const chunkSize = 100

/** Requests a long list of ids chunk by chunk, one after the other, and joins the answers. */
export async function inChunks<T, R>(
  items: readonly T[],
  request: (chunk: readonly T[]) => Promise<readonly R[]>,
): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += chunkSize) {
    results.push(...(await request(items.slice(start, start + chunkSize))))
  }
  return results
}
