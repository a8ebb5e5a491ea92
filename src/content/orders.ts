import { knownCurrency } from './currency.ts'
import { isOfferId, offerName, offerOf } from './offers.ts'
import { priceText } from './price-text.ts'

/**
 * What a request for an offer orders, in our own words, the only ones that a mail to a stranger may repeat: a package,
 * a plan or a type of site. Undefined for any other offer, which is asked about, and for an unknown one.
 */
export function orderOf(offer: string | undefined, currency: string | undefined) {
  if (!isOfferId(offer)) return undefined
  const { kind, price } = offerOf(offer)
  const isOrdered = kind === 'package' || kind === 'plan' || kind === 'siteType'
  return isOrdered && price
    ? { offer, order: offerName(offer), price: priceText(price, knownCurrency(currency)) }
    : undefined
}
