import { catalogue } from '../knowledge/catalogue.ts'
import { offerOf, serviceIdOf, sidesOf, topicsOf, type Entry } from '../knowledge/offers.ts'
import type { CatalogueOffer, CatalogueTopic } from '../knowledge/types.ts'
import type { Lang } from '../language/lang.ts'
import { item, link, moreOn, opening, sentence } from './format.ts'
import type { Reply } from './reply.ts'
import { texts } from './texts.ts'

/** The topics of an offer's service and its counterpart. */
function ownTopics(kind: CatalogueTopic['kind'], offer: CatalogueOffer | undefined) {
  const sides = sidesOf(offer && serviceIdOf(offer))
  return topicsOf(kind).filter(({ serviceId = '' }) => sides.includes(serviceId))
}

const topicLink = ({ title, path }: CatalogueTopic) => link(title, path)

/** Case studies: one, those of an industry or of an offer's service, or the main ones. */
export function casesReply(about: Entry | undefined, lang: Lang): Reply {
  if (about?.kind === 'industry') return industryReply(about, lang)
  const { cases, casesNone, casesPage } = texts[lang]
  const own = about?.kind === 'case' ? [about] : ownTopics('case', offerOf(about?.id))
  const main = topicsOf('case').filter(({ path }) => path === '/cases')
  const shown = (own.length > 0 ? own : main).slice(0, 4)
  return {
    lines: [
      own.length === 0 && about ? casesNone : cases,
      ...shown.map((study) =>
        item(`${topicLink(study)}${lang === 'ru' ? `. ${opening(study.text, 160)}` : ''}`),
      ),
      moreOn(casesPage, '/cases', lang),
    ],
    chips: ['price', 'process', 'book'],
    subjectId: about?.id,
  }
}

/** Testimonials about an offer's service, else the first ones. */
export function reviewsReply(offer: CatalogueOffer | undefined, lang: Lang): Reply {
  const { reviews } = texts[lang]
  if (lang === 'en') return { lines: [reviews], chips: ['cases', 'book'] }
  const own = ownTopics('review', offer)
  const lines = (own.length > 0 ? own : topicsOf('review')).slice(0, 2).map((review) => {
    const words = opening(review.text.replace(/ \([^()]*\)$/, ''), 180)
    return item(`${review.title}: «${words.replace(/\.$/, '')}».`)
  })
  return {
    lines: [reviews, ...lines],
    chips: ['cases', 'prices', 'book'],
    subjectId: offer?.id,
  }
}

export function industryReply(industry: CatalogueTopic, lang: Lang): Reply {
  const { industriesPage, industryYes, workDone } = texts[lang]
  const works = catalogue.topics
    .filter((topic) => topic.kind !== 'industry' && topic.industry === industry.industry)
    .map((topic) => {
      const about = lang === 'ru' ? `. ${opening(topic.text, 160)}` : ''
      return item(`${topicLink(topic)}${about}`)
    })
  return {
    lines: [
      lang === 'ru'
        ? `${industryYes} ${industry.title.toLowerCase()}. ${industry.text}`
        : `${industryYes} ${industry.keywords?.[0] ?? industry.title}.`,
      ...(works.length > 0 ? [workDone, ...works] : []),
      moreOn(industriesPage, '/industries', lang),
    ],
    chips: ['cases', 'site', 'app', 'book'],
    subjectId: industry.id,
  }
}

export function articlesReply(shown: readonly CatalogueTopic[], lang: Lang): Reply {
  const { articles, blogPage } = texts[lang]
  return {
    lines: [
      articles,
      ...shown.map((article) => item(topicLink(article))),
      moreOn(blogPage, '/blog', lang),
    ],
    chips: ['cases', 'services', 'book'],
  }
}

/** «Да, работаем», with the site's text about the named technologies. */
export function toolsReply(tools: readonly CatalogueTopic[], lang: Lang): Reply {
  const { technologyYes, technologiesPage, level: levelWord } = texts[lang]
  const lines = tools.map(({ title, text, level }) => {
    const [, about] = text.split(': ')
    const known = level === undefined ? '' : ` (${levelWord} ${level}\u00a0%)`
    return item(`${title}${known}.${lang === 'ru' && about ? ` ${sentence(about)}` : ''}`)
  })
  return {
    lines: [technologyYes, ...lines, moreOn(technologiesPage, '/technologies', lang)],
    chips: ['cases', 'prices', 'book'],
  }
}
