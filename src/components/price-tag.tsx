import { type Currency, inCurrency } from '@/content/currency'
import type { Price } from '@/content/primitives'
import { useCurrency } from '@/lib/currency-choice'

const words = { month: 'в\u00a0месяц', once: 'разово' }

interface PriceParts {
  figure: string
  before?: string
  after?: string | undefined
  below?: string
}

function partsOf(price: Price, currency: Currency): PriceParts {
  if ('free' in price) return { figure: 'Бесплатно' }
  if ('percent' in price) return { figure: `${price.percent}\u00a0%`, below: `от ${price.of}` }
  const after = price.per && words[price.per]
  if ('from' in price) return { before: 'от', figure: inCurrency(price.from, currency), after }
  return { figure: inCurrency(price.exactly, currency), after }
}

/**
 * «от 75 000 ₽», «от 15 000 ₽ в месяц», «18 % от бюджета»: a large figure with small words, in the visitor's
 * currency.
 */
export function PriceTag({
  price,
  size = 'default',
}: {
  price: Price
  size?: 'default' | 'large'
}) {
  const { before, figure, after, below } = partsOf(price, useCurrency())
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
      <span className="whitespace-nowrap">{figure}</span>
      {after && <span className={quiet}> {after}</span>}
      {below && <span className={`${quiet} block`}>{below}</span>}
    </p>
  )
}
