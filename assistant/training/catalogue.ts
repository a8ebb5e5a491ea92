import { company, nameRu, promises } from '@/content/company'
import type { Fact } from '@/content/facts/fact'
import { madeByTask } from '@/content/made-by-task'
import { isOfferId } from '@/content/offers'
import { spokenNames } from '@/content/spoken-names'
import { clockName, workingHours } from '@/content/working-hours'
import { kebabCase } from '../../src/lib/text/kebab-case'
import type { Catalogue, CatalogueCard, CatalogueOffer } from '../knowledge/types.ts'
import { isService, offersOf } from './offers.ts'
import { exportsOf, loadPages, type Page } from './pages.ts'
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

const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' && value !== null && 'question' in value && 'asks' in value

/** Every fact of the site, sorted by its id: tools list a module's exports in different orders. */
async function loadCards(pages: readonly Page[]): Promise<CatalogueCard[]> {
  const services = new Map(pages.filter(isService).map(({ path, id }) => [path, id]))
  const cards = (await exportsOf('src/content/facts')).flatMap(({ module, name, value }) => {
    if (!isFact(value)) return []
    const { question, asks, answer, answerEn, to, role, names } = value
    const serviceId = services.get(to)
    return {
      id: `${module}/${kebabCase(name)}`,
      asks: [question, ...asks],
      answer,
      answerEn,
      path: to,
      ...(serviceId !== undefined && { serviceId }),
      ...(role && { role }),
      ...(names && { names: [...names] }),
    }
  })
  return cards.sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Offers without a published price, each with the card that describes it. */
const tasksOf = (cards: readonly CatalogueCard[]): CatalogueOffer[] =>
  Object.entries(madeByTask).flatMap(([id, { fact: cardId, names, term: timeText, ...titles }]) =>
    cards
      .filter((card) => card.id === cardId)
      .map(({ answer: text, path = '/services' }) => ({
        ...{
          id,
          kind: 'task' as const,
          ...titles,
          ...(timeText && { timeText }),
          cardId,
          names: [...names],
          path,
          text,
        },
        features: [],
      })),
  )

/** Builds the catalogue from src/content. */
export async function buildCatalogue(): Promise<Catalogue> {
  const pages = await loadPages()
  const cards = await loadCards(pages)
  const { name, email, privacyEmail, addressRu, addressEn, tagline } = company
  return {
    company: { name, nameRu, email, privacyEmail, address: addressRu, addressEn, tagline },
    pages: pages.map(({ id, path, label }) => {
      const labelEn = (isOfferId(id) && spokenNames[id]?.titleEn) || pageTitlesEn[id]
      return { path, label, ...(labelEn && { labelEn }) }
    }),
    promises,
    workingHours,
    clockName,
    cards,
    offers: [...offersOf(pages), ...tasksOf(cards)],
    topics: topicsOf(pages),
  }
}
