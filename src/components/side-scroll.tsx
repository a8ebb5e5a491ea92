import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { useOverflow } from '@/lib/hooks/use-overflow'

interface SideScrollProps {
  /** Describes the content to screen readers. */
  label: string
  /** A greatest height: the box may scroll down as well, and is always focusable. */
  className?: string
  children: ReactNode
}

/**
 * A region that scrolls sideways if it is too narrow: a shade at the edge shows that there is more. It is focusable
 * then, and until that is known, so that the keyboard can scroll it.
 */
export function SideScroll({ label, className, children }: SideScrollProps) {
  const { box, overflow } = useOverflow<HTMLDivElement>()
  const scrolls = className || !overflow || overflow.before || overflow.after
  return (
    <div className="relative">
      <div
        ref={box}
        tabIndex={scrolls ? 0 : undefined}
        role="region"
        aria-label={label}
        className={cn('overflow-x-auto focus-visible:-outline-offset-2', className)}
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
