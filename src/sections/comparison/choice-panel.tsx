import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Estimate } from '@contracts/estimate.ts'
import { capital } from '@contracts/russian.ts'
import { Backdrop } from '@/components/backdrop'
import { Amount } from '@/components/price-tag'
import { Button } from '@/components/ui/button'
import type { Choice, Tick } from '@/content/comparisons/comparison'
import { own } from '@/content/currency'
import { offerOf, type OfferId } from '@/content/offers'
import { offerLines } from '@/content/quiz-offers'
import { openDialog } from '@/lib/page/dialog-events'
import { onCurrency, shownCurrency } from '@/lib/shown-currency'
import { typography } from '@/lib/text/typography'
import { choiceText, featuresOf, fitting, listed } from './fitting'

const nameOf = (offer: OfferId) =>
  capital(offerLines.flatMap(({ rungs }) => rungs).find((one) => one.offer === offer)?.title ?? '')

const beginningOf = (offer: OfferId) => {
  const { price, term } = offerOf(offer)
  return { priceTo: price && 'exactly' in price ? price.exactly : undefined, term: term?.text }
}

interface ChoicePanelProps {
  choice: Choice
  legend: string
  onFit: (offer: OfferId | undefined) => void
}

/** Wishes to tick; beside them the cheapest offer that has them, with its price, term and order button. */
export function ChoicePanel({ choice, legend, onFit }: ChoicePanelProps) {
  const { ticks } = choice
  const [ticked, setTicked] = useState<readonly Tick[]>([])
  const boxes = useRef<HTMLFieldSetElement>(null)
  const currency = useSyncExternalStore(onCurrency, shownCurrency, () => own)
  const estimated = fitting(choice, ticked, currency)
  const { offer } = estimated
  // Without a wish the sum is the offer's own price, not an estimated range.
  const range = ticked.length > 0 ? estimated : { ...estimated, ...beginningOf(offer) }
  const apart = ticked.filter(({ from }) => !from)

  const read = () => {
    const inputs = boxes.current?.querySelectorAll('input') ?? []
    const chosen = ticks.filter((_, index) => inputs[index]?.checked)
    setTicked(chosen)
    onFit(chosen.length > 0 ? fitting(choice, chosen).offer : undefined)
  }
  // Boxes may have been ticked before this code was loaded.
  const readAtFirst = useRef(read)
  useEffect(() => readAtFirst.current(), [])

  return (
    <div
      className="grid gap-x-16 gap-y-6"
      style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))' }}
    >
      <fieldset ref={boxes} className="min-w-0">
        <legend className="sr-only">{legend}</legend>
        <div className="flex flex-wrap gap-2">
          {ticks.map(({ label }) => (
            <label
              key={label}
              className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-input/60 bg-card px-3 text-[0.9375rem] transition-colors hover:border-input has-checked:border-accent has-checked:bg-accent/10"
            >
              <input
                type="checkbox"
                onChange={read}
                className="size-4"
                style={{ accentColor: 'var(--accent)' }}
              />
              {typography(label)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="relative isolate overflow-hidden rounded-card border border-accent/35 bg-accent/6 px-4.5 py-4 sm:px-6 sm:py-5">
        <Backdrop className="lattice-ground [--lattice-fade:linear-gradient(250deg,black,transparent_45%)]" />
        <output className="block">
          <span className="block text-caption text-muted-foreground">
            {ticked.length > 0 ? 'Вам подойдёт' : 'Самый доступный вариант'}
          </span>
          <span className="mt-1 block font-medium">{typography(nameOf(offer))}</span>
          <span className="mt-3 block text-2xl leading-tight font-semibold tracking-headline">
            <Sum {...range} />
          </span>
          {range.term && (
            <span className="mt-2 block text-[0.9375rem]">{typography(`Срок: ${range.term}`)}</span>
          )}
          {apart.length > 0 && (
            <span className="mt-2 block text-[0.9375rem]">
              {typography(`Цены на это нет, посчитаем отдельно: ${listed(apart)}.`)}
            </span>
          )}
        </output>
        <div className="mt-5">
          <Button
            aria-haspopup="dialog"
            onClick={() =>
              openDialog('projectQuiz', {
                offer,
                interest: choiceText(offer, ticked),
                ...(ticked.length > 0 && { features: featuresOf(ticked) }),
              })
            }
          >
            Заказать с этим выбором
          </Button>
        </div>
        {ticked.length > 0 && (
          <details className="mt-2 text-caption">
            <summary className="flex min-h-11 w-fit items-center text-muted-foreground underline underline-offset-4 hover:text-foreground">
              Почему так?
            </summary>
            <ul className="mt-2 space-y-1.5 text-muted-foreground">
              {range.assumptions.map((assumption) => (
                <li key={assumption}>{typography(assumption)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  )
}

/** A price or a range, in the visitor's currency. */
function Sum({ priceFrom, priceTo, per }: Estimate) {
  if (priceFrom === undefined) return null
  const isRange = priceTo !== undefined && priceTo !== priceFrom
  const quiet = 'text-base font-normal tracking-normal text-muted-foreground'
  return (
    <>
      {priceTo === undefined && <span className={quiet}>от </span>}
      <Amount of={isRange ? [priceFrom, priceTo] : priceFrom} />
      {per && <span className={quiet}> в&nbsp;месяц</span>}
    </>
  )
}
