import type { Currency } from '@/content/currencies'
import { translated } from '@contracts/lang.ts'
import { Backdrop } from '@/components/backdrop'
import { estimatePrice } from '@/content/price-text'
import { useLang } from '@/lib/hooks/use-texts'
import { typography } from '@/lib/text/typography'
import type { QuizEstimate } from '@/lib/estimate/estimate'

const texts = translated(
  {
    label: 'Предварительная оценка',
    source: 'Оценка по ценам сайта',
    noPrice: 'Цену назовём в\u00a0предложении',
    term: (term: string) => `Срок: ${term}`,
    why: 'Почему так?',
  },
  {
    label: 'Preliminary estimate',
    source: 'Estimate from our published prices',
    noPrice: 'The price comes with the proposal',
    term: (term) => `Term: ${term}`,
    why: 'Why so?',
  },
)

interface EstimatePanelProps {
  estimate: QuizEstimate
  currency: Currency
}

/** The estimate from the site's own prices and terms, with its reasons. */
export function EstimatePanel({ estimate, currency }: EstimatePanelProps) {
  const lang = useLang()
  const said = texts[lang]
  const price = estimatePrice(estimate, currency, lang)
  return (
    <section
      aria-label={said.label}
      className="relative isolate overflow-hidden rounded-card border border-accent/35 bg-accent/6 px-4.5 py-4 sm:px-6 sm:py-5"
    >
      <Backdrop className="lattice-ground [--lattice-fade:linear-gradient(250deg,black,transparent_45%)]" />
      <p className="text-caption text-muted-foreground">{said.source}</p>
      <p className="mt-1 text-[1.375rem] leading-tight font-semibold tracking-headline">
        {price ?? said.noPrice}
      </p>
      {estimate.term && (
        <p className="mt-2 text-[0.9375rem] leading-snug">{typography(said.term(estimate.term))}</p>
      )}
      {estimate.verdicts.map((verdict) => (
        <p key={verdict} className="mt-2 text-[0.9375rem] leading-snug">
          {typography(verdict)}
        </p>
      ))}
      <details className="text-caption">
        <summary className="-mb-2.5 flex min-h-11 w-fit items-center text-muted-foreground underline underline-offset-4 hover:text-foreground">
          {said.why}
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
