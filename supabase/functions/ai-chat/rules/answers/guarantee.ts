import { formatTerm, opening, pageLink } from '../format.ts'
import { isOffer, offerOf, serviceIdOf, sidesOf } from '../offers.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'
import { item, more } from './lines.ts'

/** The term of a service's guarantee, from a fact of its packages or the title of the section. */
function termOf({ catalogue }: MessageContext, serviceId: string): string | undefined {
  const fact = catalogue.offers
    .filter((it) => it.serviceId === serviceId)
    .flatMap(({ facts = [] }) => facts)
    .find(({ label }) => /гаранти/i.test(label))
  const topic = catalogue.topics.find((it) => it.kind === 'guarantee' && it.serviceId === serviceId)
  return fact?.value ?? /^\d+\s\p{L}+/u.exec(topic?.title ?? '')?.[0]
}

function lineOf(context: MessageContext, serviceId: string): string[] {
  const { catalogue, lang } = context
  const service = offerOf(catalogue, serviceId)
  const term = termOf(context, serviceId)
  const topic = catalogue.topics.find((it) => it.kind === 'guarantee' && it.serviceId === serviceId)
  if (!service || !term) return []
  const about = lang === 'ru' && topic ? ` ${opening(topic.text, 150)}` : ''
  return [`${pageLink(service, lang)}: ${texts[lang].guarantee} ${formatTerm(term, lang)}.${about}`]
}

/** The guarantee of the subject, or all guarantees. */
export function guaranteeReply(context: MessageContext): Reply {
  const { catalogue, lang, subjects } = context
  const { guaranteeNone, guaranteeAll, chips } = texts[lang]
  const [first] = subjects.filter((it) => isOffer(it) || it.serviceId)
  const serviceId = first && serviceIdOf(first)
  const own = serviceId ? sidesOf(serviceId).flatMap((id) => lineOf(context, id)) : []
  const next = [chips.price, chips.term, chips.process, chips.book]
  if (own.length > 0) return { lines: own, chips: next, subjectId: first?.id }
  const service = offerOf(catalogue, serviceId)
  const promise = catalogue.topics.find(
    (it) => it.serviceId === serviceId && /не обещаем/.test(it.text),
  )
  if (service && promise && lang === 'ru') {
    return {
      lines: [promise.text, more([service], lang)],
      chips: [chips.price, chips.process, chips.book],
      subjectId: first?.id,
    }
  }
  if (service) {
    return {
      lines: [`${pageLink(service, lang)}: ${guaranteeNone}`],
      chips: [chips.price, chips.process, chips.book],
      subjectId: first?.id,
    }
  }
  const services = catalogue.offers.flatMap(({ kind, id }) => (kind === 'service' ? [id] : []))
  return {
    lines: [guaranteeAll, ...services.flatMap((id) => lineOf(context, id)).map(item)],
    chips: [chips.site, chips.app, chips.book],
  }
}
