/** PostgreSQL's error code for a duplicate key. */
export const duplicateKey = '23505'

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
