import type { CatalogueEntry } from '../../../_shared/catalogue/search.ts'
import type { CatalogueTopic } from '../../../_shared/catalogue/types.ts'
import { formatTerm, quoted, titleOf } from '../format.ts'
import { hoursGenitive } from '../plural.ts'
import { isOffer, offerOf, packagesOf, serviceOf, sidesOf, twinsOf } from '../offers.ts'
import type { Reply, Scene } from '../scene.ts'
import { texts } from '../texts.ts'
import { item, more, offerLine } from './lines.ts'

/** The process of a service with the duration of each stage, if its page tells them. */
const stagesOf = ({ catalogue }: Scene, serviceId: string): CatalogueTopic | undefined =>
  catalogue.topics.find(
    (it) =>
      it.kind === 'process' &&
      it.serviceId === serviceId &&
      it.steps?.some(({ duration }) => duration),
  )

function stageLines(serviceId: string, scene: Scene): string[] {
  const { catalogue, lang } = scene
  const service = offerOf(catalogue, serviceId)
  const stages = stagesOf(scene, serviceId)?.steps ?? []
  if (!service || stages.length === 0) return []
  const fast = catalogue.offers.filter(
    (it) => it.kind === 'special' && it.serviceId === serviceId && it.term,
  )
  return [
    `${titleOf(service, lang)}, ${texts[lang].stages}`,
    ...stages.map(({ title, duration }, index) =>
      item(`${lang === 'ru' ? title : index + 1}: ${duration ? formatTerm(duration, lang) : '…'}`),
    ),
    ...fast.map((it) => `${titleOf(it, lang)}: ${formatTerm(it.term ?? '', lang)}.`),
  ]
}

function linesOf(entry: CatalogueEntry, scene: Scene): string[] {
  const { catalogue, lang } = scene
  const service = serviceOf(catalogue, entry)
  if (isOffer(entry) && entry.kind !== 'service' && entry.term) {
    const twins = twinsOf(catalogue, entry)
    return [
      ...twins.map((it) => item(offerLine(it, scene))),
      more(
        twins.map((it) => serviceOf(catalogue, it)),
        lang,
      ),
    ]
  }
  if (!service) return []
  const packages = packagesOf(catalogue, service.id).filter(
    ({ term, kind }) => term && kind !== 'plan',
  )
  if (packages.length > 0 && (!isOffer(entry) || entry.kind === 'service')) {
    return [
      `${titleOf(service, lang)}:`,
      ...packages.map((it) => item(offerLine(it, scene))),
      more(
        sidesOf(service.id).map((id) => offerOf(catalogue, id)),
        lang,
      ),
    ]
  }
  const stages = stageLines(service.id, scene)
  if (stages.length > 0) return [...stages, more([service], lang)]
  const title = isOffer(entry) ? quoted(entry, lang) : titleOf(service, lang)
  return [`${title}: ${texts[lang].termUnpublished}`, more([service], lang)]
}

/** How long the things named take. */
export function termReply(scene: Scene): Reply {
  const { subjects, lang } = scene
  const { askWhat, chips } = texts[lang]
  const timed = subjects.filter((it) => isOffer(it) || it.serviceId !== undefined)
  if (timed.length === 0) return { lines: [askWhat], chips: [chips.site, chips.app, chips.prices] }
  return {
    lines: timed.slice(0, 3).flatMap((entry) => linesOf(entry, scene)),
    chips: [chips.price, chips.included, chips.process, chips.book],
    subjectId: timed[0]?.id,
  }
}

/** When a manager answers a request, and when a proposal comes. */
export function callbackReply({ catalogue, lang }: Scene): Reply {
  const { callback, proposal, chips } = texts[lang]
  const { consultationHours, proposalHours } = catalogue.promises
  const hours = (count: number) => (lang === 'ru' ? hoursGenitive(count) : `${count}\u00a0hours`)
  return {
    lines: [callback(hours(consultationHours)), proposal(hours(proposalHours))],
    chips: [chips.book, chips.prices],
  }
}
