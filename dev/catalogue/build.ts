import { company, promises } from '@/content/company'
import type { Catalogue } from '../../supabase/functions/_shared/catalogue/types.ts'
import { offersOf } from './offers.ts'
import { loadPages } from './pages.ts'
import { topicsOf } from './topics.ts'

/** The shares in which the terms of service say that a project is paid. */
function paymentOf(text: string): Catalogue['payment'] {
  const [, before, after] = /(\d+)% is paid before work begins and (\d+)%/.exec(text) ?? []
  if (!before || !after) throw new Error('/terms no longer says how a project is paid')
  return { before: Number(before), after: Number(after) }
}

/** The catalogue as src/content has it now. */
export async function buildCatalogue(): Promise<Catalogue> {
  const pages = await loadPages()
  const topics = topicsOf(pages)
  const { name, nameRu, email, privacyEmail, addressRu, addressEn, tagline } = company
  return {
    company: { name, nameRu, email, privacyEmail, address: addressRu, addressEn, tagline },
    pages: pages.map(({ path, label }) => ({ path, label })),
    promises: { ...promises },
    payment: paymentOf(topics.map(({ text }) => text).join('\n')),
    offers: offersOf(pages),
    topics,
  }
}
