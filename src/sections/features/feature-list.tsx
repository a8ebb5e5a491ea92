import { Icon } from '@/components/icon'
import type { FeaturesSection } from '@/content/model/sections'
import { typography } from '@/lib/text/typography'
import { SectionFrame } from '../parts/section-frame'
import { TickList } from '../parts/tick-list'
import { FeatureTitle } from './feature-title'

/** Two columns of entries beside the heading, without cards. */
export function FeatureList({ section }: { section: FeaturesSection }) {
  return (
    <SectionFrame title={section.title} lead={section.lead} layout="beside">
      <ul className="-mb-6 grid gap-x-10 sm:-mb-9 @min-[34rem]:grid-cols-2">
        {section.items.map((item) => (
          <li key={item.title} className="relative border-t py-6 sm:pb-9">
            <div className="flex items-start gap-3.5">
              {item.icon && (
                <Icon name={item.icon} className="mt-0.5 size-5.5 shrink-0 text-accent" />
              )}
              <FeatureTitle feature={item} />
            </div>
            <p className="mt-2.5 aside-text">{typography(item.text)}</p>
            {item.points && <TickList items={item.points} className="mt-4" />}
            {item.note && (
              <p className="mt-3 text-caption font-medium text-accent">{typography(item.note)}</p>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
