import { describe, expect, it } from 'vitest'
import { fieldLimits } from '@contracts/lead-fields.ts'
import type { PageContent } from './model/page'
import { offerOf, type OfferId } from './offers'
import { type Price, priceAmount } from './primitives'
import { quizFeatureLabels } from './quiz'
import { offerLines } from './quiz-offers'

const modules = import.meta.glob<Record<string, PageContent>>('./pages/*.ts', { eager: true })
const pages = Object.values(modules).flatMap((module) => Object.values(module))

/** The offers on the pages, each with its page. */
const published = pages.flatMap((page) =>
  page.sections.flatMap((section) => {
    const priced =
      section.kind === 'packages'
        ? section.packages
        : section.kind === 'priceList'
          ? section.rows
          : []
    return priced.map(({ offer }) => ({ offer, page: JSON.stringify(page) }))
  }),
)
const rungs = offerLines.flatMap((line) => line.rungs)
const paidAs = (price: Price) => ('per' in price ? price.per : 'percent' in price)

describe('the offers of the estimate', () => {
  it('are all that the site sells at a price, except the CMS of a site', () => {
    const known = new Set<OfferId>(rungs.map(({ offer }) => offer))
    const missing = published.filter(({ offer }) => !known.has(offer))
    expect(missing.filter(({ offer }) => offerOf(offer).kind !== 'cms')).toEqual([])
  })

  it('include what their page says, in its words', () => {
    let compared = 0
    for (const { offer, includes = {} } of rungs) {
      const page = published.find((one) => one.offer === offer)?.page
      for (const words of Object.values(includes)) {
        expect(page, offer).toContain(words)
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(5)
  })

  it('are in ascending order of price', () => {
    for (const line of offerLines) {
      const amounts = line.rungs.flatMap(({ price }) => ('from' in price ? [price.from] : []))
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    }
  })

  it('say when a project outgrows the cheaper one, except the cheapest of a line', () => {
    const grown = offerLines.flatMap(({ rungs: [cheapest, ...dearer] }) =>
      // One that is paid another way is no larger one.
      dearer.filter(
        ({ price }) =>
          cheapest &&
          paidAs(price) === paidAs(cheapest.price) &&
          priceAmount(price) !== priceAmount(cheapest.price),
      ),
    )
    expect(grown.length).toBeGreaterThan(3)
    for (const { offer, grows } of grown)
      expect(grows, `${offer} needs «grows» in quiz-offers.ts`).toBeDefined()
  })
})

describe('the features', () => {
  it('are the ten of the specification', () => {
    expect(Object.keys(quizFeatureLabels.ru)).toEqual([
      'user-auth',
      'admin-panel',
      'payments',
      'api-integrations',
      'analytics',
      'notifications',
      'file-sharing',
      'multilingual',
      'mobile-version',
      'seo',
    ])
  })

  it('survive being joined with commas and split again', () => {
    const labels = Object.values(quizFeatureLabels).flatMap((each) => Object.values(each))
    const joined = labels.join(', ')
    expect(joined.split(', ')).toEqual(labels)
    expect(joined.length).toBeLessThanOrEqual(fieldLimits.features)
  })
})
