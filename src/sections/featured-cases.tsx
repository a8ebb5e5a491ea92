import { Link } from 'react-router-dom'
import { buttonVariants } from '@/components/ui/button'
import { caseAddress, type CaseStudyId } from '@/content/addresses'
import { caseSummaries } from '@/content/cases/summaries'
import type { FeaturedCasesSection } from '@/content/model/sections'
import { cn } from '@/lib/cn'
import { typography } from '@/lib/text/typography'
import { MoreAction } from './parts/action-row'
import { SectionFrame } from './parts/section-frame'
import { ScreenImage } from './screens/screen-image'

/** Two cases side by side; a single one has its text beside the screen. */
export function FeaturedCases({ section }: { section: FeaturedCasesSection }) {
  const { title, lead, ids, action } = section
  const isAlone = ids.length === 1
  return (
    <SectionFrame title={title} lead={lead} layout="split">
      <div className={cn('grid gap-4 lg:gap-5', !isAlone && '@min-[48rem]:grid-cols-2')}>
        {ids.map((id) => (
          <FeaturedCase key={id} id={id} isAlone={isAlone} />
        ))}
      </div>
      <MoreAction action={action} className="mt-9" />
    </SectionFrame>
  )
}

function FeaturedCase({ id, isAlone }: { id: CaseStudyId; isAlone: boolean }) {
  const { title, category, subtitle, metrics } = caseSummaries[id]
  return (
    <article
      className={cn(
        'grid overflow-hidden rounded-card border bg-card',
        isAlone && 'items-center lg:grid-cols-2',
      )}
    >
      <div data-nosnippet className="section-band border-0 p-6 sm:p-10">
        <ScreenImage folder={id} picture={{ id: 'after', frame: 'window', alt: '' }} isDecorative />
      </div>
      <div className="flex flex-col items-start p-6 sm:p-8">
        <p className="text-sm font-medium text-accent">{category}</p>
        <h3 className="mt-1 subtitle">{title}</h3>
        <p className="mt-2.5 aside-text">{typography(subtitle)}</p>
        <dl className="mt-auto flex flex-wrap gap-x-8 gap-y-3 pt-6">
          {metrics.slice(0, 2).map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-muted-foreground">{label}</dt>
              <dd className="text-xl font-semibold">{typography(value)}</dd>
            </div>
          ))}
        </dl>
        <Link
          to={caseAddress(id)}
          className={cn(buttonVariants({ variant: 'ghost' }), 'mt-6 arrow-after -ml-4')}
        >
          {`Кейс «${title}»`}
        </Link>
      </div>
    </article>
  )
}
