import {
  offerOf,
  packagesOf,
  sellerOf,
  serviceIdOf,
  serviceOf,
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
  offerLine,
  sentence,
} from './format.ts'
import { priceReply, smallestOf } from './price.ts'
import type { Reply } from './reply.ts'
import { texts } from './texts.ts'

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
  `${titleOf(service, lang)}, ${texts[lang].whatBuys}`,
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
