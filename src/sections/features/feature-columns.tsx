import type { FeaturesSection } from '@/content/model/sections'
import { cn } from '@/lib/cn'
import { typography } from '@/lib/text/typography'
import { SectionFrame } from '../parts/section-frame'
import { TickList } from '../parts/tick-list'
import { FeatureTitle } from './feature-title'

/** Columns on a band under a strip of lattice; numbered if their order matters. */
export function FeatureColumns({ section }: { section: FeaturesSection }) {
  const isNumbered = section.look === 'numbered'
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <SectionFrame title={section.title} lead={section.lead} background="band" layout="split">
      <List
        className={cn(
          'grid gap-10 sm:grid-cols-2 lg:gap-x-12',
          section.items.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
        )}
      >
        {section.items.map((item, index) => (
          <li key={item.title} className="relative">
            {isNumbered && (
              <p
                aria-hidden
                className="mb-5 text-[3.25rem] leading-none font-semibold tracking-display text-accent"
              >
                {String(index + 1).padStart(2, '0')}
              </p>
            )}
            <div aria-hidden className="h-3.5 lattice-strip opacity-60" />
            <div className="mt-5">
              <FeatureTitle feature={item} />
            </div>
            <p className="mt-2.5 aside-text">{typography(item.text)}</p>
            {item.points && <TickList items={item.points} className="mt-4" />}
            {item.note && (
              <p className="mt-3 text-caption font-medium text-accent">{typography(item.note)}</p>
            )}
          </li>
        ))}
      </List>
    </SectionFrame>
  )
}
