import { company, promises } from '@/content/company'
import { contractTerms } from '@/content/contract-terms'
import { exchangeRate } from '@/content/currency'
import { englishTitles } from '@/content/english-titles'
import { clockName, workingHours } from '@/content/working-hours'
import * as consultation from '@/content/consultation'
import * as quiz from '@/content/quiz'
import type { Catalogue, Schedule } from '../../supabase/functions/_shared/catalogue/types.ts'
import { loadCards } from './cards.ts'
import { offersOf, orderPricesOf } from './offers.ts'
import { loadPages } from './pages.ts'
import { topicsOf } from './topics.ts'

/** When the company works, and what it promises by that. */
export const schedule: Schedule = { promises, workingHours, clockName }

/** Builds the catalogue from src/content. */
export async function buildCatalogue(): Promise<Catalogue> {
  const pages = await loadPages()
  const { somsPerRouble, roublesPerDollar, asOfText } = exchangeRate
  const { name, nameRu, email, privacyEmail, addressRu, addressEn, tagline } = company
  return {
    company: { name, nameRu, email, privacyEmail, address: addressRu, addressEn, tagline },
    pages: pages.map(({ id, path, label }) => {
      const labelEn = englishTitles[id]
      return { path, label, ...(labelEn && { labelEn }) }
    }),
    ...schedule,
    payment: { ...contractTerms.payment },
    exchangeRate: { somsPerRouble, roublesPerDollar, asOfText },
    cards: await loadCards(pages),
    offers: offersOf(pages),
    topics: topicsOf(pages),
  }
}

/** The labels of the forms: every `…Labels` that the content exports, by name. */
export const formLabels = Object.fromEntries(
  Object.entries({ ...consultation, ...quiz }).filter(([name]) => name.endsWith('Labels')),
)

/** What buttons order, with its price: the only names that a mail to a stranger may repeat. */
export const buildOrderPrices = async () => orderPricesOf(await loadPages())
