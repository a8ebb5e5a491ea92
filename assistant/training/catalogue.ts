import { company, promises } from '@/content/company'
import { contractTerms } from '@/content/contract-terms'
import { exchangeRate } from '@/content/currency'
import { isOfferId, spoken } from '@/content/offers'
import { clockName, workingHours } from '@/content/working-hours'
import type { Catalogue } from '../knowledge/types.ts'
import { loadCards } from './cards.ts'
import { offersOf } from './offers.ts'
import { loadPages } from './pages.ts'
import { topicsOf } from './topics.ts'

/** English titles of the pages without a service. */
const pageTitlesEn: Readonly<Record<string, string>> = {
  about: 'About us',
  industries: 'Industries',
  cases: 'Cases',
  technologies: 'Technologies',
  services: 'Services and prices',
  blog: 'Blog',
  home: 'Home',
}

/** Builds the catalogue from src/content. */
export async function buildCatalogue(): Promise<Catalogue> {
  const pages = await loadPages()
  const { somsPerRouble, roublesPerDollar, asOfText } = exchangeRate
  const { name, nameRu, email, privacyEmail, addressRu, addressEn, tagline } = company
  return {
    company: { name, nameRu, email, privacyEmail, address: addressRu, addressEn, tagline },
    pages: pages.map(({ id, path, label }) => {
      const labelEn = (isOfferId(id) && spoken[id]?.titleEn) || pageTitlesEn[id]
      return { path, label, ...(labelEn && { labelEn }) }
    }),
    promises,
    workingHours,
    clockName,
    payment: { ...contractTerms.payment },
    exchangeRate: { somsPerRouble, roublesPerDollar, asOfText },
    cards: await loadCards(pages),
    offers: offersOf(pages),
    topics: topicsOf(pages),
  }
}
