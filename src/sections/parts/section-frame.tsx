import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { typography } from '@/lib/text/typography'

interface SectionFrameProps {
  title?: string | undefined
  lead?: string | undefined
  /** `band`: full-bleed, with its own background. */
  background?: 'plain' | 'band'
  /** The heading above the content, beside it (sticky), or above with the lead in its own column. */
  layout?: 'above' | 'beside' | 'split'
  /** Shown under the lead. */
  tools?: ReactNode
  children: ReactNode
}

const headers = {
  above: 'max-w-[46rem]',
  beside: 'self-start lg:sticky lg:top-28',
  split: 'gap-x-16 lg:grid lg:grid-cols-2 lg:items-baseline',
}

export function SectionFrame(props: SectionFrameProps) {
  const { title, lead, background = 'plain', layout = 'above', tools, children } = props
  return (
    <section className={background === 'band' ? 'section-band' : undefined}>
      <div
        className={cn(
          'container-page section-space',
          layout === 'beside' && 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] lg:gap-16',
        )}
      >
        {title && (
          <header className={cn(headers[layout], 'mb-9 lg:mb-12')}>
            <h2 className="headline">{typography(title)}</h2>
            {lead && (
              <p
                className={cn(
                  'mt-4 max-w-[38rem] text-lead text-muted-foreground',
                  layout === 'split' && 'lg:mt-0',
                )}
              >
                {typography(lead)}
              </p>
            )}
            {tools}
          </header>
        )}
        <div className="@container min-w-0">{children}</div>
      </div>
    </section>
  )
}
