import type { CatalogueOffer } from '../knowledge/types.ts'
import type { Context } from '../search/context.ts'
import type { Reply } from './reply.ts'
import {
  factsLine,
  formatPrice,
  item,
  more,
  moreOn,
  pageLink,
  quoted,
  sentence,
  titleOf,
} from './format.ts'
import {
  choicesOf,
  mainServices,
  offerOf,
  packagesOf,
  sellerOf,
  serviceIdOf,
  serviceOf,
  sidesOf,
  twinsOf,
} from '../knowledge/offers.ts'
import { offerLine } from './offer-line.ts'
import { texts } from './texts.ts'

/** Free or small first steps, for a service without a published price. */
const firstSteps = (service: CatalogueOffer, { catalogue, lang }: Context) =>
  catalogue.offers
    .filter(({ kind, serviceId }) => kind === 'special' && serviceId === service.id)
    .map((offer) => {
      const { freeOf, beginWith } = texts[lang]
      const what = lang === 'ru' && offer.free ? ` (${offer.free.toLowerCase()})` : ''
      return `${offer.free ? freeOf : beginWith} ${offerLine(offer, catalogue, lang)}${what}.`
    })

export const pagesOf = (service: CatalogueOffer, { catalogue, lang }: Context) =>
  more(
    sidesOf(service.id).map((id) => offerOf(catalogue, id)),
    lang,
  )

/** The packages of a service, its price, or first steps. */
function serviceLines(service: CatalogueOffer, context: Context): string[] {
  const { catalogue, lang } = context
  const { price, text } = service
  const title = titleOf(service, lang)
  const packages = packagesOf(catalogue, service.id)
  if (packages.length === 0) {
    const own = price
      ? `${title} — ${formatPrice(price, lang)}.`
      : `${title}: ${texts[lang].priceUnpublished}`
    return [own, ...firstSteps(service, context), pagesOf(service, context)]
  }
  const roubles = packages.flatMap((offer) =>
    offer.price?.unit === 'rouble' ? [offer.price.amount] : [],
  )
  // The starting price is below every package; the service's text says what it includes.
  const isSmaller = lang === 'ru' && price !== undefined && price.amount < Math.min(...roubles)
  return [
    `${title}:`,
    ...packages.map((offer) => item(offerLine(offer, catalogue, lang))),
    ...(isSmaller ? [text] : []),
    pagesOf(service, context),
  ]
}

function partLines(offer: CatalogueOffer, { catalogue, lang }: Context): string[] {
  const said = texts[lang]
  const service = serviceOf(catalogue, offer)
  const page = service
    ? moreOn(titleOf(service, lang), service.path, lang)
    : moreOn(said.servicesPage, offer.path, lang)
  if (offer.kind === 'special') {
    const free = offer.free ? said.freeWord : said.priceUnpublished
    const what = lang === 'ru' && offer.free ? ` (${offer.free.toLowerCase()})` : ''
    return [`${quoted(offer, lang)}: ${free}${what}`.replace(/\.?$/, '.'), page]
  }
  const twins = twinsOf(catalogue, offer)
  if (twins.length > 1) {
    return [
      `${titleOf(offer, lang)}: ${said.twoWays}`,
      ...twins.map((twin) => item(offerLine(twin, catalogue, lang))),
      more(
        twins.map((twin) => serviceOf(catalogue, twin)),
        lang,
      ),
    ]
  }
  const isPackage = offer.kind === 'package' || offer.kind === 'plan'
  const where = isPackage && service ? `${titleOf(service, lang)}: ` : ''
  const about = lang === 'ru' ? [offer.text, factsLine(offer)] : []
  const line = [`${where}${offerLine(offer, catalogue, lang)}.`, ...about].filter(Boolean).join(' ')
  if (offer.kind === 'cms' && service)
    return [line, `${said.siteSeparately} ${pageLink(service, lang)}`]
  return [line, page]
}

export function priceReply(offer: CatalogueOffer, context: Context): Reply {
  const { catalogue } = context
  const { chips } = texts[context.lang]
  const sold = sellerOf(catalogue, offer)
  const hasTerm = sold.term ?? packagesOf(catalogue, sold.id).some((each) => each.term)
  return {
    lines: sold.kind === 'service' ? serviceLines(sold, context) : partLines(sold, context),
    chips: [chips.included, hasTerm ? chips.guarantee : chips.compare, chips.cheaper, chips.book],
    subjectId: sold.id,
  }
}

export function priceList({ catalogue, lang }: Context): Reply {
  const rows = mainServices(catalogue).flatMap((service) => {
    const [first] = packagesOf(catalogue, service.id)
    if (!first?.price) return []
    const { per, ...price } = first.price
    const starting = formatPrice({ ...price, isFrom: true, ...(per === 'month' && { per }) }, lang)
    return [item(`${pageLink(service, lang)} — ${starting}`)]
  })
  const { pricesAll, servicesPage, chips } = texts[lang]
  return {
    lines: [pricesAll, ...rows, moreOn(servicesPage, '/services', lang)],
    chips: [chips.site, chips.app, chips.book],
  }
}

/** The cheapest offer with a single payment of each service, in ascending order. */
export function cheapestReply({ catalogue, lang }: Context): Reply {
  const { cheapestAll, servicesPage, chips } = texts[lang]
  const rows = mainServices(catalogue)
    .flatMap((service) =>
      packagesOf(catalogue, service.id)
        .filter(({ price }) => price?.unit === 'rouble')
        .slice(0, 1)
        .map((offer) => ({ service, offer })),
    )
    .sort((a, b) => (a.offer.price?.amount ?? 0) - (b.offer.price?.amount ?? 0))
    .map(({ service, offer }) =>
      item(`${pageLink(service, lang)}: ${offerLine(offer, catalogue, lang)}`),
    )
  return {
    lines: [cheapestAll, ...rows.slice(0, 5), moreOn(servicesPage, '/services', lang)],
    chips: [chips.site, chips.app, chips.book],
  }
}

export function priceStepReply(
  offer: CatalogueOffer,
  direction: 'cheaper' | 'dearer',
  { catalogue, lang }: Context,
): Reply {
  const said = texts[lang]
  const serviceId = serviceIdOf(offer)
  const upwards = serviceId
    ? choicesOf(catalogue, serviceId)
    : catalogue.offers.filter(({ kind }) => kind === offer.kind)
  const choices = direction === 'cheaper' ? upwards.toReversed() : upwards
  const from = offer.kind === 'service' ? undefined : (offer.price?.amount ?? 0)
  const isFurther = (amount: number) =>
    from !== undefined && (direction === 'cheaper' ? amount < from : amount > from)
  const shown = choices
    .filter(({ price }) => price && isFurther(price.amount))
    .slice(0, direction === 'cheaper' ? 3 : 2)
  const page = serviceId
    ? more(
        sidesOf(serviceId).map((id) => offerOf(catalogue, id)),
        lang,
      )
    : moreOn(said.servicesPage, offer.path, lang)
  const chips = [said.chips.included, said.chips.term, said.chips.book]
  const lineOf = (each: CatalogueOffer) => offerLine(each, catalogue, lang)
  const [first] = shown
  if (first) {
    const lines = [said[direction], ...shown.map((each) => item(lineOf(each))), page]
    return { lines, chips, subjectId: first.id }
  }
  const edge = choices.at(-1)
  if (!edge) return { lines: [`${titleOf(offer, lang)}: ${said.priceUnpublished}`, page], chips }
  const ends = direction === 'cheaper' ? said.cheapest : said.dearest
  const line =
    from === undefined
      ? `${ends.is} ${sentence(lineOf(edge))}`
      : `${sentence(lineOf(edge))} ${ends.none}`
  return { lines: [line, page], chips, subjectId: edge.id }
}

/**
 * The offers within a budget, most expensive first: those of a service, or else all with a single payment; if none of
 * these fits, small jobs and months of support as well.
 */
export function budgetReply(
  budget: number,
  offer: CatalogueOffer | undefined,
  { catalogue, lang }: Context,
): Reply {
  const { budgetFits, budgetNone, chips } = texts[lang]
  const serviceId = offer && serviceIdOf(sellerOf(catalogue, offer))
  const isWithin = ({ price }: CatalogueOffer) => price !== undefined && price.amount <= budget
  const once = mainServices(catalogue)
    .flatMap(({ id }) => choicesOf(catalogue, id))
    .filter(({ price }) => price?.per !== 'month')
  const every = catalogue.offers.filter(
    ({ kind, price }) => kind !== 'service' && price?.unit === 'rouble',
  )
  const all = serviceId ? choicesOf(catalogue, serviceId) : once.some(isWithin) ? once : every
  const choices = all.toSorted((a, b) => (b.price?.amount ?? 0) - (a.price?.amount ?? 0))
  const isWished = ({ title }: CatalogueOffer) => title === offer?.title
  const fitting = choices.filter(isWithin)
  const dearer = choices.filter((choice) => isWished(choice) && !fitting.includes(choice)).slice(-1)
  const shown = fitting.length > 0 ? fitting.slice(0, 5) : choices.slice(-1)
  const line = (choice: CatalogueOffer) => {
    const service = serviceOf(catalogue, choice)
    return item(
      `${service ? `${titleOf(service, lang)}: ` : ''}${offerLine(choice, catalogue, lang)}`,
    )
  }
  const isShort = fitting.length === 0 || (dearer.length > 0 && !fitting.some(isWished))
  return {
    lines: [
      ...(isShort && dearer.length > 0 ? [texts[lang].budgetShort, ...dearer.map(line)] : []),
      ...(fitting.length > 0 ? [budgetFits] : dearer.length > 0 ? [] : [budgetNone]),
      ...shown.filter((choice) => !dearer.includes(choice) || !isShort).map(line),
    ],
    chips: [chips.term, chips.prices, chips.book],
    subjectId: shown[0]?.id,
  }
}

export function popularReply(
  offer: CatalogueOffer | undefined,
  { catalogue, lang }: Context,
): Reply {
  const { popular, popularAll, chips } = texts[lang]
  const serviceId = offer && serviceIdOf(offer)
  const all = catalogue.offers.filter(({ isPopular }) => isPopular)
  const own = all.find((each) => sidesOf(serviceId).includes(each.serviceId ?? ''))
  const lineOf = (offer: CatalogueOffer) => {
    const service = serviceOf(catalogue, offer)
    return `${service ? titleOf(service, lang) : ''}: ${own ? `${popular} ` : ''}${offerLine(offer, catalogue, lang)}`
  }
  if (!own) {
    return {
      lines: [popularAll, ...all.map((offer) => item(lineOf(offer)))],
      chips: [chips.site, chips.app, chips.book],
    }
  }
  const about = lang === 'ru' ? ` ${own.text}` : ''
  return {
    lines: [`${sentence(lineOf(own))}${about}`, more([serviceOf(catalogue, own)], lang)],
    chips: [chips.included, chips.compare, chips.cheaper, chips.book],
    subjectId: own.id,
  }
}
