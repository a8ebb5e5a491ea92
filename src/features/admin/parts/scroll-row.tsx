import { type ReactNode, useEffect } from 'react'
import { observeSize } from '@/lib/browser/observe'
import { cn } from '@/lib/cn'
import { useOverflow } from '@/lib/hooks/use-overflow'

interface ScrollRowProps {
  /** The chosen value; its element is centred when it changes or the row grows. */
  chosen: string | number
  className?: string
  /** One element, as wide as it needs to be. */
  children: ReactNode
}

/** A row of choices that scrolls if it has no room; a shade at the edge shows that there is more. */
export function ScrollRow({ chosen, className, children }: ScrollRowProps) {
  const { box, overflow } = useOverflow<HTMLDivElement>()
  useEffect(() => {
    const row = box.current?.firstElementChild
    if (!row) return
    // A loaded count makes it wider.
    return observeSize([row], () => box.current && centre(box.current))
  }, [box, chosen])
  return (
    <div className={cn('relative min-w-0 overflow-hidden rounded-xl bg-muted', className)}>
      <div ref={box} className="[scrollbar-width:none] overflow-x-auto">
        {children}
      </div>
      {overflow?.before && <Shade className="left-0 bg-linear-to-r" />}
      {overflow?.after && <Shade className="right-0 bg-linear-to-l" />}
    </div>
  )
}

/** scrollIntoView would scroll the page as well. */
function centre(box: HTMLElement) {
  const choice = box.querySelector('[aria-selected=true], :checked')?.getBoundingClientRect()
  if (!choice) return
  const view = box.getBoundingClientRect()
  box.scrollLeft += choice.left + choice.width / 2 - (view.left + view.width / 2)
}

function Shade({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      className={cn(
        'pointer-events-none absolute inset-y-0 w-8 from-muted from-25% to-transparent',
        className,
      )}
    />
  )
}
