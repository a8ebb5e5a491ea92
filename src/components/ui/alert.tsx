import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** A failure, shown where it happened. Screen readers announce its toast instead. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-control border border-destructive-text/50 bg-destructive/10 p-3.5 text-sm">
      <CircleAlert aria-hidden className="mt-px size-4.5 shrink-0 text-destructive-text" />
      <div>{children}</div>
    </div>
  )
}
