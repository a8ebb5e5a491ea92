import { caseAddress, personAddress, type PersonId } from '@/content/addresses'
import type { Article } from '@/content/blog/articles'
import type { Case } from '@/content/cases/case'
import { team } from '@/content/team'
import { absoluteUrl } from './seo'
import { context, organizationId } from './structured-data'

/* Objects with an author: separate from the others, because they import the team. */

/** An author, at the anchor on /about. */
const author = (id: PersonId) => ({
  '@type': 'Person',
  name: team[id].name,
  url: absoluteUrl(personAddress(id)),
  worksFor: { '@id': organizationId },
})

/** A case study, an article of its page. */
export function caseArticle(study: Case) {
  const url = absoluteUrl(caseAddress(study.id))
  return {
    '@context': context,
    '@type': 'Article',
    '@id': url,
    url,
    headline: `${study.title}. ${study.subtitle}`,
    description: study.description,
    author: author(study.author),
    publisher: { '@id': organizationId },
    inLanguage: 'ru',
  }
}

/** An article of the blog. @param image path of its share image */
export const blogPosting = (article: Extract<Article, { status: 'published' }>, image: string) => ({
  '@context': context,
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.excerpt,
  author: author(article.author),
  publisher: { '@id': organizationId },
  datePublished: article.publishDate,
  dateModified: article.publishDate,
  image: absoluteUrl(image),
  mainEntityOfPage: absoluteUrl(article.path),
  inLanguage: 'ru',
})
