import { Link } from 'react-router-dom'
import { buttonVariants } from '@/components/ui/button'
import { caseAddress, caseStudyIds } from '@/content/addresses'
import { isListedTechnology, technologyAnchor } from '@/content/cases/related'
import { caseSummaries } from '@/content/cases/summaries'
import { industries } from '@/content/industries'
import type { CaseStudySection } from '@/content/model/sections'
import { siteMap, type PagePath } from '@/content/site-map'
import { Quote } from '../testimonials/quote'
import { Part, StoryParts } from './story-parts'

/** The work, a quote, and the services and technologies used, with links to their pages. */
export function CaseStory({ study, quote }: Pick<CaseStudySection, 'study' | 'quote'>) {
  const { services, industry, technologies, links } = study
  const next = caseStudyIds[(caseStudyIds.indexOf(study.id) + 1) % caseStudyIds.length]
  const more = links.filter(({ to }) => !services.some((path) => path === to))
  return (
    <section>
      <div className="container-page section-space">
        <h2 className="headline">Как это было</h2>
        <StoryParts study={study} />
        {quote && (
          <figure className="mt-16 flex flex-col border-l-2 border-accent/60 pl-6 sm:pl-8">
            <Quote item={quote} className="mt-5 mb-7 text-[1.125rem] leading-relaxed" />
          </figure>
        )}
        <div className="mt-16 grid gap-x-14 gap-y-9 border-t pt-10 lg:grid-cols-3">
          <Part title="Услуги">
            <ul className="mt-3">
              {services.map((path) => (
                <li key={path}>
                  <ServiceLink to={path}>{labelOf(path)}</ServiceLink>
                </li>
              ))}
              {more.map(({ label, to }) => (
                <li key={to}>
                  <ServiceLink to={to}>{label}</ServiceLink>
                </li>
              ))}
            </ul>
          </Part>
          <Part title="Отрасль">
            <p className="mt-3">
              <ServiceLink to={`/industries#${industry}`}>{industries[industry]}</ServiceLink>
            </p>
          </Part>
          <Part title="Технологии">
            <ul className="mt-4 flex flex-wrap gap-2">
              {technologies.map((name) => (
                <li key={name} className="flex rounded-full border text-sm text-muted-foreground">
                  {isListedTechnology(name) ? (
                    <Link
                      to={`/technologies#${technologyAnchor(name)}`}
                      className="inline-flex min-h-11 items-center rounded-full px-4 text-accent hover:text-foreground"
                    >
                      {name}
                    </Link>
                  ) : (
                    <span className="inline-flex min-h-11 items-center px-4">{name}</span>
                  )}
                </li>
              ))}
            </ul>
          </Part>
        </div>
        {next && caseStudyIds.length > 1 && (
          <div className="mt-12 flex flex-wrap gap-x-2 border-t pt-6 print:hidden">
            <Link
              to={caseAddress(next)}
              className={`${buttonVariants({ variant: 'ghost' })} arrow-after -ml-4`}
            >
              {`Следующий кейс: ${caseSummaries[next].title}`}
            </Link>
            {/* Its own margin, since on a phone it begins a line. */}
            <Link to="/cases" className={`${buttonVariants({ variant: 'ghost' })} -ml-4`}>
              Все кейсы
            </Link>
          </div>
        )}
      </div>
    </section>
  )
}

const labelOf = (path: PagePath) =>
  Object.values(siteMap).find((page) => page.path === path)?.label ?? path

function ServiceLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="arrow-after inline-flex min-h-11 items-center font-medium hover:text-accent"
    >
      {children}
    </Link>
  )
}
