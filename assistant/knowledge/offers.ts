import type { FactRole } from '../../src/content/facts/fact.ts'
import { priceAmount } from '../../src/content/primitives.ts'
import type { Lang } from '../language/lang.ts'
import { catalogue } from './catalogue.ts'
import type { CatalogueOffer, CatalogueTopic } from './types.ts'

export const { offers } = catalogue
const { cards, topics } = catalogue

/** What is not sold, as offers that messages can name. */
export const notOffered = cards.flatMap(({ id, asks: [title = ''], names, answer: text }) =>
  names
    ? [{ id, kind: 'notOffered' as const, title, names, cardId: id, path: '', text, features: [] }]
    : [],
)

/** An entry of the catalogue that a conversation can be about. */
export type Entry = CatalogueOffer | CatalogueTopic

/** The service that an entry is or belongs to. */
export const serviceIdOf = (entry: Entry): string | undefined =>
  entry.kind === 'service' ? entry.id : entry.serviceId

export const cardOf = (id: string | undefined) => cards.find((card) => card.id === id)

export const cardWith = (role: FactRole) => cards.find((card) => card.role === role)

/** Whether a card is for existing clients: they need a staff member, not a consultation. */
export const isForPeople = (role: FactRole | undefined) => role === 'client' || role === 'change'

export const offerOf = (id: string | undefined) => offers.find((offer) => offer.id === id)

export const serviceOf = (entry: Entry) => offerOf(serviceIdOf(entry))

export const entryOf = (id: string | undefined): Entry | undefined =>
  offerOf(id) ?? topics.find((topic) => topic.id === id)

export const topicsOf = (kind: CatalogueTopic['kind']) =>
  topics.filter((topic) => topic.kind === kind)

/** «Лендинг», “Landing page”. */
export const titleOf = (
  { title, titleEn = title }: { title: string; titleEn?: string },
  lang: Lang,
) => (lang === 'ru' ? title : titleEn)

/** The title of a subject: a plan with its service («Брендинг: Премиум»), a topic by its service alone. */
export function subjectTitle(entry: Entry, lang: Lang): string | undefined {
  const service = serviceOf(entry)
  if (!('features' in entry)) return service && titleOf(service, lang)
  const isTariff = ['package', 'plan'].includes(entry.kind) && twinsOf(entry).length < 2
  const title = titleOf(entry, lang)
  return isTariff && service ? `${titleOf(service, lang)}: ${title}` : title
}

/** The packages, plans or site types of a service, as its page lists them. */
export const packagesOf = (serviceId: string | undefined) =>
  offers.filter(
    (offer) =>
      offer.serviceId === serviceId && ['package', 'plan', 'siteType'].includes(offer.kind),
  )

/** Offers with a section of their own on a service's page. */
export const specialsOf = (service: CatalogueOffer) =>
  offers.filter(({ kind, serviceId }) => kind === 'special' && serviceId === service.id)

/** An offer with its twin on another page: a landing page as a package, and one from scratch. */
export function twinsOf(offer: CatalogueOffer): CatalogueOffer[] {
  const pair = ['package', 'siteType']
  if (!pair.includes(offer.kind)) return [offer]
  const same = offers.filter((other) => other.title === offer.title && pair.includes(other.kind))
  const order = same.sort((a, b) => pair.indexOf(a.kind) - pair.indexOf(b.kind))
  return same.some(({ kind }) => kind === 'siteType') ? order : [offer]
}

/** Pages that sell the same service: sites, and apps. */
const sides = [
  ['web-development', 'custom-saas'],
  ['mobile-apps-development', 'mobile-apps'],
]

/** The service and its counterpart, if it has one. */
export function sidesOf(serviceId: string | undefined): readonly string[] {
  if (serviceId === undefined) return []
  const pair = sides.find((each) => each.includes(serviceId)) ?? []
  return [serviceId, ...pair.filter((side) => side !== serviceId)]
}

/** 0 for a site, 1 for an app, 2 for tasks and for work on any of them. */
export function levelOf(offer: CatalogueOffer): number {
  const own = sidesOf(serviceIdOf(offer))
  if (own.includes('web-development')) return 0
  return own.includes('mobile-apps') ? 1 : 2
}

/** Whether an offer is a thing, on which other work is done: a site, an app, a bot. */
export const isProduct = (offer: CatalogueOffer) => levelOf(offer) < 2 || offer.kind === 'task'

/** Services whose work is done on sites, as the extra jobs are. */
const forSites = ['website-support', 'seo-promotion']
export const isForSites = (offer: CatalogueOffer) =>
  offer.kind === 'extra' || forSites.includes(serviceIdOf(offer) ?? '')

/** Whether a published price is for what the visitor has: «поддержка приложения» has no price. */
export const isPricedFor = (offer: CatalogueOffer, owners: readonly CatalogueOffer[]) => {
  const things = owners.filter(isProduct)
  return !isForSites(offer) || things.length === 0 || things.some((each) => levelOf(each) === 0)
}

/** Whether an offer, or a part of it, has a delivery term. */
export function hasTerm(offer: CatalogueOffer): boolean {
  const own = sidesOf(offer.id)
  return [offer, ...offers.filter(({ serviceId = '' }) => own.includes(serviceId))].some(
    ({ term }) => term !== undefined,
  )
}

/** A price's amount; none for a share of a budget. */
export const amountOf = ({ price }: CatalogueOffer) => price && priceAmount(price)

/** Cheapest first. */
export const byPrice = (a: CatalogueOffer, b: CatalogueOffer) =>
  (amountOf(a) ?? 0) - (amountOf(b) ?? 0)

/** The service's offers with a price, cheapest first. */
export const choicesOf = (serviceId: string): CatalogueOffer[] =>
  sidesOf(serviceId)
    .flatMap(packagesOf)
    .filter((offer) => amountOf(offer) !== undefined)
    .sort(byPrice)

/** The services, with one of each pair of counterparts. */
export const mainServices = offers.filter(
  ({ kind, id }) => kind === 'service' && !sides.some(([, second]) => second === id),
)

/** The counterpart with packages, for a service without any. */
export function sellerOf(offer: CatalogueOffer): CatalogueOffer {
  return offerOf(sidesOf(offer.id).find((id) => packagesOf(id).length > 0)) ?? offer
}
