import { describe, expect, it } from 'vitest'
import { isSpecified } from '../../tests/support/specified'
import { type Article, articleList, articles, publishedArticle } from './blog/articles'
import { categories } from './blog/categories'
import type { ArticleBlock } from './rich-text'
import type { PageContent } from './model/page'

function textsOf(block: ArticleBlock): readonly string[] {
  switch (block.kind) {
    case 'list':
      return block.items
    case 'table':
      return [...block.head, ...block.rows.flat()]
    case 'note':
    case 'callToAction':
      return [block.title, block.text]
    case 'code':
      return []
    default:
      return [block.text]
  }
}

const countWords = (body: readonly ArticleBlock[]) =>
  body
    .flatMap(textsOf)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length

const modules = import.meta.glob<Record<string, PageContent>>('./pages/*.ts', { eager: true })
const written = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, { sections }]) =>
    sections.flatMap((section) => (section.kind === 'article' ? [[name, section] as const] : [])),
  )

describe('the list of articles', () => {
  it.runIf(isSpecified)('shows the counts of the categories', () => {
    expect(Object.values(categories).map(({ count }) => count)).toEqual([12, 8, 6, 15, 10, 20])
  })

  // A blog may have no articles at all.
  it.runIf(articleList.length > 0).each(Object.keys(categories))('has an entry in %s', (id) => {
    expect(articleList.some(({ category }) => category === id)).toBe(true)
  })

  it.runIf(isSpecified)('features the two published articles, at the path of their id', () => {
    const open = Object.entries<Article>(articles).filter(
      ([, { status }]) => status === 'published',
    )
    expect(open.map(([id]) => id)).toEqual(['telegram-automation', 'ecommerce-automation'])
    for (const [id, article] of open) {
      expect(article).toMatchObject({ path: `/blog/${id}`, featured: true })
    }
  })
})

describe.each(written)('the article %s', (_, { id, body, related }) => {
  it.runIf(isSpecified)('has 1,500 to 2,200 words besides its code', () => {
    expect(countWords(body)).toBeGreaterThanOrEqual(1500)
    expect(countWords(body)).toBeLessThanOrEqual(2200)
  })

  it('takes as long to read as the blog says', () => {
    const { readTime } = publishedArticle(id)
    expect(countWords(body) / readTime).toBeGreaterThan(120)
    expect(countWords(body) / readTime).toBeLessThan(200)
  })

  it('has unique anchors of plain letters', () => {
    const ids = body.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(8)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/)
  })

  it('offers a consultation in between and at the end', () => {
    expect(body.filter(({ kind }) => kind === 'callToAction').length).toBeGreaterThanOrEqual(2)
    expect(body.at(-1)?.kind).toBe('callToAction')
  })

  it('has tables whose rows are as wide as their heads', () => {
    for (const block of body) {
      if (block.kind !== 'table') continue
      for (const row of block.rows) expect(row).toHaveLength(block.head.length)
    }
  })

  it('never relates to itself', () => {
    expect(related).not.toContain(id)
  })
})

it.runIf(isSpecified)('covers the limits of Telegram, with code samples', () => {
  const [, section] = written.find(([name]) => name === 'telegramAutomation') ?? []
  const body = section?.body ?? []
  const prose = body.flatMap(textsOf).join('\n')
  expect(prose).toMatch(/30 сообщений в секунду/)
  expect(prose).toMatch(/500 подписчиков/)
  expect(prose).toMatch(/retry_after/)
  expect(body.filter(({ kind }) => kind === 'code').length).toBeGreaterThanOrEqual(5)
  expect(section).toHaveProperty('sidebar.tools.items.length', 3)
})
