import type { CatalogueEntry } from '../../_shared/catalogue/search.ts'
import type { Catalogue, CatalogueOffer } from '../../_shared/catalogue/types.ts'

/** Whether an entry is something the site sells. */
export const isOffer = (entry: CatalogueEntry): entry is CatalogueOffer => 'features' in entry

/** The service that an entry is or belongs to. */
export const serviceIdOf = (entry: CatalogueEntry): string | undefined =>
  isOffer(entry) && entry.kind === 'service' ? entry.id : entry.serviceId

export const offerOf = ({ offers }: Catalogue, id: string | undefined) =>
  offers.find((offer) => offer.id === id)

/** The service that an entry is or belongs to, as an offer. */
export const serviceOf = (catalogue: Catalogue, entry: CatalogueEntry) =>
  offerOf(catalogue, serviceIdOf(entry))

/** The packages, plans or site types of a service, as its page lists them. */
export const packagesOf = ({ offers }: Catalogue, serviceId: string | undefined) =>
  offers.filter(
    (it) => it.serviceId === serviceId && ['package', 'plan', 'siteType'].includes(it.kind),
  )

/** The same thing as another page sells it: a landing page from a package and one from scratch. */
export const twinsOf = ({ offers }: Catalogue, offer: CatalogueOffer): CatalogueOffer[] => {
  const pair = ['package', 'siteType']
  if (!pair.includes(offer.kind)) return [offer]
  const same = offers.filter((it) => it.title === offer.title && pair.includes(it.kind))
  const order = same.sort((a, b) => pair.indexOf(a.kind) - pair.indexOf(b.kind))
  return same.some(({ kind }) => kind === 'siteType') ? order : [offer]
}

/** Pages that are two sides of one service: sites, and apps. */
const sides = [
  ['web-development', 'custom-saas'],
  ['mobile-apps-development', 'mobile-apps'],
]

/** The service and its other side, if it has one. */
export const sidesOf = (serviceId: string): readonly string[] => {
  const pair = sides.find((it) => it.includes(serviceId)) ?? []
  return [serviceId, ...pair.filter((it) => it !== serviceId)]
}

/** Everything to choose from where this offer is sold, cheapest first; what is priced in percent is not. */
export const choicesOf = (catalogue: Catalogue, serviceId: string): CatalogueOffer[] =>
  sidesOf(serviceId)
    .flatMap((id) => packagesOf(catalogue, id))
    .filter(({ price }) => price?.unit === 'rouble')
    .sort((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0))

/** The services, a service of two sides once. */
export const mainServices = ({ offers }: Catalogue) =>
  offers.filter(({ kind, id }) => kind === 'service' && !sides.some(([, second]) => second === id))

/**
 * What may be sold of the entries: a topic stands for its service, the lesser side of a service for the
 * side with the packages; each once, and no service beside a part of it.
 */
export function soldOf(catalogue: Catalogue, entries: readonly CatalogueEntry[]): CatalogueOffer[] {
  const offers = entries.flatMap((entry) => {
    if (isOffer(entry) && entry.kind !== 'service') return [entry]
    const id = serviceIdOf(entry)
    const main =
      id === undefined ? id : sidesOf(id).find((it) => packagesOf(catalogue, it).length > 0)
    return offerOf(catalogue, id === 'custom-saas' ? id : (main ?? id)) ?? []
  })
  return [...new Set(offers)].filter(
    (it) =>
      it.kind !== 'service' ||
      !offers.some((other) => other !== it && sidesOf(it.id).includes(other.serviceId ?? '')),
  )
}
