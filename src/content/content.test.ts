import { describe, expect, it } from 'vitest'
import { isSpecified } from '../../tests/support/specified'
import { caseStudies } from './cases/case-studies'
import { nextSteps } from './after-sending'
import { company } from './company'
import { contacts } from './contacts'
import { industries } from './industries'
import type { PageContent } from './model/page'
import { about } from './pages/about'
import { cases } from './pages/cases'
import { home } from './pages/home'
import { industries as industriesPage } from './pages/industries'
import { technologies } from './pages/technologies'
import { siteMap } from './site-map'

type Section = PageContent['sections'][number]

/** The page's sections of one kind, in their order. */
const sectionsOf = <K extends Section['kind']>(page: PageContent, kind: K) =>
  page.sections.filter((section): section is Extract<Section, { kind: K }> => section.kind === kind)

const values = (stats: readonly { value: string }[] | undefined) =>
  stats?.map(({ value }) => value.replace('\u00a0', ' '))

/** Every string of a module's exports with its key, each object once. */
function* stringsIn(
  value: unknown,
  seen: Set<object>,
  key = '',
): Generator<{ key: string; text: string }> {
  if (typeof value === 'string') yield { key, text: value }
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  for (const [name, inner] of Object.entries(value)) {
    yield* stringsIn(inner, seen, Array.isArray(value) ? key : name)
  }
}

const pageModules = import.meta.glob<Record<string, PageContent>>('./pages/*.ts', { eager: true })
const pages = Object.values(pageModules).flatMap((module) => Object.entries(module))

/** A case repeats its summary. */
const modules = import.meta.glob(['./**/*.ts', '!./**/*.test.ts', '!./cases/summaries.ts'], {
  eager: true,
})
const seen = new Set<object>()
const strings = Object.entries(modules).flatMap(([path, module]) =>
  [...stringsIn({ ...Object(module) }, seen)].map((text) => ({ ...text, path })),
)
/** Without code samples, notes for managers, and questions as users type them. */
const prose = strings.filter(({ key }) => !['code', 'interest', 'asks'].includes(key))

describe.runIf(isSpecified)('the figures of the specification', () => {
  it('has fifteen industries and their figures', () => {
    expect(Object.keys(industries)).toHaveLength(15)
    const [hero] = sectionsOf(industriesPage, 'pageHero')
    expect(values(hero?.stats)).toEqual(['15+', '200+', '95 %', '5+'])
    expect(sectionsOf(industriesPage, 'features')[0]?.items).toHaveLength(6)
  })

  it('has four case studies, four figures and a method of four steps', () => {
    expect(sectionsOf(cases, 'caseStudies')[0]?.ids).toEqual(Object.keys(caseStudies))
    expect(Object.keys(caseStudies)).toHaveLength(4)
    expect(sectionsOf(cases, 'stats')[0]?.stats).toHaveLength(4)
    expect(sectionsOf(cases, 'steps')[0]?.steps).toHaveLength(4)
    expect(sectionsOf(cases, 'callToAction')).toHaveLength(1)
  })

  it('shows six categories, four principles and twenty tags of technologies', () => {
    const [skills] = sectionsOf(technologies, 'skills')
    expect(skills?.groups).toHaveLength(6)
    expect(sectionsOf(technologies, 'features')[0]?.items).toHaveLength(4)
    const tags = sectionsOf(technologies, 'tags').flatMap(({ groups }) =>
      groups.flatMap((group) => [...group.tags]),
    )
    expect(tags).toHaveLength(20)
    const named = skills?.groups.flatMap((group) => group.skills.map(({ name }) => name)) ?? []
    expect(new Set([...tags, ...named]).size).toBe(20 + named.length)
  })

  it('shows four solutions, two groups of models, two cases and four trends, in English', () => {
    const { innovations = expect.fail('no page') } = pageModules['./pages/innovations.ts'] ?? {}
    expect(innovations.lang).toBe('en')
    expect(sectionsOf(innovations, 'features').map(({ items }) => items.length)).toEqual([4, 4])
    expect(sectionsOf(innovations, 'skills')[0]?.groups).toHaveLength(2)
    expect(sectionsOf(innovations, 'caseResults')[0]?.results).toHaveLength(2)
    expect(sectionsOf(innovations, 'callToAction')).toHaveLength(1)
  })

  it('has the company’s history from 2019 to 2024, with its values and figures', () => {
    const years = sectionsOf(about, 'timeline')[0]?.items.map(({ year }) => year)
    expect(years).toEqual([2019, 2020, 2021, 2022, 2023, 2024])
    expect(values(sectionsOf(about, 'stats')[0]?.stats)).toEqual(['5', '200+', '150+', '50+'])
    expect(sectionsOf(about, 'features')[0]?.items).toHaveLength(4)
    expect(sectionsOf(about, 'callToAction')[0]?.actions).toMatchObject([
      { opens: 'projectQuiz' },
      { to: '/cases' },
    ])
  })

  it('quotes the second figures of the home page', () => {
    expect(values(sectionsOf(home, 'stats')[0]?.stats)).toEqual(['98 %', '150+', '24/7', '8+'])
  })
})

describe.each(pages)('the head of %s', (_, { head }) => {
  it('has a description that fits search results', () => {
    const { description } = head
    expect(description.length, description).toBeGreaterThanOrEqual(120)
    expect(description.length, description).toBeLessThanOrEqual(160)
  })
})

describe('the texts of the site', () => {
  it('repeat no sentence, except facts such as the address', () => {
    // The chat tells the receipt's steps.
    const steps = [nextSteps.ru, nextSteps.en].flatMap((lang) => Object.values(lang).flat())
    const facts = new Set<string>([...Object.values(company).map(String), ...steps])
    const places = new Map<string, string[]>()
    for (const { text, path } of prose) {
      if (text.includes('\n')) continue
      for (const part of text.split(/(?<=[.!?…])\s+/)) {
        // A telephone and messengers are the same in both languages.
        const isContact = contacts().some(({ href }) => part.includes(href))
        if (part.length > 40 && !facts.has(part) && !isContact)
          places.set(part, [...(places.get(part) ?? []), path])
      }
    }
    expect(places.size).toBeGreaterThan(300)
    expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([])
  })

  it('link to pages that exist', () => {
    const paths = new Set<string>(Object.values(siteMap).map(({ path }) => path))
    const links = prose.flatMap(({ text, path }) =>
      [...text.matchAll(/\]\((\/[^)#]*)/g)].map(([, target = '']) => ({ path, target })),
    )
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter(({ target }) => !paths.has(target))).toEqual([])
  })

  it('use Russian quotation marks, dashes and ellipses', () => {
    const russian = prose.filter(({ text }) => /[а-яё]/i.test(text))
    const plain = russian.filter(({ text }) => !text.includes('\n') && !text.includes('`'))
    expect(plain.filter(({ text }) => /"| - |\.\.\./.test(text))).toEqual([])
  })
})
