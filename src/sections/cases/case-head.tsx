import { Breadcrumbs } from '@/components/breadcrumbs'
import type { Case } from '@/content/cases/case'
import { team } from '@/content/team'
import { typography } from '@/lib/text/typography'
import { Byline } from '../people/byline'
import { ScreenImage } from '../screens/screen-image'
import { Metrics } from './metrics'
import { inSkin } from './skin'

/** The client's name in its own type, the story in a sentence, and the figures; beside them the product. */
export function CaseHead({ study }: { study: Case }) {
  const { id, title, subtitle, description, author, skin, pictures, metrics } = study
  const phones = pictures.filter(({ frame }) => frame === 'phone')
  const facts = [study.category, study.duration, study.team, String(study.year)]
  return (
    <section data-skin className="isolate overflow-hidden" style={inSkin(skin)}>
      <div className="container-page pt-3">
        <Breadcrumbs lang="ru" />
        <div className="items-center gap-12 lg:grid lg:grid-cols-2">
          <div className="mt-8 pb-10 sm:mt-12">
            <img
              src={`/screens/${id}/name.svg`}
              alt=""
              fetchPriority="low"
              width={30 * title.length}
              height={60}
              className="block"
              style={{ height: '3rem', width: 'auto' }}
            />
            <h1 className="mt-4 headline">
              <span className="sr-only">{`${title}. `}</span>
              <span>{typography(subtitle)}</span>
            </h1>
            <p className="mt-5 text-lead text-muted-foreground">{typography(description)}</p>
            <ul className="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted-foreground">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted-foreground">
              <Byline id={author} person={team[author]} />
              {team[author].role}
            </div>
          </div>
          {/* Cut off by the figures below. */}
          <div data-nosnippet className="hidden lg:block" style={{ height: '30rem' }}>
            <div className="flex justify-center" style={{ gap: '2rem' }}>
              {phones.map((picture, index) => (
                <div key={picture.id} style={{ flex: '0 1 17rem', paddingTop: index * 72 }}>
                  <ScreenImage folder={id} picture={picture} isDecorative />
                </div>
              ))}
            </div>
          </div>
        </div>
      </div>
      <div className="relative border-t bg-card">
        <div className="container-page">
          <Metrics metrics={metrics} />
        </div>
      </div>
    </section>
  )
}
