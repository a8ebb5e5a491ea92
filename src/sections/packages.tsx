import type { ReactNode } from 'react'
import { ActionButton } from '@/components/action-button'
import { Backdrop } from '@/components/backdrop'
import { PriceTag } from '@/components/price-tag'
import { Badge } from '@/components/ui/badge'
import type { Package, PackagesSection } from '@/content/model/sections'
import { cn } from '@/lib/cn'
import { typography } from '@/lib/text/typography'
import { Facts, factsOf } from './parts/facts'
import { SectionFrame } from './parts/section-frame'
import { TickList } from './parts/tick-list'

function columnsFor(count: number) {
  if (count === 3) return 'trio @min-[44rem]:grid-cols-3'
  if (count === 6) return '@min-[40rem]:grid-cols-2 @min-[56rem]:grid-cols-3'
  return count === 4
    ? '@min-[40rem]:grid-cols-2 @min-[70rem]:grid-cols-4'
    : '@min-[40rem]:grid-cols-2'
}

export function Packages(props: { section: PackagesSection; tools: ReactNode }) {
  const { packages, ...section } = props.section
  return (
    <SectionFrame title={section.title} lead={section.lead} tools={props.tools}>
      <ul className={cn('-mt-5 grid gap-x-5', columnsFor(packages.length))}>
        {packages.map((one) => (
          <li key={one.offer} className="package-rows">
            <PackageCard one={one} />
          </li>
        ))}
      </ul>
      {section.note && (
        <p className="mt-6 max-w-[46rem] text-sm text-muted-foreground">
          {typography(section.note)}
        </p>
      )}
    </SectionFrame>
  )
}

function PackageCard({ one }: { one: Package }) {
  const { title, price } = one
  const facts = factsOf(one)
  return (
    <article
      className={cn(
        'relative isolate overflow-hidden rounded-card border bg-card p-6 sm:p-7',
        one.popular && 'border-accent/70',
      )}
    >
      {one.popular && (
        <>
          <Backdrop className="bg-[radial-gradient(110%_70%_at_50%_0%,color-mix(in_oklab,var(--glow)_24%,transparent),transparent_70%)]" />
          <Backdrop className="lattice-ground [--lattice-fade:linear-gradient(black,transparent_60%)]" />
        </>
      )}
      <h3 className="subtitle">{typography(title)}</h3>
      {one.popular && (
        // Hangs from the card's edge: in the title's line, it would move the price below its neighbours'.
        <Badge className="absolute top-0 right-6 rounded-t-none">Популярный</Badge>
      )}
      {/* On a phone the longest price fits its card, of enlarged text too. */}
      <div className="mt-4" style={{ fontSize: 'min(2rem, 7.4vw)' }}>
        {price && <PriceTag price={price} size="leading-tight" />}
        <p className="mt-3 aside-text">{typography(one.description)}</p>
      </div>
      <div className={cn('self-start', facts.length > 0 && 'mt-5 border-y')}>
        <Facts facts={facts} />
      </div>
      <TickList items={one.features} className="mt-6 content-start" />
      {/* A grid, so that buttons of one row are of one height. */}
      <div className="mt-8 grid">
        <ActionButton
          action={{ label: one.order, opens: 'order', offer: one.offer }}
          variant={one.popular ? 'primary' : 'secondary'}
          width="full"
        />
      </div>
    </article>
  )
}
