import { type Amount as Sum, inCurrency, otherCurrencies } from '@/content/currency'
import type { Price } from '@/content/primitives'
import { partsOf } from './price-parts'

interface AmountProps {
  of: Sum
  className?: string
  /** How it is written; with non-breaking spaces by default. */
  text?: typeof inCurrency
}

/** An amount or a range; styles (tailwind.config.ts) draw another currency, so that it is right at the first paint. */
export const Amount = ({ of, className, text = inCurrency }: AmountProps) => (
  <span
    className={className}
    {...Object.fromEntries(otherCurrencies.map((code) => [`data-${code}`, text(of, code)]))}
  >
    <span>{text(of)}</span>
  </span>
)

const quiet = 'text-base font-normal tracking-normal text-muted-foreground'

/** «от 75 000 ₽», «18 % от бюджета»; `size` is a class name. */
export function PriceTag({ price, size = 'text-2xl' }: { price: Price; size?: string }) {
  const { before, figure, amount, after, below } = partsOf(price)
  return (
    <p className={`${size} font-semibold tracking-headline`}>
      {before && <span className={quiet}>{before} </span>}
      {amount === undefined ? (
        <span className="whitespace-nowrap">{figure}</span>
      ) : (
        <Amount of={amount} className="whitespace-nowrap" />
      )}
      {after && <span className={quiet}> {after}</span>}
      {below && <span className={`${quiet} block`}>{below}</span>}
    </p>
  )
}
