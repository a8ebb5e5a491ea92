import type { Catalogue, CatalogueOffer } from '../knowledge/types.ts'
import type { Context } from '../search/context.ts'
import type { Reply } from './reply.ts'
import { daysOfTerm, type Deadline } from '../language/duration.ts'
import { formatTerm, item, more, quoted, sentence, titleOf } from './format.ts'
import {
  mainServices,
  packagesOf,
  sellerOf,
  serviceIdOf,
  serviceOf,
  sidesOf,
  twinsOf,
} from '../knowledge/offers.ts'
import { offerLine } from './offer-line.ts'
import { texts } from './texts.ts'
import { pagesOf } from './price.ts'

/** The stages of a service, if its page gives their duration. */
const timedStages = ({ topics }: Catalogue, serviceId: string) =>
  topics.find(
    (topic) =>
      topic.kind === 'process' &&
      topic.serviceId === serviceId &&
      topic.steps?.some(({ duration }) => duration),
  )?.steps ?? []

const timedPackages = (catalogue: Catalogue, serviceId: string) =>
  packagesOf(catalogue, serviceId).filter(({ term, kind }) => term && kind !== 'plan')

function serviceLines(service: CatalogueOffer, { catalogue, lang }: Context): string[] {
  const title = titleOf(service, lang)
  const plans = packagesOf(catalogue, service.id).filter(({ kind }) => kind === 'plan')
  const packages = plans.length > 0 ? plans : timedPackages(catalogue, service.id)
  const line = (each: CatalogueOffer) => offerLine(each, catalogue, lang)
  if (packages.length > 0) return [`${title}:`, ...packages.map((each) => item(line(each)))]
  const stages = timedStages(catalogue, service.id)
  if (stages.length === 0) return [`${title}: ${texts[lang].termUnpublished}`]
  const fast = catalogue.offers.filter(
    (each) => each.kind === 'special' && each.serviceId === service.id && each.term,
  )
  return [
    `${title}, ${texts[lang].stages}`,
    ...stages.map((step, index) =>
      item(`${lang === 'ru' ? step.title : index + 1}: ${formatTerm(step.duration ?? '', lang)}`),
    ),
    ...fast.map((each) => `${texts[lang].beginWith} ${sentence(line(each))}`),
  ]
}

function linesOf(offer: CatalogueOffer, context: Context): string[] {
  const { catalogue, lang } = context
  if (offer.kind === 'service') return [...serviceLines(offer, context), pagesOf(offer, context)]
  const twins = twinsOf(catalogue, offer)
  const pages = more(
    twins.map((twin) => serviceOf(catalogue, twin)),
    lang,
  )
  if (!offer.term) return [`${quoted(offer, lang)}: ${texts[lang].termUnpublished}`, pages]
  if (twins.length > 1)
    return [...twins.map((twin) => item(offerLine(twin, catalogue, lang))), pages]
  const about = lang === 'ru' && offer.kind === 'special' ? ` ${offer.text}` : ''
  return [`${sentence(offerLine(offer, catalogue, lang))}${about}`, pages]
}

export function termReply(offer: CatalogueOffer, context: Context): Reply {
  const { chips } = texts[context.lang]
  const sold = sellerOf(context.catalogue, offer)
  return {
    lines: linesOf(sold, context),
    chips: [chips.price, chips.included, chips.process, chips.book],
    subjectId: sold.id,
  }
}

export function allTermsReply(context: Context): Reply {
  const { catalogue, lang } = context
  const { askWhat, chips } = texts[lang]
  const timed = mainServices(catalogue).filter(({ id }) => timedPackages(catalogue, id).length > 0)
  return {
    lines: [...timed.flatMap((service) => serviceLines(service, context)), askWhat],
    chips: [chips.site, chips.app, chips.prices],
  }
}

interface Timed {
  offer: CatalogueOffer
  least: number
  most: number
}

/** Offers with a term, shortest first: of a service, or all. */
const timedOffers = ({ offers }: Catalogue, serviceId: string | undefined): Timed[] =>
  offers
    .filter(({ kind, serviceId: own }) =>
      serviceId
        ? kind !== 'plan' && sidesOf(serviceId).includes(own ?? '')
        : kind === 'package' || kind === 'siteType',
    )
    .flatMap((offer) => {
      const days = offer.term ? daysOfTerm(offer.term) : undefined
      return days ? [{ offer, ...days }] : []
    })
    .sort((a, b) => a.least - b.least)

/** What can be ready by a deadline; the requested offer first. */
export function deadlineReply(
  { days, said }: Deadline,
  wish: CatalogueOffer | undefined,
  context: Context,
): Reply {
  const { catalogue, lang } = context
  const serviceId = wish && serviceIdOf(wish)
  const all = timedOffers(catalogue, serviceId)
  if (wish && all.length === 0) return termReply(wish, context)
  const text = texts[lang]
  const fits = ({ least }: Timed) => least <= days
  const wished = all.filter(({ offer }) => offer.title === wish?.title)
  const fitting = (wished.some(fits) ? wished : all).filter(fits)
  const missed = wished.some(fits) ? [] : wished
  const line = ({ offer }: Timed) => {
    const service = serviceOf(catalogue, offer)
    const where = serviceId || !service ? '' : `${titleOf(service, lang)}: `
    return item(`${where}${offerLine(offer, catalogue, lang)}`)
  }
  const isSure = fitting.some(({ most }) => most <= days)
  const fittingLines = fitting.slice(0, missed.length > 0 ? 3 : 6).map(line)
  const lines =
    missed.length > 0
      ? [
          text.deadlineMiss(said),
          ...missed.map(line),
          ...(fittingLines.length > 0 ? [text.deadlineInstead, ...fittingLines] : []),
        ]
      : fittingLines.length > 0
        ? [isSure ? text.deadlineFits(said) : text.deadlineMaybe(said), ...fittingLines]
        : [text.deadlineNone(said), ...all.slice(0, 2).map(line)]
  // Only the page of the web packages says when the term begins.
  const isWeb = all.some(({ offer }) => offer.serviceId === 'web-development')
  return {
    lines: [...lines, ...(isWeb ? [text.deadlineStart] : []), text.deadlineContract],
    chips: [text.chips.price, text.chips.process, text.chips.book],
    subjectId: wish?.id,
  }
}
