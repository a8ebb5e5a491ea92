import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { typography } from '@/lib/typography'

interface SectionFrameProps {
  title?: string | undefined
  lead?: string | undefined
  /** `band` sets the section apart as a full-bleed stretch. */
  ground?: 'plain' | 'band'
  /** Where the heading stands: above, beside (it stays in view while the rest scrolls), or parted. */
  layout?: 'above' | 'beside' | 'parted'
  children: ReactNode
}

const grids = {
  above: '',
  beside: 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] lg:gap-16',
  parted: '',
}
const headers = {
  above: 'max-w-[46rem]',
  beside: 'self-start lg:sticky lg:top-28',
  parted: 'gap-x-16 lg:grid lg:grid-cols-2 lg:items-baseline',
}

/** What every section shares: its measure, its rhythm and its heading. */
export function SectionFrame({
  title,
  lead,
  ground = 'plain',
  layout = 'above',
  children,
}: SectionFrameProps) {
  return (
    <section className={ground === 'band' ? 'section-band' : undefined}>
      <div className={cn('container-page section-space', grids[layout])}>
        {title && (
          <header className={cn(headers[layout], 'mb-9 lg:mb-12')}>
            <h2 className="headline">{typography(title)}</h2>
            {lead && (
              <p
                className={cn(
                  'mt-4 max-w-[38rem] text-lead text-muted-foreground',
                  layout === 'parted' && 'lg:mt-0',
                )}
              >
                {typography(lead)}
              </p>
            )}
          </header>
        )}
        <div className="@container min-w-0">{children}</div>
      </div>
    </section>
  )
}
