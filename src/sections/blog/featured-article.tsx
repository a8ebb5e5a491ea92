import { Link } from 'react-router-dom'
import { LatticeCover } from '@/components/lattice-cover'
import { type ArticleId, articles } from '@/content/blog/articles'
import { categories } from '@/content/blog/categories'
import { formatDay } from '@/lib/text/format'
import { typography } from '@/lib/text/typography'

export function FeaturedArticle({ id }: { id: ArticleId }) {
  const { path, title, excerpt, author, publishDate, readTime, category, tags } = articles[id]
  return (
    <article className="group relative flex w-full flex-col overflow-hidden rounded-card border bg-card transition-colors hover:border-accent/45">
      <LatticeCover seed={id} className="h-44 w-full border-b bg-background sm:h-56" />
      <div className="flex grow flex-col p-6 sm:p-8">
        <p className="flex flex-wrap gap-x-4 text-caption text-muted-foreground">
          <span className="font-medium text-accent">{categories[category].label}</span>
          <time dateTime={publishDate}>{formatDay(publishDate)}</time>
        </p>
        <h3 className="mt-3 text-[1.5rem] leading-tight font-semibold tracking-headline">
          <Link
            to={path}
            className="transition-colors group-hover:text-accent before:absolute before:inset-0"
          >
            {typography(title)}
          </Link>
        </h3>
        <p className="mt-3 aside-text">{typography(excerpt)}</p>
        <ul className="mt-5 mb-6 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="rounded-full border px-3 py-1 text-caption text-muted-foreground"
            >
              {tag}
            </li>
          ))}
        </ul>
        <p className="mt-auto text-caption text-muted-foreground">
          {author} · {readTime}&nbsp;мин
        </p>
      </div>
    </article>
  )
}
