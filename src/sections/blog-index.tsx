import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Cover } from '@/brand/cover'
import {
  type ArticleId,
  articleOf,
  articles,
  type ListedArticleId,
  publishedArticle,
} from '@/content/blog/articles'
import { categories, type CategoryId, countsLegend, nothingToRead } from '@/content/blog/categories'
import { team } from '@/content/team'
import { cn } from '@/lib/cn'
import { formatDay } from '@/lib/text/format'
import { typography } from '@/lib/text/typography'
import { ArticleList } from './blog/article-list'

type Topic = CategoryId | 'all'

const isListed = (id: string): id is ListedArticleId => Object.hasOwn(articles, id)
const isPublished = (id: ListedArticleId): id is ArticleId => articleOf(id).status === 'published'
const isCategory = (id: string): id is CategoryId => Object.hasOwn(categories, id)

const listed: readonly ListedArticleId[] = Object.keys(articles).filter(isListed)

const topics: readonly CategoryId[] = Object.keys(categories).filter(isCategory)

/** The articles of a topic, in the table's order: the featured ones, all, and whether none is published yet. */
function selectArticles(topic: Topic) {
  const latest = listed.filter((id) => topic === 'all' || articleOf(id).category === topic)
  const featured = latest.filter(isPublished).filter((id) => articleOf(id).featured)
  return { featured, latest, isAllComing: !latest.some(isPublished) }
}

export function BlogIndex() {
  const [topic, setTopic] = useState<Topic>('all')
  const { featured, latest, isAllComing } = selectArticles(topic)
  return (
    <div className="container-page section-space">
      <TopicChips topic={topic} onChoose={setTopic} />
      {featured.length > 0 && (
        <section className="mt-12">
          <h2 className="headline">Главное</h2>
          <ul className="mt-7 grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-5">
            {featured.map((id) => (
              <li key={id} className="flex">
                <FeaturedArticle id={id} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-16 gap-x-20 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section>
          <h2 className="mb-7 headline">
            {topic === 'all' ? 'Последние статьи' : categories[topic].label}
          </h2>
          {/* Rendered before its text, so that a screen reader announces it. */}
          <p role="status" className="mb-7 aside-text empty:hidden">
            {isAllComing && typography(nothingToRead)}
          </p>
          <ArticleList ids={latest} />
        </section>
        <section className="stay-beside mt-14 lg:mt-0 lg:self-start">
          <h2 className="subtitle">Рубрики</h2>
          <ul className="mt-4 divide-y border-y">
            {topics.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === topic}
                  onClick={() => setTopic(id === topic ? 'all' : id)}
                  className="flex min-h-12 w-full items-center justify-between gap-4 text-[0.9375rem] hover:text-accent aria-pressed:font-semibold aria-pressed:text-accent"
                >
                  {categories[id].label}
                  <span className="text-muted-foreground">{categories[id].count}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

function TopicChips(props: { topic: Topic; onChoose: (topic: Topic) => void }) {
  const { topic, onChoose } = props
  const total = topics.reduce((sum, id) => sum + categories[id].count, 0)
  const chips = [
    { id: 'all' as const, label: 'Все', count: total },
    ...topics.map((id) => ({ id, ...categories[id] })),
  ]
  const legend = useId()
  return (
    <div>
      <div
        role="group"
        aria-label="Рубрики блога"
        aria-describedby={legend}
        // The margin makes rows break alike in the fallback font.
        className="-mr-2 flex flex-wrap gap-2"
      >
        {chips.map(({ id, label, count }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === topic}
            onClick={() => onChoose(id)}
            className={cn(
              'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-[0.9375rem] font-medium transition-colors',
              id === topic
                ? 'border-accent bg-accent/12'
                : 'bg-card text-muted-foreground hover:border-input hover:text-foreground',
            )}
          >
            {label}
            <span className="text-caption text-muted-foreground">{count}</span>
          </button>
        ))}
      </div>
      <p id={legend} className="mt-3 text-caption text-muted-foreground">
        {typography(countsLegend)}
      </p>
    </div>
  )
}

function FeaturedArticle({ id }: { id: ArticleId }) {
  const { path, title, excerpt, author, publishDate, readTime, category, tags } =
    publishedArticle(id)
  return (
    <article className="group relative flex w-full flex-col overflow-hidden rounded-card border bg-card transition-colors hover:border-accent/45">
      <Cover seed={id} className="h-44 w-full border-b bg-background sm:h-56" />
      <div className="flex grow flex-col p-6 sm:p-8">
        <p className="flex flex-wrap gap-x-4 text-caption text-muted-foreground">
          <span className="font-medium text-accent">{categories[category].label}</span>
          <time dateTime={publishDate}>{formatDay(publishDate)}</time>
        </p>
        <h3 className="mt-3 text-[1.5rem] leading-tight font-semibold tracking-headline [overflow-wrap:anywhere]">
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
          {team[author].name} · {readTime}&nbsp;мин
        </p>
      </div>
    </article>
  )
}
