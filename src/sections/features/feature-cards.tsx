import { IconNode } from '@/components/icon-node'
import type { FeaturesSection } from '@/content/model/sections'
import { cn } from '@/lib/cn'
import { typography } from '@/lib/text/typography'
import { SectionFrame } from '../parts/section-frame'
import { TickList } from '../parts/tick-list'
import { FeatureTitle } from './feature-title'

/** The number of columns that leaves no gap in the last row. */
function columnsFor(count: number) {
  if (count % 3 === 0) return '@min-[36rem]:grid-cols-2 @min-[56rem]:grid-cols-3'
  if (count === 5)
    return '@min-[36rem]:grid-cols-2 @min-[56rem]:grid-cols-6 @min-[56rem]:*:col-span-2 @min-[56rem]:*:nth-[n+4]:col-span-3'
  return '@min-[36rem]:grid-cols-2'
}

/** A panel of cells; repeated on a page, it has the icons beside the text. */
export function FeatureCards({
  section,
  isRepeat,
}: {
  section: FeaturesSection
  isRepeat: boolean
}) {
  const { items } = section
  return (
    <SectionFrame title={section.title} lead={section.lead} layout={isRepeat ? 'above' : 'split'}>
      <ul className={cn('hairline-grid', columnsFor(items.length))}>
        {items.map((item) => (
          <li
            key={item.title}
            className={cn(
              'relative flex bg-card p-6 transition-colors hover:bg-raised sm:p-8',
              isRepeat ? 'gap-5 @max-[36rem]:flex-col' : 'flex-col gap-6',
              items.length % 2 === 1 && '@max-[56rem]:@min-[36rem]:last:col-span-2',
            )}
          >
            {item.icon && <IconNode name={item.icon} />}
            <div className="flex min-w-0 grow flex-col">
              <FeatureTitle feature={item} />
              <p className="mt-2.5 aside-text">{typography(item.text)}</p>
              {item.points && <TickList items={item.points} className="mt-5" />}
              {item.note && (
                <p className="mt-auto pt-6 text-caption font-medium text-accent">
                  {typography(item.note)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
