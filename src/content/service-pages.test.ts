import { expect, it } from 'vitest'
import type { PageContent } from './model/page'
import { serviceGroups } from './service-groups'
import { siteMap } from './site-map'

const modules = import.meta.glob<Record<string, PageContent>>('./pages/*.ts', { eager: true })
const pages = new Map(Object.values(modules).flatMap((module) => Object.entries(module)))

const servicePages = Object.entries(siteMap).flatMap(([id, entry]) => {
  const page = 'parent' in entry && entry.parent === 'services' ? pages.get(id) : undefined
  return page ? [{ id, page }] : []
})

/** The structure of a page, by section kind and look. */
const buildOf = (page: PageContent) =>
  page.sections.map((section) =>
    'look' in section ? `${section.kind}, ${section.look}` : section.kind,
  )

const pairs = servicePages.flatMap((one, at) =>
  servicePages.slice(at + 1).map((other) => ({ one, other })),
)

it('compares the services that header, menu and /services list', () => {
  const listed = serviceGroups.flatMap(({ services }) => services.map(({ page }) => page))
  expect(servicePages.map(({ id }) => id).sort()).toEqual(listed.sort())
})

it.each(pairs.map(({ one, other }) => [one.id, other.id, one.page, other.page] as const))(
  '%s and %s differ in at least two kinds of section, and in their order',
  (_, __, one, other) => {
    const [its, others] = [buildOf(one), buildOf(other)]
    const own = new Set([
      ...its.filter((section) => !others.includes(section)),
      ...others.filter((section) => !its.includes(section)),
    ])
    expect(own.size).toBeGreaterThanOrEqual(2)
    expect(its).not.toEqual(others)
  },
)

it.each([...pages].filter(([id]) => id in siteMap))(
  'the words above the title of %s are neither its name nor its title',
  (id, page) => {
    const [hero] = page.sections
    if (hero.kind !== 'pageHero') return
    const names = Object.entries(siteMap).flatMap(([its, entry]) =>
      its === id ? [entry.label] : [],
    )
    expect([...names, hero.title]).not.toContain(hero.eyebrow)
  },
)
