import { type Estimate, estimatePrice } from '@contracts/estimate.ts'
import { typography } from '@/lib/text/typography'

/** The estimate from the site's own prices and terms, with its reasons. */
export function EstimatePanel({ estimate }: { estimate: Estimate }) {
  const price = estimatePrice(estimate)
  return (
    <section
      aria-label="Предварительная оценка"
      className="relative isolate overflow-hidden rounded-card border border-accent/35 bg-accent/6 px-4.5 py-4 sm:px-6 sm:py-5"
    >
      <div
        aria-hidden
        className="absolute inset-0 -z-10 lattice-ground [--lattice-fade:linear-gradient(250deg,black,transparent_45%)]"
      />
      <div className="grid gap-x-7 gap-y-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
        <div>
          <p className="text-caption text-muted-foreground">Оценка по ценам сайта</p>
          <p className="mt-1 text-[1.375rem] leading-tight font-semibold tracking-headline">
            {price ?? 'Цену назовём в\u00a0предложении'}
          </p>
          {estimate.term && (
            <p className="mt-2 text-[0.9375rem] leading-snug">Срок: {typography(estimate.term)}</p>
          )}
        </div>
        <ul className="space-y-1.5 text-caption text-muted-foreground sm:border-l sm:border-accent/25 sm:pl-7">
          {estimate.assumptions.map((assumption) => (
            <li key={assumption}>{typography(assumption)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
