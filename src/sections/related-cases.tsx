import { Link } from 'react-router-dom'
import { caseAddress } from '@/content/addresses'
import { casesOfService } from '@/content/cases/related'
import { caseSummaries } from '@/content/cases/summaries'
import type { RelatedCasesSection } from '@/content/model/sections'
import { cn } from '@/lib/cn'
import { typography } from '@/lib/text/typography'
import { SectionFrame } from './parts/section-frame'

/** The cases of a service's page, a line each: their screens are on their own pages. */
export function RelatedCases({ section: { service } }: { section: RelatedCasesSection }) {
  const ids = casesOfService(service)
  if (ids.length === 0) return null
  return (
    <SectionFrame title="Где это уже работает">
      <ul className={cn('hairline-grid', ids.length > 1 && '@min-[36rem]:grid-cols-2')}>
        {ids.map((id) => {
          const { title, subtitle, category, metrics } = caseSummaries[id]
          return (
            <li key={id} className="flex bg-card">
              <Link
                to={caseAddress(id)}
                className="w-full rounded-card p-6 transition-colors hover:bg-raised focus-visible:-outline-offset-2 sm:p-8"
              >
                <span className="text-sm font-medium text-accent">{category}</span>
                <span className="mt-1 block subtitle">{title}</span>
                <span className="mt-1 block aside-text">{typography(subtitle)}</span>
                <span className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
                  {metrics.map(({ label, value }) => (
                    <span key={label}>
                      <span className="block text-xl font-semibold">{typography(value)}</span>
                      <span className="text-sm text-muted-foreground">{label}</span>
                    </span>
                  ))}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </SectionFrame>
  )
}
