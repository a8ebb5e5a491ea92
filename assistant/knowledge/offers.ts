import type { Lang } from '../language/lang.ts'
import type { Catalogue, CatalogueOffer, CatalogueTopic } from './types.ts'

/** The service that an entry is or belongs to. */
export const serviceIdOf = (entry: CatalogueOffer | CatalogueTopic): string | undefined =>
  entry.kind === 'service' ? entry.id : entry.serviceId

export const offerOf = ({ offers }: Catalogue, id: string | undefined) =>
  offers.find((offer) => offer.id === id)

export const serviceOf = (catalogue: Catalogue, entry: CatalogueOffer | CatalogueTopic) =>
  offerOf(catalogue, serviceIdOf(entry))

/** A conversation's subject: a plan with its service («Брендинг: Премиум»), a passage by its service alone. */
export function titleOf(
  catalogue: Catalogue,
  entry: CatalogueOffer | CatalogueTopic,
  lang: Lang,
): string | undefined {
  const titled = (offer: CatalogueOffer) => (lang === 'en' && offer.titleEn) || offer.title
  const service = serviceOf(catalogue, entry)
  if (!('features' in entry)) return service && titled(service)
  const isTariff = ['package', 'plan'].includes(entry.kind) && twinsOf(catalogue, entry).length < 2
  return isTariff && service ? `${titled(service)}: ${titled(entry)}` : titled(entry)
}

/** The packages, plans or site types of a service, as its page lists them. */
export const packagesOf = ({ offers }: Catalogue, serviceId: string | undefined) =>
  offers.filter(
    (offer) =>
      offer.serviceId === serviceId && ['package', 'plan', 'siteType'].includes(offer.kind),
  )

/** The same offer on another page: a landing page as a package, and one from scratch. */
export const twinsOf = ({ offers }: Catalogue, offer: CatalogueOffer): CatalogueOffer[] => {
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
export const sidesOf = (serviceId: string | undefined): readonly string[] =>
  serviceId === undefined
    ? []
    : [
        serviceId,
        ...(sides.find((pair) => pair.includes(serviceId)) ?? []).filter(
          (side) => side !== serviceId,
        ),
      ]

/** Whether an offer, or a part of it, has a delivery term; a plan has hours a month instead. */
export function hasTerm({ offers }: Catalogue, offer: CatalogueOffer): boolean {
  const sides = sidesOf(offer.id)
  const isTimed = ({ term, kind }: CatalogueOffer) => term !== undefined && kind !== 'plan'
  return (
    isTimed(offer) ||
    offers.some((other) => sides.includes(other.serviceId ?? '') && isTimed(other))
  )
}

/** The service's offers with a price in roubles, cheapest first. */
export const choicesOf = (catalogue: Catalogue, serviceId: string): CatalogueOffer[] =>
  sidesOf(serviceId)
    .flatMap((id) => packagesOf(catalogue, id))
    .filter(({ price }) => price?.unit === 'rouble')
    .sort((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0))

/** The services, with one of each pair of counterparts. */
export const mainServices = ({ offers }: Catalogue) =>
  offers.filter(({ kind, id }) => kind === 'service' && !sides.some(([, second]) => second === id))

/** The counterpart with packages, for a service without any. */
export const sellerOf = (catalogue: Catalogue, offer: CatalogueOffer): CatalogueOffer => {
  if (offer.kind !== 'service' || packagesOf(catalogue, offer.id).length > 0) return offer
  const side = sidesOf(offer.id).find((id) => packagesOf(catalogue, id).length > 0)
  return offerOf(catalogue, side) ?? offer
}
