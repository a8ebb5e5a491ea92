import { firstSuggestions } from '../../src/content/first-suggestions.ts'
import { isOfferId, offerName, offerOf, offers, serviceOf } from '../../src/content/offers.ts'
import { priceText } from '../../src/content/price-text.ts'
import { priceAmount } from '../../src/content/primitives.ts'

const packages = Object.keys(offers)
  .filter(isOfferId)
  .flatMap((id) => {
    const { kind, title, price } = offerOf(id)
    const amount = price && priceAmount(price)
    const service = serviceOf(id)
    if (kind !== 'package' || !amount || !service) return []
    const path = `/${service}`
    // What the chat answers to with the prices of all packages.
    const [howMuch] = firstSuggestions(path, 'ru')
    return [{ id, title, name: offerName(id), price, amount, service, path, howMuch }]
  })

const [first] = packages
const other = packages.find(({ title }) => title !== first?.title)
if (!first || !other) throw new Error('src/content/offers.ts has no two packages')

/** A package that is sold, whosever content it is. */
export const soldPackage = { ...first, priceText: priceText(first.price) }
export const otherPackage = other
