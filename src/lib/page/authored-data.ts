import { personAddress, type PersonId } from '@/content/addresses'
import { personNamed } from '@/content/team'
import { absoluteUrl } from './seo'
import { context, organizationId } from './structured-data'

/* Objects with an author: separate from the others, because they import the team. */

/** An author; a team member has an anchor on /about. */
const author = (name: string, id?: PersonId) => ({
  '@type': 'Person',
  name,
  ...(id && { url: absoluteUrl(personAddress(id)), worksFor: { '@id': organizationId } }),
})

interface Case {
  title: string
  subtitle: string
  description: string
  path: string
  author: { id: PersonId; name: string }
}

/** A case study, an article within its page. */
export const caseArticle = (study: Case) => ({
  '@context': context,
  '@type': 'Article',
  '@id': absoluteUrl(study.path),
  url: absoluteUrl(study.path),
  headline: `${study.title}. ${study.subtitle}`,
  description: study.description,
  author: author(study.author.name, study.author.id),
  publisher: { '@id': organizationId },
  inLanguage: 'ru',
})

interface Posting {
  title: string
  excerpt: string
  author: string
  publishDate: string
  path: string
  image: string
}

export const blogPosting = (posting: Posting) => ({
  '@context': context,
  '@type': 'BlogPosting',
  headline: posting.title,
  description: posting.excerpt,
  author: author(posting.author, personNamed(posting.author)?.id),
  publisher: { '@id': organizationId },
  datePublished: posting.publishDate,
  dateModified: posting.publishDate,
  image: absoluteUrl(posting.image),
  mainEntityOfPage: absoluteUrl(posting.path),
  inLanguage: 'ru',
})
