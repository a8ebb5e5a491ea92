import { formatNumber } from '@contracts/russian.ts'
import { ActionButton } from '@/components/action-button'
import { Breadcrumbs } from '@/components/breadcrumbs'
import { Icon } from '@/components/icon'
import { Cover } from '@/brand/cover'
import { Button } from '@/components/ui/button'
import { publishedArticle, type PublishedArticle } from '@/content/blog/articles'
import { categories } from '@/content/blog/categories'
import type { ArticleSection } from '@/content/model/sections'
import type { ArticleSidebar } from '@/content/rich-text'
import { team } from '@/content/team'
import { formatDay } from '@/lib/text/format'
import { typography } from '@/lib/text/typography'
import { Block } from './article/article-block'
import { Contents } from './article/contents'
import { sharePage } from './article/share'
import { ArticleList } from './blog/article-list'
import { Byline } from './people/byline'

export function Article({ section: { id, body, related, sidebar } }: { section: ArticleSection }) {
  const article = publishedArticle(id)
  const headings = body.filter((block) => block.kind === 'heading')
  return (
    <article>
      <header className="container-page pt-3">
        <Breadcrumbs lang="ru" />
        <div className="mt-8 max-w-[52rem] sm:mt-12">
          <p className="text-sm font-medium text-accent">{categories[article.category].label}</p>
          <h1 className="mt-4 text-headline font-semibold tracking-display">
            {/* A hyphenated word breaks only if it would not fit on a line. */}
            {typography(article.title)
              .split(/((?<!\S)[^\s-]+-\S+)/)
              .map((part, index) =>
                index % 2 ? (
                  <span key={index} className="sm:whitespace-nowrap">
                    {part}
                  </span>
                ) : (
                  part
                ),
              )}
          </h1>
          <p className="mt-5 text-lead text-muted-foreground">{typography(article.excerpt)}</p>
        </div>
        <div className="mt-8 border-t py-4">
          <Meta article={article} />
        </div>
        <Cover
          seed={id}
          className="h-40 w-full rounded-[1.75rem] border bg-card sm:h-60 lg:h-80 print:hidden"
        />
      </header>
      <div className="container-page gap-x-14 pt-10 pb-16 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-14 lg:pb-24">
        <details className="mb-8 rounded-card border bg-card px-5 py-1 lg:hidden print:hidden">
          <summary className="flex min-h-11 items-center font-semibold">Содержание</summary>
          <div className="pb-4">
            <Contents entries={headings} />
          </div>
        </details>
        <div
          data-read-until
          className="max-w-[46rem] min-w-0 text-[1.0625rem] leading-[1.75] first:*:mt-0"
        >
          {body.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </div>
        <div className="max-lg:mt-12 print:hidden">
          <div className="grid gap-4 lg:sticky lg:top-20 lg:-mx-2 lg:max-h-[calc(100dvh-5.5rem)] lg:scroll-py-2 lg:overflow-y-auto lg:px-2">
            <section className="max-lg:hidden">
              <h2 className="mb-3 text-sm font-semibold">Содержание</h2>
              <Contents entries={headings} />
            </section>
            {sidebar && <Sidebar sidebar={sidebar} />}
          </div>
        </div>
      </div>
      <section className="section-band print:hidden">
        <div className="container-page section-space">
          <h2 className="mb-8 headline">Читайте дальше</h2>
          <div className="*:gap-x-12 lg:*:grid lg:*:grid-cols-3">
            <ArticleList ids={related} />
          </div>
        </div>
      </section>
    </article>
  )
}

function Meta({ article }: { article: PublishedArticle }) {
  const { title, author, publishDate, readTime, views } = article
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 text-sm text-muted-foreground">
      <Byline id={author} person={team[author]} />
      {/* A line of its own on a phone: where it breaks, the fallback font may not break. */}
      <span className="max-sm:w-full">
        <time dateTime={publishDate}>{formatDay(publishDate)}</time> · {readTime}&nbsp;мин чтения
      </span>
      <span>{formatNumber(views)}&nbsp;просмотров</span>
      <Button
        variant="secondary"
        className="sm:ml-auto print:hidden"
        onClick={() => void sharePage(title)}
      >
        <Icon name="share" className="stroke-2" />
        Поделиться
      </Button>
    </div>
  )
}

function Sidebar({ sidebar: { tools, help } }: { sidebar: ArticleSidebar }) {
  return (
    <>
      <section>
        <h2 className="text-sm font-semibold">{tools.title}</h2>
        <ul className="mt-1 divide-y">
          {tools.items.map(({ name, text, href }) => (
            <li key={href} className="relative py-2">
              <a
                href={href}
                className="text-[0.9375rem] font-medium before:absolute before:inset-0 hover:text-accent"
              >
                {name}
              </a>
              <p className="text-caption text-muted-foreground">{typography(text)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="rounded-card border bg-card p-4">
        <h2 className="font-semibold">{typography(help.title)}</h2>
        <p className="mt-1 mb-3 text-sm text-muted-foreground">{typography(help.text)}</p>
        <ActionButton action={help.action} width="full" />
      </section>
    </>
  )
}
