import type { CatalogueEntry } from '../../_shared/catalogue/search.ts'
import type { Catalogue, CatalogueOffer } from '../../_shared/catalogue/types.ts'

/** Whether an entry is an offer. */
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

/** The same offer of another page: a landing page as a package, and one from scratch. */
export const twinsOf = ({ offers }: Catalogue, offer: CatalogueOffer): CatalogueOffer[] => {
  const pair = ['package', 'siteType']
  if (!pair.includes(offer.kind)) return [offer]
  const same = offers.filter((it) => it.title === offer.title && pair.includes(it.kind))
  const order = same.sort((a, b) => pair.indexOf(a.kind) - pair.indexOf(b.kind))
  return same.some(({ kind }) => kind === 'siteType') ? order : [offer]
}

/** Pages that sell the same service: sites, and apps. */
const sides = [
  ['web-development', 'custom-saas'],
  ['mobile-apps-development', 'mobile-apps'],
]

/** The service and its counterpart, if it has one. */
export const sidesOf = (serviceId: string): readonly string[] => {
  const pair = sides.find((it) => it.includes(serviceId)) ?? []
  return [serviceId, ...pair.filter((it) => it !== serviceId)]
}

/** The service's offers with a price in roubles, cheapest first. */
export const choicesOf = (catalogue: Catalogue, serviceId: string): CatalogueOffer[] =>
  sidesOf(serviceId)
    .flatMap((id) => packagesOf(catalogue, id))
    .filter(({ price }) => price?.unit === 'rouble')
    .sort((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0))

/** The services, each of the counterparts once. */
export const mainServices = ({ offers }: Catalogue) =>
  offers.filter(({ kind, id }) => kind === 'service' && !sides.some(([, second]) => second === id))

/**
 * The offers among the entries, each once. A topic is replaced by its service, a service by its counterpart
 * with packages; no service is kept together with a part of it.
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
