import { inCurrency } from '@/content/currency'
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

/** A price as it is told, part by part. */
export function partsOf(price: Price): PriceParts {
  if ('free' in price) return { figure: 'Бесплатно' }
  if ('percent' in price) return { figure: `${price.percent}\u00a0%`, below: `от ${price.of}` }
  const after = price.per && words[price.per]
  if ('from' in price)
    return { before: 'от', figure: inCurrency(price.from), amount: price.from, after }
  return { figure: inCurrency(price.exactly), amount: price.exactly, after }
}
