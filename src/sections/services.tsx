import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ActionButton } from '@/components/action-button'
import { IconNode } from '@/components/icon-node'
import { PriceTag } from '@/components/price-tag'
import type { Lang } from '@contracts/lang.ts'
import { labels } from '@/content/labels'
import type { ServicesSection } from '@/content/model/sections'
import { typography } from '@/lib/text/typography'
import { MoreAction } from './parts/action-row'
import { SectionFrame } from './parts/section-frame'
import { TickList } from './parts/tick-list'

type Card = ServicesSection['cards'][number]

export function Services(props: { section: ServicesSection; lang: Lang; tools: ReactNode }) {
  const { section, lang, tools } = props
  return (
    <SectionFrame title={section.title} lead={section.lead} tools={tools}>
      <ul className="grid gap-4 lg:gap-5 @min-[40rem]:grid-cols-2 @min-[64rem]:grid-cols-3">
        {section.cards.map((card) => (
          <li key={card.title} className="flex">
            <ServiceCard card={card} lang={lang} />
          </li>
        ))}
      </ul>
      <MoreAction action={section.more} className="mt-8 flex justify-center" />
    </SectionFrame>
  )
}

function ServiceCard({ card, lang }: { card: Card; lang: Lang }) {
  return (
    <article className="group relative flex w-full flex-col overflow-hidden rounded-card border bg-card p-6 transition-colors duration-200 hover:border-accent/45 sm:p-7">
      <div
        aria-hidden
        className="absolute -top-10 -right-10 size-56 lattice-ground opacity-70 transition-opacity duration-300 [--lattice-fade:radial-gradient(closest-side,black,transparent)] group-hover:opacity-100"
      />
      <IconNode name={card.icon} />
      <h3 className="mt-6 subtitle">
        {/* The whole card leads there, its price too. */}
        <Link
          to={card.page ?? card.details}
          className="transition-colors group-hover:text-accent before:absolute before:inset-0"
        >
          {typography(card.title)}
        </Link>
      </h3>
      <p className="mt-2 aside-text">{typography(card.description)}</p>
      <TickList items={card.features} className="mt-5" />
      {card.tiers && <Tiers tiers={card.tiers} />}
      <div className="mt-auto pt-7">
        <div className="border-t pt-3">
          {/* The link stands in this line: a price «в месяц» leaves it no room in its own. */}
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="text-caption text-muted-foreground">
              {'free' in card.price ? typography(card.price.free) : 'Стоимость'}
            </p>
            <Link
              to={card.details}
              aria-label={`${labels[lang].details}: ${card.title}`}
              className="relative -mx-2 arrow-after inline-flex min-h-11 shrink-0 items-center rounded-control px-2 text-[0.9375rem] font-medium hover:text-accent"
            >
              {labels[lang].details}
            </Link>
          </div>
          <PriceTag price={card.price} />
          {card.order && (
            <div className="relative mt-4">
              <ActionButton action={card.order} variant="secondary" width="full" />
            </div>
          )}
        </div>
      </div>
    </article>
  )
}

function Tiers({ tiers }: { tiers: NonNullable<Card['tiers']> }) {
  return (
    <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-5 gap-y-1.5 rounded-control bg-muted px-4 py-3 text-caption">
      {tiers.map(({ name, hours }) => (
        <div key={name} className="flex justify-between gap-2">
          <dt className="font-medium tracking-[0.02em]">{name}</dt>
          <dd className="text-muted-foreground">{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
