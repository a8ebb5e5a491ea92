import { describe, expect, it } from 'vitest'
import { fieldLimits } from '@contracts/lead-fields.ts'
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

/** Every offer of the pages: interest, price and term. */
const published = pages.flatMap((page) =>
  page.sections.flatMap((section) => {
    const priced =
      section.kind === 'packages'
        ? section.packages
        : section.kind === 'priceList'
          ? section.rows
          : []
    return priced.map((one) => ({
      interest: 'interest' in one.action ? one.action.interest : undefined,
      price: one.price,
      term: 'facts' in one ? one.facts?.find(({ label }) => label === 'Срок')?.value : undefined,
      page: JSON.stringify(page),
    }))
  }),
)
const offers = offerLines.flatMap((line) => line.offers)

describe('the offers of the estimate', () => {
  it('have the price and the term of their page', () => {
    for (const { interest, price, term } of offers) {
      const pageSays = published.find((one) => one.interest === interest)
      // /custom-saas sells only some of the additional services.
      if (!pageSays && interest.startsWith('Сайт под ключ: ')) continue
      expect(pageSays, interest).toMatchObject({ price })
      expect(pageSays?.term, interest).toBe(term?.text)
    }
  })

  it('are all that the site sells at a price, except the CMS of a site', () => {
    const known = offers.map(({ interest }) => interest)
    const missing = published.flatMap(({ interest }) =>
      interest && !known.includes(interest) ? [interest] : [],
    )
    expect(missing.filter((interest) => !interest.includes(': CMS '))).toEqual([])
  })

  it('include what their page says, in its words', () => {
    let compared = 0
    for (const { interest, includes = {} } of offers) {
      const page = published.find((one) => one.interest === interest)?.page
      for (const words of Object.values(includes)) {
        expect(page, interest).toContain(words)
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(15)
  })

  it('are in ascending order of price', () => {
    for (const line of offerLines) {
      const amounts = line.offers.flatMap(({ price }) => ('from' in price ? [price.from] : []))
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
    }
  })

  it('say when a project outgrows the cheaper one, except the cheapest of a line', () => {
    const grown = offerLines
      .filter(({ askedAs }) => !askedAs.includes('Контекстная реклама'))
      .flatMap((line) => line.offers.filter(({ price }) => price !== line.offers[0]?.price))
    for (const { interest, grows, price } of grown) {
      const isCheapest = 'from' in price && price.from === 75_000
      expect(grows !== undefined || isCheapest, interest).toBe(true)
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
