import { sentence, titleOf } from '../format.ts'
import { choicesOf, offerOf, serviceIdOf, serviceOf, sidesOf } from '../offers.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'
import { item, more, moreOn, offerLine } from './lines.ts'
import { priceList } from './price.ts'
import { offerIn } from './subject.ts'

/** The next cheaper or dearer offer than the subject. */
export function priceStepReply(context: MessageContext, direction: 'cheaper' | 'dearer'): Reply {
  const { catalogue, lang } = context
  const offer = offerIn(context)
  if (!offer) return priceList(context)
  const said = texts[lang]
  const serviceId = serviceIdOf(offer)
  const upwards = serviceId
    ? choicesOf(catalogue, serviceId)
    : catalogue.offers.filter(({ kind }) => kind === offer.kind)
  const choices = direction === 'cheaper' ? upwards.toReversed() : upwards
  const from = offer.kind === 'service' ? undefined : (offer.price?.amount ?? 0)
  const isFurther = (amount: number) =>
    from !== undefined && (direction === 'cheaper' ? amount < from : amount > from)
  const further = choices.filter(({ price }) => price && isFurther(price.amount))
  const shown = further.slice(0, direction === 'cheaper' ? 3 : 2)
  const page = serviceId
    ? more(
        sidesOf(serviceId).map((id) => offerOf(catalogue, id)),
        lang,
      )
    : moreOn(said.servicesPage, offer.path, lang)
  const chips = [said.chips.included, said.chips.term, said.chips.book]
  const [first] = shown
  if (first) {
    const lines = [said[direction], ...shown.map((it) => item(offerLine(it, context))), page]
    return { lines, chips, subjectId: first.id }
  }
  const edge = choices.at(-1)
  if (!edge) return { lines: [`${titleOf(offer, lang)}: ${said.priceUnpublished}`, page], chips }
  const ends = direction === 'cheaper' ? said.cheapest : said.dearest
  const isEdge = from !== undefined
  return {
    lines: [
      isEdge
        ? `${sentence(offerLine(edge, context))} ${ends.none}`
        : `${ends.is} ${sentence(offerLine(edge, context))}`,
      page,
    ],
    chips,
    subjectId: edge.id,
  }
}

/** The popular package of the subject's service, or of each service. */
export function popularReply(context: MessageContext): Reply {
  const { catalogue, lang } = context
  const { popular, popularAll, chips } = texts[lang]
  const offer = offerIn(context)
  const serviceId = offer && serviceIdOf(offer)
  const all = catalogue.offers.filter(({ isPopular }) => isPopular)
  const own = serviceId
    ? all.find((it) => sidesOf(serviceId).includes(it.serviceId ?? ''))
    : undefined
  const titled = (it: (typeof all)[number]) => {
    const service = serviceOf(catalogue, it)
    return service ? titleOf(service, lang) : ''
  }
  if (own) {
    const about = lang === 'ru' ? ` ${own.text}` : ''
    return {
      lines: [
        `${titled(own)}: ${popular} ${sentence(offerLine(own, context))}${about}`,
        more([serviceOf(catalogue, own)], lang),
      ],
      chips: [chips.included, chips.compare, chips.cheaper, chips.book],
      subjectId: own.id,
    }
  }
  return {
    lines: [popularAll, ...all.map((it) => item(`${titled(it)}: ${offerLine(it, context)}`))],
    chips: [chips.site, chips.app, chips.book],
  }
}
