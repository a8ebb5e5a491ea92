import type { CatalogueOffer } from '../../../_shared/catalogue/types.ts'
import { daysOfTerm, readDeadline } from '../duration.ts'
import { frankTexts } from '../frank-texts.ts'
import { serviceIdOf, serviceOf, sidesOf, soldOf } from '../offers.ts'
import { titleOf } from '../format.ts'
import type { Reply, Scene } from '../scene.ts'
import { texts } from '../texts.ts'
import { item, offerLine } from './lines.ts'

interface Timed {
  offer: CatalogueOffer
  least: number
  most: number
}

/** What is sold with a term, shortest first: of the services talked about, or all. */
function timed({ catalogue, subjects }: Scene): Timed[] {
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

/** What of the services talked about is ready by the time that the visitor names. */
export function deadlineReply(scene: Scene): Reply {
  const { catalogue, lang, question, subjects, named } = scene
  const said = frankTexts[lang]
  const { chips } = texts[lang]
  const all = timed(scene)
  const asked = readDeadline(question.message)
  const fitting = asked ? all.filter(({ least }) => least <= asked.days) : []
  const isSure = asked !== undefined && fitting.some(({ most }) => most <= asked.days)
  const isOne = soldOf(catalogue, subjects).length > 0
  const lead = !asked
    ? said.deadlineUrgent
    : fitting.length === 0
      ? said.deadlineNone(asked.said)
      : isSure
        ? said.deadlineFits(asked.said)
        : said.deadlineMaybe(asked.said)
  const shown = fitting.length > 0 ? fitting : all.slice(0, 2)
  // A package that was named is answered for before its neighbours.
  const wished = named.flatMap((it) => all.filter(({ offer }) => offer.title === it.title))
  const isMissed =
    asked !== undefined && wished.length > 0 && wished.every(({ least }) => least > asked.days)
  const line = ({ offer }: Timed) => {
    const service = serviceOf(catalogue, offer)
    const where = isOne || !service ? '' : `${titleOf(service, lang)}: `
    return item(`${where}${offerLine(offer, scene)}`)
  }
  if (shown.length === 0) return { lines: [texts[lang].askWhat], chips: [chips.site, chips.app] }
  if (isMissed) {
    return {
      lines: [
        said.deadlineMiss(asked.said),
        ...wished.map(line),
        ...(fitting.length > 0 ? [said.deadlineInstead, ...fitting.slice(0, 3).map(line)] : []),
        said.deadlineContract,
      ],
      chips: [chips.price, chips.process, chips.book],
    }
  }
  return {
    lines: [lead, ...shown.slice(0, 6).map(line), said.deadlineContract],
    chips: [chips.price, chips.process, chips.book],
    subjectId: isOne ? undefined : shown[0]?.offer.serviceId,
  }
}
