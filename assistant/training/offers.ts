import { isOfferId, offerOf, type OfferId } from '@/content/offers'
import { spokenNames } from '@/content/spoken-names'
import type { Price } from '@/content/primitives'
import type { Package, SpotlightSection } from '@/content/model/sections'
import type { CatalogueOffer } from '../knowledge/types.ts'
import { sectionsOf, type Page } from './pages.ts'

/** Whether the page is about one service; /services lists them all. */
export const isService = ({ path, content }: Page) =>
  content.service !== undefined && path !== '/services'

/** A price in the catalogue's form; a free offer has a text instead. */
const priceOf = (price: Price): Pick<CatalogueOffer, 'price' | 'free'> =>
  'free' in price ? { free: price.free } : { price }

/** The service of a page, with the data of its card on another page. */
function service(page: Page, pages: readonly Page[]): CatalogueOffer {
  const cards = pages
    .flatMap((other) => sectionsOf(other, 'services'))
    .flatMap((section) => section.cards)
    .filter(({ details }) => details === page.path)
  const [card] = cards
  const [hero] = sectionsOf(page, 'pageHero')
  return {
    id: page.id,
    kind: 'service',
    title: page.label,
    path: page.path,
    text: card?.description ?? hero?.lead ?? page.content.head.description,
    ...(card && priceOf(card.price)),
    features: [...(card?.features ?? [])],
  }
}

/** An offer of the site in the catalogue's form, without the text of its page. */
function sold(id: OfferId, page: Page) {
  const { kind, title, price, term, hours } = offerOf(id)
  return {
    id,
    kind,
    title,
    ...(kind !== 'extra' && { serviceId: page.id }),
    path: page.path,
    ...(price && priceOf(price)),
    ...(term && { term }),
    ...(hours && { hours }),
  }
}

const packageOf = (page: Page, one: Package): CatalogueOffer => ({
  ...sold(one.offer, page),
  text: one.description,
  ...(one.facts && { facts: one.facts.map((fact) => ({ ...fact })) }),
  features: [...one.features],
  ...(one.popular && { isPopular: true }),
})

/** The special offer of a section, recognized by its button. */
export const offerOfSpotlight = ({ action }: SpotlightSection): OfferId | undefined =>
  'opens' in action && action.offer && offerOf(action.offer).kind === 'special'
    ? action.offer
    : undefined

function special(page: Page, section: SpotlightSection): CatalogueOffer[] {
  const id = offerOfSpotlight(section)
  if (!id) return []
  const { title, text, points, term, free, facts } = section
  const parts = (free ?? []).map((label) => ({ label, value: 'Бесплатно' }))
  const told = [...(term ? [{ label: 'Срок', value: term.text }] : []), ...parts, ...(facts ?? [])]
  return [
    {
      ...sold(id, page),
      title,
      text,
      ...(free && { free: free.join(', ') }),
      ...(term && { term }),
      ...(told.length > 0 && { facts: told }),
      features: [...points],
    },
  ]
}

function named(offer: CatalogueOffer): CatalogueOffer {
  const { titleEn, names } = (isOfferId(offer.id) && spokenNames[offer.id]) || {}
  return { ...offer, ...(titleEn && { titleEn }), ...(names && { names: [...names] }) }
}

/** All offers of the pages; an extra service of several pages is kept once. */
export function offersOf(pages: readonly Page[]): CatalogueOffer[] {
  const all = pages.flatMap((page) => [
    ...(isService(page) ? [service(page, pages)] : []),
    ...sectionsOf(page, 'packages').flatMap((section) =>
      section.packages.map((one) => packageOf(page, one)),
    ),
    ...sectionsOf(page, 'priceList').flatMap((section) =>
      section.rows.map(({ offer, text = '' }) => ({ ...sold(offer, page), text, features: [] })),
    ),
    ...sectionsOf(page, 'spotlight').flatMap((section) => special(page, section)),
  ])
  return [
    ...new Map(all.toReversed().map((offer) => [offer.id, named(offer)])).values(),
  ].toReversed()
}
