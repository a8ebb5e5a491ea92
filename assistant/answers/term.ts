import { catalogue } from '../knowledge/catalogue.ts'
import {
  mainServices,
  packagesOf,
  sellerOf,
  serviceIdOf,
  serviceOf,
  sidesOf,
  specialsOf,
  titleOf,
  topicsOf,
  twinsOf,
} from '../knowledge/offers.ts'
import type { CatalogueOffer } from '../knowledge/types.ts'
import { daysIn, type Deadline } from '../language/duration.ts'
import type { Lang } from '../language/lang.ts'
import { durationText, item, more, offerItems, offerLine, quoted, sentence } from './format.ts'
import { pagesOf, withService } from './offers.ts'
import type { Reply } from './reply.ts'
import { texts } from './texts.ts'

/** The stages of a service, if its page gives their duration. */
const timedStages = (serviceId: string) =>
  topicsOf('process').find(
    (topic) => topic.serviceId === serviceId && topic.steps?.some(({ duration }) => duration),
  )?.steps ?? []

const timedPackages = (serviceId: string) => packagesOf(serviceId).filter(({ term }) => term)

function serviceLines(service: CatalogueOffer, lang: Lang): string[] {
  const said = texts[lang]
  const title = titleOf(service, lang)
  const plans = packagesOf(service.id).filter(({ kind }) => kind === 'plan')
  const packages = plans.length > 0 ? plans : timedPackages(service.id)
  if (packages.length > 0) return [`${title}:`, ...offerItems(packages, lang)]
  const stages = timedStages(service.id)
  if (stages.length === 0) return [`${title}: ${said.termUnpublished}`]
  const fast = specialsOf(service).filter(({ term }) => term)
  return [
    `${title}, ${said.stages}`,
    ...stages.map((step, index) =>
      item(`${lang === 'ru' ? step.title : index + 1}: ${durationText(step.duration ?? '', lang)}`),
    ),
    ...fast.map((each) => `${said.beginWith} ${sentence(offerLine(each, lang))}`),
  ]
}

function linesOf(offer: CatalogueOffer, lang: Lang): string[] {
  if (offer.kind === 'service') return [...serviceLines(offer, lang), pagesOf(offer.id, lang)]
  const twins = twinsOf(offer)
  const pages = more(twins.map(serviceOf), lang)
  if (offer.kind === 'task') {
    const time = lang === 'ru' && offer.timeText ? `${offer.timeText}; точный ` : ''
    return [`${titleOf(offer, lang)}: ${time}${texts[lang].termUnpublished}`]
  }
  if (!offer.term && !offer.hours)
    return [`${quoted(offer, lang)}: ${texts[lang].termUnpublished}`, pages]
  if (twins.length > 1) return [...offerItems(twins, lang), pages]
  const about = lang === 'ru' && offer.kind === 'special' ? ` ${offer.text}` : ''
  return [`${sentence(offerLine(offer, lang))}${about}`, pages]
}

export function termReply(offer: CatalogueOffer, lang: Lang): Reply {
  const sold = sellerOf(offer)
  return {
    lines: linesOf(sold, lang),
    chips: ['price', 'included', 'process', 'book'],
    subjectId: sold.id,
  }
}

export function allTermsReply(lang: Lang): Reply {
  const timed = mainServices.filter(({ id }) => timedPackages(id).length > 0)
  return {
    lines: [...timed.flatMap((service) => serviceLines(service, lang)), texts[lang].askWhat],
    chips: ['site', 'app', 'prices'],
  }
}

interface Timed {
  offer: CatalogueOffer
  least: number
  most: number
}

/** Offers with a term, shortest first: of a service, or all. */
const timedOffers = (serviceId: string | undefined): Timed[] =>
  catalogue.offers
    .filter(({ kind, serviceId: own = '' }) =>
      serviceId ? sidesOf(serviceId).includes(own) : kind === 'package' || kind === 'siteType',
    )
    .flatMap((offer) => {
      if (!offer.term) return []
      const { from, to = Infinity, unit } = offer.term
      return [{ offer, least: from * daysIn[unit], most: to * daysIn[unit] }]
    })
    .sort((a, b) => a.least - b.least)

/** What can be ready by a deadline; the requested offer first. */
export function deadlineReply(
  { days, said }: Deadline,
  wish: CatalogueOffer | undefined,
  lang: Lang,
): Reply {
  const serviceId = wish && serviceIdOf(wish)
  const all = timedOffers(serviceId)
  if (wish && all.length === 0) return termReply(wish, lang)
  const text = texts[lang]
  const fits = ({ least }: Timed) => least <= days
  const wished = all.filter(({ offer }) => offer.title === wish?.title)
  const fitting = (wished.some(fits) ? wished : all).filter(fits)
  const missed = wished.some(fits) ? [] : wished
  const line = ({ offer }: Timed) =>
    item(serviceId ? offerLine(offer, lang) : withService(offer, lang))
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
    chips: ['price', 'process', 'book'],
    subjectId: wish?.id,
  }
}
