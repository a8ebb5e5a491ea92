import { searchCatalogue } from '../../../_shared/catalogue/search.ts'
import type { CatalogueTopic } from '../../../_shared/catalogue/types.ts'
import { link, opening, titleOf } from '../format.ts'
import { isOffer, offerOf, serviceIdOf, sidesOf } from '../offers.ts'
import type { Reply, Scene } from '../scene.ts'
import { texts } from '../texts.ts'
import { item } from './lines.ts'

const topicsOf = ({ catalogue }: Scene, kind: CatalogueTopic['kind']) =>
  catalogue.topics.filter((it) => it.kind === kind)

/** The service that the message or the conversation is about, both sides of it. */
function sides({ subjects }: Scene): readonly string[] {
  const id = subjects.map(serviceIdOf).find((it) => it !== undefined)
  return id ? sidesOf(id) : []
}

/** Topics of one kind that the message asks for by words of theirs. */
const searched = ({ question }: Scene, kind: CatalogueTopic['kind']) =>
  searchCatalogue(question.message, 12).flatMap(({ entry }) =>
    !isOffer(entry) && entry.kind === kind ? [entry] : [],
  )

const caseLine = ({ title, text, path }: CatalogueTopic) =>
  item(`${link(title, path)}: ${opening(text, 150)}`)

/** Case studies: of the service talked about, of the industry asked for, or all. */
export function casesReply(scene: Scene): Reply {
  const { lang } = scene
  const { cases, casesNone, chips } = texts[lang]
  const all = topicsOf(scene, 'case').filter((it) => it.lang !== 'en')
  const named = scene.named.filter((it) => !isOffer(it) && it.kind === 'case')
  const own = all.filter(({ serviceId = '' }) => sides(scene).includes(serviceId))
  const found = searched(scene, 'case')
  const isAsked = scene.subjects.length > 0
  const fitting =
    named.length > 0
      ? all.filter((it) => named.includes(it))
      : own.length > 0
        ? own
        : isAsked
          ? found
          : []
  const shown = fitting.length > 0 ? fitting : all.filter(({ path }) => path === '/cases')
  const lines = shown
    .slice(0, 4)
    .map((it) => (lang === 'ru' ? caseLine(it) : item(link(it.title, it.path))))
  return {
    lines: [
      isAsked && fitting.length === 0 ? casesNone : cases,
      ...lines,
      ...(lang === 'en' ? [link('All cases', '/cases')] : []),
    ],
    chips: [chips.price, chips.process, chips.book],
  }
}

export function reviewsReply(scene: Scene): Reply {
  const { reviews, chips } = texts[scene.lang]
  if (scene.lang === 'en') return { lines: [reviews], chips: [chips.cases, chips.book] }
  const all = topicsOf(scene, 'review')
  const own = all.filter(({ serviceId = '' }) => sides(scene).includes(serviceId))
  const lines = (own.length > 0 ? own : all).slice(0, 2).map(({ title, text }) => {
    const words = text.replace(/ \([^()]*\)$/, '')
    return item(`${title}: «${opening(words, 200)}»`)
  })
  return { lines: [reviews, ...lines], chips: [chips.cases, chips.prices, chips.book] }
}

export function articlesReply(scene: Scene): Reply {
  const { articles, chips } = texts[scene.lang]
  const found = searched(scene, 'article')
  const named = scene.named.filter((it) => !isOffer(it) && it.kind === 'article')
  const shown = named.length > 0 ? named : found.length > 0 ? found : topicsOf(scene, 'article')
  return {
    lines: [articles, ...shown.map(({ title, path }) => item(link(title, path)))],
    chips: [chips.cases, chips.services, chips.book],
  }
}

/** The technologies by group, or those that the message names. */
export function technologiesReply(scene: Scene): Reply {
  const { lang, named } = scene
  const { technologies, technologyYes, chips } = texts[lang]
  const page = link(lang === 'ru' ? 'Технологии' : 'Technologies', '/technologies')
  const asked = named.filter((it) => !isOffer(it) && it.kind === 'technology')
  if (asked.length > 0) {
    const lines = asked.map(({ title, text }) =>
      lang === 'ru' && text.includes(': ') ? item(`${title} — ${text}`) : item(title),
    )
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
    item(
      lang === 'ru'
        ? `${group}: ${names.join(', ')}`
        : names.filter((it) => !/[а-я]/i.test(it)).join(', '),
    ),
  )
  return { lines: [technologies, ...rows, page], chips: [chips.cases, chips.services, chips.book] }
}

/** The industries, or those that the message names, with what we build there. */
export function industriesReply(scene: Scene): Reply {
  const { lang, named } = scene
  const { industries, similarCase, chips } = texts[lang]
  const asked = named.filter((it) => !isOffer(it) && it.kind === 'industry')
  const page = link(lang === 'ru' ? 'Отрасли' : 'Industries', '/industries')
  const nameOf = (it: (typeof asked)[number]) =>
    lang === 'ru' ? it.title : (it.keywords?.[0] ?? it.title)
  if (asked.length === 0) {
    const names = topicsOf(scene, 'industry').map((it) => nameOf(it))
    return {
      lines: [`${industries} ${names.join(', ')}.`, page],
      chips: [chips.cases, chips.services, chips.book],
    }
  }
  const found = searched(scene, 'case')
    .filter((it) => it.path === '/cases')
    .slice(0, 1)
  return {
    lines: [
      ...asked.map((it) => (lang === 'ru' ? `${it.title}. ${it.text}` : nameOf(it))),
      ...(lang === 'ru'
        ? found.map((it) => `${similarCase} ${link(it.title, it.path)}. ${opening(it.text, 120)}`)
        : []),
      page,
    ],
    chips: [chips.cases, chips.site, chips.app, chips.book],
  }
}

/** The stages of a service's work, or of any work. */
export function processReply(scene: Scene): Reply {
  const { catalogue, lang } = scene
  const { process, chips, stagesPlain } = texts[lang]
  const all = topicsOf(scene, 'process')
  const own = all.find(({ serviceId = '' }) => serviceId === sides(scene)[0])
  const topic = own ?? all.find(({ path }) => path === '/services')
  const service = offerOf(catalogue, own?.serviceId)
  if (!topic) return { lines: [] }
  const page = link(
    service ? titleOf(service, lang) : lang === 'ru' ? 'Услуги' : 'Services',
    topic.path,
  )
  const texts_ = topic.text.split('\n')
  const steps = (topic.steps ?? []).map(({ title, duration }, index) => {
    const about = texts_[index]?.slice(title.length + 2) ?? ''
    return `${index + 1}. ${title}${duration ? ` (${duration})` : ''}: ${opening(about, 90)}`
  })
  return {
    lines: [
      service ? `${titleOf(service, lang)}, ${stagesPlain}` : process,
      ...(lang === 'ru' ? steps : []),
      page,
    ],
    chips: [chips.term, chips.price, chips.book],
    ...(service && { subjectId: service.id }),
  }
}
