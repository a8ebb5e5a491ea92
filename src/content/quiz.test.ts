import { describe, expect, it } from 'vitest'
import { fieldLimits } from '@contracts/lead-fields.ts'
import { offers, type OfferId } from './offers'
import { customSaas } from './pages/custom-saas'
import { branding } from './pages/branding'
import { contextualAdvertising } from './pages/contextual-advertising'
import { mobileAppsDevelopment } from './pages/mobile-apps-development'
import { seoPromotion } from './pages/seo-promotion'
import { services } from './pages/services'
import { webDevelopment } from './pages/web-development'
import { websiteSupport } from './pages/website-support'
import { quizFeatureLabels } from './quiz'
import { offerLines } from './quiz-offers'

const pages = [
  webDevelopment,
  customSaas,
  mobileAppsDevelopment,
  branding,
  websiteSupport,
  seoPromotion,
  contextualAdvertising,
  services,
]

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

describe('the offers of the estimate', () => {
  it('are all that the site sells at a price, except the CMS of a site', () => {
    const known = new Set<OfferId>(rungs.map(({ offer }) => offer))
    const missing = published.filter(({ offer }) => !known.has(offer))
    expect(missing.filter(({ offer }) => offers[offer].kind !== 'cms')).toEqual([])
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
    expect(compared).toBeGreaterThan(15)
  })

  it('are in ascending order of price', () => {
    for (const line of offerLines) {
      const amounts = line.rungs.flatMap(({ price }) => ('from' in price ? [price.from] : []))
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    }
  })

  it('say when a project outgrows the cheaper one, except the cheapest of a line', () => {
    const grown = offerLines
      .filter(({ askedAs }) => !askedAs.includes('contextual-advertising'))
      .flatMap((line) => line.rungs.filter(({ price }) => price !== line.rungs[0]?.price))
    for (const { offer, grows, price } of grown) {
      const isCheapest = 'from' in price && price.from === 75_000
      expect(grows !== undefined || isCheapest, offer).toBe(true)
    }
  })
})

describe('the features', () => {
  it('are the ten of the specification', () => {
    expect(Object.keys(quizFeatureLabels)).toEqual([
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
    const labels = Object.values(quizFeatureLabels)
    const joined = labels.join(', ')
    expect(joined.split(', ')).toEqual(labels)
    expect(joined.length).toBeLessThanOrEqual(fieldLimits.features)
  })
})
