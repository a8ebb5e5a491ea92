import { catalogue } from '../knowledge/catalogue.ts'
import {
  packagesOf,
  sellerOf,
  serviceIdOf,
  sidesOf,
  topicsOf,
  twinsOf,
} from '../knowledge/offers.ts'
import type { CatalogueOffer } from '../knowledge/types.ts'
import { daysIn, type Deadline } from '../language/duration.ts'
import type { Lang } from '../language/lang.ts'
import { item, offerItems, offerLine, quoted } from './format.ts'
import { pagesOf } from './offers.ts'
import type { Reply } from './reply.ts'
import { processReply } from './site.ts'
import { texts } from './texts.ts'

/** A service's plans, else its packages with a term. */
function timedPackages(serviceId: string) {
  const plans = packagesOf(serviceId).filter(({ kind }) => kind === 'plan')
  return plans.length > 0 ? plans : packagesOf(serviceId).filter(({ term }) => term)
}

/** Whether the page of a service gives the duration of its stages. */
const hasTimedStages = (id: string) =>
  topicsOf('process').some(
    ({ serviceId, steps = [] }) => serviceId === id && steps.some(({ duration }) => duration),
  )

function linesOf(offer: CatalogueOffer, lang: Lang): string[] {
  const isService = offer.kind === 'service'
  const twins = isService ? timedPackages(offer.id) : twinsOf(offer)
  const page = pagesOf(offer, lang)
  const isPublished = twins.some(({ term }) => term)
  const time = lang === 'ru' && offer.timeText ? `${offer.timeText}; точный ` : ''
  const about = isPublished ? '' : ` ${time}${texts[lang].termUnpublished}`
  const items = isPublished || twins.some(({ hours }) => hours) ? offerItems(twins, lang) : []
  const heading = isPublished && !isService ? [] : [`${quoted(offer, lang)}:${about}`]
  return [...heading, ...items, page]
}

export function termReply(offer: CatalogueOffer, lang: Lang): Reply {
  const sold = sellerOf(offer)
  if (hasTimedStages(sold.id)) return processReply(sold, lang)
  return {
    lines: linesOf(sold, lang),
    chips: ['price', 'included', 'process', 'book'],
    subjectId: sold.id,
  }
}

/** A service's offers with a term, shortest first. */
const timedOffers = (serviceId: string | undefined) =>
  catalogue.offers
    .filter(({ serviceId: own = '' }) => sidesOf(serviceId).includes(own))
    .flatMap((offer) =>
      offer.term ? [{ offer, least: offer.term.from * daysIn[offer.term.unit] }] : [],
    )
    .sort((a, b) => a.least - b.least)

type Timed = ReturnType<typeof timedOffers>[number]

/** What can be ready by a deadline; the requested offer first. */
export function deadlineReply({ days, said }: Deadline, wish: CatalogueOffer, lang: Lang): Reply {
  const all = timedOffers(serviceIdOf(wish))
  if (all.length === 0) return termReply(wish, lang)
  const { deadlineContract, deadlineFits, deadlineMiss } = texts[lang]
  const fits = ({ least }: Timed) => least <= days
  const wished = all.filter(({ offer }) => offer.title === wish.title)
  const fitting = (wished.some(fits) ? wished : all).filter(fits)
  const line = ({ offer }: Timed) => item(offerLine(offer, lang))
  // What was asked for, or the nearest if nothing fits.
  const asked = wished.length > 0 || fitting.length > 0 ? wished : all.slice(0, 2)
  const missed = asked.some(fits) ? [] : asked
  return {
    lines: [
      ...(missed.length > 0 ? [deadlineMiss(said), ...missed.map(line)] : []),
      ...(fitting.length > 0 ? [deadlineFits(said), ...fitting.slice(0, 6).map(line)] : []),
      deadlineContract,
    ],
    chips: ['price', 'process', 'book'],
    subjectId: wish.id,
  }
}
