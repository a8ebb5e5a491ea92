import { currencies, currencyLabels, currencyNote } from '@/content/currency'
import { cn } from '@/lib/cn'
import { chooseCurrency, useCurrency } from '@/lib/currency-choice'
import { typography } from '@/lib/typography'

/** Shows the prices of the site in another currency, and says at which rate. */
export function CurrencySwitch() {
  const currency = useCurrency()
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-muted-foreground print:hidden">
      <div role="group" aria-label="Валюта цен" className="flex gap-1 rounded-xl bg-muted p-1">
        {currencies.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === currency}
            onClick={() => chooseCurrency(each)}
            className={cn(
              'min-h-10 rounded-lg px-3.5 font-medium transition-colors hover:text-foreground',
              each === currency && 'bg-background text-foreground shadow-sm',
            )}
          >
            {currencyLabels[each]}
          </button>
        ))}
      </div>
      <p className="max-w-[38rem] flex-1 basis-64 text-caption">{typography(currencyNote)}</p>
    </div>
  )
}
