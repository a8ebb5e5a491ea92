import { company } from '@/content/company'

/** What a page says about itself in the document's head. */
export interface HeadData {
  title: string
  description: string
  keywords: readonly string[]
  /** Path on the site, beginning with a slash. */
  path: string
  /** Path of the 1200 × 630 image that is shown when the page is shared. */
  image: string
  locale: 'ru_RU' | 'en_US'
  article?: { published: string; modified: string; author: string }
  /** Schema.org objects: https://schema.org */
  structuredData: readonly object[]
}

/** A page's title with the brand after it, unless the brand is in it already. */
export const fullTitle = (title: string) =>
  title.includes(company.name) ? title : `${title} | ${company.name}`

/** An absolute address on the public site. */
export const absoluteUrl = (path: string) => new URL(path, company.site).href

type Tag = { name: 'meta' | 'link'; attributes: Record<string, string> }

const meta = (name: string, content: string): Tag => ({
  name: 'meta',
  attributes: { name, content },
})
const property = (name: string, content: string): Tag => ({
  name: 'meta',
  attributes: { property: name, content },
})

/** The meta and link tags of a page, in the order in which they stand in the head. */
export function headTags(head: HeadData): Tag[] {
  const url = absoluteUrl(head.path)
  const image = absoluteUrl(head.image)
  const title = fullTitle(head.title)
  return [
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
  ]
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** The head's part that belongs to one page, as HTML. */
export function renderHead(head: HeadData): string {
  const tags = headTags(head).map(({ name, attributes }) => {
    const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    return `<${name} ${pairs.join(' ')} />`
  })
  // «<» would let a text end the script element.
  const data = head.structuredData.map(
    (object) =>
      `<script type="application/ld+json">${JSON.stringify(object).replaceAll('<', '\\u003c')}</script>`,
  )
  return [`<title>${escapeHtml(fullTitle(head.title))}</title>`, ...tags, ...data].join('\n    ')
}
