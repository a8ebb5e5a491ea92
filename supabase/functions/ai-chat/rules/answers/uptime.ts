import { objectionTexts } from '../objection-texts.ts'
import { packagesOf } from '../offers.ts'
import { hoursGenitive } from '../plural.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'
import { item, moreOn, offerLine } from './lines.ts'
import { titleOf } from '../format.ts'

/** The promised hours and availability, and what the site does not say. */
export function uptimeReply(context: MessageContext): Reply {
  const { catalogue, lang } = context
  const { uptimeHome, uptimeHours, uptimeSla, uptimeAsk } = objectionTexts[lang]
  const { chips } = texts[lang]
  const { consultationHours: count } = catalogue.promises
  const isAtHome = catalogue.topics.some(({ path, text }) => path === '/' && text.includes('24/7'))
  const support = catalogue.offers.find(({ id }) => id === 'website-support')
  const plans = packagesOf(catalogue, support?.id).flatMap((plan) =>
    (plan.facts ?? [])
      .filter(({ label }) => label === 'SLA')
      .map(({ value }) => ({ plan, sla: value })),
  )
  return {
    lines: [
      ...(isAtHome ? [uptimeHome] : []),
      uptimeHours(lang === 'ru' ? hoursGenitive(count) : `${count}\u00a0hours`),
      ...plans.map(({ plan, sla }) => uptimeSla(sla, plan.title)),
      ...plans.map(({ plan }) => item(offerLine(plan, context))),
      uptimeAsk,
      ...(support ? [moreOn(titleOf(support, lang), support.path, lang)] : []),
    ],
    chips: [chips.price, chips.compare, chips.book],
    subjectId: support?.id,
  }
}
