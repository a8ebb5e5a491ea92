import { inSentence } from '@contracts/russian.ts'
import { articles } from '@/content/blog/articles'
import { categories } from '@/content/blog/categories'
import type { CaseStudyId } from '@/content/addresses'
import { caseStudies } from '@/content/cases/case-studies'
import { industries } from '@/content/industries'
import type { DocumentBlock } from '@/content/rich-text'
import { team } from '@/content/team'
import type { ArticleSection, Industry, Section, Testimonial } from '@/content/model/sections'
import type { CatalogueTopic } from '../knowledge/types.ts'
import { isService, offerOfSpotlight } from './offers.ts'
import type { Page } from './pages.ts'

type Draft = Pick<CatalogueTopic, 'kind' | 'title' | 'text'> & Partial<CatalogueTopic>

const sentences = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ')
const lines = (parts: readonly string[]) => parts.join('\n')
const list = (points: readonly string[] = []) =>
  points.length > 0
    ? `${points.map((point, index) => (index ? inSentence(point) : point)).join('; ')}.`
    : ''

/** A topic from the text around a price list, if there is any. */
const textAround = (title: string, parts: readonly (string | undefined)[]): Draft[] => {
  const text = sentences(parts)
  return text ? [{ kind: 'detail', title, text }] : []
}

function caseTopic(id: CaseStudyId): Draft {
  const study = caseStudies[id]
  return {
    kind: 'case',
    title: study.title,
    industry: study.industry,
    // The first link of a case study leads to its service.
    serviceId: study.links[0].to.slice(1),
    text: [
      `${study.subtitle}. ${study.description}`,
      `${study.category}, ${study.year}, ${study.duration}, ${study.team}.`,
      study.metrics.map(({ label, value }) => `${label}: ${value}`).join('; ') + '.',
      study.solution,
      study.results.join('. ') + '.',
    ].join('\n'),
    keywords: [study.category, ...study.technologies],
  }
}

function articleTopic({ id, body }: ArticleSection): Draft {
  const { title, excerpt, author, readTime, category, tags } = articles[id]
  const headings = body.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  return {
    kind: 'article',
    title,
    text: `${excerpt}\n${author}, ${readTime} мин. ${headings.join('. ')}.`,
    keywords: [categories[category].label, ...tags],
  }
}

const reviewTopic = ({ name, position, company, content, industry }: Testimonial): Draft => ({
  kind: 'review',
  ...(industry && { industry }),
  title: `${name}, ${company}`,
  text: `${content} (${name}, ${position.toLowerCase()})`,
})

const industryTopics = (items: readonly Industry[]): Draft[] =>
  items.map(({ id, name, description }) => ({
    kind: 'industry',
    title: industries[id],
    text: description,
    keywords: [name],
    industry: id,
  }))

/** A legal chapter as plain text, with links reduced to their labels. */
const documentText = (blocks: readonly DocumentBlock[]) =>
  blocks
    .flatMap((block) => {
      if ('paragraph' in block) return [block.paragraph]
      if ('list' in block) return block.list.map((item) => `– ${item}`)
      return block.terms.map(({ term, text }) => `${term}: ${text}`)
    })
    .join('\n')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

/** The topics of one section, without its prices. Sections of links and buttons have none. */
function drafts(section: Section, page: Page): Draft[] {
  switch (section.kind) {
    case 'features':
      return section.items.map((item) => ({
        kind: /гарант/i.test(item.title) ? 'guarantee' : 'detail',
        title: item.title,
        text: sentences([item.text, list(item.points), item.note && `${item.note}.`]),
      }))
    case 'spotlight':
      if (offerOfSpotlight(section)) return []
      return [
        {
          kind: 'guarantee',
          title: section.title,
          text: sentences([section.text, list(section.points)]),
        },
      ]
    case 'steps':
      return [
        {
          kind: 'process',
          title: section.title,
          text: lines(section.steps.map((step) => `${step.title}: ${step.text}`)),
          steps: section.steps.map(({ title, duration }) => ({
            title,
            ...(duration && { duration }),
          })),
        },
      ]
    case 'skills':
      return section.groups.flatMap((group) =>
        group.skills.map((skill) => ({
          kind: page.content.lang === 'en' ? 'detail' : 'technology',
          title: skill.name,
          text: `${group.title}: ${skill.text ?? ''}`,
          ...(page.content.lang !== 'en' && { level: skill.level }),
        })),
      )
    case 'tags':
      return section.groups.flatMap((group) =>
        group.tags.map((tag) => ({
          kind: 'technology',
          title: tag,
          text: group.title ?? section.title,
        })),
      )
    case 'stats':
      return [
        {
          kind: page.path === '/' || page.path === '/about' ? 'company' : 'detail',
          title: section.title ?? `${page.label}: цифры`,
          text: lines(
            section.stats.map((stat) => sentences([`${stat.value} ${stat.label}.`, stat.text])),
          ),
        },
      ]
    case 'hero':
    case 'pageHero':
      return [
        {
          kind: page.path === '/' || page.path === '/about' ? 'company' : 'detail',
          title: section.title,
          text: sentences([
            section.lead,
            ...('clients' in section
              ? [`${section.clients.label}: ${section.clients.names.join(', ')}.`]
              : []),
            ...(section.stats ?? []).map((stat) => `${stat.value} ${stat.label}.`),
          ]),
        },
      ]
    case 'story':
      return [
        {
          kind: page.path === '/about' ? 'company' : 'detail',
          title: section.title,
          text: sentences([...section.paragraphs, section.aside?.text]),
        },
      ]
    case 'timeline':
      return [
        {
          kind: 'company',
          title: section.title,
          text: lines(section.items.map((item) => `${item.year}: ${item.title}. ${item.text}`)),
        },
      ]
    case 'caseStudies':
      return section.ids.map(caseTopic)
    case 'team':
      return section.ids.map((id) => ({
        kind: 'company',
        title: team[id].name,
        text: `${team[id].role}. ${team[id].about}`,
      }))
    case 'caseResults':
      return section.results.map((result) => ({
        kind: 'case',
        title: result.company,
        ...(result.industry && { industry: result.industry }),
        text: `${result.text ?? ''} ${result.metric}: ${result.before} → ${result.after} (${result.growth}, ${result.period}).`,
      }))
    case 'testimonials':
      return section.items.map(reviewTopic)
    case 'industries':
      return section.look === 'full' ? industryTopics(section.items) : []
    case 'article':
      return [articleTopic(section)]
    case 'document':
      return section.chapters.map((chapter) => ({
        kind: 'legal',
        title: chapter.title,
        text: documentText(chapter.blocks),
      }))
    case 'packages':
      return textAround(section.title, [section.lead, section.note])
    case 'priceList':
      return textAround(section.title, [
        `${section.rows.map(({ title }) => title).join(', ')}.`,
        section.lead,
      ])
    // The chat has all facts as cards; featured cases are covered by their full texts.
    case 'faq':
    case 'services':
    case 'featuredCases':
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
