import { Check } from 'lucide-react'
import { ActionButton } from '@/components/action-button'
import { IconNode } from '@/components/icon-node'
import { PriceTag } from '@/components/price-tag'
import type { ServiceCard, ServicesSection } from '@/content/model'
import { tidy } from '@/lib/tidy'

export function Services({ section }: { section: ServicesSection }) {
  return (
    <section id="services" className="container-page py-18 sm:py-24 lg:py-28">
      <div className="max-w-[42rem]">
        <h2 className="text-headline font-semibold tracking-headline">{tidy(section.title)}</h2>
        <p className="mt-4 text-lead text-muted-foreground">{tidy(section.lead)}</p>
      </div>
      <ul className="mt-10 grid gap-4 sm:mt-14 md:grid-cols-2 lg:gap-5 xl:grid-cols-3">
        {section.cards.map((card) => (
          <li key={card.title} className="flex">
            <Card card={card} />
          </li>
        ))}
      </ul>
      <h3 className="mt-14 text-title font-semibold tracking-[-0.012em]">{section.more.title}</h3>
      <ul className="mt-5 divide-y rounded-card border bg-card">
        {section.more.rows.map((row) => (
          <li
            key={row.title}
            className="grid gap-5 p-6 sm:p-7 lg:grid-cols-[1fr_14rem_12.5rem] lg:items-center lg:gap-10"
          >
            <div className="flex items-start gap-4">
              <IconNode name={row.icon} />
              <div>
                <h4 className="font-semibold">{row.title}</h4>
                <p className="mt-1 text-[0.9375rem] text-muted-foreground">
                  {tidy(row.description)}
                </p>
              </div>
            </div>
            <Offer offer={row.offer} />
            <ActionButton action={row.action} variant="secondary" width="full" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ card }: { card: ServiceCard }) {
  return (
    <article className="group relative flex w-full flex-col overflow-hidden rounded-card border bg-card p-6 transition-colors duration-200 hover:border-accent/45 sm:p-7">
      <div
        aria-hidden
        className="absolute -top-10 -right-10 size-56 lattice-ground opacity-70 transition-opacity duration-300 [--lattice-fade:radial-gradient(closest-side,black,transparent)] group-hover:opacity-100"
      />
      <IconNode name={card.icon} />
      <h3 className="mt-6 text-title font-semibold tracking-[-0.012em]">{card.title}</h3>
      <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted-foreground">
        {tidy(card.description)}
      </p>
      <ul className="mt-5 space-y-2 text-[0.9375rem]">
        {card.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden className="mt-[0.3em] size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      {card.tiers && <Tiers tiers={card.tiers} />}
      <div className="mt-auto pt-7">
        <div className="border-t pt-5">
          <Offer offer={card.offer} />
          <div className="mt-5">
            <ActionButton action={card.action} variant="secondary" width="full" />
          </div>
        </div>
      </div>
    </article>
  )
}

function Offer({ offer }: Pick<ServiceCard, 'offer'>) {
  const priced = 'from' in offer
  return (
    <div>
      <p className="mb-1 text-caption text-muted-foreground">
        {priced ? 'Стоимость' : tidy(offer.free)}
      </p>
      {priced ? (
        <PriceTag price={offer} />
      ) : (
        <p className="text-2xl font-semibold tracking-headline">Бесплатно</p>
      )}
    </div>
  )
}

function Tiers({ tiers }: { tiers: NonNullable<ServiceCard['tiers']> }) {
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-5 gap-y-1.5 rounded-control bg-muted px-4 py-3 text-[0.8125rem]">
      {tiers.map(({ name, hours }) => (
        <div key={name} className="flex justify-between gap-2">
          <dt className="font-medium tracking-[0.02em]">{name}</dt>
          <dd className="text-muted-foreground">{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
