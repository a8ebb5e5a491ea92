import { articleList } from '@/content/blog/articles'
import { crumbsOf, pageAt } from '@/content/navigation'
import type { PageContent } from '@/content/model/page'
import { siteMap, type PageId } from '@/content/site-map'
import { team } from '@/content/team'
import { parseInert } from '@/lib/text/inert-html'
import { headTags, unlistedHeadTags } from '@/lib/page/seo'
import { blogPosting, caseArticle } from '@/lib/page/authored-data'
import { breadcrumbList, organization, service, webSite } from '@/lib/page/structured-data'
import { loadPage } from './routes'

/** Path of the image that the build draws for a page. */
export const shareImageOf = (id: PageId) => `/share/${id}.png`

function contentHead(id: PageId, content: PageContent): string {
  const { path } = siteMap[id]
  const image = shareImageOf(id)
  const article = articleList
    .flatMap((one) => (one.status === 'published' ? [one] : []))
    .find((one) => one.path === path)
  const told = content.sections.find((section) => section.kind === 'caseStudy')
  const sold = service(content)
  return headTags({
    ...content.head,
    path,
    image,
    locale: content.lang === 'en' ? 'en_US' : 'ru_RU',
    article: article && { ...article, author: team[article.author].name },
    structuredData: [
      organization(),
      ...(id === 'home' ? [webSite()] : [breadcrumbList(crumbsOf(id, content.lang))]),
      ...(sold ? [sold] : []),
      ...(article ? [blogPosting(article, image)] : []),
      ...(told ? [caseArticle(told.study)] : []),
    ],
  })
}

/** All head tags, as HTML, of the page at a path: a page of the site map, or the 404 page. */
export async function headAt(path: string): Promise<string> {
  const id = pageAt(path)
  if (!id) return unlistedHeadTags('Страница не найдена')
  const { content } = await loadPage(path)
  return content ? contentHead(id, content) : unlistedHeadTags(siteMap[id].label)
}

/** The tags of one page; the rest of the head (icons, theme, feed) belongs to the site. */
const ofOnePage =
  'title, link[rel=canonical], meta[name=description], meta[name=keywords], meta[name=robots], meta[name^="twitter:"], meta[property], script[type="application/ld+json"]'

/** Replaces the document's head tags by those of the page at a path. */
export async function showHead(path: string): Promise<void> {
  const tags = await headAt(path)
  for (const old of document.head.querySelectorAll(ofOnePage)) old.remove()
  // Parsed, because trusted types forbid setting a script's text, even of a data script.
  document.head.append(...parseInert(tags).head.children)
}
