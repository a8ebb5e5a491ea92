/** How many ids fit into one address. */
const largest = 100

/** Does something to a list part by part, one after the other, and gathers what comes of it. */
export async function inChunks<T, R>(
  items: readonly T[],
  run: (part: readonly T[]) => Promise<readonly R[]>,
): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += largest) {
    results.push(...(await run(items.slice(start, start + largest))))
  }
  return results
}
