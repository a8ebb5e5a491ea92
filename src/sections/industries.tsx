import { IconNode } from '@/components/icon-node'
import { casesOfIndustry } from '@/content/cases/related'
import { industries } from '@/content/industries'
import type { IndustriesSection, Industry } from '@/content/model/sections'
import { typography } from '@/lib/text/typography'
import { CaseLinks } from './cases/case-links'
import { MoreAction } from './parts/action-row'
import { SectionFrame } from './parts/section-frame'

export function Industries({ section }: { section: IndustriesSection }) {
  const { title, lead, look, action } = section
  const full = look === 'full'
  return (
    <SectionFrame
      title={title}
      lead={lead}
      background={full ? 'plain' : 'band'}
      layout={full ? 'above' : 'split'}
    >
      {full ? <FullList items={section.items} /> : <Names />}
      <MoreAction action={action} className="mt-9" />
    </SectionFrame>
  )
}

function FullList({ items }: { items: readonly Industry[] }) {
  return (
    <ul className="grid gap-x-10 lg:gap-x-12 @min-[36rem]:grid-cols-2 @min-[56rem]:grid-cols-3">
      {items.map(({ id, name, icon, description }) => (
        <li key={id} id={id} className="border-t py-7 lg:py-9">
          <div className="flex items-center gap-4">
            <IconNode name={icon} />
            <div className="min-w-0">
              <h3 className="subtitle">{typography(industries[id])}</h3>
              <p lang="en" className="text-caption text-muted-foreground">
                {name}
              </p>
            </div>
          </div>
          <p className="mt-4 aside-text">{typography(description)}</p>
          <CaseLinks ids={casesOfIndustry(id)} />
        </li>
      ))}
    </ul>
  )
}

function Names() {
  return (
    <ul className="grid gap-y-6 text-[0.9375rem] leading-snug font-medium hyphens-auto min-[22rem]:grid-cols-2 sm:grid-cols-3 sm:gap-y-8 lg:grid-cols-5 lg:gap-y-10 lg:text-[1.0625rem]">
      {Object.entries(industries).map(([id, name]) => (
        <li
          key={id}
          className="relative border-t border-input/60 pt-4 pr-3 before:absolute before:-top-1 before:size-[7px] before:rotate-45 before:bg-accent max-sm:min-[22rem]:last:col-span-2 lg:pt-5"
        >
          {typography(name)}
        </li>
      ))}
    </ul>
  )
}
