import type { CatalogueOffer } from '../../../_shared/catalogue/types.ts'
import { inOneSentence, sentence, titleOf } from '../format.ts'
import { objectionTexts } from '../objection-texts.ts'
import { isOffer, offerOf, packagesOf, serviceIdOf, serviceOf, twinsOf } from '../offers.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'
import { factsLine, item, more, moreOn, offerLine } from './lines.ts'
import { askWhat, offerIn } from './subject.ts'

/** An offer with its features, line by line. */
function contents(offer: CatalogueOffer, context: MessageContext): string[] {
  const { lang } = context
  const features = lang === 'ru' ? offer.features : []
  const about = lang === 'ru' && features.length === 0 ? ` ${offer.text}` : ''
  const title =
    features.length > 0
      ? `${offerLine(offer, context)}. ${texts[lang].included}`
      : `${sentence(offerLine(offer, context))}${about}`
  const facts = lang === 'ru' ? factsLine(offer) : ''
  return [title, ...features.map(item), ...(facts ? [facts] : [])]
}

/** The packages of a service with price and features. */
function packagesIn(service: CatalogueOffer, context: MessageContext): string[] {
  const { lang, catalogue } = context
  const { price, text } = service
  const packages = packagesOf(catalogue, service.id)
  const roubles = packages.flatMap((it) => (it.price?.unit === 'rouble' ? [it.price.amount] : []))
  const isSmaller = lang === 'ru' && price !== undefined && price.amount < Math.min(...roubles)
  return [
    `${titleOf(service, lang)}, ${objectionTexts[lang].whatBuys}`,
    ...packages.map((it) => {
      const features = lang === 'ru' ? [inOneSentence(it.features), factsLine(it)] : []
      return item([sentence(offerLine(it, context)), ...features].filter(Boolean).join(' '))
    }),
    ...(isSmaller ? [text] : []),
  ]
}

/** The features of a package or a service. */
export function includedReply(context: MessageContext): Reply {
  const { catalogue, lang } = context
  const offer = offerIn(context)
  if (!offer) return askWhat(context)
  const { chips, servicesPage } = texts[lang]
  const offers = twinsOf(catalogue, offer)
  const services = offers.flatMap((it) => serviceOf(catalogue, it) ?? [])
  return {
    lines: [
      ...offers.flatMap((it) =>
        it.kind === 'service' && packagesOf(catalogue, it.id).length > 0
          ? packagesIn(it, context)
          : contents(it, context),
      ),
      services.length > 0 ? more(services, lang) : moreOn(servicesPage, offer.path, lang),
    ],
    chips: [chips.price, chips.compare, chips.guarantee, chips.book],
    subjectId: offer.id,
  }
}

/** What distinguishes a package from the others; with features if there is room. */
function difference(offer: CatalogueOffer, context: MessageContext, isShort: boolean): string {
  const line = sentence(offerLine(offer, context))
  if (context.lang === 'en') return item(line)
  const features = isShort ? '' : inOneSentence(offer.features)
  return item([line, offer.text, factsLine(offer), features].filter(Boolean).join(' '))
}

/** Compares the packages of a service, or those that the message names. */
export function compareReply(context: MessageContext): Reply {
  const { catalogue, lang, named } = context
  const offer = offerIn(context)
  if (!offer) return askWhat(context)
  const serviceId = serviceIdOf(offer)
  const parts = named.filter(isOffer).filter(({ kind }) => kind !== 'service')
  const listed = [...new Set(parts.flatMap((it) => twinsOf(catalogue, it)))]
  const offers = listed.length > 1 ? listed : packagesOf(catalogue, serviceId)
  if (offers.length === 0) return includedReply(context)
  const services = [...new Set(offers.map((it) => serviceOf(catalogue, it)))]
  const { chips, compare } = texts[lang]
  const service = offerOf(catalogue, serviceId)
  return {
    lines: [
      ...(listed.length > 1 || !service ? [] : [`${titleOf(service, lang)}, ${compare}`]),
      ...offers.slice(0, 6).map((it) => difference(it, context, offers.length > 2)),
      more(services, lang),
    ],
    chips: [chips.cheaper, chips.popular, chips.guarantee, chips.book],
    subjectId: listed.length > 1 ? offer.id : (serviceId ?? offer.id),
  }
}
