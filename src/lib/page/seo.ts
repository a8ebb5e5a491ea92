import { escapeHtml } from '@contracts/escape-html.ts'
import { company } from '@/content/company'

/** The data of a page's head. */
export interface HeadData {
  title: string
  description: string
  keywords: readonly string[]
  /** Path on the site, beginning with a slash. */
  path: string
  /** Path of the 1200 × 630 image shown when the page is shared. */
  image: string
  locale: 'ru_RU' | 'en_US'
  article?: { published: string; modified: string; author: string }
  /** Schema.org objects: https://schema.org */
  structuredData: readonly object[]
}

/** A page's title, with the brand appended unless it contains it. */
export const fullTitle = (title: string) =>
  title.includes(company.name) ? title : `${title} | ${company.name}`

/** An absolute address on the public site. */
export const absoluteUrl = (path: string) => new URL(path, company.site).href

/** An element of the document's head. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script'
  attributes?: Record<string, string>
  text?: string
}

const meta = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { name, content },
})
const property = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: name, content },
})

/** The tags of the head that belong to one page, in order. */
export function headTags(head: HeadData): HeadTag[] {
  const url = absoluteUrl(head.path)
  const image = absoluteUrl(head.image)
  const title = fullTitle(head.title)
  return [
    { name: 'title', text: title },
    meta('description', head.description),
    meta('keywords', head.keywords.join(', ')),
    meta('robots', 'index, follow'),
    { name: 'link', attributes: { rel: 'canonical', href: url } },
    property('og:type', head.article ? 'article' : 'website'),
    property('og:site_name', company.name),
    property('og:locale', head.locale),
    property('og:title', title),
    property('og:description', head.description),
    property('og:url', url),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    ...(head.article
      ? [
          property('article:published_time', head.article.published),
          property('article:modified_time', head.article.modified),
          property('article:author', head.article.author),
        ]
      : []),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', head.description),
    meta('twitter:image', image),
    ...head.structuredData.map((data): HeadTag => ({
      name: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(data),
    })),
  ]
}

/** The same for a page that search engines must not list. */
export const unlistedHeadTags = (title: string): HeadTag[] => [
  { name: 'title', text: fullTitle(title) },
  meta('robots', 'noindex'),
]

function renderTag({ name, attributes = {}, text = '' }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
  const open = `<${name}${pairs.join('')}`
  if (name === 'meta' || name === 'link') return `${open} />`
  // HTML escapes do not work in a script, and «</script>» would end it.
  const inner = name === 'script' ? text.replaceAll('<', '\\u003c') : escapeHtml(text)
  return `${open}>${inner}</${name}>`
}

/** Tags of the head as HTML. */
export const renderHead = (tags: readonly HeadTag[]): string => tags.map(renderTag).join('\n    ')
