import { useState } from 'react'

/** New rows above the last known one: rows below it belong to an older page. */
function countArrivals(known: ReadonlySet<string>, ids: readonly string[]): number {
  const last = ids.findLastIndex((id) => known.has(id))
  return ids.slice(0, last + 1).filter((id) => !known.has(id)).length
}

/**
 * Counts the emails that arrived while the list was shown.
 * @param listing identifies the shown list
 */
export function useArrivals(listing: string, ids: readonly string[]) {
  const [known, setKnown] = useState({ listing, ids, count: 0 })
  if (known.listing !== listing) setKnown({ listing, ids, count: 0 })
  else if (known.ids !== ids) {
    const count = known.count + countArrivals(new Set(known.ids), ids)
    setKnown({ listing, ids, count })
  }
  return {
    count: known.count,
    acknowledge: () => setKnown((now) => (now.count === 0 ? now : { ...now, count: 0 })),
  }
}
