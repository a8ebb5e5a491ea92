import { useId, useSyncExternalStore } from 'react'
import { currencies } from '@/content/currencies'
import { currencyCodes, currencyNote, own } from '@/content/currency'
import { onCurrency, showCurrency, shownCurrency } from '@/lib/shown-currency'
import { typography } from '@/lib/text/typography'

/** Switches the currency of the site's prices, and shows the rate. */
export function CurrencySwitch() {
  const note = useId()
  const shown = useSyncExternalStore(onCurrency, shownCurrency, () => own)
  if (currencyCodes.length < 2) return null
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 text-muted-foreground print:hidden">
      <div
        role="group"
        aria-label="Валюта цен"
        aria-describedby={note}
        className="flex flex-wrap gap-1 rounded-xl bg-muted p-1 text-sm"
      >
        {currencyCodes.map((each) => (
          // CSS (tailwind.config.ts) marks the chosen one, which the page knows before the script runs.
          <button
            key={each}
            type="button"
            data-shows={each}
            aria-pressed={each === shown}
            onClick={() => showCurrency(each)}
            className="min-h-11 rounded-lg px-3.5 font-medium hover:text-foreground"
          >
            {currencies[each].name}
          </button>
        ))}
      </div>
      <p id={note} className="max-w-[34rem] flex-1 basis-64 text-caption">
        {typography(currencyNote)}
      </p>
    </div>
  )
}
