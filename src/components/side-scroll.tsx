import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { useOverflow } from '@/lib/hooks/use-overflow'

interface SideScrollProps {
  /** Describes the content to screen readers. */
  label: string
  /** Whether it has a greatest height and scrolls down as well; it is then always focusable. */
  scrollsDown?: boolean
  children: ReactNode
}

/**
 * A region that scrolls sideways if it is too narrow: a shade at the edge shows that there is more. It is focusable
 * then, and until that is known, so that the keyboard can scroll it.
 */
export function SideScroll({ label, scrollsDown, children }: SideScrollProps) {
  const { box, overflow } = useOverflow<HTMLDivElement>()
  const scrolls = scrollsDown || !overflow || overflow.before || overflow.after
  return (
    <div className="relative">
      <div
        ref={box}
        tabIndex={scrolls ? 0 : undefined}
        role="region"
        aria-label={label}
        className={cn('overflow-x-auto focus-visible:-outline-offset-2', scrollsDown && 'max-h-96')}
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
