import type { Currency } from '@contracts/currency.ts'
import type { Estimate } from '@contracts/estimate.ts'
import { Backdrop } from '@/components/backdrop'
import { estimatePrice } from '@/content/price-text'
import { typography } from '@/lib/text/typography'

/** The estimate from the site's own prices and terms, with its reasons. */
export function EstimatePanel({ estimate, currency }: { estimate: Estimate; currency: Currency }) {
  const price = estimatePrice(estimate, currency)
  return (
    <section
      aria-label="Предварительная оценка"
      className="relative isolate overflow-hidden rounded-card border border-accent/35 bg-accent/6 px-4.5 py-4 sm:px-6 sm:py-5"
    >
      <Backdrop className="lattice-ground [--lattice-fade:linear-gradient(250deg,black,transparent_45%)]" />
      <p className="text-caption text-muted-foreground">Оценка по ценам сайта</p>
      <p className="mt-1 text-[1.375rem] leading-tight font-semibold tracking-headline">
        {price ?? 'Цену назовём в\u00a0предложении'}
      </p>
      {estimate.term && (
        <p className="mt-2 text-[0.9375rem] leading-snug">Срок: {typography(estimate.term)}</p>
      )}
      <details className="text-caption">
        <summary className="-mb-2.5 flex min-h-11 w-fit items-center text-muted-foreground underline underline-offset-4 hover:text-foreground">
          Почему так?
        </summary>
        <ul className="mt-2 space-y-1.5 text-muted-foreground">
          {estimate.assumptions.map((assumption) => (
            <li key={assumption}>{typography(assumption)}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}
