import { link, opening, sentence, titleOf } from '../format.ts'
import { objectionTexts } from '../objection-texts.ts'
import { isOffer, offerOf, serviceOf } from '../offers.ts'
import { related } from '../related.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'
import { namedOf } from './cases.ts'
import { item, more, offerLine } from './lines.ts'

/** Describes an entry without a price, with the nearest offers that have one. */
export function relatedReply(context: MessageContext): Reply | undefined {
  const { named, catalogue, lang } = context
  const wish = named.find(({ id }) => related[id] !== undefined)
  if (!wish || named.some((it) => isOffer(it) && it.kind !== 'service')) return undefined
  const { nearest, nearestAsk } = objectionTexts[lang]
  const { chips } = texts[lang]
  const offers = (related[wish.id] ?? []).flatMap((id) => offerOf(catalogue, id) ?? [])
  const services = offers.map((it) => serviceOf(catalogue, it))
  const rows = offers.map((it) => {
    const service = serviceOf(catalogue, it)
    return item(`${service ? `${titleOf(service, lang)}: ` : ''}${offerLine(it, context)}`)
  })
  const about = lang === 'ru' ? [`${sentence(wish.title)} ${opening(wish.text, 200)}`] : []
  const read = namedOf(context, 'article').map(
    ({ title, path }) => `${objectionTexts[lang].inBlog} ${link(title, path)}`,
  )
  return {
    lines: [...about, nearest, ...rows, nearestAsk, ...read, more(services, lang)],
    chips: [chips.term, chips.included, chips.cases, chips.book],
    subjectId: wish.id,
    offersBooking: true,
  }
}
