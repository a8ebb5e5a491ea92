import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatNumber, plural } from '@contracts/russian.ts'
import { Button } from '@/components/ui/button'
import { observeView } from '@/lib/browser/observe'

/** New rows above the last known one: rows below it belong to an older page. */
function countArrivals(known: ReadonlySet<string>, ids: readonly string[]): number {
  const last = ids.findLastIndex((id) => known.has(id))
  return ids.slice(0, last + 1).filter((id) => !known.has(id)).length
}

/**
 * Announces emails that arrived above the visible rows while the list was shown, and scrolls to them. What was there
 * before and comes back, for instance by «Отменить», has not arrived.
 */
export function Arrivals({ listing, ids }: { listing: string; ids: readonly string[] }) {
  const [known, setKnown] = useState({ listing, ids, seen: new Set(ids), count: 0 })
  if (known.listing !== listing) setKnown({ listing, ids, seen: new Set(ids), count: 0 })
  else if (known.ids !== ids) {
    const count = known.count + countArrivals(known.seen, ids)
    setKnown({ listing, ids, seen: new Set([...known.seen, ...ids]), count })
  }
  const { count } = known
  const acknowledge = () => setKnown((now) => ({ ...now, count: 0 }))
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = top.current
    if (!element || count === 0) return
    return observeView([element], ({ isIntersecting }) => {
      if (isIntersecting) setKnown((now) => ({ ...now, count: 0 }))
    })
  }, [count])

  return (
    <>
      <div ref={top} className="h-px" />
      <div
        role="status"
        className="pointer-events-none sticky top-2 z-20 -mt-px flex h-0 justify-center max-lg:top-20"
      >
        {count > 0 && (
          <Button
            className="pointer-events-auto animate-in rounded-full shadow-lg fade-in slide-in-from-top-2"
            onClick={() => {
              top.current?.scrollIntoView({ block: 'nearest' })
              acknowledge()
            }}
          >
            <ArrowUp aria-hidden />
            {formatNumber(count)} {plural(count, 'новое письмо', 'новых письма', 'новых писем')}
          </Button>
        )}
      </div>
    </>
  )
}
