import type { ReactNode } from 'react'
import { ActionButton } from '@/components/action-button'
import { PriceTag } from '@/components/price-tag'
import type { PriceListSection } from '@/content/model/sections'
import { cn } from '@/lib/cn'
import { typography } from '@/lib/text/typography'
import { SectionFrame } from './parts/section-frame'

type Row = PriceListSection['rows'][number]

/** Two columns on a band under the heading; a repeated list stands beside its heading instead. */
export function PriceList(props: {
  section: PriceListSection
  isRepeat: boolean
  tools: ReactNode
}) {
  const { section, isRepeat, tools } = props
  return (
    <SectionFrame
      title={section.title}
      lead={section.lead}
      background={isRepeat ? 'plain' : 'band'}
      layout={isRepeat ? 'beside' : 'above'}
      tools={tools}
    >
      <ul className={cn('grid gap-x-16', !isRepeat && 'lg:grid-cols-2')}>
        {section.rows.map((row) => (
          <PriceRow key={row.offer} row={row} />
        ))}
      </ul>
    </SectionFrame>
  )
}

function PriceRow({ row: { offer, title, price, text } }: { row: Row }) {
  return (
    <li className="grid gap-x-6 gap-y-3 border-t py-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h3 className="text-[1.0625rem] font-semibold">{typography(title)}</h3>
        {text && <p className="mt-1 aside-text">{typography(text)}</p>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 sm:flex-col sm:items-end">
        {price && <PriceTag price={price} />}
        <ActionButton
          action={{ label: 'Заказать', opens: 'projectQuiz', offer }}
          variant="secondary"
        />
      </div>
    </li>
  )
}
