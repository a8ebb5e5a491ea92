import { link, opening, titleOf } from '../format.ts'
import { offerOf } from '../offers.ts'
import type { Reply, MessageContext } from '../message-context.ts'
import { texts } from '../texts.ts'
import { namedOf, searched, sidesIn, topicsOf } from './cases.ts'
import { item, moreOn } from './lines.ts'

/** The articles that fit the message, or all. */
export function articlesReply(context: MessageContext): Reply {
  const { articles, blogPage, chips } = texts[context.lang]
  const named = namedOf(context, 'article')
  const found = named.length > 0 ? named : searched(context.question.message, 'article')
  const shown = found.length > 0 ? found : topicsOf(context, 'article')
  return {
    lines: [
      articles,
      ...shown.map(({ title, path }) => item(link(title, path))),
      moreOn(blogPage, '/blog', context.lang),
    ],
    chips: [chips.cases, chips.services, chips.book],
  }
}

/** The stages of a service, or of a project in general. */
export function processReply(context: MessageContext): Reply {
  const { catalogue, lang } = context
  const { process, stagesPlain, servicesPage, chips } = texts[lang]
  const all = topicsOf(context, 'process')
  const own = sidesIn(context)
    .map((id) => all.find(({ serviceId }) => serviceId === id))
    .find((it) => it !== undefined)
  const topic = own ?? all.find(({ path }) => path === '/services')
  const service = offerOf(catalogue, own?.serviceId)
  if (!topic) return { lines: [] }
  const abouts = topic.text.split('\n')
  const steps = (topic.steps ?? []).map(({ title, duration }, index) => {
    const about = abouts[index]?.slice(title.length + 2) ?? ''
    return `${index + 1}. ${title}${duration ? ` (${duration})` : ''}. ${opening(about, 90)}`
  })
  return {
    lines: [
      service ? `${titleOf(service, lang)}, ${stagesPlain}` : process,
      ...(lang === 'ru' ? steps : []),
      moreOn(service ? titleOf(service, lang) : servicesPage, topic.path, lang),
    ],
    chips: [chips.term, chips.price, chips.book],
    ...(service && context.named.length > 0 && { subjectId: service.id }),
  }
}
