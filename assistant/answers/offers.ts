import { catalogue } from '../knowledge/catalogue.ts'
import {
  byPrice,
  choicesOf,
  mainServices,
  offerOf,
  packagesOf,
  sellerOf,
  serviceIdOf,
  serviceOf,
  sidesOf,
  specialsOf,
  titleOf,
  twinsOf,
} from '../knowledge/offers.ts'
import type { CatalogueOffer } from '../knowledge/types.ts'
import type { Lang } from '../language/lang.ts'
import {
  factsLine,
  formatPrice,
  inOneSentence,
  inRussian,
  item,
  more,
  moreOn,
  offerItems,
  offerLine,
  pageLink,
  quoted,
  sentence,
} from './format.ts'
import type { Reply } from './reply.ts'
import { texts } from './texts.ts'

/** « (аудит, прототип)»: the free part of an offer, which the site has only in Russian. */
const freePart = ({ free }: CatalogueOffer, lang: Lang) =>
  lang === 'ru' && free ? ` (${free.toLowerCase()})` : ''

/** Free or small first steps, for a service without a published price. */
const firstSteps = (service: CatalogueOffer, lang: Lang) =>
  specialsOf(service).map((offer) => {
    const { freeOf, beginWith } = texts[lang]
    return `${offer.free ? freeOf : beginWith} ${offerLine(offer, lang)}${freePart(offer, lang)}.`
  })

/** The pages of a service and its counterpart. */
export const pagesOf = (serviceId: string, lang: Lang) =>
  more(sidesOf(serviceId).map(offerOf), lang)

/** A service's text if its starting price is below every package: it says what that includes. */
const smallestOf = ({ id, price, text }: CatalogueOffer, lang: Lang) =>
  lang === 'ru' &&
  price &&
  packagesOf(id).every((each) => each.price?.unit !== 'rouble' || price.amount < each.price.amount)
    ? [text]
    : []

/** The packages of a service, its price, or first steps. */
function serviceLines(service: CatalogueOffer, lang: Lang): string[] {
  const { id, price } = service
  const title = titleOf(service, lang)
  const packages = packagesOf(id)
  if (packages.length > 0)
    return [
      `${title}:`,
      ...offerItems(packages, lang),
      ...smallestOf(service, lang),
      pagesOf(id, lang),
    ]
  const own = price
    ? `${title} — ${formatPrice(price, lang)}.`
    : `${title}: ${texts[lang].priceUnpublished}`
  return [own, ...firstSteps(service, lang), pagesOf(id, lang)]
}

function partLines(offer: CatalogueOffer, lang: Lang): string[] {
  const said = texts[lang]
  const service = serviceOf(offer)
  const page = service ? more([service], lang) : moreOn(said.servicesPage, offer.path, lang)
  if (offer.kind === 'special') {
    const free = offer.free ? said.freeWord : said.priceUnpublished
    return [`${quoted(offer, lang)}: ${free}${freePart(offer, lang)}`.replace(/\.?$/, '.'), page]
  }
  const twins = twinsOf(offer)
  if (twins.length > 1)
    return [
      `${titleOf(offer, lang)}: ${said.twoWays}`,
      ...offerItems(twins, lang),
      more(twins.map(serviceOf), lang),
    ]
  const isPackage = offer.kind === 'package' || offer.kind === 'plan'
  const where = isPackage && service ? `${titleOf(service, lang)}: ` : ''
  const about = lang === 'ru' ? [offer.text, factsLine(offer)] : []
  const line = [`${where}${offerLine(offer, lang)}.`, ...about].filter(Boolean).join(' ')
  if (offer.kind === 'cms' && service)
    return [line, `${said.siteSeparately} ${pageLink(service, lang)}`]
  return [line, page]
}

export function priceReply(offer: CatalogueOffer, lang: Lang): Reply {
  const sold = sellerOf(offer)
  const hasTerm = sold.term ?? packagesOf(sold.id).some((each) => each.term)
  return {
    lines: sold.kind === 'service' ? serviceLines(sold, lang) : partLines(sold, lang),
    chips: ['included', hasTerm ? 'guarantee' : 'compare', 'cheaper', 'book'],
    subjectId: sold.id,
  }
}

/** Lines about the services, which the page of all of them continues. */
const ofServices = (title: string, lines: readonly string[], lang: Lang): Reply => ({
  lines: [title, ...lines, moreOn(texts[lang].servicesPage, '/services', lang)],
  chips: ['site', 'app', 'book'],
})

export function priceList(lang: Lang): Reply {
  const rows = mainServices.flatMap((service) => {
    const [first] = packagesOf(service.id)
    if (!first?.price) return []
    const { per, ...price } = first.price
    const starting = formatPrice({ ...price, isFrom: true, ...(per === 'month' && { per }) }, lang)
    return [item(`${pageLink(service, lang)} — ${starting}`)]
  })
  return ofServices(texts[lang].pricesAll, rows, lang)
}

const isInRoubles = ({ price }: CatalogueOffer) => price?.unit === 'rouble'

/** The cheapest offer with a single payment of each service, in ascending order. */
export function cheapestReply(lang: Lang): Reply {
  const rows = mainServices
    .flatMap(({ id }) => packagesOf(id).find(isInRoubles) ?? [])
    .sort(byPrice)
    .flatMap((offer) => {
      const service = serviceOf(offer)
      return service ? [item(`${pageLink(service, lang)}: ${offerLine(offer, lang)}`)] : []
    })
  return ofServices(texts[lang].cheapestAll, rows.slice(0, 5), lang)
}

export function priceStepReply(
  offer: CatalogueOffer,
  direction: 'cheaper' | 'dearer',
  lang: Lang,
): Reply {
  const said = texts[lang]
  const serviceId = serviceIdOf(offer)
  const upwards = serviceId
    ? choicesOf(serviceId)
    : catalogue.offers.filter(({ kind }) => kind === offer.kind)
  const choices = direction === 'cheaper' ? upwards.toReversed() : upwards
  const from = offer.kind === 'service' ? undefined : (offer.price?.amount ?? 0)
  const isFurther = (amount: number) =>
    from !== undefined && (direction === 'cheaper' ? amount < from : amount > from)
  const shown = choices
    .filter(({ price }) => price && isFurther(price.amount))
    .slice(0, direction === 'cheaper' ? 3 : 2)
  const page = serviceId ? pagesOf(serviceId, lang) : moreOn(said.servicesPage, offer.path, lang)
  const chips: Reply['chips'] = ['included', 'term', 'book']
  const [first] = shown
  if (first)
    return {
      lines: [said[direction], ...offerItems(shown, lang), page],
      chips,
      subjectId: first.id,
    }
  const edge = choices.at(-1)
  if (!edge) return { lines: [`${titleOf(offer, lang)}: ${said.priceUnpublished}`, page], chips }
  const ends = direction === 'cheaper' ? said.cheapest : said.dearest
  const edgeLine = sentence(offerLine(edge, lang))
  const line = from === undefined ? `${ends.is} ${edgeLine}` : `${edgeLine} ${ends.none}`
  return { lines: [line, page], chips, subjectId: edge.id }
}

/** «Веб-разработка: «Лендинг» — от 75 000 ₽». */
export const withService = (offer: CatalogueOffer, lang: Lang) => {
  const service = serviceOf(offer)
  return `${service ? `${titleOf(service, lang)}: ` : ''}${offerLine(offer, lang)}`
}

/**
 * The offers within a budget, most expensive first: those of a service, or else all with a single payment; if none of
 * these fits, small jobs and months of support as well.
 */
export function budgetReply(budget: number, offer: CatalogueOffer | undefined, lang: Lang): Reply {
  const { budgetFits, budgetNone, budgetShort } = texts[lang]
  const serviceId = offer && serviceIdOf(sellerOf(offer))
  const isWithin = ({ price }: CatalogueOffer) => price !== undefined && price.amount <= budget
  const once = mainServices
    .flatMap(({ id }) => choicesOf(id))
    .filter(({ price }) => price?.per !== 'month')
  const every = catalogue.offers.filter((each) => each.kind !== 'service' && isInRoubles(each))
  const all = serviceId ? choicesOf(serviceId) : once.some(isWithin) ? once : every
  const choices = all.toSorted((a, b) => byPrice(b, a))
  const isWished = ({ title }: CatalogueOffer) => title === offer?.title
  const fitting = choices.filter(isWithin)
  const missed = fitting.some(isWished) ? [] : choices.filter(isWished).slice(-1)
  const shown = fitting.length > 0 ? fitting.slice(0, 5) : choices.slice(-1)
  const line = (choice: CatalogueOffer) => item(withService(choice, lang))
  return {
    lines: [
      ...(missed.length > 0 ? [budgetShort, ...missed.map(line)] : []),
      ...(fitting.length > 0 ? [budgetFits] : missed.length > 0 ? [] : [budgetNone]),
      ...shown.filter((choice) => !missed.includes(choice)).map(line),
    ],
    chips: ['term', 'prices', 'book'],
    subjectId: shown[0]?.id,
  }
}

export function popularReply(offer: CatalogueOffer | undefined, lang: Lang): Reply {
  const { popular, popularAll } = texts[lang]
  const sides = sidesOf(offer && serviceIdOf(offer))
  const all = catalogue.offers.filter(({ isPopular }) => isPopular)
  const own = all.find(({ serviceId = '' }) => sides.includes(serviceId))
  const service = own && serviceOf(own)
  if (!own || !service)
    return {
      lines: [popularAll, ...all.map((each) => item(withService(each, lang)))],
      chips: ['site', 'app', 'book'],
    }
  const line = sentence(`${titleOf(service, lang)}: ${popular} ${offerLine(own, lang)}`)
  return {
    lines: [lang === 'ru' ? `${line} ${own.text}` : line, more([service], lang)],
    chips: ['included', 'compare', 'cheaper', 'book'],
    subjectId: own.id,
  }
}

function contents(offer: CatalogueOffer, lang: Lang): string[] {
  const { features, text } = offer
  const line = offerLine(offer, lang)
  const facts = factsLine(offer)
  const own = [...features.map(item), ...(facts ? [facts] : [])]
  if (lang === 'en') return [sentence(line), ...inRussian(own.length > 0 ? own : [text], lang)]
  return features.length > 0
    ? [`${line}. ${texts.ru.included}`, ...own]
    : [`${sentence(line)} ${text}`, ...own]
}

/** A line for each offer, with the texts that the site has in Russian. */
const inLine = (offer: CatalogueOffer, lang: Lang, about: readonly string[]) =>
  item(
    [sentence(offerLine(offer, lang)), ...(lang === 'ru' ? about : [])].filter(Boolean).join(' '),
  )

const packagesIn = (service: CatalogueOffer, lang: Lang): string[] => [
  `${titleOf(service, lang)}: ${texts[lang].whatBuys}`,
  ...packagesOf(service.id).map((offer) =>
    inLine(offer, lang, [inOneSentence(offer.features), factsLine(offer)]),
  ),
  ...smallestOf(service, lang),
]

export function includedReply(offer: CatalogueOffer, lang: Lang): Reply {
  const offers = twinsOf(sellerOf(offer))
  const services = offers.flatMap((offer) => serviceOf(offer) ?? [])
  return {
    lines: [
      ...offers.flatMap((offer) =>
        offer.kind === 'service' && packagesOf(offer.id).length > 0
          ? packagesIn(offer, lang)
          : contents(offer, lang),
      ),
      services.length > 0
        ? more(services, lang)
        : moreOn(texts[lang].servicesPage, offer.path, lang),
    ],
    chips: ['price', 'compare', 'guarantee', 'book'],
    subjectId: offers[0]?.id,
  }
}

export function describeReply(offer: CatalogueOffer, lang: Lang): Reply {
  if (offer.kind !== 'service') return includedReply(offer, lang)
  const price = priceReply(offer, lang)
  return {
    ...price,
    lines: [...(lang === 'ru' ? [offer.text] : []), ...price.lines],
    chips: ['term', 'guarantee', 'cases', 'book'],
  }
}

/** The differences of the named offers, or else of a service's packages; with features if there is room. */
export function compareReply(
  offer: CatalogueOffer,
  named: readonly CatalogueOffer[],
  lang: Lang,
): Reply {
  const serviceId = serviceIdOf(sellerOf(offer))
  const listed = [...new Set(named.flatMap(twinsOf))]
  const isListed = listed.length > 1
  const offers = isListed ? listed : packagesOf(serviceId)
  if (offers.length === 0) return includedReply(offer, lang)
  const service = offerOf(serviceId)
  const { compare, comparing } = texts[lang]
  const difference = (each: CatalogueOffer) =>
    inLine(each, lang, [
      each.text,
      factsLine(each),
      offers.length > 2 ? '' : inOneSentence(each.features),
    ])
  return {
    lines: [
      isListed || !service ? comparing : `${titleOf(service, lang)}, ${compare}`,
      ...offers.slice(0, 6).map(difference),
      more(offers.map(serviceOf), lang),
    ],
    chips: ['cheaper', 'popular', 'guarantee', 'book'],
    subjectId: isListed ? offer.id : (serviceId ?? offer.id),
  }
}
