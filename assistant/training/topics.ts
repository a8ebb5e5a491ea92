import { inSentence } from '@contracts/russian.ts'
import { publishedArticle } from '@/content/blog/articles'
import { categories } from '@/content/blog/categories'
import type { CaseStudyId } from '@/content/addresses'
import { caseStudies } from '@/content/cases/case-studies'
import { industries } from '@/content/industries'
import type { DocumentBlock } from '@/content/rich-text'
import { growthText, measuredText, monthsText } from '@/content/model/case-result'
import { team } from '@/content/team'
import type { ArticleSection, Section } from '@/content/model/sections'
import type { CatalogueTopic } from '../knowledge/types.ts'
import { isService, offerOfSpotlight } from './offers.ts'
import type { Page } from './pages.ts'

type Kind = CatalogueTopic['kind']
type Draft = Pick<CatalogueTopic, 'kind' | 'title' | 'text'> & Partial<CatalogueTopic>

/** A topic whose text is its parts in one line. */
const draft = (kind: Kind, title: string, ...parts: readonly (string | undefined)[]): Draft => ({
  kind,
  title,
  text: parts.filter(Boolean).join(' '),
})
const lines = (parts: readonly string[]) => parts.join('\n')
const list = (points: readonly string[] = []) =>
  points.length > 0
    ? `${points.map((point, index) => (index ? inSentence(point) : point)).join('; ')}.`
    : ''

function caseTopic(id: CaseStudyId): Draft {
  const study = caseStudies[id]
  return {
    kind: 'case',
    title: study.title,
    industry: study.industry,
    // The first link of a case study leads to its service.
    serviceId: study.links[0].to.slice(1),
    text: lines([
      `${study.subtitle}. ${study.description}`,
      `${study.category}, ${study.year}, ${study.duration}, ${study.team}.`,
      study.metrics.map(({ label, value }) => `${label}: ${value}`).join('; ') + '.',
      study.solution,
      study.results.join('. ') + '.',
    ]),
  }
}

function articleTopic({ id, body }: ArticleSection): Draft {
  const { title, excerpt, author, readTime, category, tags } = publishedArticle(id)
  const headings = body.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  return {
    kind: 'article',
    title,
    text: `${excerpt}\n${team[author].name}, ${readTime} мин. ${headings.join('. ')}.`,
    keywords: [categories[category].label, ...tags],
  }
}

/** A legal chapter as plain text, with links reduced to their labels. */
const documentText = (blocks: readonly DocumentBlock[]) =>
  lines(
    blocks.flatMap((block) => {
      if ('paragraph' in block) return [block.paragraph]
      if ('list' in block) return block.list.map((item) => `– ${item}`)
      return block.terms.map(({ term, text }) => `${term}: ${text}`)
    }),
  ).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

/** The topics of one section, without its prices. Sections of links and buttons have none. */
function drafts(section: Section, { path, label, content }: Page): Draft[] {
  const about: Kind = path === '/' || path === '/about' ? 'company' : 'detail'
  switch (section.kind) {
    case 'features':
      return section.items.map(({ title, text, points, note }) =>
        draft('detail', title, text, list(points), note && `${note}.`),
      )
    case 'spotlight':
      return offerOfSpotlight(section)
        ? []
        : [draft('detail', section.title, section.text, list(section.points))]
    case 'steps': {
      const texts = section.steps.map(({ title, text }) => `${title}: ${text}`)
      const steps = section.steps.map(({ title, duration }) => ({
        title,
        ...(duration && { duration }),
      }))
      return [{ ...draft('process', section.title, lines(texts)), steps }]
    }
    case 'skills':
      return section.groups.flatMap(({ title, skills }) =>
        skills.map(({ name, text = '', level }) =>
          content.lang === 'en'
            ? draft('detail', name, `${title}: ${text}`)
            : { ...draft('technology', name, `${title}: ${text}`), level },
        ),
      )
    case 'tags':
      return section.groups.flatMap(({ tags, title = section.title }) =>
        tags.map((tag) => draft('technology', tag, title)),
      )
    case 'stats': {
      const stats = section.stats.map(({ value, label, text }) =>
        [`${value} ${label}.`, text].filter(Boolean).join(' '),
      )
      return [draft(about, section.title ?? `${label}: цифры`, lines(stats))]
    }
    case 'hero':
    case 'pageHero': {
      const { title, lead, stats = [] } = section
      const figures = stats.map(({ value, label }) => `${value} ${label}.`)
      const clients = 'clients' in section ? section.clients : undefined
      const named = clients && `${clients.label}: ${clients.names.join(', ')}.`
      return [draft(about, title, lead, named, ...figures)]
    }
    case 'story': {
      const { title, paragraphs, aside } = section
      return [draft(path === '/about' ? 'company' : 'detail', title, ...paragraphs, aside?.text)]
    }
    case 'timeline': {
      const years = section.items.map(({ year, title, text }) => `${year}: ${title}. ${text}`)
      return [draft('company', section.title, lines(years))]
    }
    case 'caseStudies':
      return section.ids.map(caseTopic)
    case 'team':
      return section.ids.map((id) => {
        const { name, role, about } = team[id]
        return draft('company', name, `${role}. ${about}`)
      })
    case 'caseResults':
      return section.results.map((result) => ({
        kind: 'case',
        title: result.company,
        ...(result.industry && { industry: result.industry }),
        text: `${result.text ?? ''} ${result.metric}: ${measuredText(result.before, content.lang)} → ${measuredText(result.after, content.lang)} (${growthText(result, content.lang)}, ${monthsText(result.months, content.lang)}).`,
      }))
    case 'testimonials':
      return section.items.map(({ name, position, company, content, industry }) => ({
        kind: 'review',
        ...(industry && { industry }),
        title: `${name}, ${company}`,
        text: `${content} (${name}, ${position.toLowerCase()})`,
      }))
    case 'industries':
      if (section.look !== 'full') return []
      return section.items.map(({ id, name, description }) => ({
        kind: 'industry',
        title: industries[id],
        text: description,
        keywords: [name],
        industry: id,
      }))
    case 'article':
      return [articleTopic(section)]
    case 'document':
      return section.chapters.map(({ title, blocks }) =>
        draft('legal', title, documentText(blocks)),
      )
    // The text around packages and prices, if there is any.
    case 'packages':
      return section.lead || section.note
        ? [draft('detail', section.title, section.lead, section.note)]
        : []
    case 'priceList': {
      const rows = section.rows.map(({ title }) => title).join(', ')
      return [draft('detail', section.title, `${rows}.`, section.lead)]
    }
    // The chat has all facts as cards; featured cases and their pages are covered by /cases.
    case 'faq':
    case 'services':
    case 'comparison':
    case 'featuredCases':
    case 'caseStudy':
    case 'relatedCases':
    case 'screens':
    case 'serviceIndex':
    case 'callToAction':
    case 'newsletter':
    case 'blogIndex':
      return []
  }
}

/** All the pages' content except offers. A technology of several pages is kept once. */
export function topicsOf(pages: readonly Page[]): CatalogueTopic[] {
  const topics = new Map<string, CatalogueTopic>()
  const counts = new Map<string, number>()
  for (const page of pages) {
    for (const section of page.content.sections) {
      for (const draft of drafts(section, page)) {
        const scope = draft.kind === 'technology' ? 'technology' : `${page.id}/${draft.kind}`
        const key = `${scope}/${draft.title}`
        const known = topics.get(key)
        if (draft.kind === 'technology' && known?.path === '/technologies') continue
        const number = (counts.get(scope) ?? 0) + 1
        counts.set(scope, number)
        topics.set(key, {
          path: page.path,
          ...(isService(page) && { serviceId: page.id }),
          ...(page.content.lang === 'en' && { lang: 'en' }),
          ...draft,
          id: known?.id ?? `${scope}/${number}`,
        })
      }
    }
  }
  return [...topics.values()]
}
