import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'

/** Content shown on demand; it is rendered only while open. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="-ml-1 inline-flex h-11 list-none items-center gap-1.5 rounded-control px-1 text-[0.9375rem] font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {summary}
      </summary>
      {open && <div className="mt-2">{children}</div>}
    </details>
  )
}
