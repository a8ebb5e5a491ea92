import type { CatalogueOffer } from '../knowledge/types.ts'
import type { Context } from '../search/context.ts'
import type { Reply } from './reply.ts'
import {
  factsLine,
  inOneSentence,
  inRussian,
  item,
  more,
  moreOn,
  sentence,
  titleOf,
} from './format.ts'
import {
  offerOf,
  packagesOf,
  sellerOf,
  serviceIdOf,
  serviceOf,
  twinsOf,
} from '../knowledge/offers.ts'
import { offerLine } from './offer-line.ts'
import { texts } from './texts.ts'
import { priceReply } from './price.ts'

function contents(offer: CatalogueOffer, { catalogue, lang }: Context): string[] {
  const { features, text } = offer
  const line = offerLine(offer, catalogue, lang)
  const facts = factsLine(offer)
  const own = [...features.map(item), ...(facts ? [facts] : [])]
  if (lang === 'en') return [sentence(line), ...inRussian(own.length > 0 ? own : [text], lang)]
  return features.length > 0
    ? [`${line}. ${texts.ru.included}`, ...own]
    : [`${sentence(line)} ${text}`, ...own]
}

function packagesIn(service: CatalogueOffer, { lang, catalogue }: Context): string[] {
  const { price, text } = service
  const packages = packagesOf(catalogue, service.id)
  const roubles = packages.flatMap((offer) =>
    offer.price?.unit === 'rouble' ? [offer.price.amount] : [],
  )
  const isSmaller = lang === 'ru' && price !== undefined && price.amount < Math.min(...roubles)
  return [
    `${titleOf(service, lang)}, ${texts[lang].whatBuys}`,
    ...packages.map((offer) => {
      const features = lang === 'ru' ? [inOneSentence(offer.features), factsLine(offer)] : []
      return item(
        [sentence(offerLine(offer, catalogue, lang)), ...features].filter(Boolean).join(' '),
      )
    }),
    ...(isSmaller ? [text] : []),
  ]
}

export function includedReply(offer: CatalogueOffer, context: Context): Reply {
  const { catalogue, lang } = context
  const { chips, servicesPage } = texts[lang]
  const offers = twinsOf(catalogue, sellerOf(catalogue, offer))
  const services = offers.flatMap((offer) => serviceOf(catalogue, offer) ?? [])
  return {
    lines: [
      ...offers.flatMap((offer) =>
        offer.kind === 'service' && packagesOf(catalogue, offer.id).length > 0
          ? packagesIn(offer, context)
          : contents(offer, context),
      ),
      services.length > 0 ? more(services, lang) : moreOn(servicesPage, offer.path, lang),
    ],
    chips: [chips.price, chips.compare, chips.guarantee, chips.book],
    subjectId: offers[0]?.id,
  }
}

export function describeReply(offer: CatalogueOffer, context: Context): Reply {
  if (offer.kind !== 'service') return includedReply(offer, context)
  const { chips } = texts[context.lang]
  const price = priceReply(offer, context)
  return {
    ...price,
    lines: [...(context.lang === 'ru' ? [offer.text] : []), ...price.lines],
    chips: [chips.term, chips.guarantee, chips.cases, chips.book],
  }
}

/** The differences of a package from the others; with features if there is room. */
function difference(offer: CatalogueOffer, isShort: boolean, { catalogue, lang }: Context): string {
  const line = sentence(offerLine(offer, catalogue, lang))
  if (lang === 'en') return item(line)
  const features = isShort ? '' : inOneSentence(offer.features)
  return item([line, offer.text, factsLine(offer), features].filter(Boolean).join(' '))
}

export function compareReply(
  offer: CatalogueOffer,
  named: readonly CatalogueOffer[],
  context: Context,
): Reply {
  const { catalogue, lang } = context
  const serviceId = serviceIdOf(sellerOf(catalogue, offer))
  const listed = [...new Set(named.flatMap((offer) => twinsOf(catalogue, offer)))]
  const offers = listed.length > 1 ? listed : packagesOf(catalogue, serviceId)
  if (offers.length === 0) return includedReply(offer, context)
  const service = offerOf(catalogue, serviceId)
  const { chips, compare, comparing } = texts[lang]
  return {
    lines: [
      listed.length > 1 || !service ? comparing : `${titleOf(service, lang)}, ${compare}`,
      ...offers.slice(0, 6).map((offer) => difference(offer, offers.length > 2, context)),
      more([...new Set(offers.map((offer) => serviceOf(catalogue, offer)))], lang),
    ],
    chips: [chips.cheaper, chips.popular, chips.guarantee, chips.book],
    subjectId: listed.length > 1 ? offer.id : (serviceId ?? offer.id),
  }
}
