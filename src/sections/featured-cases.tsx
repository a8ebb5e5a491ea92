import { Link } from 'react-router-dom'
import { buttonVariants } from '@/components/ui/button'
import { caseAddress } from '@/content/addresses'
import type { Case } from '@/content/cases/case'
import type { FeaturedCasesSection } from '@/content/model/sections'
import { cn } from '@/lib/cn'
import { typography } from '@/lib/text/typography'
import { MoreAction } from './parts/action-row'
import { SectionFrame } from './parts/section-frame'
import { ScreenPicture } from './screens/screen-picture'

/** Two cases side by side; a single one has its text beside the screen. */
export function FeaturedCases({ section }: { section: FeaturedCasesSection }) {
  const { title, lead, cases, action } = section
  const isAlone = cases.length === 1
  return (
    <SectionFrame title={title} lead={lead} layout="split">
      <div className={cn('grid gap-4 lg:gap-5', !isAlone && '@min-[48rem]:grid-cols-2')}>
        {cases.map((each) => (
          <FeaturedCase key={each.id} case={each} isAlone={isAlone} />
        ))}
      </div>
      <MoreAction action={action} className="mt-9" />
    </SectionFrame>
  )
}

function FeaturedCase({ case: featured, isAlone }: { case: Case; isAlone: boolean }) {
  const { id, title, category, subtitle, metrics, screens } = featured
  return (
    <article
      className={cn(
        'grid overflow-hidden rounded-card border bg-card',
        isAlone && 'items-center lg:grid-cols-2',
      )}
    >
      <div data-nosnippet className="section-band border-0 p-6 sm:p-10">
        <ScreenPicture screen={screens[0]} />
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
