import { ActionButton } from '@/components/action-button'
import { Icon } from '@/components/icon'
import { IconNode } from '@/components/icon-node'
import { industries } from '@/content/industries'
import type { IndustriesSection } from '@/content/sections'
import { tidy } from '@/lib/tidy'
import { SectionFrame } from './parts/section-frame'

export function Industries({
  section: { look, action, ...heading },
}: {
  section: IndustriesSection
}) {
  const full = look === 'full'
  return (
    <SectionFrame {...heading} ground={full ? 'plain' : 'band'} layout={full ? 'above' : 'parted'}>
      {full ? <FullList /> : <CompactGrid />}
      {action && (
        <div className="mt-9">
          <ActionButton action={action} variant="secondary" size="large" />
        </div>
      )}
    </SectionFrame>
  )
}

function FullList() {
  return (
    <ul className="grid gap-x-10 lg:gap-x-12 @min-[36rem]:grid-cols-2 @min-[56rem]:grid-cols-3">
      {industries.map(({ id, name, nameRu, icon, description }) => (
        <li key={id} className="border-t py-7 lg:py-9">
          <div className="flex items-center gap-4">
            <IconNode name={icon} />
            <div className="min-w-0">
              <h3 className="subtitle">{tidy(nameRu)}</h3>
              <p lang="en" className="text-caption text-muted-foreground">
                {name}
              </p>
            </div>
          </div>
          <p className="mt-4 aside-text">{tidy(description)}</p>
        </li>
      ))}
    </ul>
  )
}

function CompactGrid() {
  return (
    <ul className="hairline-grid min-[22rem]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-5">
      {industries.map(({ id, nameRu, icon }) => (
        <li
          key={id}
          className="flex min-h-28 flex-col justify-between gap-5 bg-card p-3 text-sm leading-snug font-medium tracking-[-0.01em] hyphens-auto max-sm:min-[22rem]:last:col-span-2 sm:p-5 sm:text-[0.9375rem]"
        >
          <Icon name={icon} className="size-6 text-accent" />
          {tidy(nameRu)}
        </li>
      ))}
    </ul>
  )
}
