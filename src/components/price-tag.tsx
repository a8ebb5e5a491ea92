import { type Amount as Sum, inCurrency, otherCurrencies } from '@/content/currency'
import type { Currency } from '@/content/currencies'
import type { Price } from '@/content/primitives'

const words = { month: 'в\u00a0месяц', once: 'разово' }

interface PriceParts {
  figure: string
  /** Set if the figure is an amount. */
  amount?: number
  before?: string
  after?: string | undefined
  below?: string
}

function partsOf(price: Price): PriceParts {
  if ('free' in price) return { figure: 'Бесплатно' }
  if ('percent' in price) return { figure: `${price.percent}\u00a0%`, below: `от ${price.of}` }
  const after = price.per && words[price.per]
  if ('from' in price)
    return { before: 'от', figure: inCurrency(price.from), amount: price.from, after }
  return { figure: inCurrency(price.exactly), amount: price.exactly, after }
}

/** Lines break before the currency alone, which a narrow cell would otherwise break inside its word. */
const breakable = (sum: string) => sum.replace(/\u00a0(?=[^\d\u00a0]+$)/, ' ')

/** An amount or a range; styles (tailwind.config.ts) draw another currency, so that it is right at the first paint. */
export function Amount({ of, isWhole }: { of: Sum; isWhole?: boolean }) {
  const shown = (code?: Currency) =>
    isWhole ? inCurrency(of, code) : breakable(inCurrency(of, code))
  return (
    <span
      className={isWhole ? 'whitespace-nowrap' : undefined}
      {...Object.fromEntries(otherCurrencies.map((code) => [`data-${code}`, shown(code)]))}
    >
      <span>{shown()}</span>
    </span>
  )
}

const looks = {
  small: 'font-semibold',
  default: 'text-2xl font-semibold tracking-headline',
  // Of the size around it.
  large: 'leading-tight font-semibold tracking-headline',
}

/** «от 75 000 ₽», «18 % от бюджета»; a small one may break into lines. */
export function PriceTag({ price, size = 'default' }: { price: Price; size?: keyof typeof looks }) {
  const { before, figure, amount, after, below } = partsOf(price)
  const isSmall = size === 'small'
  const quiet = isSmall
    ? 'font-normal text-muted-foreground'
    : 'text-base font-normal tracking-normal text-muted-foreground'
  return (
    <p className={looks[size]}>
      {before && <span className={quiet}>{before} </span>}
      {amount === undefined ? (
        <span className="whitespace-nowrap">{figure}</span>
      ) : (
        <Amount of={amount} isWhole={!isSmall} />
      )}
      {after && <span className={quiet}> {after}</span>}
      {below && <span className={`${quiet} block`}>{below}</span>}
    </p>
  )
}
