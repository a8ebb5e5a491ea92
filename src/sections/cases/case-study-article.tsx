import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Cover } from '@/brand/cover'
import { buttonVariants } from '@/components/ui/button'
import type { Case } from '@/content/cases/case'
import { team } from '@/content/team'
import { typography } from '@/lib/text/typography'
import { Byline } from '../people/byline'
import { TickList } from '../parts/tick-list'
import { ScreenPicture, widthOf } from '../screens/screen-picture'

/**
 * A case study: cover and figures, then the story. Links to the case focus its heading; the margin keeps the facts on
 * the cover in view.
 */
export function CaseStudyArticle({ study }: { study: Case }) {
  const { id } = study
  const facts = [study.category, study.duration, study.team, String(study.year)]
  return (
    <article aria-labelledby={id}>
      <div className="relative isolate overflow-hidden rounded-[1.75rem] border bg-card">
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
        <Metrics metrics={study.metrics} />
      </div>
      <Screens alt={study.alt} screens={study.screens} />
      <div className="mt-10 grid gap-x-14 gap-y-9 lg:grid-cols-2">
        <Part title="Задача">
          <p className="mt-3 leading-relaxed">{typography(study.problem)}</p>
        </Part>
        <Part title="Решение">
          <p className="mt-3 leading-relaxed">{typography(study.solution)}</p>
        </Part>
        <Part title="Что сделано">
          <TickList items={study.features} className="mt-4" />
        </Part>
        <Part title="Результат">
          <TickList items={study.results} className="mt-4 font-medium" />
        </Part>
      </div>
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="subtitle">{title}</h3>
      {children}
    </section>
  )
}

function Metrics({ metrics }: Pick<Case, 'metrics'>) {
  return (
    <dl className="grid auto-cols-fr divide-y border-t bg-card/85 @min-[40rem]:grid-flow-col @min-[40rem]:divide-x @min-[40rem]:divide-y-0">
      {metrics.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end px-6 py-5 sm:px-10 sm:py-7 lg:px-12"
        >
          <dt className="mt-1 text-sm text-muted-foreground">{label}</dt>
          <dd className="text-[clamp(1.375rem,1.1rem+1vw,1.875rem)] leading-tight font-semibold tracking-headline">
            {typography(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The screens of a case: side by side at one height, or wrapped. One text describes all. */
function Screens({ alt, screens }: Pick<Case, 'alt' | 'screens'>) {
  return (
    <div
      role="img"
      aria-label={alt}
      data-nosnippet
      className="mt-4 flex flex-wrap justify-center gap-4"
    >
      {screens.map((screen) => (
        <div
          key={screen.title}
          // Widths that grow in proportion keep one height.
          style={{
            flex: `${widthOf(screen)} 1 ${widthOf(screen) * 0.82}px`,
            ...(screen.frame === 'phone' && { maxWidth: '14rem' }),
          }}
        >
          <ScreenPicture screen={screen} />
        </div>
      ))}
    </div>
  )
}
