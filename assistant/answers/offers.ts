import { catalogue } from '../knowledge/catalogue.ts'
import { own } from '../../src/content/currency.ts'
import { priceText } from '../../src/content/price-text.ts'
import { priceAmount } from '../../src/content/primitives.ts'
import {
  amountOf,
  byPrice,
  choicesOf,
  hasTerm,
  isForSites,
  isPricedFor,
  levelOf,
  mainServices,
  offerOf,
  packagesOf,
  sellerOf,
  serviceIdOf,
  serviceOf,
  sidesOf,
  specialsOf,
  subjectTitle,
  titleOf,
  twinsOf,
} from '../knowledge/offers.ts'
import type { CatalogueOffer } from '../knowledge/types.ts'
import type { Lang } from '../language/lang.ts'
import {
  factsLine,
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
import { matcher } from '../search/read.ts'
import { fullest, isSaid } from '../search/names.ts'
import type { Reply } from './reply.ts'
import { texts } from './texts.ts'

/** Free or small first steps, for a service without a published price. */
const firstSteps = (service: CatalogueOffer, lang: Lang) =>
  specialsOf(service).map((offer) => {
    const { freeOf, beginWith } = texts[lang]
    return `${offer.free ? freeOf : beginWith} ${offerLine(offer, lang)}.`
  })

/** Links to the pages that sell an offer. */
export function pagesOf(offer: CatalogueOffer, lang: Lang) {
  const isService = offer.kind === 'service'
  const services = isService ? sidesOf(offer.id).map(offerOf) : twinsOf(offer).map(serviceOf)
  return more(services.some(Boolean) ? services : [offer], lang)
}

/** A service's text if its starting price is below all packages: only the text says what it buys. */
const smallestOf = ({ id, price, text }: CatalogueOffer, lang: Lang) =>
  lang === 'ru' &&
  price &&
  packagesOf(id).every((each) => (amountOf(each) ?? Infinity) > (priceAmount(price) ?? 0))
    ? [text]
    : []

/** A service's packages; without any, its price and first steps. */
function serviceLines(service: CatalogueOffer, lang: Lang): string[] {
  const { id, price } = service
  const title = titleOf(service, lang)
  const packages = packagesOf(id)
  if (packages.length > 0)
    return [
      `${title}:`,
      ...offerItems(packages, lang),
      ...smallestOf(service, lang),
      pagesOf(service, lang),
    ]
  const line = price
    ? `${title} — ${priceText(price, own, lang)}.`
    : `${title}: ${texts[lang].priceUnpublished}`
  return [line, ...firstSteps(service, lang), pagesOf(service, lang)]
}

function partLines(offer: CatalogueOffer, lang: Lang): string[] {
  const said = texts[lang]
  const service = serviceOf(offer)
  const page = pagesOf(offer, lang)
  if (offer.kind === 'task') return [`${titleOf(offer, lang)}: ${said.priceUnpublished}`, page]
  const twins = twinsOf(offer)
  if (twins.length > 1)
    return [`${titleOf(offer, lang)}: ${said.twoWays}`, ...offerItems(twins, lang), page]
  const about = lang === 'ru' ? [offer.text, factsLine(offer)] : []
  const price = offer.price ? '.' : `: ${said.priceUnpublished}`
  const line = [withService(offer, lang) + price, ...about].filter(Boolean).join(' ')
  if (offer.kind === 'cms' && service)
    return [line, `${said.siteSeparately} ${pageLink(service, lang)}`]
  return [line, page]
}

/** Packages whose text names what the visitor has: «Магазину, где простой корзины виден по выручке». */
const packagesFor = (service: CatalogueOffer, owners: readonly CatalogueOffer[]) =>
  packagesOf(service.id).filter(({ text }) => owners.some(isSaid(new Set(matcher().termsOf(text)))))

/** @param owners what the visitor has: it may decide which package fits */
export function priceReply(
  offer: CatalogueOffer,
  lang: Lang,
  owners: readonly CatalogueOffer[] = [],
): Reply {
  const sold = sellerOf(offer)
  // «Поддержка приложения»: the price is for sites.
  const forSites = texts[lang].forSitesOnly(titleOf(sold, lang))
  if (!isPricedFor(sold, owners))
    return { lines: [forSites], opens: 'consultation', subjectId: sold.id }
  if (packagesFor(sold, owners).length > 0)
    return { ...adviceReply(sold, { owners }, lang), intent: 'price' }
  return {
    lines: sold.kind === 'service' ? serviceLines(sold, lang) : partLines(sold, lang),
    chips:
      sold.kind === 'task'
        ? ['included', 'term', 'book']
        : ['included', hasTerm(sold) ? 'guarantee' : 'compare', 'cheaper', 'book'],
    subjectId: sold.id,
    intent: 'price',
  }
}

/** What a message says about which package is meant. */
interface Wish {
  owners?: readonly CatalogueOffer[]
  message?: string
  /** Hours of work per month. */
  hours?: number | undefined
}

/**
 * The package that a wish decides on: by what the visitor has, by features that are named («приложение с оплатой
 * картой»), or the fullest.
 */
function chosenOf(offer: CatalogueOffer, { owners = [], message = '' }: Wish) {
  const packages = packagesOf(sellerOf(offer).id).filter(hasAmount).toSorted(byPrice)
  const { termsOf } = matcher()
  const said = new Set(termsOf(message))
  // One shared word is enough if it is an abbreviation: «с CRM».
  const isNamed = (feature: string) =>
    termsOf(feature).filter((term) => said.has(term)).length > 1 ||
    (feature.match(/[A-ZА-Я\d]{2,}/g) ?? []).some((name) =>
      termsOf(name).some((term) => said.has(term)),
    )
  // Packages of sites are kinds, not tiers: «полный» does not mean the dearest.
  const isFullest = fullest.test(message) && levelOf(offer) > 0
  return (
    packagesFor(offer, owners)[0] ??
    (isFullest ? packages.at(-1) : packages.findLast(({ features }) => features.some(isNamed)))
  )
}

/** What a quote names: the offer that is decided on, else all of its service that are paid alike. */
function quotedOf(offer: CatalogueOffer, wish: Wish): readonly CatalogueOffer[] {
  const chosen = offer.kind === 'service' ? chosenOf(offer, wish) : offer
  if (chosen) return [chosen]
  const packages = packagesOf(sellerOf(offer).id).filter(hasAmount)
  const alike = packages.filter((each) => isMonthly(each) === isMonthly(packages[0] ?? each))
  return alike.length > 0 ? alike : [offer]
}

/** «Брендинг: «Базовый» — 42 500 ₽, «Стандарт» — …»: the cheapest alone would sell it short. */
function quoteLine(offers: readonly CatalogueOffer[], lang: Lang): string {
  const [first, ...others] = offers
  if (!first) return ''
  if (first.price && others.length === 0) return withService(first, lang)
  if (!first.price && isForSites(first)) return texts[lang].forSitesOnly(titleOf(first, lang))
  const service = serviceOf(first) ?? first
  const { priceUnpublished } = texts[lang]
  const time = lang === 'ru' && first.timeText ? `, ${first.timeText}.` : '.'
  const said = first.price
    ? offers
        .map(
          (each) => `${quoted(each, lang)} — ${each.price ? priceText(each.price, own, lang) : ''}`,
        )
        .join(', ')
    : priceUnpublished.replace('.', time)
  return `${titleOf(first.price ? service : first, lang)}: ${said}`
}

/** An offer whose published price is not for what the visitor has. */
const unpriced = ({ price: _, ...offer }: CatalogueOffer): CatalogueOffer => offer

/** The quotes of orders, without prices that are not for what the visitor has; a CMS comes with its site. */
function quotesOf(orders: readonly CatalogueOffer[], wish: Wish) {
  const all = orders.flatMap((offer) => [
    (offer.kind === 'cms' && serviceOf(offer)) || offer,
    offer,
  ])
  const owners = [...orders, ...(wish.owners ?? [])]
  return [...new Set(all)].map((offer) =>
    isPricedFor(offer, owners) ? quotedOf(offer, wish) : [unpriced(offer)],
  )
}

/** One offer per service, a part of it rather than the whole: «лендинг + SEO + поддержка». */
export function soldTogether(orders: readonly CatalogueOffer[]): CatalogueOffer[] {
  const byService = new Map<string, CatalogueOffer>()
  for (const offer of orders) {
    const [service = offer.id] = sidesOf(serviceIdOf(offer)).toSorted()
    const known = byService.get(service)
    if (!known || (known.kind === 'service' && offer.kind !== 'service'))
      byService.set(service, offer)
  }
  return [...byService.values()]
}

/** The starting prices of several offers, their sum, and whether a budget covers it. */
export function togetherReply(
  offers: readonly CatalogueOffer[],
  lang: Lang,
  budget?: number,
): Reply {
  const { together, budgetFits, budgetShort } = texts[lang]
  const quotes = quotesOf(offers, {})
  const starts = quotes.flatMap(([least]) => least ?? [])
  const monthlyOnes = starts.filter(isMonthly)
  const sumOf = (all: readonly CatalogueOffer[]) =>
    all.reduce((sum, offer) => sum + (amountOf(offer) ?? 0), 0)
  const monthly = sumOf(monthlyOnes)
  const once = sumOf(starts) - monthly
  const sums = [
    ...(once > 0 ? [priceText({ from: once }, own, lang)] : []),
    ...(monthly > 0 ? [priceText({ from: monthly, per: 'month' }, own, lang)] : []),
  ]
  const verdict = once + monthly <= (budget ?? 0) ? budgetFits : budgetShort
  return {
    lines: [
      ...(budget === undefined ? [] : [verdict]),
      ...quotes.map((quote) => item(quoteLine(quote, lang))),
      // No sum if a price is missing.
      ...(starts.every((offer) => offer.price) ? [`${together} ${sums.join(' + ')}.`] : []),
    ],
    chips: ['included', 'term', 'book'],
    subjectId: starts[0]?.id,
    intent: 'price',
  }
}

/** The starting prices of what a visitor chooses between. */
export const choiceReply = (offers: readonly CatalogueOffer[], lang: Lang): Reply => ({
  lines: quotesOf(offers, {}).map((quote) => item(quoteLine(quote, lang))),
  chips: ['services', 'book'],
  intent: 'price',
})

/** Accepts an order, with starting prices; `offers` is empty if none was named. */
export function orderReply(offers: readonly CatalogueOffer[], wish: Wish, lang: Lang): Reply {
  const { order, orderAnything, orderStart } = texts[lang]
  const starts = quotesOf(offers, wish).map((quote) => quoteLine(quote, lang).replace(/\.$/, ''))
  const [first] = offers
  const named = offers.flatMap((offer) => subjectTitle(offer, lang) ?? [])
  return {
    lines: [first ? `${order} ${starts.join('; ')}. ${orderStart}` : orderAnything],
    subjectId: first?.id,
    opens: 'consultation',
    ...(named.length > 1 && { topic: named.join(', ') }),
  }
}

/** Monthly prices for a year: «сколько стоит поддержка за год». */
export function yearReply(offers: readonly CatalogueOffer[], lang: Lang): Reply[] {
  const priced = offers
    .flatMap((offer) => (offer.kind === 'service' ? packagesOf(offer.id) : [offer]))
    .flatMap((offer) => {
      const { price } = offer
      if (!price || !isMonthly(offer) || 'percent' in price) return []
      const year = 'from' in price ? { from: 12 * price.from } : { exactly: 12 * price.exactly }
      return [`${quoted(offer, lang)} — ${priceText(year, own, lang)}`]
    })
  return priced.length > 0 ? [{ lines: [`${texts[lang].inYear} ${priced.join(', ')}.`] }] : []
}

const hasAmount = (offer: CatalogueOffer) => amountOf(offer) !== undefined
/** Whether nothing of an offer's price is paid again. */
export const isPaidOnce = (offer: CatalogueOffer) =>
  !isMonthly(offer) && !(offer.price && 'percent' in offer.price)
const isMonthly = ({ price }: CatalogueOffer) =>
  price !== undefined && 'per' in price && price.per === 'month'

/** The first priced package of each service, cheapest first; what is paid monthly comes last. */
export function priceList(lang: Lang): Reply {
  const { pricesAll, servicesPage } = texts[lang]
  const first = mainServices
    .flatMap(({ id }) => packagesOf(id).find(hasAmount) ?? [])
    .sort((a, b) => Number(isMonthly(a)) - Number(isMonthly(b)) || byPrice(a, b))
  const rows = first.flatMap((offer) => {
    const service = serviceOf(offer)
    return service ? [item(`${pageLink(service, lang)}: ${offerLine(offer, lang)}`)] : []
  })
  return {
    lines: [pricesAll, ...rows, moreOn(servicesPage, '/services', lang)],
    chips: ['site', 'app', 'book'],
  }
}

/** The nearest cheaper or dearer offers of the service, else the last one in that direction. */
export function priceStepReply(
  offer: CatalogueOffer,
  direction: 'cheaper' | 'dearer',
  lang: Lang,
): Reply {
  const said = texts[lang]
  const serviceId = serviceIdOf(offer) ?? ''
  const isCheaper = direction === 'cheaper'
  const choices = isCheaper ? choicesOf(serviceId).toReversed() : choicesOf(serviceId)
  const edge = choices.at(-1)
  if (!edge) return priceReply(offer, lang)
  const isFurther = (each: CatalogueOffer) => byPrice(each, offer) * (isCheaper ? -1 : 1) > 0
  const shown = offer.kind === 'service' ? [] : choices.filter(isFurther).slice(0, 3)
  const lines =
    shown.length > 0
      ? [said[direction], ...offerItems(shown, lang)]
      : [`${isCheaper ? said.cheapest : said.dearest} ${sentence(offerLine(edge, lang))}`]
  return {
    lines: [...lines, pagesOf(offer, lang)],
    chips: ['included', 'term', 'book'],
    subjectId: (shown[0] ?? edge).id,
  }
}

/** «Брендинг: «Базовый» — 42 500 ₽». */
const withService = (offer: CatalogueOffer, lang: Lang) => {
  const service = serviceOf(offer)
  return `${service ? `${titleOf(service, lang)}: ` : ''}${offerLine(offer, lang)}`
}

/**
 * The offers within a budget, most expensive first: those of the named service, else all that are paid once;
 * if none of these fits, extras and monthly plans, too.
 */
export function budgetReply(
  budget: number,
  [offer, ...others]: readonly CatalogueOffer[],
  lang: Lang,
  owners: readonly CatalogueOffer[] = [],
): Reply {
  if (offer && others.length > 0) return togetherReply([offer, ...others], lang, budget)
  const { budgetFits, budgetShort, budgetWhole } = texts[lang]
  const serviceId = offer && serviceIdOf(sellerOf(offer))
  if (offer && !(choicesOf(serviceId ?? '').length && isPricedFor(offer, owners)))
    return priceReply(offer, lang, owners)
  const isWithin = (each: CatalogueOffer) => (amountOf(each) ?? Infinity) <= budget
  const once = mainServices.flatMap(({ id }) => choicesOf(id)).filter((each) => !isMonthly(each))
  // A CMS set-up alone is not a site.
  const every = catalogue.offers.filter(
    (each) => each.kind !== 'service' && each.kind !== 'cms' && hasAmount(each),
  )
  const all = serviceId ? choicesOf(serviceId) : once.some(isWithin) ? once : every
  const choices = all.toSorted((a, b) => byPrice(b, a))
  const fitting = choices.filter(isWithin)
  const wished = choices.filter(({ title }) => title === offer?.title)
  // What was asked for, or the nearest if nothing fits.
  const asked = wished.length > 0 || fitting.length > 0 ? wished : choices
  const missed = asked.some(isWithin) ? [] : asked.slice(-1)
  const line = (choice: CatalogueOffer) => item(withService(choice, lang))
  return {
    lines: [
      ...(missed.length > 0 ? [budgetShort, ...missed.map(line)] : []),
      ...(fitting.length > 0 ? [budgetFits, ...fitting.slice(0, 5).map(line), budgetWhole] : []),
    ],
    chips: ['term', 'prices', 'book'],
    subjectId: (fitting[0] ?? missed[0])?.id,
    intent: 'budget',
  }
}

/** Recommends the package that fits a need, else the popular one, and lists the others. */
export function adviceReply(
  offer: CatalogueOffer | undefined,
  { owners = [], hours }: Wish,
  lang: Lang,
): Reply {
  const { popular, popularAll, fits, otherPackages } = texts[lang]
  if (offer && !isPricedFor(offer, owners)) return priceReply(offer, lang, owners)
  const own = sidesOf(offer && serviceIdOf(offer)).flatMap(packagesOf)
  const enough = own.filter((each) => hours !== undefined && (each.hours?.least ?? 0) >= hours)
  const [first] = own
  const service = first && serviceOf(first)
  const [fit] = [...enough, ...(service ? packagesFor(service, owners) : [])]
  const best = fit ?? own.find(({ isPopular }) => isPopular)
  if (!best || !service) {
    const all = catalogue.offers.filter(({ isPopular }) => isPopular)
    return {
      lines: [popularAll, ...all.map((each) => item(withService(each, lang)))],
      chips: ['site', 'app', 'book'],
    }
  }
  const line = `${titleOf(service, lang)}: ${fit ? fits : popular} ${offerLine(best, lang)}`
  const others = packagesOf(service.id).filter((each) => each !== best)
  return {
    lines: [
      [sentence(line), ...(lang === 'ru' ? [best.text] : [])].join(' '),
      otherPackages,
      ...others.map((each) => inLine(each, lang, [each.text])),
      more([service], lang),
    ],
    chips: ['included', 'compare', 'cheaper', 'book'],
    subjectId: best.id,
  }
}

/** The offer that is priced as a percentage of a budget. */
export const shared = catalogue.offers.find(({ price }) => price && 'percent' in price)

/** The fee for a budget, computed from the published percentage. */
export function shareReply(offer: CatalogueOffer, sum: number, lang: Lang): Reply {
  const { price } = offer
  if (!price || !('percent' in price)) return priceReply(offer, lang)
  const part = Math.round((sum * price.percent) / 100)
  const said = texts[lang].ofBudget(
    priceText({ exactly: sum }, own, lang),
    priceText({ exactly: part }, own, lang),
  )
  const { lines, ...reply } = priceReply(serviceOf(offer) ?? offer, lang)
  return { ...reply, lines: [said, ...lines], subjectId: offer.id }
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

/** An offer's line; `about` exists only in Russian and is left out in English. */
const inLine = (offer: CatalogueOffer, lang: Lang, about: readonly string[]) =>
  item(
    [sentence(offerLine(offer, lang)), ...(lang === 'ru' ? about : [])].filter(Boolean).join(' '),
  )

const packagesIn = (service: CatalogueOffer, lang: Lang): string[] => [
  `${titleOf(service, lang)}: ${texts[lang].whatBuys}`,
  ...packagesOf(service.id).map((offer) =>
    inLine(offer, lang, [inOneSentence(offer.features), factsLine(offer)]),
  ),
]

export function includedReply(offer: CatalogueOffer, lang: Lang): Reply {
  const offers = twinsOf(sellerOf(offer))
  return {
    lines: [
      ...offers.flatMap((offer) =>
        packagesOf(offer.id).length > 0 ? packagesIn(offer, lang) : contents(offer, lang),
      ),
      pagesOf(sellerOf(offer), lang),
    ],
    chips: ['price', 'compare', 'guarantee', 'book'],
    subjectId: offers[0]?.id,
  }
}

export function describeReply(
  offer: CatalogueOffer,
  lang: Lang,
  owners: readonly CatalogueOffer[] = [],
): Reply {
  if (offer.kind !== 'service' && isPricedFor(offer, owners)) return includedReply(offer, lang)
  const price = priceReply(offer, lang, owners)
  return {
    ...price,
    lines: [...(lang === 'ru' ? [offer.text] : []), ...price.lines],
    chips: ['term', 'guarantee', 'cases', 'book'],
  }
}

/** Compares the named offers, else the packages of the service; two of them with their features. */
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
