import { describe, expect, it } from 'vitest'
import { isSpecified } from '../../tests/support/specified'
import { quizBudgets } from '@contracts/lead-options.ts'
import { projectQuizSchema } from '@contracts/lead.ts'
import { articleList } from './blog/articles'
import { categories } from './blog/categories'
import { caseStudies } from './cases/case-studies'
import { promises } from './company'
import { knownCurrency } from './currency'
import { industries as names } from './industries'
import type { PageContent } from './model/page'
import { home } from './pages/home'
import { industries } from './pages/industries'
import { technologies } from './pages/technologies'
import {
  quizBudgetText,
  quizPriorityLabels,
  quizProjectTypeLabels,
  quizTeamLabels,
  quizTimelineLabels,
} from './quiz'

/* The entities of the specification that exist only as data. */

describe('the answers of the project quiz', () => {
  it('have the fields of the specification', () => {
    const fields = [
      ...['projectType', 'timeline', 'budget', 'features', 'priority', 'team', 'description'],
      ...['name', 'email', 'phone', 'company'],
    ]
    expect(Object.keys(projectQuizSchema.shape).sort()).toEqual(fields.sort())
  })

  it('are chosen from the lists of the specification', () => {
    expect(Object.keys(quizProjectTypeLabels.ru)).toEqual([
      'web-app',
      'mobile-app',
      'enterprise',
      'ecommerce',
      'api',
      'other',
    ])
    expect(Object.keys(quizTimelineLabels.ru)).toEqual([
      '1-month',
      '3-months',
      '6-months',
      'year',
      'flexible',
    ])
    expect(Object.keys(quizPriorityLabels.ru)).toEqual([
      'speed',
      'quality',
      'design',
      'scalability',
      'cost',
    ])
    expect(Object.keys(quizTeamLabels.ru)).toEqual([
      'no-team',
      'partial-team',
      'full-team',
      'consulting',
    ])
  })

  it.runIf(isSpecified)('label the budgets in dollars, and in the visitor’s currency', () => {
    const plain = (currency: string) =>
      quizBudgets.map((budget) =>
        quizBudgetText(budget, knownCurrency(currency)).replaceAll('\u00a0', ' '),
      )
    expect(plain('usd')).toEqual([
      'До 5 000 $',
      '5 000–10 000 $',
      '10 000–30 000 $',
      '30 000–50 000 $',
      'Более 50 000 $',
    ])
    expect(plain('rub').slice(0, 2)).toEqual([
      'До 405 000 ₽ (до 5 000 $)',
      '405 000–810 000 ₽ (5 000–10 000 $)',
    ])
    expect(plain('kgs').at(-1)).toBe('Более 4 455 000 сом (более 50 000 $)')
  })

  it('carry the features as one comma-joined string', () => {
    const { features } = projectQuizSchema.shape
    expect(features.parse('Платежи, SEO')).toBe('Платежи, SEO')
    expect(features.safeParse(['Платежи', 'SEO']).success).toBe(false)
  })
})

const modules = import.meta.glob<Record<string, PageContent>>('./pages/*.ts', { eager: true })
const pages = Object.values(modules).flatMap((module) => Object.values(module))

describe('testimonials', () => {
  const testimonials = pages.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === 'testimonials' ? [...section.items] : [])),
  )

  it('have name, position, company, words, an emoji and a rating of 1 to 5', () => {
    expect(testimonials.length).toBeGreaterThan(0)
    if (isSpecified) expect(testimonials).toHaveLength(18)
    for (const testimonial of testimonials) {
      expect(testimonial).toMatchObject({
        name: expect.stringMatching(/^\S+ \S+/),
        position: expect.stringMatching(/./),
        company: expect.stringMatching(/./),
        content: expect.stringMatching(/.{40}/),
        avatar: expect.stringMatching(/^\p{Emoji}/u),
        rating: expect.any(Number),
      })
      expect([1, 2, 3, 4, 5]).toContain(testimonial.rating)
    }
  })

  it('of the home page are rated 5', () => {
    const section = home.sections.find((each) => each.kind === 'testimonials')
    expect(section?.items.map(({ rating }) => rating)).toEqual(section?.items.map(() => 5))
  })
})

it('gives every industry two names, an icon and a description', () => {
  const section = industries.sections.find((each) => each.kind === 'industries')
  const items = section?.look === 'full' ? section.items : []
  expect(items.map(({ id }) => id)).toEqual(Object.keys(names))
  for (const industry of items) {
    expect(industry).toEqual({
      id: expect.stringMatching(/^[a-z-]+$/),
      name: expect.stringMatching(/^[A-Z]/),
      icon: expect.any(String),
      description: expect.stringMatching(/.{60}/),
    })
  }
})

it('gives every technology a level in percent and a description, by category', () => {
  const section = technologies.sections.find((each) => each.kind === 'skills')
  const skills = section?.groups.flatMap((group) => [...group.skills]) ?? []
  expect(skills.length).toBeGreaterThan(0)
  for (const { name, level, text } of skills) {
    expect(level, name).toBeGreaterThan(0)
    expect(level, name).toBeLessThanOrEqual(100)
    expect(text, name).toMatch(/./)
  }
})

it('gives every case study the fields of the specification', () => {
  for (const study of Object.values(caseStudies)) {
    expect(study).toMatchObject({
      title: expect.stringMatching(/./),
      subtitle: expect.stringMatching(/./),
      description: expect.stringMatching(/./),
      category: expect.stringMatching(/./),
      duration: expect.stringMatching(/^\d/),
      team: expect.stringMatching(/^\d/),
      year: expect.any(Number),
    })
    const { technologies, metrics, features, results, links } = study
    for (const list of [technologies, metrics, features, results, links]) {
      expect(list.length).toBeGreaterThan(0)
    }
    for (const { label, value } of metrics) expect(label && value).toBeTruthy()
  }
})

it('gives every article the fields of the specification', () => {
  for (const article of articleList) {
    expect(article).toMatchObject({
      title: expect.stringMatching(/./),
      excerpt: expect.stringMatching(/./),
      readTime: expect.any(Number),
    })
    expect(Object.keys(categories)).toContain(article.category)
    expect(article.tags.length).toBeGreaterThan(0)
    if (article.status === 'published') {
      expect(article.publishDate).toMatch(/^\d{4}-\d\d-\d\d$/)
      // A new one has none.
      expect(article.views).toBeGreaterThanOrEqual(0)
    }
  }
})

it.runIf(isSpecified)('names the topics of the blog with their counts', () => {
  expect(Object.values(categories).map(({ label, count }) => [label, count])).toEqual([
    ['Автоматизация', 12],
    ['E-commerce', 8],
    ['Telegram', 6],
    ['AI', 15],
    ['SaaS', 10],
    ['Технологии', 20],
  ])
})

it.runIf(isSpecified)('promises a call within 2 hours and a proposal within 24', () => {
  expect(promises).toEqual({ consultationHours: 2, proposalHours: 24 })
})
