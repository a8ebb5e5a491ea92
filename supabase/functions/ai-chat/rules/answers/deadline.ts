import type { CatalogueOffer } from '../../../_shared/catalogue/types.ts'
import { daysOfTerm, readDeadline } from '../duration.ts'
import { objectionTexts } from '../objection-texts.ts'
import { serviceIdOf, serviceOf, sidesOf, soldOf } from '../offers.ts'
import { titleOf } from '../format.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'
import { item, offerLine } from './lines.ts'
import { termReply } from './term.ts'

interface Timed {
  offer: CatalogueOffer
  least: number
  most: number
}

/** Offers with a term, shortest first: of the subject's services, or all. */
function timed({ catalogue, subjects }: MessageContext): Timed[] {
  const sides = soldOf(catalogue, subjects).flatMap((it) => sidesOf(serviceIdOf(it) ?? ''))
  return catalogue.offers
    .filter(({ kind, serviceId }) =>
      sides.length > 0
        ? kind !== 'plan' && sides.includes(serviceId ?? '')
        : kind === 'package' || kind === 'siteType',
    )
    .flatMap((offer) => {
      const days = offer.term ? daysOfTerm(offer.term) : undefined
      return days ? [{ offer, ...days }] : []
    })
    .sort((a, b) => a.least - b.least)
}

/** The offers that are ready by the visitor's deadline. */
export function deadlineReply(context: MessageContext): Reply {
  const { catalogue, lang, question, subjects, named } = context
  const said = objectionTexts[lang]
  const { chips } = texts[lang]
  const all = timed(context)
  if (all.length === 0) return termReply(context)
  const isOne = soldOf(catalogue, subjects).length > 0
  const asked = readDeadline(question.message)
  const fits = ({ least }: Timed) => asked !== undefined && least <= asked.days
  const fitting = all.filter(fits)
  // A named package comes before the others.
  const wished = named.flatMap((it) => all.filter(({ offer }) => offer.title === it.title))
  const missed = wished.some(fits) ? [] : wished
  const own = wished.filter(fits)
  const shown = own.length > 0 ? own : fitting
  const lineOf = ({ offer }: Timed) => {
    const service = serviceOf(catalogue, offer)
    const where = isOne || !service ? '' : `${titleOf(service, lang)}: `
    return item(`${where}${offerLine(offer, context)}`)
  }
  const termLines = (): string[] => {
    if (!asked)
      return [said.deadlineUrgent, ...(missed.length > 0 ? missed : all.slice(0, 2)).map(lineOf)]
    if (missed.length > 0) {
      const instead = fitting.slice(0, 3).map(lineOf)
      const others = instead.length > 0 ? [said.deadlineInstead, ...instead] : []
      return [said.deadlineMiss(asked.said), ...missed.map(lineOf), ...others]
    }
    if (shown.length === 0) return [said.deadlineNone(asked.said), ...all.slice(0, 2).map(lineOf)]
    const isSure = shown.some(({ most }) => most <= asked.days)
    const lead = isSure ? said.deadlineFits(asked.said) : said.deadlineMaybe(asked.said)
    return [lead, ...shown.slice(0, 6).map(lineOf)]
  }
  // Only the page of the web packages says when the term begins.
  const isWeb = all.some(({ offer }) => offer.serviceId === 'web-development')
  const start = isWeb ? [said.deadlineStart] : []
  return {
    lines: [...termLines(), ...start, said.deadlineContract],
    chips: [chips.price, chips.process, chips.book],
    subjectId: isOne ? undefined : all[0]?.offer.serviceId,
  }
}
