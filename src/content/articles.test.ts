import { describe, expect, it } from 'vitest'
import { articles } from './blog/articles'
import { categories } from './blog/categories'
import { ecommerceAutomation } from './pages/ecommerce-automation'
import { telegramAutomation } from './pages/telegram-automation'
import type { ArticleBlock } from './rich-text'
import type { ArticleSection } from './model/sections'

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

describe('the list of articles', () => {
  it('shows the counts of the categories', () => {
    expect(Object.values(categories).map(({ count }) => count)).toEqual([12, 8, 6, 15, 10, 20])
  })

  it.each(Object.keys(categories))('has an entry in %s', (id) => {
    expect(Object.values(articles).some(({ category }) => category === id)).toBe(true)
  })

  it('features the two published articles, at the path of their id', () => {
    const open = Object.entries(articles).filter(([, { status }]) => status === 'published')
    expect(open.map(([id]) => id)).toEqual(['telegram-automation', 'ecommerce-automation'])
    for (const [id, article] of open) {
      expect(article).toMatchObject({ path: `/blog/${id}`, featured: true })
    }
  })
})

describe.each([
  ['e-commerce', ecommerceAutomation],
  ['Telegram', telegramAutomation],
])('the %s article', (_, page) => {
  const section = page.sections.find((each): each is ArticleSection => each.kind === 'article')
  const body = section?.body ?? []

  it('has 1,500 to 2,200 words besides its code', () => {
    expect(countWords(body)).toBeGreaterThanOrEqual(1500)
    expect(countWords(body)).toBeLessThanOrEqual(2200)
  })

  it('takes as long to read as the blog says', () => {
    const { readTime } = articles[section?.id ?? 'ecommerce-automation']
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
    expect(section?.related).not.toContain(section?.id)
  })
})

it('covers the limits of Telegram, with code samples', () => {
  const [section] = telegramAutomation.sections
  const body = section.kind === 'article' ? section.body : []
  const prose = body.flatMap(textsOf).join('\n')
  expect(prose).toMatch(/30 сообщений в секунду/)
  expect(prose).toMatch(/500 подписчиков/)
  expect(prose).toMatch(/retry_after/)
  expect(body.filter(({ kind }) => kind === 'code').length).toBeGreaterThanOrEqual(5)
  expect(section).toHaveProperty('sidebar.tools.items.length', 3)
})
