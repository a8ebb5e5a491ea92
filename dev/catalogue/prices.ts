import type { Price } from '@/content/sections'
import type { CatalogueOffer } from '../../supabase/functions/_shared/catalogue/types.ts'

/** A price of the content as the catalogue keeps it: what is free is told in words. */
export function priceOf(price: Price): Pick<CatalogueOffer, 'price' | 'free'> {
  if ('free' in price) return { free: price.free }
  if ('percent' in price) {
    return { price: { amount: price.percent, unit: 'percent', of: price.of, isFrom: false } }
  }
  const isFrom = 'from' in price
  const amount = 'from' in price ? price.from : price.exactly
  return {
    price: { amount, unit: 'rouble', isFrom, ...(price.per && { per: price.per }) },
  }
}
