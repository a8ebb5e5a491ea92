import type { FeaturesSection } from '@/content/sections'
import { typography } from '@/lib/typography'
import { SectionFrame } from '../parts/section-frame'
import { TickList } from '../parts/tick-list'
import { FeatureTitle } from './feature-title'

export function NumberedFeatures({ section }: { section: FeaturesSection }) {
  return (
    <SectionFrame title={section.title} lead={section.lead} background="band" layout="split">
      <ol className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:auto-cols-fr lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] lg:gap-x-12">
        {section.items.map((item, index) => (
          <li key={item.title} className="relative">
            <p
              aria-hidden
              className="text-[3.25rem] leading-none font-semibold tracking-display text-accent"
            >
              {String(index + 1).padStart(2, '0')}
            </p>
            <div aria-hidden className="mt-5 h-3.5 lattice-strip opacity-60" />
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
      </ol>
    </SectionFrame>
  )
}
