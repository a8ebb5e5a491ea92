import { z } from 'zod'
import type {
  Catalogue,
  CatalogueOffer,
  CataloguePrice,
  CatalogueTopic,
} from '../../_shared/catalogue/types.ts'

type Entry = CatalogueOffer | CatalogueTopic

/** The site's catalogue, as tools ask it. */
export interface CatalogueSource {
  catalogue: Catalogue
  search: (query: string, limit: number) => readonly Entry[]
}

const searchResults = 6
/** Characters of a text in a list, and alone. */
const shortText = 240
const longText = 2000

const cut = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest)}…` : text

// Ready to be quoted, so that the model has nothing to work out.
const priceText = ({ amount, unit, of, isFrom, per }: CataloguePrice) =>
  [
    isFrom ? 'от ' : '',
    amount.toLocaleString('ru-RU'),
    unit === 'rouble' ? ' ₽' : '%',
    of ? ` ${of}` : '',
    per === 'month' ? ' в месяц' : '',
  ].join('')

function describe(entry: Entry, longest: number) {
  const { id, kind, title, path, serviceId } = entry
  const common = { id, kind, title, path, serviceId, text: cut(entry.text, longest) }
  if (!('features' in entry)) return { ...common, steps: entry.steps }
  const { price, free, term, facts, features } = entry
  return { ...common, price: price && priceText(price), free, term, facts, features }
}

const searchArguments = z.object({ query: z.string().trim().min(1).max(200) })
const offerArguments = z.object({ id: z.string().max(200) })
const packagesArguments = z.object({ serviceId: z.string().max(200) })

export const catalogueSchemas = {
  search_catalogue: {
    description:
      'Ищет на сайте: услуги, пакеты, цены, сроки, технологии, отрасли, кейсы, статьи, гарантии, контакты.',
    schema: searchArguments,
  },
  get_offer: {
    description: 'Всё об одной найденной записи каталога: цена, срок, состав, описание.',
    schema: offerArguments,
  },
  list_packages: {
    description: 'Все пакеты и тарифы одной услуги, чтобы их сравнить. serviceId – id услуги.',
    schema: packagesArguments,
  },
}

/** What a tool found: for the model, and what the talk is about now. */
export interface Finding {
  result: unknown
  subjectId?: string | undefined
}

const nothing = { error: 'В каталоге такой записи нет. Поищите инструментом search_catalogue.' }

/** The tools that read the catalogue: public words and prices, nothing else. */
export const createCatalogueTools = ({ catalogue, search }: CatalogueSource) => ({
  search_catalogue(input: unknown): Finding {
    const { query } = searchArguments.parse(input)
    const found = search(query, searchResults)
    return { result: found.map((entry) => describe(entry, shortText)) }
  },
  get_offer(input: unknown): Finding {
    const { id } = offerArguments.parse(input)
    const entry = [...catalogue.offers, ...catalogue.topics].find((it) => it.id === id)
    return entry ? { result: describe(entry, longText), subjectId: id } : { result: nothing }
  },
  list_packages(input: unknown): Finding {
    const { serviceId } = packagesArguments.parse(input)
    const offers = catalogue.offers.filter((it) => it.serviceId === serviceId)
    if (offers.length === 0) return { result: nothing }
    return { result: offers.map((it) => describe(it, shortText)), subjectId: serviceId }
  },
})
