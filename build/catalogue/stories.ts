import { articles } from '@/content/blog/articles'
import { categories } from '@/content/blog/categories'
import { caseStudies, type CaseStudyId } from '@/content/case-studies'
import { industries } from '@/content/industries'
import type { ArticleSection, DocumentBlock } from '@/content/sections'
import { testimonials, type TestimonialId } from '@/content/testimonials'
import type { CatalogueTopic } from '../../supabase/functions/_shared/catalogue/types.ts'

type Draft = Pick<CatalogueTopic, 'kind' | 'title' | 'text' | 'keywords' | 'serviceId'>

export function caseTopic(id: CaseStudyId): Draft {
  const it = caseStudies[id]
  return {
    kind: 'case',
    title: it.title,
    // The first link of a case leads to its service.
    serviceId: it.links[0].to.slice(1),
    text: [
      `${it.subtitle}. ${it.description}`,
      `${it.category}, ${it.year}, ${it.duration}, ${it.team}.`,
      it.metrics.map(({ label, value }) => `${label}: ${value}`).join('; ') + '.',
      it.solution,
      it.results.join('. ') + '.',
    ].join('\n'),
    keywords: [it.category, ...it.technologies],
  }
}

export function articleTopic({ id, body }: ArticleSection): Draft {
  const { title, excerpt, author, readTime, category, tags } = articles[id]
  const headings = body.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  return {
    kind: 'article',
    title,
    text: `${excerpt}\n${author}, ${readTime} мин. ${headings.join('. ')}.`,
    keywords: [categories[category].label, ...tags],
  }
}

export function reviewTopic(id: TestimonialId): Draft {
  const it = testimonials[id]
  return {
    kind: 'review',
    title: `${it.name}, ${it.company}`,
    text: `${it.content} (${it.name}, ${it.position.toLowerCase()})`,
  }
}

export const industryTopics = (): Draft[] =>
  industries.map(({ name, nameRu, description }) => ({
    kind: 'industry',
    title: nameRu,
    text: description,
    keywords: [name],
  }))

/** A legal chapter as plain text, with links reduced to their labels. */
export const documentText = (blocks: readonly DocumentBlock[]) =>
  blocks
    .flatMap((block) => {
      if ('paragraph' in block) return [block.paragraph]
      if ('list' in block) return block.list.map((item) => `– ${item}`)
      return block.terms.map(({ term, text }) => `${term}: ${text}`)
    })
    .join('\n')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
