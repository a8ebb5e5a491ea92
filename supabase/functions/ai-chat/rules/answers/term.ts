import { contactNote } from '../../../_shared/catalogue/promises.ts'
import type { Catalogue, CatalogueOffer } from '../../../_shared/catalogue/types.ts'
import { formatTerm, quoted, sentence, titleOf } from '../format.ts'
import {
  mainServices,
  offerOf,
  packagesOf,
  serviceOf,
  sidesOf,
  soldOf,
  twinsOf,
} from '../offers.ts'
import { hoursGenitive } from '../plural.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'
import { item, more, offerLine } from './lines.ts'

/** The stages of a service, if its page gives their duration. */
export const timedStages = ({ topics }: Catalogue, serviceId: string) =>
  topics.find(
    (it) =>
      it.kind === 'process' &&
      it.serviceId === serviceId &&
      it.steps?.some(({ duration }) => duration),
  )?.steps ?? []

/** The packages of a service that have a term. */
const timedPackages = (catalogue: Catalogue, serviceId: string) =>
  packagesOf(catalogue, serviceId).filter(({ term, kind }) => term && kind !== 'plan')

function serviceLines(service: CatalogueOffer, context: MessageContext): string[] {
  const { catalogue, lang } = context
  const title = titleOf(service, lang)
  const plans = packagesOf(catalogue, service.id).filter(({ kind }) => kind === 'plan')
  const packages = plans.length > 0 ? plans : timedPackages(catalogue, service.id)
  if (packages.length > 0)
    return [`${title}:`, ...packages.map((it) => item(offerLine(it, context)))]
  const stages = timedStages(catalogue, service.id)
  if (stages.length === 0) return [`${title}: ${texts[lang].termUnpublished}`]
  const fast = catalogue.offers.filter(
    (it) => it.kind === 'special' && it.serviceId === service.id && it.term,
  )
  return [
    `${title}, ${texts[lang].stages}`,
    ...stages.map((step, index) =>
      item(`${lang === 'ru' ? step.title : index + 1}: ${formatTerm(step.duration ?? '', lang)}`),
    ),
    ...fast.map((it) => `${texts[lang].beginWith} ${sentence(offerLine(it, context))}`),
  ]
}

function linesOf(offer: CatalogueOffer, context: MessageContext): string[] {
  const { catalogue, lang } = context
  const twins = twinsOf(catalogue, offer)
  const pages = more(
    offer.kind === 'service'
      ? sidesOf(offer.id).map((id) => offerOf(catalogue, id))
      : twins.map((it) => serviceOf(catalogue, it)),
    lang,
  )
  if (offer.kind === 'service') return [...serviceLines(offer, context), pages]
  if (!offer.term) return [`${quoted(offer, lang)}: ${texts[lang].termUnpublished}`, pages]
  if (twins.length > 1) return [...twins.map((it) => item(offerLine(it, context))), pages]
  const about = lang === 'ru' && offer.kind === 'special' ? ` ${offer.text}` : ''
  return [`${sentence(offerLine(offer, context))}${about}`, pages]
}

/** The terms of the subjects. */
export function termReply(context: MessageContext): Reply {
  const { catalogue, subjects, lang } = context
  const { askWhat, chips } = texts[lang]
  const sold = soldOf(catalogue, subjects)
  const [first] = sold
  if (!first) {
    const timed = mainServices(catalogue).filter(
      ({ id }) => timedPackages(catalogue, id).length > 0,
    )
    const lines = timed.flatMap((service) => serviceLines(service, context))
    return { lines: [...lines, askWhat], chips: [chips.site, chips.app, chips.prices] }
  }
  return {
    lines: sold.slice(0, 3).flatMap((it) => linesOf(it, context)),
    chips: [chips.price, chips.included, chips.process, chips.book],
    subjectId: first.id,
  }
}

/** Whether the price reply already contains the terms of all subjects. */
export const termIsInPrice = ({ catalogue, subjects }: MessageContext) =>
  soldOf(catalogue, subjects).every(
    (it) => it.term !== undefined || timedPackages(catalogue, it.id).length > 0,
  )

/** The promised times of a manager's answer and of a proposal. */
export function callbackReply({ catalogue, lang }: MessageContext): Reply {
  const { callback, proposal, chips } = texts[lang]
  const { consultationHours, proposalHours } = catalogue.promises
  const hours = (count: number) => (lang === 'ru' ? hoursGenitive(count) : `${count}\u00a0hours`)
  return {
    lines: [
      callback(hours(consultationHours)) + contactNote(catalogue, lang),
      proposal(hours(proposalHours)),
    ],
    chips: [chips.book, chips.prices],
  }
}
