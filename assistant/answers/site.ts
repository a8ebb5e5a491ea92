import { catalogue } from '../knowledge/catalogue.ts'
import { offerOf, serviceIdOf, serviceOf, sidesOf, titleOf, topicsOf } from '../knowledge/offers.ts'
import type { CatalogueOffer, CatalogueTopic } from '../knowledge/types.ts'
import type { Lang } from '../language/lang.ts'
import { formatTerm, inRussian, moreOn, moreOnPage, opening, pageLink, sentence } from './format.ts'
import type { Reply } from './reply.ts'
import { texts } from './texts.ts'

/** The guarantee period of a service, from a fact of its packages or the title of the section. */
function guaranteeLine(serviceId: string, lang: Lang): string[] {
  const service = offerOf(serviceId)
  const fact = catalogue.offers
    .filter((each) => each.serviceId === serviceId)
    .flatMap(({ facts = [] }) => facts)
    .find(({ label }) => /гаранти/i.test(label))
  const topic = topicsOf('guarantee').find((each) => each.serviceId === serviceId)
  const term = fact?.value ?? /^\d+\s\p{L}+/u.exec(topic?.title ?? '')?.[0]
  if (!service || !term) return []
  const about = lang === 'ru' && topic ? ` ${opening(topic.text, 150)}` : ''
  return [`${pageLink(service, lang)}: ${texts[lang].guarantee} ${formatTerm(term, lang)}.${about}`]
}

export function guaranteeReply(offer: CatalogueOffer, lang: Lang): Reply {
  const service = serviceOf(offer)
  if (!service) return { lines: [] }
  const own = sidesOf(service.id).flatMap((id) => guaranteeLine(id, lang))
  const promise = catalogue.topics.find(
    (topic) => topic.serviceId === service.id && /не обещаем/.test(topic.text),
  )
  const none =
    promise && lang === 'ru'
      ? promise.text
      : `${pageLink(service, lang)}: ${texts[lang].guaranteeNone}`
  return {
    lines: own.length > 0 ? own : [none],
    chips: ['price', 'process', 'book'],
    subjectId: offer.id,
  }
}

export function processReply(offer: CatalogueOffer | undefined, lang: Lang): Reply {
  const { process, stagesPlain, servicesPage } = texts[lang]
  const all = topicsOf('process')
  const own = sidesOf(offer && serviceIdOf(offer))
    .map((id) => all.find(({ serviceId }) => serviceId === id))
    .find((each) => each !== undefined)
  const topic = own ?? all.find(({ path }) => path === '/services')
  const service = offerOf(own?.serviceId)
  if (!topic) return { lines: [] }
  const abouts = topic.text.split('\n')
  const steps = (topic.steps ?? []).map(({ title, duration }, index) => {
    const about = abouts[index]?.slice(title.length + 2) ?? ''
    return `${index + 1}. ${title}${duration ? ` (${duration})` : ''}. ${opening(about, 90)}`
  })
  return {
    lines: [
      service ? `${titleOf(service, lang)}, ${stagesPlain}` : process,
      ...inRussian(steps, lang),
      moreOn(service ? titleOf(service, lang) : servicesPage, topic.path, lang),
    ],
    chips: ['term', 'price', 'book'],
    subjectId: offer?.id,
  }
}

export function passageReply(topic: CatalogueTopic, passage: string, lang: Lang): Reply {
  const { found, englishPage } = texts[lang]
  const page = catalogue.pages.find(({ path }) => path === topic.path)
  const link = moreOnPage(page ?? { path: topic.path, label: topic.title }, lang)
  const isForeign = (topic.lang ?? 'ru') !== lang
  // The title of a review names its author already.
  const words = topic.kind === 'review' ? passage.replace(/ \([^()]*\)\.?$/, '') : passage
  const quoted = `${sentence(topic.title)} ${sentence(words)}`
  return {
    lines: isForeign
      ? lang === 'ru'
        ? [englishPage, quoted, link]
        : [found, link]
      : [quoted, link],
    chips: ['price', 'cases', 'book'],
    subjectId: topic.id,
  }
}
