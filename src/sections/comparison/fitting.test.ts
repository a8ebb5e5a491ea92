import { describe, expect, it } from 'vitest'
import { fieldLimits } from '@contracts/lead-fields.ts'
import type { Choice, Comparison } from '@/content/comparisons/comparison'
import { comparisons } from '@/content/comparisons/comparisons'
import { offerOf } from '@/content/offers'
import { priceAmount } from '@/content/primitives'
import { estimate } from '@/lib/estimate/estimate'
import { preselect } from '@/lib/estimate/offer-line'
import { choiceText, featuresOf, fitting } from './fitting'

const all = Object.entries<Comparison>(comparisons)
const choices = all.flatMap(([id, { choice }]) => (choice ? [[id, choice] as const] : []))

const pairsOf = ({ ticks }: Choice) =>
  ticks.flatMap((one, at) => [[one], ...ticks.slice(at + 1).map((other) => [one, other])])

describe.each(choices)('what one can tick of %s', (_, choice) => {
  it('is six to eight wishes, each of them in one of the offers or counted apart', () => {
    const { offers, ticks } = choice
    expect([6, 7, 8]).toContain(ticks.length)
    for (const { from } of ticks) expect(from === undefined || offers.includes(from)).toBe(true)
    const prices = offers.map((offer) => priceAmount(offerOf(offer).price ?? { free: '' }) ?? 0)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('costs what the offer costs that has it, in the quiz as well', () => {
    for (const ticked of pairsOf(choice)) {
      const { offer, ...range } = fitting(choice, ticked)
      const { price } = offerOf(offer)
      const labels = ticked.map(({ label }) => label).join()
      expect(range.priceFrom, labels).toBe(price && priceAmount(price))
      // The quiz, opened for that offer.
      const answers = { projectType: preselect({ offer }, ''), features: featuresOf(ticked) }
      const { priceFrom, priceTo, term } = estimate(answers, offer)
      expect({ priceFrom, priceTo, term }, labels).toMatchObject({
        priceFrom: range.priceFrom,
        priceTo: range.priceTo,
        term: range.term,
      })
    }
  })

  it('fits into a request, all of it', () => {
    const text = choiceText(fitting(choice, choice.ticks).offer, choice.ticks)
    expect(text.length).toBeLessThanOrEqual(fieldLimits.interest)
  })
})

it.each(all)('the table of %s has a cell for each column', (_, { table }) => {
  for (const { label, cells } of table?.rows ?? []) {
    expect(cells, label).toHaveLength(table?.columns.length ?? 0)
  }
})
