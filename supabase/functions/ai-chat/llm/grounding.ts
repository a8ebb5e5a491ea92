import type { Catalogue } from '../../_shared/catalogue/types.ts'
import { readAmounts, type Amount } from './amounts.ts'

/** Finds the amounts of a text that neither the catalogue nor, for terms, the visitor named. */
export type GroundingCheck = (visitorSaid: readonly string[]) => (text: string) => Amount[]

const terms: readonly string[] = ['hour', 'day', 'week', 'month', 'year']
const isTerm = ({ unit }: Amount) => terms.includes(unit)
const keyOf = ({ value, unit }: Amount) => `${value} ${unit}`

// The site promises no discount, so a sum or percentage of one is invented, whatever the number.
const discount =
  /(?:скид[ко]|промокод|кешб[эе]к|discount|promo ?code|cashback)[^.!?\n]{0,25}\d|\d[^.!?\n]{0,10}(?:скид[ко]|кешб[эе]к|discount|cashback|\boff\b)/iu

/** Whether a text claims that a booking was made, which only the code that books may say. */
export const claimsBooking = (text: string) =>
  /(?<!\p{L})(?:записал[аи]? вас|вас записал|вы записаны|забронировал|запись (?:подтвержден|оформлен|сделан|создан)|заявк[ау] (?:уже )?(?:принят|отправлен|передан|оформлен|создан)|(?:отправил|передал|оформил|создал)[аи]? (?:вашу )?заявку|you(?:['’]re| are) booked|booked you|booking is (?:confirmed|made)|request has been sent)/iu.test(
    text.replaceAll('ё', 'е'),
  )

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

function amountsOf(catalogue: Catalogue): Amount[] {
  const { promises, payment, offers } = catalogue
  return [
    ...textsOf(catalogue).flatMap(readAmounts),
    ...offers.flatMap(({ price }) => (price ? [{ value: price.amount, unit: price.unit }] : [])),
    ...Object.values(promises).map((value): Amount => ({ value, unit: 'hour' })),
    ...Object.values(payment).map((value): Amount => ({ value, unit: 'percent' })),
  ]
}

/**
 * Makes the check that every price and percentage of an answer is in the catalogue. A term may also be
 * the visitor's («успеете за 3 недели?»); a price may not, or a visitor could talk the assistant into
 * any price.
 */
export function createGroundingCheck(catalogue: Catalogue): GroundingCheck {
  const amounts = amountsOf(catalogue).filter(({ value }) => !Number.isNaN(value))
  const known = new Set(amounts.map(keyOf))
  const values = new Set(amounts.map(({ value }) => value))

  return (visitorSaid) => {
    const said = new Set(visitorSaid.flatMap(readAmounts).filter(isTerm).map(keyOf))
    return (text) => {
      const isDiscount = discount.test(text)
      return readAmounts(text).filter((amount) => {
        if (isTerm(amount)) return !known.has(keyOf(amount)) && !said.has(keyOf(amount))
        if (isDiscount) return true
        return amount.unit === 'bare' ? !values.has(amount.value) : !known.has(keyOf(amount))
      })
    }
  }
}
