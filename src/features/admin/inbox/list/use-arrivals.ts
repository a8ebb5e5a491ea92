import { useState } from 'react'

/** How many of the rows are new, seen from those that were there: what comes after them is an older page. */
function countArrivals(known: ReadonlySet<string>, ids: readonly string[]): number {
  const last = ids.findLastIndex((id) => known.has(id))
  return ids.slice(0, last + 1).filter((id) => !known.has(id)).length
}

/**
 * Counts the e-mails that have come into the list by themselves.
 * @param listing changes when another list is shown
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
