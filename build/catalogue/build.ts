import { company, promises } from '@/content/company'
import { clockName, workingHours } from '@/content/working-hours'
import * as consultation from '@/content/consultation'
import * as quiz from '@/content/quiz'
import type { Catalogue } from '../../supabase/functions/_shared/catalogue/types.ts'
import { offersOf } from './offers.ts'
import { loadPages } from './pages.ts'
import { topicsOf } from './topics.ts'

/** The payment terms in percent, from the text of /terms. */
function readPayment(text: string): Catalogue['payment'] {
  const [, before, after] = /(\d+)% is paid before work begins and (\d+)%/.exec(text) ?? []
  if (!before || !after) throw new Error('the payment terms are not found in /terms')
  return { before: Number(before), after: Number(after) }
}

/** Builds the catalogue from src/content. */
export async function buildCatalogue(): Promise<Catalogue> {
  const pages = await loadPages()
  const topics = topicsOf(pages)
  const { name, nameRu, email, privacyEmail, addressRu, addressEn, tagline } = company
  return {
    company: { name, nameRu, email, privacyEmail, address: addressRu, addressEn, tagline },
    pages: pages.map(({ path, label }) => ({ path, label })),
    promises: { ...promises },
    workingHours,
    clockName: { ...clockName },
    payment: readPayment(topics.map(({ text }) => text).join('\n')),
    offers: offersOf(pages),
    topics,
  }
}

/** The labels of the forms: every `…Labels` that the content exports, by name. */
export const formLabels = Object.fromEntries(
  Object.entries({ ...consultation, ...quiz }).filter(([name]) => name.endsWith('Labels')),
)
