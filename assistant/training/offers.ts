import { englishTitles } from '@/content/english-titles'
import { offerNames } from '@/content/offer-names'
import { priceText } from '@/content/price-text'
import { additionalServices } from '@/content/prices'
import type { Price } from '@/content/primitives'
import type { Package, PriceListSection, SpotlightSection } from '@/content/sections'
import type { CatalogueOffer } from '../knowledge/types.ts'
import { sectionsOf, slug, type Page } from './pages.ts'

/** Whether the page is about one service; /services lists them all. */
export const isService = ({ path, content }: Page) =>
  content.service !== undefined && path !== '/services'

/** A price in the catalogue's form; a free offer has a text instead. */
function priceOf(price: Price): Pick<CatalogueOffer, 'price' | 'free'> {
  if ('free' in price) return { free: price.free }
  if ('percent' in price) {
    return { price: { amount: price.percent, unit: 'percent', of: price.of, isFrom: false } }
  }
  const isFrom = 'from' in price
  const amount = 'from' in price ? price.from : price.exactly
  return {
    price: { amount, unit: 'rouble', isFrom, ...(price.per && { per: price.per }) },
  }
}

/** The service of a page, with the data of its card on another page. */
function service(page: Page, pages: readonly Page[]): CatalogueOffer {
  const cards = pages
    .flatMap((it) => sectionsOf(it, 'services'))
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
    keywords: [...page.content.head.keywords],
  }
}

const kinds: Record<string, CatalogueOffer['kind']> = {
  'custom-saas': 'siteType',
  'website-support': 'plan',
}

function packageOf(page: Page, it: Package): CatalogueOffer {
  const facts = it.facts?.map((fact) => ({ ...fact })) ?? []
  const term = facts.find(({ label }) => label === 'Срок' || label === 'Часы')
  const others = facts.filter((fact) => fact !== term)
  return {
    id: `${page.id}/${slug(it.name)}`,
    kind: kinds[page.id] ?? 'package',
    title: it.name,
    serviceId: page.id,
    path: page.path,
    text: it.description,
    ...priceOf(it.price),
    ...(term && { term: term.value }),
    ...(others.length > 0 && { facts: others }),
    features: [...it.features],
    ...(it.popular && { isPopular: true }),
  }
}

const extras = new Set<string>(Object.values(additionalServices).map(({ title }) => title))

function row(page: Page, it: PriceListSection['rows'][number]): CatalogueOffer {
  const isExtra = extras.has(it.title) || !isService(page)
  return {
    id: isExtra ? `extra/${slug(it.title)}` : `${page.id}/cms/${slug(it.title)}`,
    kind: isExtra ? 'extra' : 'cms',
    title: it.title,
    ...(!isExtra && { serviceId: page.id }),
    path: page.path,
    text: it.text ?? '',
    ...priceOf(it.price),
    features: [],
  }
}

function special(page: Page, it: SpotlightSection): CatalogueOffer {
  const facts = it.facts?.map((fact) => ({ ...fact })) ?? []
  const term = facts.find(({ label }) => label === 'Срок')
  const free = facts.filter(({ value }) => value === 'Бесплатно').map(({ label }) => label)
  return {
    id: `${page.id}/${slug(it.title)}`,
    kind: 'special',
    title: it.title,
    serviceId: page.id,
    path: page.path,
    text: it.text,
    ...(free.length > 0 && { free: free.join(', ') }),
    ...(term && { term: term.value }),
    ...(facts.length > 0 && { facts }),
    features: [...it.points],
    keywords: [it.badge],
  }
}

/** An offer with what it is called besides its title. */
function named(offer: CatalogueOffer): CatalogueOffer {
  const titleEn = englishTitles[offer.id]
  const names = offerNames[offer.id]
  return { ...offer, ...(titleEn && { titleEn }), ...(names && { names: [...names] }) }
}

/** All offers of the pages; an extra service of several pages is kept once. */
export function offersOf(pages: readonly Page[]): CatalogueOffer[] {
  const all = pages.flatMap((page) => [
    ...(isService(page) ? [service(page, pages)] : []),
    ...sectionsOf(page, 'packages').flatMap((it) => it.packages.map((one) => packageOf(page, one))),
    ...sectionsOf(page, 'priceList').flatMap((it) => it.rows.map((one) => row(page, one))),
    ...sectionsOf(page, 'spotlight')
      .filter(({ badge }) => badge !== 'Гарантия')
      .map((it) => special(page, it)),
  ])
  return [
    ...new Map(all.toReversed().map((offer) => [offer.id, named(offer)])).values(),
  ].toReversed()
}

/** Prices in words by the `interest` of the packages' buttons. */
export const orderPricesOf = (pages: readonly Page[]) =>
  new Map(
    pages
      .flatMap((page) => sectionsOf(page, 'packages').flatMap(({ packages }) => packages))
      .flatMap(({ action, price }) =>
        'opens' in action && action.opens === 'order' && action.interest
          ? [[action.interest, priceText(price)] as const]
          : [],
      ),
  )
