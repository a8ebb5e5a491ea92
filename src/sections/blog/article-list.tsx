import { Link } from 'react-router-dom'
import { Badge } from '@/components/ui/badge'
import { type Article, articleOf, type ListedArticleId } from '@/content/blog/articles'
import { categories } from '@/content/blog/categories'
import { team } from '@/content/team'
import { formatDay } from '@/lib/text/format'
import { typography } from '@/lib/text/typography'

/** Articles in rows. An unpublished one says so, and has no link and no reading time. */
export function ArticleList({ ids }: { ids: readonly ListedArticleId[] }) {
  return (
    <ul className="border-b">
      {ids.map((id) => (
        <li key={id} className="group relative border-t py-6 sm:py-7">
          <Row article={articleOf(id)} />
        </li>
      ))}
    </ul>
  )
}

function Row({ article }: { article: Article }) {
  const { title, excerpt, category } = article
  const author = team[article.author].name
  return (
    <article>
      <p className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1 text-caption text-muted-foreground">
        <span className="font-medium text-accent">{categories[category].label}</span>
        {article.status === 'published' ? (
          <time dateTime={article.publishDate}>{formatDay(article.publishDate)}</time>
        ) : (
          <Badge variant="outline">Готовится</Badge>
        )}
      </p>
      <h3 className="mt-2.5 subtitle">
        {article.status === 'published' ? (
          <Link
            to={article.path}
            className="transition-colors group-hover:text-accent before:absolute before:inset-0"
          >
            {typography(title)}
          </Link>
        ) : (
          typography(title)
        )}
      </h3>
      <p className="mt-2 max-w-[44rem] aside-text">{typography(excerpt)}</p>
      <p className="mt-3 text-caption text-muted-foreground">
        {article.status === 'published' ? `${author} · ${article.readTime}\u00a0мин` : author}
      </p>
    </article>
  )
}
