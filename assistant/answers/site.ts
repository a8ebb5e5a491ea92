import { catalogue } from '../knowledge/catalogue.ts'
import { offerOf, serviceIdOf, sidesOf, titleOf, topicsOf } from '../knowledge/offers.ts'
import type { CatalogueOffer, CatalogueTopic } from '../knowledge/types.ts'
import type { Lang } from '../language/lang.ts'
import { termText, inRussian, moreOn, moreOnPage, opening, sentence } from './format.ts'
import type { Reply } from './reply.ts'
import { texts } from './texts.ts'

export function processReply(offer: CatalogueOffer | undefined, lang: Lang): Reply {
  const { process, stages, servicesPage } = texts[lang]
  const all = topicsOf('process')
  const sides = sidesOf(offer && serviceIdOf(offer))
  const [own] = sides.flatMap((id) => all.filter(({ serviceId }) => serviceId === id))
  const topic = own ?? all.find(({ path }) => path === '/services')
  const service = offerOf(own?.serviceId)
  if (!topic) return { lines: [] }
  const abouts = topic.text.split('\n')
  const steps = (topic.steps ?? []).map(({ title, duration }, index) => {
    const about = abouts[index]?.slice(title.length + 2) ?? ''
    const time = duration ? ` (${termText(duration, lang)})` : ''
    return `${index + 1}. ${title}${time}. ${opening(about, 90)}`
  })
  return {
    lines: [
      service ? `${titleOf(service, lang)}, ${stages}` : process,
      ...inRussian(steps, lang),
      moreOn(service ? titleOf(service, lang) : servicesPage, topic.path, lang),
    ],
    chips: ['term', 'price', 'book'],
    subjectId: offer?.id,
  }
}

export function passageReply(topic: CatalogueTopic, passage: string, lang: Lang): Reply {
  const { found } = texts[lang]
  const page = catalogue.pages.find(({ path }) => path === topic.path)
  const link = moreOnPage(page ?? { path: topic.path, label: topic.title }, lang)
  const isForeign = (topic.lang ?? 'ru') !== lang
  const quoted = `${sentence(topic.title)} ${sentence(passage)}`
  return {
    lines: [isForeign ? found : quoted, link],
    chips: ['price', 'cases', 'book'],
    subjectId: topic.id,
  }
}
