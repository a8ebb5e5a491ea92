import type { CatalogueOffer } from '../../../_shared/catalogue/types.ts'
import { formatPrice, pageLink, quoted, titleOf } from '../format.ts'
import {
  mainServices,
  offerOf,
  packagesOf,
  serviceOf,
  sidesOf,
  soldOf,
  twinsOf,
} from '../offers.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'
import { factsLine, item, more, moreOn, offerLine } from './lines.ts'

/** Free or small offers to begin with, for a service without a published price. */
const firstSteps = (service: CatalogueOffer, context: MessageContext) =>
  context.catalogue.offers
    .filter(({ kind, serviceId }) => kind === 'special' && serviceId === service.id)
    .map((it) => {
      const { freeOf, beginWith } = texts[context.lang]
      const what = context.lang === 'ru' && it.free ? ` (${it.free.toLowerCase()})` : ''
      return `${it.free ? freeOf : beginWith} ${offerLine(it, context)}${what}.`
    })

/** The packages of a service, its price, or first steps. */
function serviceLines(service: CatalogueOffer, context: MessageContext): string[] {
  const { catalogue, lang } = context
  const { price, text } = service
  const title = titleOf(service, lang)
  const packages = packagesOf(catalogue, service.id)
  const pages = more(
    sidesOf(service.id).map((id) => offerOf(catalogue, id)),
    lang,
  )
  if (packages.length === 0) {
    const own = price
      ? `${title} — ${formatPrice(price, lang)}.`
      : `${title}: ${texts[lang].priceUnpublished}`
    return [own, ...firstSteps(service, context), pages]
  }
  const roubles = packages.flatMap((it) => (it.price?.unit === 'rouble' ? [it.price.amount] : []))
  // The starting price is below every package; the service's text says what it buys.
  const isSmaller = lang === 'ru' && price !== undefined && price.amount < Math.min(...roubles)
  return [
    `${title}:`,
    ...packages.map((it) => item(offerLine(it, context))),
    ...(isSmaller ? [text] : []),
    pages,
  ]
}

/** One package, extra service or system. */
function partLines(offer: CatalogueOffer, context: MessageContext): string[] {
  const { catalogue, lang } = context
  const service = serviceOf(catalogue, offer)
  const page = service
    ? moreOn(titleOf(service, lang), service.path, lang)
    : moreOn(texts[lang].servicesPage, offer.path, lang)
  if (offer.kind === 'special') {
    const said = offer.free ? texts[lang].freeWord : texts[lang].priceUnpublished
    const what = lang === 'ru' && offer.free ? ` (${offer.free.toLowerCase()})` : ''
    return [`${quoted(offer, lang)}: ${said}${what}`.replace(/\.?$/, '.'), page]
  }
  const twins = twinsOf(catalogue, offer)
  if (twins.length > 1) {
    return [
      `${titleOf(offer, lang)}: ${texts[lang].twoWays}`,
      ...twins.map((it) => item(offerLine(it, context))),
      more(
        twins.map((it) => serviceOf(catalogue, it)),
        lang,
      ),
    ]
  }
  const isPackage = offer.kind === 'package' || offer.kind === 'plan'
  const where = isPackage && service ? `${titleOf(service, lang)}: ` : ''
  const about = lang === 'ru' ? [offer.text, factsLine(offer)] : []
  const separately = offer.kind === 'cms' && service
  return [
    [`${where}${offerLine(offer, context)}.`, ...about].filter(Boolean).join(' '),
    separately ? `${texts[lang].siteSeparately} ${pageLink(service, lang)}` : page,
  ]
}

/** The starting prices of all services that have packages. */
export function priceList({ catalogue, lang }: MessageContext): Reply {
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

/** The prices of the subjects. */
export function priceReply(context: MessageContext): Reply {
  const { catalogue, subjects, lang } = context
  const sold = soldOf(catalogue, subjects)
  const [first] = sold
  if (!first) return priceList(context)
  const { chips } = texts[lang]
  const hasTerm = sold.some(
    (it) =>
      it.term ?? packagesOf(catalogue, it.id).some(({ term, kind }) => term && kind !== 'plan'),
  )
  return {
    lines: sold
      .slice(0, 4)
      .flatMap((it) =>
        it.kind === 'service' ? serviceLines(it, context) : partLines(it, context),
      ),
    chips:
      sold.length > 1
        ? [chips.guarantee, chips.process, chips.book]
        : [chips.included, hasTerm ? chips.guarantee : chips.compare, chips.cheaper, chips.book],
    subjectId: first.id,
  }
}
