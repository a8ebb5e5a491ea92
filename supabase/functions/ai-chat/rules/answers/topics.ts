import { opening, titleOf } from '../format.ts'
import { offerOf } from '../offers.ts'
import type { Reply, Scene } from '../scene.ts'
import { texts } from '../texts.ts'
import { namedOf, searched, sidesIn, similarCase, topicsOf } from './cases.ts'
import { item, moreOn } from './lines.ts'
import { link } from '../format.ts'

/** Articles that the message asks for, or all. */
export function articlesReply(scene: Scene): Reply {
  const { articles, blogPage, chips } = texts[scene.lang]
  const named = namedOf(scene, 'article')
  const found = named.length > 0 ? named : searched(scene.question.message, 'article')
  const shown = found.length > 0 ? found : topicsOf(scene, 'article')
  return {
    lines: [
      articles,
      ...shown.map(({ title, path }) => item(link(title, path))),
      moreOn(blogPage, '/blog', scene.lang),
    ],
    chips: [chips.cases, chips.services, chips.book],
  }
}

/** The technologies by group, or those that the message names. */
export function technologiesReply(scene: Scene): Reply {
  const { lang } = scene
  const { technologies, technologyYes, technologiesPage, chips } = texts[lang]
  const page = moreOn(technologiesPage, '/technologies', lang)
  const asked = namedOf(scene, 'technology')
  if (asked.length > 0) {
    const lines = asked.map(({ title, text }) => {
      const [, about] = text.split(': ')
      return item(
        lang === 'ru' && about
          ? `${title}: ${about.charAt(0).toLowerCase()}${about.slice(1)}`
          : title,
      )
    })
    return {
      lines: [technologyYes, ...lines, page],
      chips: [chips.cases, chips.prices, chips.book],
    }
  }
  const groups = new Map<string, string[]>()
  for (const { title, text, path } of topicsOf(scene, 'technology')) {
    const [group = '', about] = text.split(': ')
    if (path === '/technologies' && about) groups.set(group, [...(groups.get(group) ?? []), title])
  }
  const rows = [...groups].map(([group, names]) =>
    item(lang === 'ru' ? `${group}: ${names.join(', ')}` : names.join(', ').replace(' и ', ', ')),
  )
  return { lines: [technologies, ...rows, page], chips: [chips.cases, chips.services, chips.book] }
}

/** The industries, or those that the message names, with what we build there. */
export function industriesReply(scene: Scene): Reply {
  const { lang } = scene
  const { industries, industriesPage, industryYes, chips } = texts[lang]
  const page = moreOn(industriesPage, '/industries', lang)
  const asked = namedOf(scene, 'industry')
  const nameOf = (it: (typeof asked)[number]) =>
    lang === 'ru' ? it.title : (it.keywords?.[0] ?? it.title)
  if (asked.length === 0) {
    const names = topicsOf(scene, 'industry').map(nameOf)
    return {
      lines: [`${industries} ${names.join(', ')}.`, page],
      chips: [chips.cases, chips.services, chips.book],
    }
  }
  return {
    lines: [
      ...asked.map((it) =>
        lang === 'ru'
          ? `${industryYes} ${it.title.toLowerCase()}. ${it.text}`
          : `${industryYes} ${nameOf(it)}.`,
      ),
      ...(lang === 'ru' ? asked.flatMap((it) => similarCase(scene, it)) : []),
      page,
    ],
    chips: [chips.cases, chips.site, chips.app, chips.book],
    subjectId: asked[0]?.id,
  }
}

/** The stages of a service's work, or of any work. */
export function processReply(scene: Scene): Reply {
  const { catalogue, lang } = scene
  const { process, stagesPlain, servicesPage, chips } = texts[lang]
  const all = topicsOf(scene, 'process')
  const own = sidesIn(scene)
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
    ...(service && scene.named.length > 0 && { subjectId: service.id }),
  }
}
