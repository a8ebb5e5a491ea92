import type { CatalogueOffer } from '../../../_shared/catalogue/types.ts'
import { opening, titleOf } from '../format.ts'
import {
  choicesOf,
  isOffer,
  offerOf,
  packagesOf,
  serviceIdOf,
  serviceOf,
  sidesOf,
  twinsOf,
} from '../offers.ts'
import type { Reply, Scene } from '../scene.ts'
import { texts } from '../texts.ts'
import { item, more, offerLine } from './lines.ts'

/** The first thing of the catalogue that is talked about and sold, or the service of what is talked about. */
export function offerIn({ subjects, catalogue }: Scene): CatalogueOffer | undefined {
  const offer = subjects.find(isOffer)
  const [first] = subjects
  return offer ?? (first && serviceOf(catalogue, first))
}

const askWhat = ({ lang }: Scene): Reply => {
  const { chips } = texts[lang]
  return {
    lines: [texts[lang].askWhat],
    chips: [chips.site, chips.app, chips.prices, chips.services],
  }
}

/** Features and further terms: «Концепции: 3; брендбук: 10 страниц». */
const details = ({ facts = [], features }: CatalogueOffer) => [
  ...facts.map(({ label, value }) => `${label}: ${value}`),
  ...features,
]

/** What is in a package, or in a service. */
export function includedReply(scene: Scene): Reply {
  const { catalogue, lang } = scene
  const offer = offerIn(scene)
  if (!offer) return askWhat(scene)
  const { included, chips } = texts[lang]
  const offers = twinsOf(catalogue, offer)
  const lines = offers.flatMap((it) => [
    `${offerLine(it, scene)}; ${included}`,
    ...(lang === 'ru' ? details(it).map(item) : []),
  ])
  const isEmpty = offers.every((it) => details(it).length === 0)
  const plain =
    lang === 'ru' ? [`${offerLine(offer, scene)}. ${offer.text}`] : [offerLine(offer, scene)]
  return {
    lines: [
      ...(isEmpty ? plain : lines),
      more(
        offers.map((it) => serviceOf(catalogue, it) ?? it),
        lang,
      ),
    ],
    chips: [chips.price, chips.term, chips.compare, chips.book],
    subjectId: offer.id,
  }
}

/** The packages of a service beside each other, or those that the message names. */
export function compareReply(scene: Scene): Reply {
  const { catalogue, lang, named } = scene
  const offer = offerIn(scene)
  if (!offer) return askWhat(scene)
  const serviceId = serviceIdOf(offer) ?? offer.id
  const listed = named
    .filter(isOffer)
    .flatMap((it) => (it.kind === 'service' ? [] : twinsOf(catalogue, it)))
  const single = packagesOf(catalogue, serviceId)
  const offers = listed.length > 1 ? [...new Set(listed)] : single
  if (offers.length === 0) return includedReply(scene)
  const services = [...new Set(offers.map((it) => serviceOf(catalogue, it)))]
  const { chips } = texts[lang]
  return {
    lines: [
      ...offers.slice(0, 6).map((it) => {
        const facts = (it.facts ?? []).map(({ label, value }) => `${label.toLowerCase()}: ${value}`)
        const about =
          lang === 'ru'
            ? `. ${[it.text, ...(facts.length > 0 ? [`${facts.join(', ')}.`] : []), ...(offers.length < 3 ? [`${it.features.join('; ')}.`] : [])].join(' ')}`
            : ''
        return item(`${offerLine(it, scene)}${about}`)
      }),
      more(services, lang),
    ],
    chips: [chips.cheaper, chips.term, chips.guarantee, chips.book],
    subjectId: listed.length > 1 ? offer.id : serviceId,
  }
}

/** What costs less, or more, than what was talked about. */
export function priceStepReply(scene: Scene, direction: 'cheaper' | 'dearer'): Reply {
  const { catalogue, lang } = scene
  const offer = offerIn(scene)
  if (!offer) return askWhat(scene)
  const serviceId = serviceIdOf(offer)
  const choices = serviceId
    ? choicesOf(catalogue, serviceId)
    : catalogue.offers.filter(({ kind }) => kind === offer.kind)
  const said = texts[lang]
  const edge = direction === 'cheaper' ? choices[0] : choices.at(-1)
  const from = offer.kind === 'service' ? undefined : offer.price?.amount
  const others = choices.filter(({ price }) => {
    if (from === undefined || !price) return false
    return direction === 'cheaper' ? price.amount < from : price.amount > from
  })
  const shown = direction === 'cheaper' ? others.reverse().slice(0, 3) : others.slice(0, 2)
  const pages = serviceId ? sidesOf(serviceId).map((id) => offerOf(catalogue, id)) : [offer]
  const link = more(pages, lang)
  const chips = [said.chips.term, said.chips.included, said.chips.book]
  const [first] = shown
  if (first) {
    const opening = direction === 'cheaper' ? said.cheaper : said.dearer
    return {
      lines: [opening, ...shown.map((it) => item(offerLine(it, scene))), link],
      chips,
      subjectId: first.id,
    }
  }
  if (!edge) return { lines: [`${titleOf(offer, lang)}: ${said.priceUnpublished}`, link], chips }
  return {
    lines: [
      `${offerLine(edge, scene)}. ${direction === 'cheaper' ? said.cheapest : said.dearest}`,
      link,
    ],
    chips,
    subjectId: edge.id,
  }
}

/** What most clients choose. */
export function popularReply(scene: Scene): Reply {
  const { catalogue, lang } = scene
  const offer = offerIn(scene)
  const serviceId = offer && serviceIdOf(offer)
  const all = catalogue.offers.filter(({ isPopular }) => isPopular)
  const own = all.filter(
    (it) => serviceId !== undefined && sidesOf(serviceId).includes(it.serviceId ?? ''),
  )
  const { popular, popularAll, chips } = texts[lang]
  const [best] = own
  if (best) {
    const service = serviceOf(catalogue, best)
    const about = lang === 'ru' ? ` ${opening(best.text)}` : ''
    return {
      lines: [
        `${service ? titleOf(service, lang) : ''}: ${popular} ${offerLine(best, scene)}.${about}`,
        more([service], lang),
      ],
      chips: [chips.included, chips.compare, chips.cheaper, chips.book],
      subjectId: best.id,
    }
  }
  return {
    lines: [
      popularAll,
      ...all.map((it) => {
        const service = serviceOf(catalogue, it)
        return item(`${service ? `${titleOf(service, lang)}: ` : ''}${offerLine(it, scene)}`)
      }),
    ],
    chips: [chips.site, chips.app, chips.book],
  }
}
