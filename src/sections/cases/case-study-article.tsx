import { Link } from 'react-router-dom'
import { Cover } from '@/brand/cover'
import { buttonVariants } from '@/components/ui/button'
import { caseAddress } from '@/content/addresses'
import type { Case } from '@/content/cases/case'
import { screenSizes } from '@/content/screens'
import { team } from '@/content/team'
import { typography } from '@/lib/text/typography'
import { Byline } from '../people/byline'
import { ScreenImage } from '../screens/screen-image'
import { Metrics } from './metrics'
import { inSkin } from './skin'
import { StoryParts } from './story-parts'

/**
 * A case study: cover and figures, then the story. Links to the case focus its heading; the margin keeps the facts on
 * the cover in view.
 */
export function CaseStudyArticle({ study }: { study: Case }) {
  const { id } = study
  const facts = [study.category, study.duration, study.team, String(study.year)]
  return (
    <article aria-labelledby={id}>
      <div
        data-skin
        className="relative isolate overflow-hidden rounded-[1.75rem] border bg-card"
        style={inSkin(study.skin)}
      >
        <Cover
          seed={id}
          className="-z-10 h-44 w-full sm:h-56 lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-1/2 lg:[mask-image:linear-gradient(90deg,transparent_20%,black_60%)]"
        />
        <div className="p-6 sm:p-10 lg:w-[62%] lg:p-12">
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground">
            {facts.map((fact, index) => (
              <li key={fact} className={index === 0 ? 'font-medium text-accent' : undefined}>
                {fact}
              </li>
            ))}
          </ul>
          <h2
            id={id}
            tabIndex={-1}
            className="mt-4 headline outline-none"
            style={{ scrollMarginTop: '5.5rem' }}
          >
            {study.title}
          </h2>
          <p className="mt-3 text-lead font-medium">{typography(study.subtitle)}</p>
          <p className="mt-3 max-w-[38rem] aside-text">{typography(study.description)}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted-foreground">
            <Byline id={study.author} person={team[study.author]} />
            {team[study.author].role}
          </div>
        </div>
        <div className="border-t bg-card/85 px-6 sm:px-10 lg:px-12">
          <Metrics metrics={study.metrics} />
        </div>
      </div>
      <div
        data-nosnippet
        className="mt-4 overflow-hidden rounded-[1.75rem] border p-6 sm:p-10 lg:p-12"
        style={{ background: study.skin.ground }}
      >
        <div className="mx-auto" style={{ maxWidth: screenSizes.window.width }}>
          <ScreenImage folder={id} picture={study.after} />
        </div>
      </div>
      <StoryParts study={study} />
      <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-5 border-t pt-6">
        <ul className="flex flex-wrap gap-2">
          {study.technologies.map((technology) => (
            <li
              key={technology}
              className="rounded-full border px-3 py-1 text-sm text-muted-foreground"
            >
              {technology}
            </li>
          ))}
        </ul>
        <div className="-ml-4 flex flex-wrap gap-x-2 lg:-mr-4 lg:ml-auto">
          <Link
            to={caseAddress(id)}
            className={`${buttonVariants({ variant: 'ghost' })} arrow-after`}
          >
            До и после на экранах
          </Link>
          {study.links.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              className={`${buttonVariants({ variant: 'ghost' })} arrow-after`}
            >
              {label}
            </Link>
          ))}
        </div>
      </div>
    </article>
  )
}
