import { articles } from '@/content/blog/articles'
import { crumbsOf } from '@/content/breadcrumbs'
import type { PageContent } from '@/content/page'
import { siteMap, type PageId } from '@/content/site-map'
import type { HeadData } from '@/lib/seo'
import { blogPosting, breadcrumbList, organization, service, webSite } from '@/lib/structured-data'

/** Where the build puts a page's share image. */
export const shareImageOf = (id: PageId) => `/share/${id}.png`

/** Puts together what a page says about itself. */
export function headOf(id: PageId, content: PageContent): HeadData {
  const { path } = siteMap[id]
  const image = shareImageOf(id)
  const article = Object.values(articles)
    .flatMap((one) => (one.status === 'published' ? [one] : []))
    .find((one) => one.path === path)
  const sold = service(content)
  return {
    ...content.head,
    path,
    image,
    locale: content.lang === 'en' ? 'en_US' : 'ru_RU',
    ...(article && {
      article: {
        published: article.publishDate,
        modified: article.publishDate,
        author: article.author,
      },
    }),
    structuredData: [
      organization(),
      ...(id === 'home' ? [webSite()] : [breadcrumbList(crumbsOf(id))]),
      ...(sold ? [sold] : []),
      ...(article ? [blogPosting({ ...article, image })] : []),
    ],
  }
}
