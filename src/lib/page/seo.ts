import { escapeHtml } from '@contracts/escape-html.ts'
import { company } from '@/content/company'
import type { PageContent } from '@/content/model/page'

/** The data of a page's head. */
type HeadData = PageContent['head'] & {
  /** Path on the site, beginning with a slash. */
  path: string
  /** Path of the 1200 × 630 image shown when the page is shared. */
  image: string
  locale: 'ru_RU' | 'en_US'
  article?: { publishDate: string; author: string } | undefined
  /** Schema.org objects: https://schema.org */
  structuredData: readonly object[]
}

/** A page's title, with the brand appended unless it contains it. */
const fullTitle = (title: string) =>
  title.includes(company.name) ? title : `${title} | ${company.name}`

/** An absolute address on the public site. */
export const absoluteUrl = (path: string) => new URL(path, company.site).href

const meta = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`
const titleTag = (title: string) => `<title>${escapeHtml(fullTitle(title))}</title>`

// HTML escapes do not work in a script, and «</script>» would end it.
const dataScript = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const joined = (tags: readonly string[]) => tags.join('\n    ')

/** The tags of the head that belong to one page, as HTML. */
export function headTags(head: HeadData): string {
  const url = absoluteUrl(head.path)
  const image = absoluteUrl(head.image)
  const title = fullTitle(head.title)
  return joined([
    titleTag(head.title),
    meta('description', head.description),
    meta('keywords', head.keywords.join(', ')),
    meta('robots', 'index, follow'),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
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
          property('article:published_time', head.article.publishDate),
          property('article:modified_time', head.article.publishDate),
          property('article:author', head.article.author),
        ]
      : []),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', head.description),
    meta('twitter:image', image),
    ...head.structuredData.map(dataScript),
  ])
}

/** The same for a page that search engines must not list. */
export const unlistedHeadTags = (title: string) =>
  joined([titleTag(title), meta('robots', 'noindex')])
