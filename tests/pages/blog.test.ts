import { describe, expect, it } from 'vitest'
import { articleList } from '../../src/content/blog/articles.ts'
import { categories } from '../../src/content/blog/categories.ts'
import { team } from '../../src/content/team.ts'
import { publicPaths } from '../support/sampled-pages.ts'
import { isSpecified } from '../support/specified.ts'
import { plain, meta, readPage, structuredData, targets, texts } from './page.ts'

const authors = Object.values(team).map(({ name }) => name)
const labels = Object.values(categories).map(({ label }) => label)

const russianDay =
  /^\d{1,2} (января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря) 20\d\d г\.$/

const partOf = (page: Document, title: string) =>
  [...page.querySelectorAll('main section')].find(
    (section) => plain(section.querySelector('h2')?.textContent) === title,
  ) ?? expect.fail(`no part «${title}»`)

const hasFeatured = articleList.some(({ featured }) => featured)

it.runIf(hasFeatured)(
  'a featured article shows excerpt, author, date, time to read, category, tags and cover',
  () => {
    for (const article of partOf(readPage('/blog'), 'Главное').querySelectorAll('article')) {
      const words = plain(article.textContent)
      expect(words).toMatch(new RegExp(`(?:${labels.join('|')}) ?\\d`))
      expect(words).toMatch(new RegExp(`(?:${authors.join('|')}) · \\d+ мин`))
      expect(article.querySelectorAll('li')).toHaveLength(4)
      expect(texts(article, 'time')[0]).toMatch(russianDay)
      expect(texts(article, 'p').some(({ length }) => length > 80)).toBe(true)
      expect(article.querySelector('svg')).not.toBeNull()
    }
  },
)

it('the newsletter asks for an email address', () => {
  const field = partOf(readPage('/blog'), 'Новые статьи на почту').querySelector(
    'input[type=email]',
  )
  expect(field?.getAttribute('placeholder')).toBe('Ваш email')
})

describe.each(publicPaths.filter((path) => path.startsWith('/blog/')))('%s', (path) => {
  const page = readPage(path)
  const main = page.querySelector('main') ?? page.body

  it('leads back to /blog', () => {
    expect(targets(page.querySelector('nav[aria-label="Вы здесь"]') ?? main)).toContain('/blog')
  })

  it('has contents, whose anchors are its chapters', () => {
    const anchors = targets(page.querySelector('nav[aria-label="Содержание статьи"]') ?? main)
    expect(anchors.length).toBeGreaterThanOrEqual(8)
    for (const anchor of anchors) {
      expect(anchor).toMatch(/^#[a-z-]+$/)
      expect(page.querySelectorAll(`h2${anchor}`), anchor).toHaveLength(1)
    }
  })

  it('names related articles, never itself', () => {
    const related = partOf(page, 'Читайте дальше')
    expect(related.querySelectorAll('article').length).toBeGreaterThanOrEqual(2)
    expect(targets(related)).not.toContain(path)
  })

  it('can be shared and calls to a consultation', () => {
    expect(texts(main, 'button')).toContain('Поделиться')
    const calls = texts(main, 'button[aria-haspopup=dialog]:not([aria-label])')
    expect(calls.length).toBeGreaterThanOrEqual(2)
    for (const label of calls) expect(label).toMatch(/^Получить /)
  })

  it('shows author, date in Russian, time to read and views, and tells them search engines', () => {
    const words = plain(main.textContent)
    expect(words).toMatch(/\d+ мин чтения/)
    expect(words).toMatch(/\d[\d ]* просмотров/)
    expect(texts(main, 'time')[0]).toMatch(russianDay)
    expect(meta(page, 'article:published_time')).toMatch(/^\d{4}-\d\d-\d\d/)
    expect(meta(page, 'article:modified_time')).toMatch(/^\d{4}-\d\d-\d\d/)
    expect(words).toContain(meta(page, 'article:author'))
    expect(JSON.stringify(structuredData(page))).toContain('"@type":"BlogPosting"')
  })
})

it.runIf(isSpecified)('the Telegram article has code, and its two limits', () => {
  const page = readPage('/blog/telegram-automation')
  expect(texts(page, '[role=region][aria-label^="Пример кода: "] code')[0]).toMatch(/\S/)
  const words = plain(page.querySelector('main')?.textContent)
  expect(words).toContain('500 подписчиков и больше')
  expect(words).toContain('30 сообщений в секунду')
})
