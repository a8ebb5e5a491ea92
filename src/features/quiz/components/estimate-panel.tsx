import { type Estimate, estimatePrice } from '@contracts/estimate.ts'
import { tidy } from '@/lib/tidy'

/** What the site's own prices and terms say of the answers, with the reasons. */
export function EstimatePanel({ estimate }: { estimate: Estimate }) {
  const price = estimatePrice(estimate)
  return (
    <section
      aria-label="Предварительная оценка"
      className="relative isolate overflow-hidden rounded-card border border-accent/35 bg-accent/6 px-4.5 py-4 sm:px-6 sm:py-5"
    >
      <div
        aria-hidden
        className="absolute inset-0 -z-10 lattice-ground [--lattice-fade:linear-gradient(250deg,black,transparent_55%)]"
      />
      <p className="text-caption text-muted-foreground">Предварительно, по ценам нашего сайта</p>
      <p className="mt-1 text-2xl font-semibold tracking-headline">
        {price ?? 'Цену назовём в предложении'}
      </p>
      {estimate.term && <p className="mt-0.5 text-[0.9375rem]">Срок: {estimate.term}</p>}
      <ul className="mt-3 space-y-1.5 text-caption text-muted-foreground">
        {estimate.assumptions.map((assumption) => (
          <li key={assumption}>{tidy(assumption)}</li>
        ))}
      </ul>
    </section>
  )
}
