import type { ReactNode } from 'react'
import { useOverflow } from '@/lib/hooks/use-overflow'

interface SideScrollProps {
  /** What is in it, for a screen reader. */
  label: string
  children: ReactNode
}

/**
 * A region that scrolls sideways where it is too narrow: a shade at an edge says that there is more. Then,
 * and until that is known, the keyboard can stop at it to scroll it.
 */
export function SideScroll({ label, children }: SideScrollProps) {
  const { box, overflow } = useOverflow<HTMLDivElement>()
  const scrolls = !overflow || overflow.before || overflow.after
  return (
    <div className="relative">
      <div
        ref={box}
        tabIndex={scrolls ? 0 : undefined}
        role="region"
        aria-label={label}
        className="overflow-x-auto focus-visible:-outline-offset-2"
      >
        {children}
      </div>
      {overflow?.before && <Shade className="left-0" />}
      {overflow?.after && <Shade className="right-0 rotate-180" />}
    </div>
  )
}

function Shade({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      data-shade
      className={`pointer-events-none absolute inset-y-0 w-10 bg-[linear-gradient(90deg,var(--card),transparent)] print:hidden ${className}`}
    />
  )
}
