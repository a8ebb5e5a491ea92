import { useState } from 'react'
import { categories, nothingToRead } from '@/content/blog/categories'
import { typography } from '@/lib/text/typography'
import { ArticleList } from './blog/article-list'
import { FeaturedArticle } from './blog/featured-article'
import { selectArticles, type Topic, topics } from './blog/select-articles'
import { TopicChips } from './blog/topic-chips'

/** The blog's front page, filtered by topic. */
export function BlogIndex() {
  const [topic, setTopic] = useState<Topic>('all')
  const { featured, latest, isAllComing } = selectArticles(topic)
  return (
    <div className="container-page section-space">
      <TopicChips topic={topic} onChoose={setTopic} />
      {featured.length > 0 && (
        <section className="mt-12">
          <h2 className="headline">Главное</h2>
          <ul className="mt-7 grid gap-4 lg:grid-cols-2 lg:gap-5">
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
