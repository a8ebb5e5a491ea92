import { opening } from '../format.ts'
import { objectionTexts } from '../objection-texts.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'
import { casesReply, sidesIn, topicsOf } from './cases.ts'
import { item, moreOn } from './lines.ts'

/** «…, 6 месяцев»: the time in which a case reached its figures. */
const inTime = /\(([^()]*\d+[\s\u00a0]месяц[^()]*)\)/

/** The results of clients, with their time; the site promises none. */
export function resultsReply(context: MessageContext): Reply {
  const { lang } = context
  const sides = sidesIn(context)
  const timed = topicsOf(context, 'case').filter(
    ({ serviceId = '', text }) => sides.includes(serviceId) && inTime.test(text),
  )
  const [first] = timed
  if (!first) return casesReply(context)
  const { chips } = texts[lang]
  const page = context.catalogue.pages.find(({ path }) => path === first.path)
  return {
    lines: [
      objectionTexts[lang].results,
      ...timed.map(({ title, text }) => item(`${title}. ${opening(text, 300)}`)),
      ...(page ? [moreOn(page.label, page.path, lang)] : []),
    ],
    chips: [chips.price, chips.process, chips.book],
    subjectId: first.serviceId,
  }
}
