import type { CatalogueOffer, CatalogueTopic } from '../knowledge/types.ts'
import type { Context } from '../search/context.ts'
import type { Reply } from './reply.ts'
import { item, link, moreOn, opening, sentence } from './format.ts'
import { serviceIdOf, sidesOf } from '../knowledge/offers.ts'
import { texts } from './texts.ts'

export const topicsOf = ({ catalogue }: Context, kind: CatalogueTopic['kind']) =>
  catalogue.topics.filter((topic) => topic.kind === kind)

/** The topics of an offer's service and its counterpart. */
const ownTopics = (context: Context, kind: CatalogueTopic['kind'], offer?: CatalogueOffer) => {
  const sides = sidesOf(offer && serviceIdOf(offer))
  return topicsOf(context, kind).filter(({ serviceId = '' }) => sides.includes(serviceId))
}

function caseLine({ title, text, path }: CatalogueTopic, { lang }: Context, limit: number) {
  return item(lang === 'ru' ? `${link(title, path)}. ${opening(text, limit)}` : link(title, path))
}

/** Case studies: one, those of an industry or of an offer's service, or the main ones. */
export function casesReply(context: Context, about?: CatalogueOffer | CatalogueTopic): Reply {
  if (about?.kind === 'industry') return industryReply(about, context)
  const { lang } = context
  const { cases, casesNone, casesPage, chips } = texts[lang]
  const own =
    about?.kind === 'case'
      ? [about]
      : ownTopics(context, 'case', about && 'features' in about ? about : undefined)
  const main = topicsOf(context, 'case').filter(({ path }) => path === '/cases')
  const shown = (own.length > 0 ? own : main).slice(0, 4)
  return {
    lines: [
      own.length === 0 && about ? casesNone : cases,
      ...shown.map((study) => caseLine(study, context, shown.length > 2 ? 60 : 260)),
      moreOn(casesPage, '/cases', lang),
    ],
    chips: [chips.price, chips.process, chips.book],
    subjectId: about?.id,
  }
}

/** Testimonials of an offer's service, or of the home page. */
export function reviewsReply(context: Context, offer?: CatalogueOffer): Reply {
  const { reviews, chips } = texts[context.lang]
  if (context.lang === 'en') return { lines: [reviews], chips: [chips.cases, chips.book] }
  const own = ownTopics(context, 'review', offer)
  const lines = (own.length > 0 ? own : topicsOf(context, 'review'))
    .slice(0, 2)
    .map(({ title, text }) => {
      const words = opening(text.replace(/ \([^()]*\)$/, ''), 180).replace(/\.$/, '')
      return item(sentence(`${title}: «${words}»`))
    })
  return {
    lines: [reviews, ...lines],
    chips: [chips.cases, chips.prices, chips.book],
    subjectId: offer?.id,
  }
}

export function industryReply(industry: CatalogueTopic, context: Context): Reply {
  const { lang, catalogue } = context
  const { industriesPage, industryYes, casesNoneHere, workDone, chips } = texts[lang]
  const works = catalogue.topics
    .filter((topic) => topic.kind !== 'industry' && topic.industry === industry.industry)
    .map(({ title, text, path, kind }) => {
      if (lang === 'en') return item(link(title, path))
      const words = opening(text.replace(/ \([^()]*\)$/, ''), 160)
      return item(
        kind === 'review'
          ? `${link(title, path)}: «${words}»`
          : `${link(title, path)}. ${opening(text, 100)}`,
      )
    })
  return {
    lines: [
      lang === 'ru'
        ? `${industryYes} ${industry.title.toLowerCase()}. ${industry.text}`
        : `${industryYes} ${industry.keywords?.[0] ?? industry.title}.`,
      ...(works.length > 0 ? [workDone, ...works] : [casesNoneHere]),
      moreOn(industriesPage, '/industries', lang),
    ],
    chips: [chips.cases, chips.site, chips.app, chips.book],
    subjectId: industry.id,
  }
}

export function articlesReply(context: Context, article?: CatalogueTopic): Reply {
  const { articles, blogPage, chips } = texts[context.lang]
  const shown = article ? [article] : topicsOf(context, 'article')
  return {
    lines: [
      articles,
      ...shown.map(({ title, path }) => item(link(title, path))),
      moreOn(blogPage, '/blog', context.lang),
    ],
    chips: [chips.cases, chips.services, chips.book],
  }
}

/** «Да, работаем», with the site's text about the named technologies. */
export function toolsReply(tools: readonly CatalogueTopic[], context: Context): Reply {
  const { lang } = context
  const { technologyYes, technologiesPage, level: levelWord, chips } = texts[lang]
  const lines = tools.map(({ title, text, level }) => {
    const [, about] = text.split(': ')
    const known = level === undefined ? '' : ` (${levelWord} ${level}\u00a0%)`
    return item(`${title}${known}.${lang === 'ru' && about ? ` ${sentence(about)}` : ''}`)
  })
  return {
    lines: [technologyYes, ...lines, moreOn(technologiesPage, '/technologies', lang)],
    chips: [chips.cases, chips.prices, chips.book],
  }
}
