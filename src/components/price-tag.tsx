import { inCurrency, otherCurrencies } from '@/content/currency'
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

/** `data-usd="≈ $930"`, for each other currency. */
const inOthers = (amount: number) =>
  Object.fromEntries(otherCurrencies.map((code) => [`data-${code}`, inCurrency(amount, code)]))

/** «от 75 000 ₽», «18 % от бюджета»; styles (tailwind.config.ts) draw another currency, so that it is right at the first paint. */
export function PriceTag({ price, size }: { price: Price; size?: 'large' }) {
  const { before, figure, amount, after, below } = partsOf(price)
  const quiet = 'text-base font-normal tracking-normal text-muted-foreground'
  return (
    <p
      className={
        size === 'large'
          ? 'text-[2rem] leading-tight font-semibold tracking-headline'
          : 'text-2xl font-semibold tracking-headline'
      }
    >
      {before && <span className={quiet}>{before} </span>}
      <span className="whitespace-nowrap" {...(amount && inOthers(amount))}>
        <span>{figure}</span>
      </span>
      {after && <span className={quiet}> {after}</span>}
      {below && <span className={`${quiet} block`}>{below}</span>}
    </p>
  )
}
